/**
 * Spanish text → the quantities in it: a number in Puerto Rico format next to a known unit, or a time of day.
 * The grammar is the tables below. Numbers without a unit (law and form numbers, routes, years) are not quantities.
 */
import { fold } from './fold.ts';
import { isLedgerUnit, UNIT_OF_WORD, type UnitName } from './units.ts';

export type Quantity = {
  unit: UnitName;
  /** A closed or half-open interval; 15 is [15, 15]. */
  value: [number | null, number | null];
  text: string;
  /** The same with the words around it that make it an interval: "más de 25 mph" of "25 mph". */
  whole: string;
  start: number;
  end: number;
};

/** Words before a number → what they make of it. "a menos de 15 pies" is a distance of 15, not an upper bound. */
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
/** Words after a quantity. */
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

/** A number beside no unit, for options: "2", "de 3 a 5". */
const BARE = new RegExp(
  `${NOT_INSIDE}(${NUMBER})(?:${RANGE}(${NUMBER}))?(?![\\p{L}\\p{N}]|[.,]\\p{N})`,
  'uy',
);

const BEGIN = /[+$\d]/g;

/** Every quantity of a text in a unit of the ledger, in order, with offsets in it. */
export function quantitiesIn(text: string): Quantity[] {
  return read(text, false).filter(({ unit }) => isLedgerUnit(unit));
}

/** Every quantity and every bare number: what an option may say. */
export const measuresIn = (text: string): Quantity[] => read(text, true);

function read(text: string, isBareRead: boolean): Quantity[] {
  if (!/\d/.test(text)) return [];
  const folded = fold(text);
  const found: Quantity[] = [];
  const add = (unit: UnitName, match: RegExpExecArray, low: number, high = low) => {
    const start = match.index;
    const end = start + match[0].length;
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
  // Asked first: nearly no text has a time of day or an amount.
  const begins: number[] = [];
  BEGIN.lastIndex = 0;
  while (BEGIN.test(folded)) begins.push(BEGIN.lastIndex - 1);
  for (const match of /[ap]\.?\s?m/.test(folded) ? matchesAt(TIME, folded, begins) : []) {
    const hour = (Number(match[1]) % 12) + (match[3] === 'p' ? 12 : 0);
    add('hora', match, hour * 60 + Number(match[2] ?? 0));
  }
  for (const match of folded.includes('$') ? matchesAt(MONEY, folded, begins) : [])
    add('$', match, numberOf(match[1]!), numberOf(match[2] ?? match[3] ?? match[1]!));
  for (const match of matchesAt(WITH_UNIT, folded, begins))
    add(UNIT_OF_WORD.get(match[4]!)!, match, numberOf(match[2]!), numberOf(match[3] ?? match[2]!));
  if (isBareRead)
    for (const match of matchesAt(BARE, folded, begins))
      add('', match, numberOf(match[1]!), numberOf(match[2] ?? match[1]!));
  return found.sort((a, b) => a.start - b.start);
}

/** Where a pattern fits, tried only where a quantity may begin: looking back from every letter would cost more. */
function matchesAt(pattern: RegExp, text: string, begins: readonly number[]): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  let end = 0;
  for (const begin of begins) {
    if (begin < end) continue;
    pattern.lastIndex = begin;
    const match = pattern.exec(text);
    if (match === null) continue;
    found.push(match);
    end = begin + match[0].length;
  }
  return found;
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
