import { describe, expect, test } from 'vitest';
import { findingLabels, reportOf, toJson } from '../../../tests/fixtures/project.ts';
import {
  computedReading,
  fact,
  makeReading,
  quantity,
  withFact,
} from '../../../tests/ledger/facts.ts';

const VALUES: Record<string, unknown> = {
  quantity: 15,
  hours: { 'lu-vi': '07:30-16:00' },
  set: ['uno', 'dos'],
  date: '2026-01-15',
  text: 'un texto',
};
const KINDS = Object.keys(VALUES);
/** A date is also valid as a text. */
const FITS = (kind: string, of: string) => kind === of || (kind === 'text' && of === 'date');

describe.each(KINDS)('a fact of kind %s', (kind) => {
  const withValues = (...values: unknown[]) => ({
    label: 'Un dato',
    kind,
    ...(kind === 'quantity' ? { unit: 'ft' } : {}),
    readings: values.map((value, index) => makeReading('manual', value, { id: `r${index}` })),
  });

  test.each(KINDS.filter((of) => !FITS(kind, of)))('is reported at each value of kind %s', (of) => {
    const entry = withValues(VALUES[of], VALUES[kind], VALUES[of]);
    const found = findingLabels(withFact(entry)).filter((finding) =>
      finding.startsWith('fact/bad-value'),
    );
    expect(found).toHaveLength(2);
    const [first = ''] = found;
    const lines = toJson({ 'prueba.dato': entry }).split('\n');
    const [line, column] = /:(\d+):(\d+)$/.exec(first)!.slice(1).map(Number) as [number, number];
    expect(lines[line - 1]?.slice(0, column - 1)).toMatch(/"value": $/);
  });

  test('is accepted with a value of its own kind', () => {
    expect(findingLabels(withFact(withValues(VALUES[kind])))).toEqual([]);
  });

  test.each(['preguntas.total', 'centros.ids', 'preguntas.por-test.1', 'preguntas.por-test.99'])(
    'does not crash on the computed value %s',
    (name) => {
      const entry = {
        ...withValues(VALUES[kind]),
        readings: [...withValues(VALUES[kind]).readings, computedReading(name)],
      };
      expect(() => findingLabels(withFact(entry))).not.toThrow();
    },
  );
});

test.each<[string, object, string]>([
  [
    'a quantity without a unit',
    fact('quantity', makeReading('manual', 1)),
    'a quantity without a unit',
  ],
  [
    'a text with a unit',
    { ...fact('text', makeReading('manual', 'x')), unit: 'ft' },
    'has a unit but is not a quantity',
  ],
  [
    'two readings with one name',
    quantity('ft', makeReading('manual', 1), makeReading('manual', 1, { when: 'de noche' })),
    'two readings called "manual"',
  ],
  [
    'a day that does not exist',
    fact('date', makeReading('manual', '2026-02-30')),
    'a day that exists',
  ],
  [
    'hours that end before they begin',
    fact('hours', makeReading('centros', { 'lu-vi': '16:00-07:30' })),
    '"16:00-07:30" ends before it begins',
  ],
  [
    'hours of no length',
    fact('hours', makeReading('centros', { 'lu-vi': '08:00-08:00' })),
    'ends before it begins',
  ],
  [
    'a day named twice',
    fact('hours', makeReading('centros', { 'lu-vi': '07:30-16:00', 'vi-do': 'cerrado' })),
    '"vi" is in "lu-vi" and in "vi-do"',
  ],
])('reports %s', (_, entry, title) => {
  const found = reportOf(withFact(entry)).filter(({ rule }) => rule === 'fact/bad-value');
  expect(found.map((finding) => finding.title)).toEqual([expect.stringContaining(title)]);
});

test.each([[[20, 10]], [[null, null]], [[1, 2, 3]], [[]], [{}], [null], [true], ['']])(
  'reports the value %j',
  (value) => {
    const rules = reportOf(withFact(quantity('ft', makeReading('manual', value)))).map(
      ({ rule }) => rule,
    );
    expect(rules.some((rule) => rule === 'schema/invalid' || rule === 'fact/bad-value')).toBe(true);
  },
);
