/**
 * Finds the quantities in Spanish text: a number in Puerto Rico format or in words next to a known unit, a time of
 * day, or a full date. The tables below are the grammar. Numbers without a unit (of laws, forms and routes, and years)
 * are not quantities.
 */
import { foldAccents } from './fold-accents.ts';
import { NUMBER_BEGINNINGS, NUMBER_WORDS, numberFromWords } from './number-words.ts';
import { isLedgerUnit, UNIT_OF_WORD, type UnitName } from './units.ts';

export type Quantity = {
  unit: UnitName;
  /** An interval, in which null is an open end; 15 is [15, 15]. */
  value: [number | null, number | null];
  text: string;
  /** The quantity with the words that make it an interval: "más de 25 mph" for "25 mph". */
  whole: string;
  start: number;
  end: number;
};

/**
 * Words before a number, and the interval that they make of it. The first row is an exception: "a menos de 15 pies" is
 * the distance 15, not an upper bound.
 */
const BEFORE: [RegExp, (value: [number, number]) => Quantity['value']][] = [
  [/(?<!\p{L})a\s+menos\s+de\s+(?:los\s+)?$/u, ([min, max]) => [min, max]],
  [
    /(?<!\p{L})(?:mas\s+de|mayor\s+(?:de|que)|al\s+menos|por\s+lo\s+menos|desde|minimo\s+de|minimo|no\s+menos\s+de|como\s+minimo)\s+(?:los\s+)?$|\+$/u,
    ([min]) => [min, null],
  ],
  [
    /(?<!\p{L})(?:menos\s+de|menor\s+(?:de|que)|hasta|maximo\s+de|maximo|no\s+mas\s+de|a\s+lo\s+sumo|como\s+maximo)\s+(?:los\s+)?$/u,
    ([, max]) => [null, max],
  ],
];
/** Words after a quantity, and the interval that they make of it. */
const AFTER: [RegExp, (value: [number, number]) => Quantity['value']][] = [
  [/^ (?:o mas|en adelante|como minimo)(?![\p{L}])/u, ([min]) => [min, null]],
  [/^ (?:o menos|como maximo)(?![\p{L}])/u, ([, max]) => [null, max]],
];

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\/\d+|\d+(?:\.\d+)?`;
const UNIT_NAMES = [...UNIT_OF_WORD.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  .join('|');
const RANGE = String.raw`(?:\s?[–-]\s?|\s+(?:a|y|o|e)\s+)`;
const NOT_INSIDE = String.raw`(?<![\p{L}\p{N}$]|[\p{N}][.,/:–-])`;

const WITH_UNIT = new RegExp(
  `${NOT_INSIDE}(\\+?)(${NUMBER})(?:${RANGE}(${NUMBER}))?(?:\\s+o\\s+mas)?[\\s\\u00a0]*(${UNIT_NAMES})(?![\\p{L}\\p{N}])`,
  'uy',
);
const MONEY = new RegExp(
  `(?<![\\p{L}\\p{N}])\\$\\s?(${NUMBER})(?:${RANGE}\\$\\s?(${NUMBER})|\\s?[–-]\\s?(${NUMBER}))?`,
  'uy',
);
const TIME =
  /(?<![\p{L}\p{N}:])(\d{1,2})(?::(\d{2}))?[\s\u00a0]*([ap])\.?[\s\u00a0]?m\.?(?![\p{L}])/uy;

/** A number without a unit: "2", "de 3 a 5". */
const BARE = new RegExp(
  `${NOT_INSIDE}(${NUMBER})(?:${RANGE}(${NUMBER}))?(?![\\p{L}\\p{N}]|[.,]\\p{N})`,
  'uy',
);

export const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );
/** A full date: "15 de enero de 2027", "1.º de julio de 2017". */
const DATE = new RegExp(
  `${NOT_INSIDE}(\\d{1,2})(?:\\.?º)?\\s+de\\s+(${MONTHS.join('|')})\\s+del?\\s+(\\d{4})(?![\\p{L}\\p{N}])`,
  'uy',
);

/** Units that are not counted in words: "dos puntos" is a colon, and "dos veces" a figure of speech. */
const UNITS_OF_SPEECH: ReadonlySet<string> = new Set(['punto', 'puntos', 'vez', 'veces']);
const UNIT_NAMES_AFTER_WORDS = UNIT_NAMES.split('|')
  .filter((name) => name.length > 2 && !UNITS_OF_SPEECH.has(name))
  .join('|');
/** A quantity in words: "diez pies", "de dos a tres segundos". */
const IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(${NUMBER_WORDS})(?:\\s+(?:a|y|o)\\s+(${NUMBER_WORDS}))?\\s+(${UNIT_NAMES_AFTER_WORDS})(?![\\p{L}\\p{N}])`,
  'uy',
);

/** Possible beginnings of a quantity in figures, and of one in words. */
const BEGIN_OF_FIGURES = /[+$]|(?<!\d)\d/g;
const BEGIN_OF_WORDS = new RegExp(`(?=${NUMBER_BEGINNINGS})(?<!\\p{L})`, 'gu');
/** Cheap pre-check: true if a text may have a quantity. */
export const QUANTITY_HINT = new RegExp(`\\d|${BEGIN_OF_WORDS.source}`, 'iu');

/** One way to write a quantity. */
type Form = {
  pattern: RegExp;
  begin: RegExp;
  /** Cheap pre-check of the pattern: almost no text has a time of day or an amount. */
  mayBeIn?: (folded: string) => boolean;
  read: (match: RegExpExecArray) => { unit: UnitName; value: [number, number] };
};

/** The forms in the order in which they are tried: a later one cannot match figures that an earlier one matched. */
const WITH_A_UNIT: Form[] = [
  {
    pattern: DATE,
    begin: BEGIN_OF_FIGURES,
    mayBeIn: (folded) => /\d\S*\s+de\s/.test(folded),
    read: ([, day, month, year]) => {
      const value = (Number(year) * 100 + MONTHS.indexOf(month!) + 1) * 100 + Number(day);
      return { unit: 'fecha', value: [value, value] };
    },
  },
  {
    pattern: TIME,
    begin: BEGIN_OF_FIGURES,
    mayBeIn: (folded) => /[ap]\.?\s?m/.test(folded),
    read: ([, hour, minute = 0, half]) => {
      const minutes = ((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minute);
      return { unit: 'hora', value: [minutes, minutes] };
    },
  },
  {
    pattern: MONEY,
    begin: BEGIN_OF_FIGURES,
    mayBeIn: (folded) => folded.includes('$'),
    read: ([, low, high, bareHigh]) => ({ unit: '$', value: range(low!, high ?? bareHigh) }),
  },
  {
    pattern: WITH_UNIT,
    begin: BEGIN_OF_FIGURES,
    read: ([, , low, high, unit]) => ({ unit: UNIT_OF_WORD.get(unit!)!, value: range(low!, high) }),
  },
  {
    pattern: IN_WORDS,
    begin: BEGIN_OF_WORDS,
    read: ([, low, high = low, unit]) => ({
      unit: UNIT_OF_WORD.get(unit!)!,
      value: [numberFromWords(low!), numberFromWords(high!)],
    }),
  },
];
const ANY_NUMBER: Form[] = [
  ...WITH_A_UNIT,
  {
    pattern: BARE,
    begin: BEGIN_OF_FIGURES,
    read: ([, low, high]) => ({ unit: '', value: range(low!, high) }),
  },
];

const range = (low: string, high = low): [number, number] => [numberOf(low), numberOf(high)];

/** The quantities of a text in units of the ledger, in order, with their offsets in the text. */
export function quantitiesIn(text: string): Quantity[] {
  return read(text, WITH_A_UNIT).filter(({ unit }) => isLedgerUnit(unit));
}

/** Every quantity, and every number in figures without a unit. */
export const numbersAndQuantitiesIn = (text: string): Quantity[] => read(text, ANY_NUMBER);

function read(text: string, forms: readonly Form[]): Quantity[] {
  if (!QUANTITY_HINT.test(text)) return [];
  const folded = foldAccents(text);
  const found: Quantity[] = [];
  for (const form of forms) {
    if (form.mayBeIn?.(folded) === false) continue;
    for (const match of matchesOf(form, folded)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const { unit, value: written } = form.read(match);
      const { value, from, to } = bounded(written, folded, start, end);
      const [words, whole] = [text.slice(start, end), text.slice(from, to)];
      found.push({ unit, value, text: words, whole, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Tries the pattern only where a quantity can begin, because a lookbehind is expensive at every letter. */
function matchesOf({ pattern, begin }: Form, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  // Not matchAll, which copies the pattern for each text.
  begin.lastIndex = 0;
  for (let start = begin.exec(text); start !== null; start = begin.exec(text)) {
    pattern.lastIndex = start.index;
    const match = pattern.exec(text);
    begin.lastIndex = match === null ? start.index + 1 : pattern.lastIndex;
    if (match !== null) found.push(match);
  }
  return found;
}

/** @returns the value with its bounds, and the offsets of the words that state it */
function bounded(
  value: [number, number],
  folded: string,
  start: number,
  end: number,
): { value: Quantity['value']; from: number; to: number } {
  const range = { from: start, to: end };
  const [low, high] = value;
  if (low !== high) return { ...range, value: low < high ? value : [high, low] };
  const inside = folded.slice(start, end);
  if (inside.startsWith('+') || /\so\s+mas\s/.test(inside)) return { ...range, value: [low, null] };
  const after = folded.slice(end, end + 24);
  for (const [pattern, apply] of AFTER) {
    const words = pattern.exec(after);
    if (words !== null) return { ...range, value: apply(value), to: end + words[0].length };
  }
  const before = folded.slice(Math.max(0, start - 24), start);
  for (const [pattern, apply] of BEFORE) {
    const words = pattern.exec(before);
    if (words === null) continue;
    const interval = apply(value);
    const from = interval[0] === interval[1] ? start : start - words[0].length;
    return { value: interval, from, to: end };
  }
  return { ...range, value };
}

function numberOf(text: string): number {
  const [whole = '', parts] = text.replaceAll(',', '').split('/');
  return parts === undefined ? Number(whole) : Number(whole) / Number(parts);
}
