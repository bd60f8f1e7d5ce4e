/** How the questions of the tests ask, and how long they are, beside the goals counted on 103 items of public exams. */

import type { Item } from '../../pipeline/bank/item.ts';
import { readWords } from '../../pipeline/text/spanish.ts';
import type { FORMS } from '../../schemas/test.ts';

export type Form = (typeof FORMS)[number];

/** In percent. */
export const FORM_GOALS: Readonly<Record<Form, number>> = {
  significado: 30,
  conducta: 27,
  cifra: 15,
  paso: 12,
  permiso: 9,
  porque: 7,
};
/** Points around a goal. */
export const SLACK = 5;
/** The most words on average. The limits of one stem and one option are those of text/readability. */
export const MOST_WORDS = { stem: 13, option: 6 } as const;

/** The share of each form in percent, in the order of the goals. */
export function formShares(items: readonly Item[]): [Form, number][] {
  return (Object.keys(FORM_GOALS) as Form[]).map((form) => [
    form,
    (100 * items.filter(({ question }) => question.form === form).length) / items.length,
  ]);
}

/** The mean number of words of the stems and of the options. */
export function meanWords(items: readonly Item[]): Record<keyof typeof MOST_WORDS, number> {
  const mean = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + readWords(text).length, 0) / texts.length;
  return {
    stem: mean(items.map(({ stem }) => stem.text)),
    option: mean(items.flatMap(({ options }) => options.map(({ text }) => text))),
  };
}
