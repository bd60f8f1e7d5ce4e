/**
 * Converts figures, units and abbreviations in a text to words that a voice reads correctly. A voice reads "25 mph"
 * letter by letter, and "4,500" as a decimal, because most Spanish voices write decimals with a comma.
 */

/** Makes the spoken form of a match. @param groups the groups of the pattern */
type Say = (groups: readonly (string | undefined)[]) => string;

const FIGURE = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const NUMBER = `(${FIGURE})`;
/** A number or a range such as "300–500". A range in words, "de 300 a 500", is read as two numbers. */
const RANGE = String.raw`(?:${NUMBER}\s?[–-]\s?)?${NUMBER}`;
const GAP = String.raw`[\s\u00a0\u202f]?`;

/** Units that the text shows as a sign or an abbreviation: the spoken form after 1, and after any other number. */
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  mph: ['milla por hora', 'millas por hora'],
  'mi/h': ['milla por hora', 'millas por hora'],
  'km/h': ['kilómetro por hora', 'kilómetros por hora'],
  km: ['kilómetro', 'kilómetros'],
  ft: ['pie', 'pies'],
  cm: ['centímetro', 'centímetros'],
  m: ['metro', 'metros'],
  pulg: ['pulgada', 'pulgadas'],
  lbs: ['libra', 'libras'],
  lb: ['libra', 'libras'],
  oz: ['onza', 'onzas'],
  min: ['minuto', 'minutos'],
  seg: ['segundo', 'segundos'],
  '%': ['por ciento', 'por ciento'],
  '°': ['grado', 'grados'],
};

/** Writes "4,500" as "4500" and "0.08" as "0 punto cero 8", so that no voice misreads the separators. */
function number(figure: string): string {
  const [whole = '', decimals] = figure.replaceAll(',', '').split('.');
  if (decimals === undefined) return whole;
  return `${whole} punto ${decimals.replace(/^0+(?=\d)/, (zeros) => 'cero '.repeat(zeros.length))}`;
}

const range = (from: string | undefined, to: string): string =>
  from === undefined ? number(to) : `${number(from)} a ${number(to)}`;

/** The number of an article: "5.02(a)" as "5 punto cero 2 a". */
const article = (of: string): string =>
  of.replace(/\d+\.\d+/g, number).replace(/\((\w+)\)/g, ' $1');

function time([hour, minutes = '00', half]: readonly (string | undefined)[]): string {
  const h = Number(hour);
  const isLate = h >= 8 && h !== 12;
  const part =
    half === 'A'
      ? h === 12
        ? 'de la noche'
        : 'de la mañana'
      : isLate
        ? 'de la noche'
        : 'de la tarde';
  const clock = minutes === '00' ? '' : ` y ${Number(minutes)}`;
  return `${h}${clock} ${part}`;
}

/** The patterns in order of priority: if two match at the same place, the first one counts. */
const TABLE: readonly (readonly [pattern: string, say: Say])[] = [
  // Telephone numbers, in groups.
  [
    String.raw`\(?(\d{3})\)?[\s\u00a0-](\d{3})-(\d{4})`,
    (g) => g.map((part) => [...part!].join(' ')).join(', '),
  ],
  // Times of day.
  [String.raw`(\d{1,2})(?::(\d\d))?${GAP}([AP])\.?${GAP}M\b\.?`, time],
  // Money.
  [
    String.raw`\$${NUMBER}\s?[–-]\s?\$${NUMBER}`,
    ([from, to]) => `${number(from!)} a ${number(to!)} dólares`,
  ],
  [
    String.raw`\$${NUMBER}`,
    ([amount]) => `${number(amount!)} ${amount === '1' ? 'dólar' : 'dólares'}`,
  ],
  // Laws and articles.
  [
    String.raw`\bArts\.\s*(\d+(?:\.\d+)?(?:-[A-Z])?(?:\s?\(\w+\))*)`,
    ([of]) => `artículos ${article(of!)}`,
  ],
  [
    String.raw`\bArt\.\s*(\d+(?:\.\d+)?(?:-[A-Z])?(?:\s?\(\w+\))*)`,
    ([of]) => `artículo ${article(of!)}`,
  ],
  [String.raw`§+\s*(\d+(?:\.\d+)?(?:\(\w+\))*)`, ([of]) => `sección ${article(of!)}`],
  [
    String.raw`\b([Ll]ey(?:es)?|[Nn]úm\.)\s(\d{1,3})-((?:19|20)\d\d)\b`,
    ([what, of, year]) =>
      `${what === 'Núm.' || what === 'núm.' ? 'número' : what} ${of} de ${year}`,
  ],
  [String.raw`\b(\d{1,3})-((?:19|20)\d\d)\b`, ([of, year]) => `${of} de ${year}`],
  // Quantities with a sign or an abbreviation.
  ...Object.entries(UNITS).map(([unit, [one, many]]): [string, Say] => [
    `${RANGE}${GAP}${unit.replace('/', String.raw`\/`)}${/\w$/.test(unit) ? String.raw`(?![\p{L}\d])` : ''}`,
    ([from, to]) => `${range(from, to!)} ${from === undefined && to === '1' ? one : many}`,
  ]),
  // Figures.
  [String.raw`${NUMBER}\s?–\s?${NUMBER}`, ([from, to]) => range(from, to!)],
  [String.raw`(\d+(?:\.\d+)+)(\([a-zA-Z]\))?`, ([of, part]) => article(of! + (part ?? ''))],
  [String.raw`(\d{1,3}(?:,\d{3})+)`, ([figure]) => number(figure!)],
  // Abbreviations and signs.
  [String.raw`\bmph\b`, () => 'millas por hora'],
  [String.raw`\bp\. ej\.`, () => 'por ejemplo'],
  [String.raw`\bNúm\.`, () => 'número'],
  [String.raw`\bnúm\.`, () => 'número'],
  [String.raw`\bDTOP\b`, () => 'de te o pe'],
  [String.raw`\bEE\.\s?UU\.`, () => 'Estados Unidos'],
  [String.raw`\by\/o\b`, () => 'o'],
  ['%', () => 'por ciento'],
  [String.raw`(\d+)\/(\d+)`, ([part, of]) => `${part} sobre ${of}`],
  ['§', () => 'sección'],
  ['≥', () => 'desde'],
  ['≤', () => 'hasta'],
  ['×', () => 'por'],
  [String.raw`−(?=\d)`, () => 'menos '],
  [String.raw`\+(?=[\d$])`, () => 'más '],
  ['=', () => 'es igual a'],
  ['→', () => ','],
  ['·', () => ','],
];

const PATTERN = new RegExp(TABLE.map(([pattern]) => `(${pattern})`).join('|'), 'gu');

/** The rows of the table, each with the index of its group in `PATTERN` and the number of the groups inside it. */
const ROWS: readonly { at: number; count: number; say: Say }[] = (() => {
  let next = 1;
  return TABLE.map(([pattern, say]) => {
    const at = next;
    const count = new RegExp(`${pattern}|`, 'u').exec('')!.length - 1;
    next += count + 1;
    return { at, count, say };
  });
})();

export type SpokenPart = readonly [shown: string, spoken: string];

/** The parts of a text whose spoken form may differ, in order; empty if a voice can read the text as it is. */
export function spokenParts(text: string): SpokenPart[] {
  return [...text.matchAll(PATTERN)].map((match) => [match[0], sayOf(match)] as const);
}

/** A text in its spoken form. */
export const spokenText = (text: string): string =>
  text.replace(PATTERN, (...found) => sayOf(found as unknown as RegExpExecArray));

function sayOf(match: readonly (string | undefined)[]): string {
  const { at, count, say } = ROWS.find((row) => match[row.at] !== undefined)!;
  return say(match.slice(at + 1, at + 1 + count));
}
