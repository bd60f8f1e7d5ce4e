/** IW-12. A sentence to be completed that ends in an article fits only the options of its gender and number. */

import { defined } from '../../../schemas/defined.ts';
import { words } from '../../text/spanish.ts';
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
/** Nouns whose gender is not that of their ending. */
const GENDER: Record<string, 'm' | 'f'> = {
  dia: 'm',
  mapa: 'm',
  problema: 'm',
  clima: 'm',
  sistema: 'm',
  programa: 'm',
  policia: 'm',
  guardia: 'm',
  agente: 'm',
  conductor: 'm',
  motociclista: 'm',
  ciclista: 'm',
  mano: 'f',
  moto: 'f',
  foto: 'f',
  agua: 'm',
  area: 'm',
  aula: 'm',
  autopista: 'f',
};

/** Gender and number of the first word of an option; no gender where its ending does not show one. */
function formOf(plain: string): Form {
  const [first = ''] = plain.split(' ');
  const singular = first.replace(/e?s$/, '');
  const known = GENDER[first] ?? GENDER[singular] ?? GENDER[`${singular}e`];
  const ending = /[ao](?=s?$)/.exec(first)?.[0];
  const gender = known ?? (ending === 'a' ? 'f' : ending === 'o' ? 'm' : undefined);
  return defined({ gender, plural: /[aeo]s$/.test(first) });
}

export const agreementCue: ItemRule = {
  id: 'item/agreement-cue',
  about: 'A stem that ends in an article with which an option does not agree.',
  severity: 'error',
  checkItem({ stem, options }, report) {
    const last = words(stem.text).at(-1) ?? '';
    const wanted = DETERMINERS[last];
    if (wanted === undefined || stem.text.trimEnd().endsWith('?')) return;
    for (const { text, plain, index } of options) {
      const { gender, plural } = formOf(plain);
      const fits =
        plural === wanted.plural &&
        (gender === undefined || wanted.gender === undefined || gender === wanted.gender);
      if (!fits)
        report({
          at: ['options', index],
          title: `"${text}" does not agree with "${last}" at the end of the question`,
          help: ['Put the article into each option, or ask a whole question.'],
        });
    }
  },
};
