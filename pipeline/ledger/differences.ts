/** Describes pairs of timetables or lists that differ, with the differing days or names. */

import { DAY_CODES, type DayCode, type Hours } from '../../schemas/fact.ts';
import { hoursByDay, titleFromSlug } from './format-value.ts';
import type { LedgerFact, LedgerReading } from './types.ts';

/** Lines for a report; empty for quantities, dates and texts. */
export function describeDifference(entry: LedgerFact): string[] {
  return entry.pairs.flatMap(({ a, b, difference }) => {
    if (difference === undefined) return [];
    if ('days' in difference) return hoursTable(a, b, difference.days);
    return [
      ...onlyIn(a, difference.onlyInA),
      ...onlyIn(b, difference.onlyInB),
      `in both         ${difference.inBoth}`,
    ];
  });
}

const onlyIn = ({ id }: LedgerReading, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`only in ${id.padEnd(12)} ${items.map(titleFromSlug).join(', ')}`];

/** One row for each run of days with equal hours in each timetable; days that only one of them has are left out. */
function hoursTable(a: LedgerReading, b: LedgerReading, differing: readonly DayCode[]): string[] {
  const left = hoursByDay(a.value as Hours);
  const right = hoursByDay(b.value as Hours);
  const rows: { days: [DayCode, ...DayCode[]]; left: string; right: string }[] = [];
  for (const day of DAY_CODES) {
    const [timesOfA, timesOfB] = [left.get(day), right.get(day)];
    if (timesOfA === undefined || timesOfB === undefined) continue;
    const last = rows.at(-1);
    if (last?.left === timesOfA && last.right === timesOfB) last.days.push(day);
    else rows.push({ days: [day], left: timesOfA, right: timesOfB });
  }
  const name = (reading: LedgerReading) =>
    reading.id + (reading.asOf === undefined ? '' : ` (${reading.asOf})`);
  const width = Math.max(name(a).length, 15) + 2;
  return [
    `${''.padEnd(9)}${name(a).padEnd(width)}${name(b)}`,
    ...rows.map((row) => {
      const { days } = row;
      const span = days.length === 1 ? days[0] : `${days[0]}–${days.at(-1)}`;
      const mark = days.some((day) => differing.includes(day)) ? '✗' : '✓';
      return `${span.padEnd(9)}${dashed(row.left).padEnd(width)}${dashed(row.right).padEnd(17)}${mark}`;
    }),
  ];
}

const dashed = (times: string) => times.replace('-', '–');
