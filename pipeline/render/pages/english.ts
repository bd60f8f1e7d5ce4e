/** The one page in English: the essential answers, from the same facts. */
import { createElement } from 'react';
import { EnglishPage } from '../../../templates/pages/EnglishPage.tsx';
import type { Html } from '../../../templates/view.ts';
import { onlyRecordOf } from '../../link/site.ts';
import type { UnroutedPage } from '../document/page.ts';
import { configuredHead, type PageContext } from './context.ts';

/** English for the words in figures: units, days, and words that join two values. */
const WORDS: Record<string, string> = {
  año: 'year',
  años: 'years',
  mes: 'month',
  meses: 'months',
  día: 'day',
  días: 'days',
  pregunta: 'question',
  preguntas: 'questions',
  a: 'to',
  de: 'from',
  y: 'and',
  o: 'or',
  lunes: 'Monday',
  martes: 'Tuesday',
  miércoles: 'Wednesday',
  jueves: 'Thursday',
  viernes: 'Friday',
  sábado: 'Saturday',
  domingo: 'Sunday',
};

/** Translates only the figures that the ledger printed in Spanish. @param html HTML of an answer */
const inEnglish = (html: string): Html =>
  html.replace(
    /(<(?:data|time)\b[^>]*>)(.*?)(<\/(?:data|time)>)/gs,
    (_, start: string, value: string, end: string) =>
      start + value.replace(/\p{L}+/gu, (word) => WORDS[word] ?? word) + end,
  ) as Html;

export function englishPage(context: PageContext): UnroutedPage {
  const { site, view, text } = context;
  const { items, updated } = onlyRecordOf(site.entries.essentials);
  const answers = items.flatMap(({ id, english, cite }) =>
    english === undefined
      ? []
      : [
          {
            id,
            question: english.question,
            answer: inEnglish(text.html(english.answer)),
            caveat: view.caveat(english.answer, 'en', cite),
          },
        ],
  );
  const cited = new Map(
    items.flatMap(({ cite }) => cite).map((id) => [id, view.source(id)] as const),
  );
  return {
    sheets: ['procedures'],
    language: 'en',
    ...configuredHead(context, 'english'),
    crumbs: [{ label: 'In English' }],
    main: createElement(EnglishPage, {
      view,
      answers,
      sources: [...cited.values()],
    }),
    updated,
  };
}
