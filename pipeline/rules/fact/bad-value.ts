/** A reading's value must be of the fact's kind, a quantity needs a unit, and authorities need a source. */
import type { Day, Fact, Hours } from '../../../schemas/fact.ts';
import { didYouMean } from '../../findings/suggest.ts';
import { COMPUTED, computedNames } from '../../ledger/computed.ts';
import { fitsKind } from '../../ledger/fits-kind.ts';
import { daysOf } from '../../ledger/format-value.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

const EXPECTED: Record<Fact['kind'], string> = {
  quantity: 'a number or an interval [min, max]',
  hours: 'hours by day, like { "lu-vi": "07:30-16:00" }',
  set: 'a list of ids',
  date: 'a day that exists, written YYYY-MM-DD',
  text: 'a text',
};

export const factBadValue: Rule = {
  id: 'fact/bad-value',
  about: 'A reading’s value does not fit the fact’s kind or unit.',
  severity: 'error',
  check({ site }, report) {
    for (const entry of site.facts.values()) {
      const { kind, unit, readings } = entry.data;
      if (kind === 'quantity' && unit === undefined)
        report({
          title: `${entry.id} is a quantity without a unit`,
          at: placeOf(entry, ['kind']),
          fact: entry.id,
          help: ['Add "unit".'],
        });
      if (kind !== 'quantity' && unit !== undefined)
        report({
          title: `${entry.id} has a unit but is no quantity`,
          at: placeOf(entry, ['unit']),
          fact: entry.id,
          help: ['Delete "unit", or make the kind "quantity".'],
        });
      const ids = new Set<string>();
      for (const [index, reading] of readings.entries()) {
        const name = reading.id ?? reading.surface;
        if (ids.has(name))
          report({
            title: `${entry.id} has two readings called "${name}"`,
            at: placeOf(entry, ['readings', index]),
            fact: entry.id,
            help: ['Give each reading of one surface an "id" of its own.'],
          });
        ids.add(name);
        if ('computed' in reading) {
          const compute = COMPUTED(reading.computed);
          const value = compute?.(site);
          if (value !== undefined && !fitsKind(kind, value)) {
            report({
              title: `"${reading.computed}" is not ${EXPECTED[kind]}, as a fact of the kind "${kind}" needs`,
              at: placeOf(entry, ['readings', index, 'computed']),
              fact: entry.id,
              help: ['Correct the name or the kind.'],
            });
          }
          if (compute === undefined) {
            report({
              title: `nothing computes "${reading.computed}"`,
              at: placeOf(entry, ['readings', index, 'computed']),
              fact: entry.id,
              help: [
                ...didYouMean(reading.computed, computedNames(site)),
                `Known: ${computedNames(site).join(', ')}.`,
              ],
            });
          }
        } else if (!fitsKind(kind, reading.value)) {
          report({
            title: `${entry.id} is of the kind "${kind}", so its value must be ${EXPECTED[kind]}`,
            at: placeOf(entry, ['readings', index, 'value']),
            fact: entry.id,
            help: ['Correct the value or the kind.'],
          });
        } else if (kind === 'hours') {
          for (const { range, problem } of timetableProblems(reading.value as Hours))
            report({
              title: `${entry.id}: ${problem}`,
              at: placeOf(entry, ['readings', index, 'value', range]),
              fact: entry.id,
              help: ['Correct the timetable.'],
            });
        }
        if (site.surfaces.get(reading.surface)?.authority && reading.source === undefined) {
          report({
            title: `the reading of ${reading.surface} names no source`,
            at: placeOf(entry, ['readings', index]),
            fact: entry.id,
            help: [
              'Add "source", "asOf" and "confidence": an authority is only as good as the text that was read.',
            ],
          });
        }
      }
    }
  },
};

/** Hours that end before they begin, and days that are named twice. */
function timetableProblems(hours: Hours): { range: string; problem: string }[] {
  const problems: { range: string; problem: string }[] = [];
  const seen = new Map<Day, string>();
  for (const [range, times] of Object.entries(hours)) {
    const [opens = '', closes = ''] = times.split('-');
    if (times !== 'cerrado' && opens >= closes)
      problems.push({ range, problem: `"${times}" ends before it begins` });
    const twice = daysOf(range).find((day) => seen.has(day));
    if (twice !== undefined)
      problems.push({
        range,
        problem: `"${twice}" stands in "${seen.get(twice)!}" and in "${range}"`,
      });
    for (const day of daysOf(range)) seen.set(day, range);
  }
  return problems;
}
