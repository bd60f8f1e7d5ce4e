/** A reading's value must be of the fact's kind, a quantity needs a unit, and authorities need a source. */
import type { Fact, Value } from '../../../schemas/fact.ts';
import { didYouMean } from '../../findings/suggest.ts';
import { placeOf } from '../../link/index.ts';
import { COMPUTED, computedNames } from '../computed.ts';
import { isInterval } from '../format-value.ts';
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
  severity: 'error',
  check({ site }, report) {
    for (const entry of site.facts.values()) {
      const { kind, unit, readings } = entry.data;
      if (kind === 'quantity' && unit === undefined) report({ title: `${entry.id} is a quantity without a unit`, at: placeOf(entry, ['kind']), fact: entry.id, help: ['Add "unit".'] });
      if (kind !== 'quantity' && unit !== undefined) report({ title: `${entry.id} has a unit but is no quantity`, at: placeOf(entry, ['unit']), fact: entry.id, help: ['Delete "unit", or make the kind "quantity".'] });
      const ids = new Set<string>();
      for (const [index, reading] of readings.entries()) {
        const name = reading.id ?? reading.surface;
        if (ids.has(name)) report({ title: `${entry.id} has two readings called "${name}"`, at: placeOf(entry, ['readings', index]), fact: entry.id, help: ['Give each reading of one surface an "id" of its own.'] });
        ids.add(name);
        if ('computed' in reading) {
          if (COMPUTED(reading.computed) === undefined) {
            report({ title: `nothing computes "${reading.computed}"`, at: placeOf(entry, ['readings', index, 'computed']), fact: entry.id, help: [...didYouMean(reading.computed, computedNames(site)), `Known: ${computedNames(site).join(', ')}.`] });
          }
        } else if (!fits(kind, reading.value)) {
          report({ title: `${entry.id} is of the kind "${kind}", so its value must be ${EXPECTED[kind]}`, at: placeOf(entry, ['readings', index, 'value']), fact: entry.id, help: ['Correct the value or the kind.'] });
        }
        if (site.surfaces.get(reading.surface)?.authority && reading.source === undefined) {
          report({ title: `the reading of ${reading.surface} names no source`, at: placeOf(entry, ['readings', index]), fact: entry.id, help: ['Add "source", "asOf" and "confidence": an authority is only as good as the text that was read.'] });
        }
      }
    }
  },
};

function fits(kind: Fact['kind'], value: Value): boolean {
  switch (kind) {
    case 'quantity':
      return typeof value === 'number' || isInterval(value);
    case 'hours':
      return typeof value === 'object' && !Array.isArray(value);
    case 'set':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);
    case 'text':
      return typeof value === 'string';
    default:
      return kind satisfies never;
  }
}
