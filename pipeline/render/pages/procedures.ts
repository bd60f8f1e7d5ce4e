/** Papers, steps, exams and fees. */
import { createElement } from 'react';
import { ProceduresPage } from '../../../templates/pages/ProceduresPage.tsx';
import { hoursView } from '../hours.ts';
import * as jsonLd from '../json-ld.ts';
import type { Page } from '../page.ts';
import { type Context, centreOf, head, single } from './context.ts';

export function proceduresPage(context: Context): Page {
  const { site, ledger, view, text, address } = context;
  const { entries, settings } = site;
  const process = single(entries.procedureProcess);
  const faq = single(entries.procedureFaq);
  const found = head(context, 'procedures');
  const mainCentres = settings.mainCentres
    .flatMap((id) => entries.centres.filter((entry) => entry.id === id))
    .map(centreOf);
  return {
    path: '/tramites/',
    kind: 'content',
    ...found,
    crumbs: [{ label: 'Trámites' }],
    main: createElement(ProceduresPage, {
      view,
      documents: single(entries.procedureDocuments),
      process,
      exams: single(entries.procedureExams),
      fees: single(entries.procedureFees),
      faq,
      mainCentres,
      hours: (centre) => hoursView(site, ledger, centre),
    }),
    jsonLd: [
      jsonLd.howTo(found.title, found.description, process.items, text.plain),
      jsonLd.faqPage(faq.items, text.plain),
      jsonLd.service(found.title, found.description, '/tramites/', address),
    ],
    updated: process.updated,
  };
}
