/** Says in a few words what the figures in a text rest on, for printed lists and for texts in English. */
import { lowerFirst } from '../text/lower-first.ts';
import type { FactLabel } from './evidence.ts';
import type { FactRecord } from './fact-record.ts';

type Words = {
  ground: Partial<Record<FactLabel, string>>;
  /** Names the year of an agency's text: an old document may have been replaced. */
  edition: (year: string) => string;
  oldAmount: (year: string) => string;
  threat: (text: string) => string;
};

const WORDS: Record<'es' | 'en', Words> = {
  es: {
    ground: {
      'Ley, artículo no leído': 'ley, artículo no leído',
      'Prensa o guía': 'prensa o guía',
      Consejo: 'consejo',
      'Consejo de este sitio': 'consejo de este sitio',
      'Sin fuente oficial': 'sin fuente oficial',
    },
    edition: (year) => `texto de ${year}`,
    oldAmount: (year) => `monto de antes de ${year}`,
    threat: (text) => lowerFirst(text).replace(/\.$/, ''),
  },
  en: {
    ground: {
      'Ley, artículo no leído': 'law whose text we have not read',
      'Prensa o guía': 'from the press or a guide',
      Consejo: 'advice',
      'Consejo de este sitio': 'our own advice',
      'Sin fuente oficial': 'no official source',
    },
    edition: (year) => `text of ${year}`,
    oldAmount: (year) => `amount from before ${year}`,
    threat: () => 'it may have changed',
  },
};

/** @returns the caveat; empty for a current figure of the law, or of an agency's text without a year */
export function caveatOf(
  records: readonly Pick<FactRecord, 'ground' | 'edition' | 'amountBefore' | 'threat'>[],
  language: 'es' | 'en',
): string {
  const { ground: weak, edition: dated, oldAmount, threat: risky } = WORDS[language];
  const said = records.flatMap(({ ground, edition = '', amountBefore, threat }) => {
    const year = ground === 'Agencia' ? /\b(?:19|20)\d\d\b/.exec(edition)?.[0] : undefined;
    return [
      weak[ground],
      year && dated(year),
      amountBefore && oldAmount(amountBefore),
      threat && risky(threat),
    ];
  });
  return [...new Set(said.filter((words) => words !== undefined && words !== ''))].join('; ');
}
