/**
 * Folded Spanish number words, such as "treinta y cinco" and "mil doscientas". "Un" and "una" alone are articles, not
 * numbers.
 */

const ONES = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const TEENS = (
  'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres ' +
  'veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
).split(' ');
const TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = [
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];

const VALUES: ReadonlyMap<string, number> = new Map([
  ...['un', 'una', 'uno'].map((word) => [word, 1] as const),
  ...ONES.map((word, index) => [word, index + 2] as const),
  ...TEENS.map((word, index) => [word, index + 10] as const),
  ['veintiuna', 21],
  ...TENS.map((word, index) => [word, (index + 3) * 10] as const),
  ['cien', 100],
  ['ciento', 100],
  ...HUNDREDS.flatMap((word, index) =>
    [word, word.replace(/os$/, 'as')].map((form) => [form, (index + 2) * 100] as const),
  ),
]);

const any = (words: readonly string[]) => `(?:${words.join('|')})`;
const SMALL = `(?:${any(TENS)}(?:\\s+y\\s+${any(['una?', 'uno', ...ONES])})?|${any([...TEENS].reverse())}|veintiuna|${any(ONES)})`;
const HUNDRED = `(?:(?:cien(?:to)?|${any(HUNDREDS.map((word) => word.replace(/os$/, '[oa]s')))})(?:\\s+${SMALL})?)`;

/** The pattern of a number in words, for folded text. It has no capturing groups. */
export const NUMBER_WORDS = `(?:(?:(?:${HUNDRED}|${SMALL})\\s+)?mil(?:\\s+(?:${HUNDRED}|${SMALL}))?|${HUNDRED}|${SMALL})`;

/** The first letters, at most four, of every number word above one. Few other words begin with them. */
export const NUMBER_BEGINNINGS: string = any([
  ...new Set([...VALUES].flatMap(([word, value]) => (value > 1 ? word.slice(0, 4) : []))),
  'mil',
]);

/** The value of words that match `NUMBER_WORDS`. */
export function numberFromWords(words: string): number {
  let total = 0;
  for (const word of words.split(/\s+/)) {
    if (word === 'mil') total = (total === 0 ? 1 : total) * 1000;
    else total += VALUES.get(word) ?? 0;
  }
  return total;
}
