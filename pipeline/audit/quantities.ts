/**
 * Spanish text → the quantities in it: a number in Puerto Rico format next to a known unit, or a time of day.
 * The grammar is the tables below. Numbers without a unit (law and form numbers, routes, years) are not quantities.
 */
import { UNITS, type Unit } from '../../schemas/units.ts';
import { fold } from '../findings/suggest.ts';

export type Quantity = {
  /** "hora" stands for a time of day, whose value is minutes after midnight. */
  unit: Unit | 'hora';
  /** A closed or half-open interval; 15 is [15, 15]. */
  value: [number | null, number | null];
  text: string;
  /** The same with the words around it that make it an interval: "más de 25 mph" of "25 mph". */
  whole: string;
  start: number;
  end: number;
};

/** Words that mean a unit besides its own names in the units table, folded. */
const UNIT_SYNONYMS: Record<string, Unit> = {
  'millas por hora': 'mph',
  'mi/h': 'mph',
  pie: 'ft',
  pies: 'ft',
  m: 'm',
  cm: 'cm',
  pulg: 'in',
  lb: 'lb',
  lbs: 'lb',
  oz: 'oz',
  seg: 's',
  min: 'min',
  h: 'h',
  hrs: 'h',
  'por ciento': '%',
  dolar: '$',
  dolares: '$',
  'centro cesco': 'centros',
  'centros cesco': 'centros',
};

/** Words before a number → what they make of it. "a menos de 15 pies" is a distance of 15, not an upper bound. */
const BEFORE: [RegExp, (value: [number, number]) => Quantity['value']][] = [
  [/(?<!\p{L})a\s+menos\s+de\s+$/u, ([min, max]) => [min, max]],
  [
    /(?<!\p{L})(?:mas\s+de|al\s+menos|por\s+lo\s+menos|desde|minimo\s+de|minimo|no\s+menos\s+de|como\s+minimo)\s+$|\+$/u,
    ([min]) => [min, null],
  ],
  [
    /(?<!\p{L})(?:menos\s+de|hasta|maximo\s+de|maximo|no\s+mas\s+de|a\s+lo\s+sumo|como\s+maximo)\s+$/u,
    ([, max]) => [null, max],
  ],
];
/** Words after a quantity. */
const AFTER: [RegExp, (value: [number, number]) => Quantity['value']][] = [
  [/^ (?:o mas|en adelante|como minimo)(?![\p{L}])/u, ([min]) => [min, null]],
  [/^ (?:o menos|como maximo)(?![\p{L}])/u, ([, max]) => [null, max]],
];

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\/\d+|\d+(?:\.\d+)?`;
const unitWords = new Map<string, Unit>();
for (const [unit, words] of Object.entries(UNITS) as [
  Unit,
  { one: string; many: string; before?: true },
][]) {
  if (!words.before) for (const name of [words.one, words.many]) unitWords.set(fold(name), unit);
}
for (const [name, unit] of Object.entries(UNIT_SYNONYMS)) unitWords.set(name, unit);
const UNIT_NAMES = [...unitWords.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  .join('|');
const RANGE = String.raw`(?:\s?[–-]\s?|\s+(?:a|y|o|e)\s+)`;
const NOT_INSIDE = String.raw`(?<![\p{L}\p{N}$]|[\p{N}][.,/:–-])`;

const WITH_UNIT = new RegExp(
  `${NOT_INSIDE}(\\+?)(${NUMBER})(?:${RANGE}(${NUMBER}))?(?:\\s+o\\s+mas)?[\\s\\u00a0]*(${UNIT_NAMES})(?![\\p{L}\\p{N}])`,
  'gu',
);
const MONEY = new RegExp(
  `(?<![\\p{L}\\p{N}])\\$\\s?(${NUMBER})(?:${RANGE}\\$\\s?(${NUMBER})|\\s?[–-]\\s?(${NUMBER}))?`,
  'gu',
);
const TIME =
  /(?<![\p{L}\p{N}:])(\d{1,2})(?::(\d{2}))?[\s\u00a0]*([ap])\.?[\s\u00a0]?m\.?(?![\p{L}])/gu;

/** Lower case without accents, letter for letter, so that offsets stay those of the text. */
export function foldKeepingOffsets(text: string): string {
  const lower = text.toLowerCase();
  // A few letters of other alphabets grow in lower case; then the text stays as it is written.
  const safe = lower.length === text.length ? lower : text;
  return safe.replace(
    /[\u00c0-\u024f]/g,
    (letter) => plainLetters.get(letter) ?? plainLetter(letter),
  );
}

const plainLetters = new Map<string, string>();

function plainLetter(letter: string): string {
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '');
  const plain = base.length === 1 ? base : letter;
  plainLetters.set(letter, plain);
  return plain;
}

/** Every quantity of a text, in order, with offsets in it. */
export function quantitiesIn(text: string): Quantity[] {
  if (!/\d/.test(text)) return [];
  const folded = foldKeepingOffsets(text);
  const found: Quantity[] = [];
  const add = (unit: Quantity['unit'], low: number, high: number, start: number, end: number) => {
    if (found.some((each) => start < each.end && end > each.start)) return;
    const { value, from, to } = bounded([low, high], folded, start, end);
    found.push({
      unit,
      value,
      text: text.slice(start, end),
      whole: text.slice(from, to),
      start,
      end,
    });
  };
  for (const match of folded.matchAll(TIME)) {
    const hour = (Number(match[1]) % 12) + (match[3] === 'p' ? 12 : 0);
    const minutes = hour * 60 + Number(match[2] ?? 0);
    add('hora', minutes, minutes, match.index, match.index + match[0].length);
  }
  for (const match of folded.matchAll(MONEY)) {
    const low = numberOf(match[1]!);
    const second = match[2] ?? match[3];
    add(
      '$',
      low,
      second === undefined ? low : numberOf(second),
      match.index,
      match.index + match[0].length,
    );
  }
  for (const match of folded.matchAll(WITH_UNIT)) {
    const low = numberOf(match[2]!);
    add(
      unitWords.get(match[4]!)!,
      low,
      match[3] === undefined ? low : numberOf(match[3]),
      match.index,
      match.index + match[0].length,
    );
  }
  return found.sort((a, b) => a.start - b.start);
}

/** @returns the value, and from where to where the words stand that say it */
function bounded(
  value: [number, number],
  folded: string,
  start: number,
  end: number,
): { value: Quantity['value']; from: number; to: number } {
  const here = { from: start, to: end };
  if (value[0] !== value[1])
    return { ...here, value: value[0] < value[1] ? value : [value[1], value[0]] };
  const inside = folded.slice(start, end);
  if (inside.startsWith('+') || /\so\s+mas\s/.test(inside))
    return { ...here, value: [value[0], null] };
  const after = folded.slice(end, end + 24);
  for (const [pattern, apply] of AFTER) {
    const words = pattern.exec(after);
    if (words !== null) return { ...here, value: apply(value), to: end + words[0].length };
  }
  const before = folded.slice(Math.max(0, start - 24), start);
  for (const [pattern, apply] of BEFORE) {
    const words = pattern.exec(before);
    if (words === null) continue;
    const bound = apply(value);
    return {
      ...here,
      value: bound,
      ...(bound[0] === bound[1] ? {} : { from: start - words[0].length }),
    };
  }
  return { ...here, value };
}

function numberOf(text: string): number {
  const [whole = '', parts] = text.replaceAll(',', '').split('/');
  return parts === undefined ? Number(whole) : Number(whole) / Number(parts);
}
