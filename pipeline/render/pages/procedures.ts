/** Papers, steps, exams and fees, and the sheet of paper for the day of the appointment. */
import { createElement } from 'react';
import { ProceduresPage } from '../../../templates/pages/ProceduresPage.tsx';
import { SheetPage } from '../../../templates/pages/SheetPage.tsx';
import { single } from '../../link/site.ts';
import * as jsonLd from '../json-ld.ts';
import type { Page } from '../page.ts';
import { type Context, head } from './context.ts';

export function proceduresPage(context: Context): Page {
  const { view, text, address } = context;
  const { entries } = context.site;
  const process = single(entries.procedureProcess);
  const faq = single(entries.procedureFaq);
  const found = head(context, 'procedures');
  return {
    path: '/tramites/',
    kind: 'content',
    sheets: ['guides'],
    ...found,
    crumbs: [{ label: 'Trámites' }],
    main: createElement(ProceduresPage, {
      view,
      essentials: single(entries.essentials),
      documents: single(entries.procedureDocuments),
      process,
      exams: single(entries.procedureExams),
      fees: single(entries.procedureFees),
      faq,
    }),
    jsonLd: [
      jsonLd.howTo(
        found.title,
        found.description,
        process.items.filter((step) => step.for.includes('adultos')),
        text.plain,
      ),
      jsonLd.faqPage(faq.items, text.plain),
      jsonLd.service(found.title, found.description, '/tramites/', address),
    ],
    updated: process.updated,
  };
}

export function sheetPage(context: Context): Page {
  const { view } = context;
  const { entries } = context.site;
  const essentials = single(entries.essentials);
  return {
    path: '/hoja/',
    kind: 'content',
    sheets: ['procedures'],
    ...head(context, 'sheet'),
    crumbs: [{ label: 'Trámites', href: '/tramites/' }, { label: 'Hoja para imprimir' }],
    main: createElement(SheetPage, {
      view,
      essentials,
      documents: single(entries.procedureDocuments),
      applicants: single(entries.procedureProcess).applicants,
    }),
    jsonLd: [],
    updated: essentials.updated,
  };
}
