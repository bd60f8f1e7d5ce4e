/** A fine that a law raises on a day, with its sources and the texts that print it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { readContent } from '../../pipeline/content.ts';
import { withReviewDay } from '../../pipeline/ledger/ledger.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { ARTICLE, BASE_FILES, CHAPTER, QUESTION } from '../fixtures/base-data.ts';
import {
  changedBase,
  type Files,
  findingLabel,
  project,
  withQuestion,
} from '../fixtures/project.ts';
import { makeReading, quantity } from '../ledger/facts.ts';

export const DAY_BEFORE_LAW = '2027-01-14';
export const LAW_DAY = '2027-01-15';

export const FINE_LIST_SOURCE = {
  title: 'Lista de 2017',
  kind: 'agencia',
  readOn: '2026-01-15',
  confidence: 'medium',
};
export const FINE_LAW_SOURCE = {
  title: 'Ley 1-2027',
  kind: 'ley',
  readOn: '2026-01-15',
  confidence: 'high',
};
const SOURCES = {
  'sources.json': {
    ...(BASE_FILES['sources.json'] as object),
    lista: { ...FINE_LIST_SOURCE, readOn: '2026-11-15', says: { 'multas.celular': ['$100'] } },
    'ley-1-2027': { ...FINE_LAW_SOURCE, from: LAW_DAY, says: { 'multas.celular': ['$150'] } },
  },
};
export const OLD_READING = makeReading('dtop', 100, { source: 'lista', until: DAY_BEFORE_LAW });
export const NEW_READING = makeReading('ley', 150, { source: 'ley-1-2027' });
export const FINE = { ...quantity('$', OLD_READING, NEW_READING), mentions: ['celular'] };
export const OLD_FINE = {
  ...quantity('$', makeReading('dtop', 100, { source: 'lista' })),
  mentions: ['celular'],
};
export const FINE_CONTENT: Files = {
  ...SOURCES,
  'facts/multas.json': { 'multas.celular': FINE },
  'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', 'La multa es de {{multas.celular}}.'),
  'manual/reglas-transito.md': CHAPTER.replace(
    'Un texto',
    'Por usar el celular, {{multas.celular}}',
  ),
  ...withQuestion({
    explanation: `${QUESTION.explanation} El celular cuesta {{multas.celular}}.`,
    cite: [...QUESTION.cite, 'lista', 'ley-1-2027'],
  }),
  'tramites/costos.json': changedBase('tramites/costos.json', (fees) => {
    fees.items[0] = { service: 'Multa por celular', price: '{{multas.celular}}' };
  }),
};

export const readContentOn = (day: string, files: Files = FINE_CONTENT, today = day) =>
  readContent({ data: project(files), label: 'data', today, pageDay: day });
export const factOn = (day: string, files: Files = FINE_CONTENT) =>
  readContentOn(day, files).ledger!.get('multas.celular')!;
export const withFine = (fine: object, more: Files = {}): Files => ({
  ...FINE_CONTENT,
  'facts/multas.json': { 'multas.celular': fine },
  ...more,
});

/** The findings that depend on the day, without those that made-up records always cause, such as orphans. */
export const findingsOn = (day: string, files: Files, today = day) =>
  readContentOn(day, files, today)
    .findings.filter(
      ({ rule, title }) =>
        /^(fact|ruling|link\/m|schema)/.test(rule) &&
        !title.includes('but no reading of that fact cites'),
    )
    .map(
      ({ severity, title, ...finding }) =>
        `${severity} ${findingLabel({ severity, title, ...finding })} ${title}`,
    );

/** The HTML of all pages, as built on a day. */
export function renderPagesOn(day: string, files: Files): string {
  const { site, ledger } = readContentOn(day, files);
  const pages = [...renderPages(site!, withReviewDay(ledger!, day), day).makers()].map(({ make }) =>
    make(),
  );
  return pages.map(({ main }) => renderToStaticMarkup(main)).join('\n');
}
