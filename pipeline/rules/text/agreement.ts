/** The words around a reference must fit its value: "16 años o más, pero menos de 18 años" is not Spanish. */
import { slotText } from '../../ledger/filled-text.ts';
import type { SiteText } from '../../link/texts.ts';
import { type Passage, SLOT } from '../../text/passages.ts';
import { type AuditContent, checkEachEntry, type Rule } from '../rule.ts';

type Clash = {
  pattern: RegExp;
  /** Cheap pre-check, a part of the pattern: few sentences match it, and a lookbehind is expensive at every letter. */
  near: RegExp;
  help: string;
};

/** Patterns for printed sentences, in which ‹ and › mark the beginning and the end of a reference's value. */
const CLASHES: readonly Clash[] = [
  {
    pattern: /o más›?,? pero (?:menos|no más)/iu,
    near: / pero (?:menos|no más)/iu,
    help: 'Write the range: "de 16 a 17 años", or refer to a reading that prints it.',
  },
  {
    pattern:
      /(?<!\p{L})(más|menos|desde|hasta|de|los|las|unos|cerca|según) (?:de )?‹(?:\1)(?!\p{L})/iu,
    near: /‹(?:más|menos|desde|hasta|de|los|las|unos|cerca|según)/iu,
    help: 'The reference already prints that word: leave it out of the sentence.',
  },
  {
    pattern:
      /(?<!\p{L})(o más|o menos|al menos|en adelante)›,? (?:o más|o menos|como mínimo|en adelante)(?!\p{L})/iu,
    near: /›,? (?:o más|o menos|como mínimo|en adelante)/iu,
    help: 'The reference already prints the limit: delete the words after it.',
  },
  {
    pattern:
      /(?<!\p{L})(años?|meses|mes|pies|pulgadas?|horas?|minutos|dólares|puntos?|millas|mph|%)› (?:\1|por ciento|dólares)(?!\p{L})/iu,
    near: /› (?:año|mes|pie|pulgada|hora|minuto|dólar|punto|milla|mph|%|por ciento)/iu,
    help: 'The reference already prints the unit: leave it out of the sentence.',
  },
  {
    pattern: /\$[\d,]+› dólares/iu,
    near: /› dólares/iu,
    help: 'The reference already prints the dollar sign.',
  },
  {
    pattern:
      /‹(?:\p{L}+ )?(?:apuntes|tarjetas|listas|notas|guías|formularios)(?: [^›]*)?› (?:dice|da|pide|pone|explica)(?!\p{L})/iu,
    near: /› (?:dice|da|pide|pone|explica)/iu,
    help: 'The source is plural: write "dicen", or rephrase the sentence.',
  },
  {
    pattern: /(?<!\p{L})(?:a|de|por) el ‹|(?<!\p{L})(?:a|de) ‹el /u,
    near: /el ‹|‹el /u,
    help: 'Write "al" or "del", or rephrase the sentence.',
  },
  {
    pattern: /(?<!\p{L})(?:los|las|a|hasta) ‹de \d/iu,
    near: /‹de \d/iu,
    help: 'The reference prints a range: write the sentence around "de … a …".',
  },
  {
    pattern: /(?<![\d,.])‹1 (?:años|meses|pies|horas|puntos|documentos|semanas|días)›/u,
    near: /‹1 /u,
    help: 'A quantity of one takes the singular: correct the unit of the fact.',
  },
];

const ANY_NEAR = new RegExp(CLASHES.map(({ near }) => near.source).join('|'), 'iu');

export const textAgreement: Rule = {
  id: 'text/agreement',
  about: 'The words around a reference do not fit the printed text.',
  severity: 'error',
  readsFacts: true,
  check: checkEachEntry((content) => (own, report) => {
    for (const text of own.texts) {
      if (!text.rich || !text.source.includes('{{')) continue;
      for (const passage of text.passages)
        for (const { words, offset, help } of clashesIn(passage, content))
          report({
            title: `"${words}" is not correct Spanish`,
            at: placeOfReference(text, passage, offset),
            help: [help],
          });
    }
  }),
};

const placeOfReference = (text: SiteText, passage: Passage, at: number) =>
  text.place(passage.spanOf(at, at + 1));

type Found = { words: string; offset: number; help: string };

/** All clashes in a passage, each with the last reference that begins before the end of the clash. */
function clashesIn({ text, slots }: Passage, content: Content): Found[] {
  if (slots.length === 0) return [];
  let number = 0;
  const references: { offset: number; start: number }[] = [];
  let sentence = '';
  let offset = 0;
  for (const words of text.split(SLOT)) {
    sentence += words;
    offset += words.length;
    if (number === slots.length) break;
    references.push({ offset, start: sentence.length });
    sentence += `‹${slotText(content, slots[number++])}›`;
    offset += SLOT.length;
  }
  if (!ANY_NEAR.test(sentence)) return [];
  return CLASHES.flatMap(({ pattern, help }) => {
    const all = new RegExp(pattern, `${pattern.flags}g`);
    return [...sentence.matchAll(all)].flatMap(({ 0: words, index }) => {
      const end = index + words.length;
      const reference = references.findLast(({ start }) => start < end);
      // A clash before the first reference is in typed words only, so it is not reported.
      if (reference === undefined) return [];
      return [{ words: words.replace(/[‹›]/gu, ''), offset: reference.offset, help }];
    });
  });
}

type Content = Pick<AuditContent, 'site' | 'ledger'>;
