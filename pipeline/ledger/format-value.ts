/** Formats values for visitors, in the Spanish of Puerto Rico, and as stable lines for the record of a ruling. */
import {
  DAY_CODES,
  type DayCode,
  type Fact,
  type FactValue,
  type Hours,
} from '../../schemas/fact.ts';
import { UNITS, type Unit, type UnitWords } from '../../schemas/units.ts';
import { MONTHS } from '../text/quantities.ts';

const NBSP = '\u00a0';
const DAY_NAMES: Record<DayCode, string> = {
  lu: 'lunes',
  ma: 'martes',
  mi: 'miércoles',
  ju: 'jueves',
  vi: 'viernes',
  sa: 'sábado',
  do: 'domingo',
};

export const isInterval = (value: FactValue): value is [number | null, number | null] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((end) => end === null || typeof end === 'number');

/*
 * Formats numbers, days and lists by the rules of CLDR for es-PR, without Intl: its data differs between builds of
 * Node, so the same content would not always give the same bytes, and loading it takes a quarter of the start-up time.
 * tests/ledger/format-value.test.ts compares these three with Intl.
 */

/** A whole or decimal number in Puerto Rico format, at most four decimals: 5,000 · 16.4. */
export const formatNumber = (value: number) => grouped(Math.round(value * 1e4) / 1e4);

function grouped(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? thousands : `${thousands}.${decimals}`;
}

/** Formats a day given as YYYY-MM-DD: "20 de noviembre de 2026". */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} de ${MONTHS[month! - 1]} de ${year}`;
}

/** Joins items in Spanish: "a, b y c", with "e" instead of "y" before an i sound. */
export function formatList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const last = items.at(-1)!;
  return `${items.slice(0, -1).join(', ')} ${/^(i|í|hi(?![ae]))/i.test(last) ? 'e' : 'y'} ${last}`;
}

/** The text of a value for visitors: "25 mph", "$300–$500", "5,000 o más usuarios", "lunes de 7:30 AM a 4:00 PM". */
export function formatValue(value: FactValue, kind: Fact['kind'], unit?: Unit): string {
  switch (kind) {
    case 'quantity':
      if (isInterval(value)) return formatInterval(value, unit);
      return typeof value === 'number' ? formatQuantity(value, unit) : String(value);
    case 'hours':
      return hoursLines(value as Hours)
        .map(({ days, hours }) => (hours === 'cerrado' ? `${days} cerrado` : `${days} de ${hours}`))
        .join('; ');
    case 'set':
      return formatList((value as string[]).map(titleFromSlug));
    case 'date':
      return formatDate(String(value));
    case 'text':
      return String(value);
    default:
      kind satisfies never;
      return '';
  }
}

const wordsOf = (unit: Unit | undefined): UnitWords | undefined =>
  unit === undefined ? undefined : UNITS[unit];

function formatQuantity(value: number, unit?: Unit): string {
  const words = wordsOf(unit);
  const number = formatNumber(value);
  if (words === undefined) return number;
  if (words.before) return words.one + number;
  return number + NBSP + (value === 1 ? words.one : words.many);
}

function formatInterval([min, max]: [number | null, number | null], unit?: Unit): string {
  if (min === null) return `hasta ${formatQuantity(max!, unit)}`;
  const words = wordsOf(unit);
  if (max === null)
    return words === undefined || words.before
      ? `${formatQuantity(min, unit)} o más`
      : `${formatNumber(min)} o más${NBSP}${words.many}`;
  if (words?.before) return `${words.one}${formatNumber(min)}–${words.one}${formatNumber(max)}`;
  return `${formatNumber(min)}–${formatNumber(max)}${words === undefined ? '' : NBSP + words.many}`;
}

/** Hours by day in the week's order, with ranges written out. */
export function hoursByDay(hours: Hours): Map<DayCode, string> {
  const byDay = new Map<DayCode, string>();
  for (const [range, times] of Object.entries(hours))
    for (const day of daysInRange(range)) byDay.set(day, times);
  return new Map(DAY_CODES.filter((day) => byDay.has(day)).map((day) => [day, byDay.get(day)!]));
}

/** The days of a range: Monday to Friday for `lu-vi`; Saturday, Sunday and Monday for `sa-lu`. */
export function daysInRange(range: string): DayCode[] {
  const [first, last = first] = range.split('-') as [DayCode, DayCode?];
  const from = DAY_CODES.indexOf(first);
  const to = DAY_CODES.indexOf(last!);
  return from <= to
    ? DAY_CODES.slice(from, to + 1)
    : [...DAY_CODES.slice(from), ...DAY_CODES.slice(0, to + 1)];
}

/** Successive days with the same hours on one line: "lunes a viernes", "7:30 AM a 4:00 PM". */
export function hoursLines(hours: Hours): { days: string; hours: string }[] {
  return dayGroups(hours).map(({ days, times }) => ({
    days:
      days.length === 1
        ? DAY_NAMES[days[0]!]
        : `${DAY_NAMES[days[0]!]} ${days.length === 2 ? 'y' : 'a'} ${DAY_NAMES[days.at(-1)!]}`,
    hours: times === 'cerrado' ? 'cerrado' : times.split('-').map(formatTime).join(' a '),
  }));
}

function dayGroups(hours: Hours): { days: DayCode[]; times: string }[] {
  const groups: { days: DayCode[]; times: string }[] = [];
  for (const [day, times] of hoursByDay(hours)) {
    const last = groups.at(-1);
    if (
      last?.times === times &&
      DAY_CODES.indexOf(last.days.at(-1)!) === DAY_CODES.indexOf(day) - 1
    )
      last.days.push(day);
    else groups.push({ days: [day], times });
  }
  return groups;
}

/** Formats a time of day: "7:30 AM" for "07:30". */
export function formatTime(time: string): string {
  const [hours, minute = '00'] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute}${NBSP}${hour < 12 ? 'AM' : 'PM'}`;
}

/** Writes a slug as a title: "San Juan" for `san-juan`. */
export function titleFromSlug(slug: string): string {
  return slug.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );
}

/** A value as a ruling's `over` records it: units by id, plain spaces, no words, so it changes only with the value. */
export function recordedValue(value: FactValue, kind: Fact['kind'], unit?: Unit): string {
  if (kind === 'hours')
    return dayGroups(value as Hours)
      .map(
        ({ days, times }) =>
          `${days.length === 1 ? days[0] : `${days[0]}-${days.at(-1)}`} ${times}`,
      )
      .join(', ');
  if (kind === 'set') return [...new Set(value as string[])].sort().join(', ');
  if (kind !== 'quantity') return String(value);
  const words = wordsOf(unit);
  const one = (number: number) => `${words?.before ? unit : ''}${grouped(number)}`;
  const after = words === undefined || words.before ? '' : ` ${unit}`;
  if (!isInterval(value)) return typeof value === 'number' ? one(value) + after : String(value);
  const [min, max] = value;
  if (min === null) return `≤ ${one(max!)}${after}`;
  if (min === max) return one(min) + after;
  return max === null ? `≥ ${one(min)}${after}` : `${one(min)}–${one(max)}${after}`;
}
