/** The page of documents, steps, exams and fees, and the printable sheet for the day of the appointment. */
import { createElement } from 'react';
import { AppointmentSheetPage } from '../../../templates/pages/AppointmentSheetPage.tsx';
import { ProceduresPage } from '../../../templates/pages/ProceduresPage.tsx';
import type { Route } from '../../link/routes.ts';
import { onlyRecordOf } from '../../link/site.ts';
import type { UnroutedPage } from '../document/page.ts';
import * as jsonLd from '../json-ld/graphs.ts';
import { configuredHead, type PageContext, subjectOf } from './context.ts';
import { linkedCentre } from './linked-records.ts';

export function proceduresPage(context: PageContext, route: Route): UnroutedPage {
  const { view, text } = context;
  const { entries } = context.site;
  const process = onlyRecordOf(entries.procedureProcess);
  const faq = onlyRecordOf(entries.procedureFaq);
  const found = configuredHead(context, 'procedures');
  return {
    sheets: ['guides'],
    ...found,
    crumbs: [{ label: 'Trámites' }],
    main: createElement(ProceduresPage, {
      view,
      essentials: onlyRecordOf(entries.essentials),
      documents: onlyRecordOf(entries.procedureDocuments),
      process,
      exams: onlyRecordOf(entries.procedureExams),
      fees: onlyRecordOf(entries.procedureFees),
      faq,
      centres: entries.centres
        .filter(
          ({ data }) =>
            data.directory && !data.closed && data.region === view.settings.regions[0]?.id,
        )
        .map(linkedCentre),
    }),
    jsonLd: [
      jsonLd.howToGraph(
        found.title,
        found.description,
        process.items.filter((step) => step.for.includes('adultos')),
        text.plain,
      ),
      jsonLd.faqGraph(faq.items, text.plain),
      jsonLd.serviceGraph(subjectOf(context, route, found)),
    ],
    updated: process.updated,
  };
}

export function appointmentSheetPage(context: PageContext): UnroutedPage {
  const { view } = context;
  const { entries } = context.site;
  const essentials = onlyRecordOf(entries.essentials);
  return {
    sheets: ['procedures'],
    ...configuredHead(context, 'sheet'),
    crumbs: [{ label: 'Trámites', href: '/tramites/' }, { label: 'Hoja para imprimir' }],
    main: createElement(AppointmentSheetPage, {
      view,
      essentials,
      documents: onlyRecordOf(entries.procedureDocuments),
      applicants: onlyRecordOf(entries.procedureProcess).applicants,
    }),
    updated: essentials.updated,
  };
}
