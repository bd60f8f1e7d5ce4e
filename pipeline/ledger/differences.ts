/** Pairs of timetables and lists that differ → lines that show where, day by day and name by name. */

import { DAYS, type Day, type Hours } from '../../schemas/fact.ts';
import { hoursByDay, titleOfSlug } from './format-value.ts';
import type { LedgerFact, LedgerReading } from './types.ts';

/** Lines for a report; none for values that speak for themselves. */
export function describeDifference(entry: LedgerFact): string[] {
  return entry.pairs.flatMap(({ a, b, difference }) => {
    if (difference === undefined) return [];
    if ('days' in difference) return hoursTable(a, b, difference.days);
    const names = (ids: readonly string[]) => ids.map(titleOfSlug).join(', ');
    return [
      ...(difference.onlyInA.length > 0
        ? [`only in ${a.id.padEnd(12)} ${names(difference.onlyInA)}`]
        : []),
      ...(difference.onlyInB.length > 0
        ? [`only in ${b.id.padEnd(12)} ${names(difference.onlyInB)}`]
        : []),
      `in both         ${difference.inBoth}`,
    ];
  });
}

/** One row for each run of days on which both timetables stay the same. */
function hoursTable(a: LedgerReading, b: LedgerReading, differing: readonly Day[]): string[] {
  const left = hoursByDay(a.value as Hours);
  const right = hoursByDay(b.value as Hours);
  const rows: { days: Day[]; left: string; right: string }[] = [];
  for (const day of DAYS) {
    const [ours, theirs] = [left.get(day), right.get(day)];
    if (ours === undefined || theirs === undefined) continue;
    const last = rows.at(-1);
    if (last?.left === ours && last.right === theirs) last.days.push(day);
    else rows.push({ days: [day], left: ours, right: theirs });
  }
  const name = (reading: LedgerReading) =>
    reading.id + (reading.asOf === undefined ? '' : ` (${reading.asOf})`);
  const width = Math.max(name(a).length, 15) + 2;
  return [
    `${''.padEnd(9)}${name(a).padEnd(width)}${name(b)}`,
    ...rows.map(({ days, left: ours, right: theirs }) => {
      const span = days.length === 1 ? days[0]! : `${days[0]}–${days.at(-1)}`;
      return `${span.padEnd(9)}${dashed(ours).padEnd(width)}${dashed(theirs).padEnd(17)}${days.some((day) => differing.includes(day)) ? '✗' : '✓'}`;
    }),
  ];
}

const dashed = (times: string) => times.replace('-', '–');
