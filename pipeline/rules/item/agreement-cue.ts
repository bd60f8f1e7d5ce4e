/** IW-12. A sentence to be completed that ends in an article fits only the options of its gender and number. */

import { defined } from '../../../schemas/defined.ts';
import type { Vocabulary } from '../../../schemas/vocabulary.ts';
import { onceEach } from '../../program/once.ts';
import { normalise, words } from '../../text/spanish.ts';
import type { ItemRule } from '../rule.ts';

type Form = { gender?: 'm' | 'f'; plural?: boolean };
const DETERMINERS: Record<string, Form> = {
  el: { gender: 'm', plural: false },
  un: { gender: 'm', plural: false },
  del: { gender: 'm', plural: false },
  al: { gender: 'm', plural: false },
  este: { gender: 'm', plural: false },
  la: { gender: 'f', plural: false },
  una: { gender: 'f', plural: false },
  esta: { gender: 'f', plural: false },
  los: { gender: 'm', plural: true },
  unos: { gender: 'm', plural: true },
  las: { gender: 'f', plural: true },
  unas: { gender: 'f', plural: true },
  su: { plural: false },
};
type Genders = ReadonlyMap<string, 'm' | 'f'>;

/** Nouns whose gender is not that of their ending. */
const gendersOf = onceEach(({ genders: { masculine, feminine } }: Vocabulary): Genders => {
  const all = (nouns: readonly string[], gender: 'm' | 'f') =>
    nouns.map((noun) => [normalise(noun), gender] as const);
  return new Map([...all(masculine, 'm'), ...all(feminine, 'f')]);
});

/** Gender and number of the first word of an option; no gender where its ending does not show one. */
function formOf(plain: string, genders: Genders): Form {
  const [first = ''] = plain.split(' ');
  const singular = first.replace(/e?s$/, '');
  const known = genders.get(first) ?? genders.get(singular) ?? genders.get(`${singular}e`);
  const ending = /[ao](?=s?$)/.exec(first)?.[0];
  const gender = known ?? (ending === 'a' ? 'f' : ending === 'o' ? 'm' : undefined);
  return defined({ gender, plural: /[aeo]s$/.test(first) });
}

export const agreementCue: ItemRule = {
  id: 'item/agreement-cue',
  about: 'A stem that ends in an article with which an option does not agree.',
  severity: 'error',
  checkItem({ stem, options }, report, { site }) {
    const last = words(stem.text).at(-1) ?? '';
    const wanted = DETERMINERS[last];
    if (wanted === undefined || stem.text.trimEnd().endsWith('?')) return;
    for (const { text, plain, index } of options) {
      const { gender, plural } = formOf(plain, gendersOf(site.vocabulary));
      const fits =
        plural === wanted.plural &&
        (gender === undefined || wanted.gender === undefined || gender === wanted.gender);
      if (!fits)
        report({
          at: ['options', index, 'text'],
          title: `"${text}" does not agree with "${last}" at the end of the question`,
          help: ['Put the article into each option, or ask a whole question.'],
        });
    }
  },
};
