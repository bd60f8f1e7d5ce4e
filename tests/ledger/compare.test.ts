import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areComparable,
  findDifferingPairs,
  relationOf,
  valueRelation,
  worstRelation,
} from '../../pipeline/ledger/compare.ts';
import { recordedValue } from '../../pipeline/ledger/format-value.ts';
import { recordedLines } from '../../pipeline/ledger/ledger.ts';
import type { LedgerReading } from '../../pipeline/ledger/types.ts';
import { DAY_CODES, type Fact, type FactValue, type Hours } from '../../schemas/fact.ts';

const figure = fc.integer({ min: 0, max: 12 });
const interval = fc.oneof(
  fc.tuple(figure, figure).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as [number, number]),
  figure.map((min) => [min, null] as [number, null]),
  figure.map((max) => [null, max] as [null, number]),
);
const quantity: fc.Arbitrary<FactValue> = fc.oneof(figure, interval);
const times = fc.constantFrom('cerrado', '07:30-16:00', '08:00-15:00');
const range = fc
  .tuple(fc.constantFrom(...DAY_CODES), fc.option(fc.constantFrom(...DAY_CODES)))
  .map(([from, to]) => (to === null ? from : `${from}-${to}`));
const hours: fc.Arbitrary<FactValue> = fc.dictionary(range, times, {
  minKeys: 1,
  maxKeys: 4,
}) as fc.Arbitrary<Hours>;
const set: fc.Arbitrary<FactValue> = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), {
  minLength: 1,
  maxLength: 4,
});
const text: fc.Arbitrary<FactValue> = fc.constantFrom(
  'horas del día',
  'Horas del dia',
  '6:00 AM',
  'de 6:00 AM a 10:00 PM',
);

const VALUES: Record<Fact['kind'], fc.Arbitrary<FactValue>> = {
  quantity,
  hours,
  set,
  text,
  date: fc.constantFrom('2026-01-01', '2026-01-02'),
};
const KINDS = Object.keys(VALUES) as Fact['kind'][];

const readingOf = (value: fc.Arbitrary<FactValue>): fc.Arbitrary<LedgerReading> =>
  fc
    .record({
      surface: fc.constantFrom('guia', 'manual', 'ley', 'dtop'),
      when: fc.option(fc.constantFrom('zona rural', 'Zona Rural', 'zona urbana'), {
        nil: undefined,
      }),
      value,
    })
    .map(
      ({ surface, when, value: said }) =>
        ({
          id: surface,
          surface,
          value: said,
          authority: surface === 'ley' || surface === 'dtop',
          superseded: false,
          binding: false,
          place: () => ({ file: '', urls: [] }),
          ...(when === undefined ? {} : { when }),
        }) as LedgerReading,
    );

const quick = { numRuns: 300 };

describe.each(KINDS)('the relation of two values of kind %s', (kind) => {
  const value = VALUES[kind];

  test('is symmetric', () => {
    fc.assert(
      fc.property(value, value, (a, b) => valueRelation(kind, a, b) === valueRelation(kind, b, a)),
      quick,
    );
  });

  test('is "same" for a value and itself', () => {
    fc.assert(
      fc.property(value, (a) => valueRelation(kind, a, structuredClone(a)) === 'same'),
      quick,
    );
  });

  test('is symmetric for readings, as is areComparable', () => {
    fc.assert(
      fc.property(fc.array(readingOf(value), { minLength: 2, maxLength: 6 }), (all) => {
        const [a, b] = all as [LedgerReading, LedgerReading];
        expect(areComparable(a, b, all)).toBe(areComparable(b, a, all));
        expect(relationOf(kind, a, b)).toBe(relationOf(kind, b, a));
      }),
      quick,
    );
  });

  test('the order of readings does not change the worst relation, pair count or ruling lines', () => {
    const shuffled = fc
      .array(readingOf(value), { maxLength: 6 })
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
      );
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        const fact = { kind, label: '', readings: [] } as unknown as Fact;
        const [first, second] = [findDifferingPairs(kind, all), findDifferingPairs(kind, other)];
        expect(worstRelation(second)).toBe(worstRelation(first));
        expect(second).toHaveLength(first.length);
        expect(recordedLines(fact, other)).toEqual(recordedLines(fact, all));
      }),
      quick,
    );
  });

  test('two values have the same ruling line only if they are equal', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const written = (each: FactValue) =>
          recordedValue(each, kind, kind === 'quantity' ? 'mph' : undefined);
        if (written(a) === written(b)) expect(valueRelation(kind, a, b)).toBe('same');
        // Texts that differ only in accents or punctuation, and timetables of different days, are "same" too.
        else if (kind !== 'text' && kind !== 'hours')
          expect(valueRelation(kind, a, b)).not.toBe('same');
      }),
      quick,
    );
  });
});

describe('quantities are intervals', () => {
  const ends = (value: FactValue): [number, number] =>
    Array.isArray(value)
      ? [(value[0] as number | null) ?? -Infinity, (value[1] as number | null) ?? Infinity]
      : [value as number, value as number];

  test('intervals contradict if and only if no number is in both', () => {
    fc.assert(
      fc.property(quantity, quantity, (a, b) => {
        const [[aMin, aMax], [bMin, bMax]] = [ends(a), ends(b)];
        const shared = Array.from({ length: 13 }, (_, n) => n).some(
          (n) => n >= aMin && n <= aMax && n >= bMin && n <= bMax,
        );
        expect(valueRelation('quantity', a, b) !== 'contradict').toBe(shared);
      }),
      quick,
    );
  });

  test.each<[FactValue, FactValue, string]>([
    [15, [15, 15], 'same'],
    [[5000, null], 5247, 'compatible'],
    [[300, 500], [500, 700], 'compatible'],
    [[null, 10], [10, null], 'compatible'],
    [[300, 500], 501, 'contradict'],
    [0.02, 0.08, 'contradict'],
    [0, [null, 0], 'compatible'],
  ])('the relation of %j and %j is "%s"', (a, b, relation) => {
    expect(valueRelation('quantity', a, b)).toBe(relation);
  });

  test('a small difference is not rounded away in a ruling', () => {
    expect(recordedValue(0.080001, 'quantity', '%')).not.toBe(
      recordedValue(0.080002, 'quantity', '%'),
    );
  });
});

describe('timetables', () => {
  test.each<[Hours, Hours, string]>([
    [{ 'lu-vi': '07:30-16:00' }, { lu: '07:30-16:00', 'ma-vi': '07:30-16:00' }, 'same'],
    [{ 'lu-vi': '07:30-16:00' }, { sa: '08:00-12:00' }, 'same'],
    [{ 'sa-lu': 'cerrado' }, { do: 'cerrado', lu: 'cerrado' }, 'same'],
    [{ 'sa-lu': 'cerrado' }, { lu: '07:30-16:00' }, 'contradict'],
    [{ 'lu-vi': '07:30-16:00' }, { vi: '07:30-15:00' }, 'contradict'],
  ])('the relation of %j and %j is "%s"', (a, b, relation) => {
    expect(valueRelation('hours', a, b)).toBe(relation);
  });

  test('the same hours in another notation give the same ruling line', () => {
    const line = recordedValue({ 'lu-vi': '07:30-16:00', 'sa-do': 'cerrado' }, 'hours');
    expect(line).toBe('lu-vi 07:30-16:00, sa-do cerrado');
    expect(recordedValue({ 'sa-do': 'cerrado', 'lu-vi': '07:30-16:00' }, 'hours')).toBe(line);
    expect(
      recordedValue(
        { do: 'cerrado', 'lu-ju': '07:30-16:00', vi: '07:30-16:00', sa: 'cerrado' },
        'hours',
      ),
    ).toBe(line);
  });
});

describe('areComparable', () => {
  const at = (surface: string, when?: string, authority = false) =>
    ({ surface, authority, ...(when === undefined ? {} : { when }) }) as LedgerReading;
  const comparable = (a: LedgerReading, b: LedgerReading, ...others: LedgerReading[]) =>
    areComparable(a, b, [a, b, ...others]);

  test.each<[string, LedgerReading, LedgerReading, boolean]>([
    ['two surfaces without conditions', at('guia'), at('blog'), true],
    ['one surface with a condition and one without', at('guia'), at('blog', 'rural'), true],
    ['one condition on two surfaces', at('guia', 'zona rural'), at('blog', 'Zona Rural '), true],
    ['two conditions on two surfaces', at('guia', 'urbana'), at('blog', 'rural'), false],
    ['a surface twice, with and without a condition', at('guia'), at('guia', 'rural'), false],
    [
      'a surface twice under one condition',
      at('guia', 'zona rural'),
      at('guia', 'zona rural'),
      true,
    ],
    [
      'a surface twice under one condition, spelt differently',
      at('guia', 'zona rural'),
      at('guia', 'Zona rural'),
      true,
    ],
    ['a surface twice without a condition', at('guia'), at('guia'), true],
  ])('returns $3 for %s', (_, a, b, expected) => {
    expect(comparable(a, b)).toBe(expected);
  });

  test('an authority’s exception is compared with unconditional readings only if the authority has none', () => {
    expect(comparable(at('guia'), at('ley', 'rotulado', true))).toBe(true);
    expect(comparable(at('guia'), at('ley', 'rotulado', true), at('ley', undefined, true))).toBe(
      false,
    );
    expect(
      comparable(at('guia', 'rotulado'), at('ley', 'rotulado', true), at('ley', undefined, true)),
    ).toBe(true);
  });
});

test('an authority’s exception is compared on days when its unconditional reading is not in force', () => {
  const said = (surface: string, more: Partial<LedgerReading>) =>
    ({ surface, value: 1, authority: surface === 'ley', ...more }) as LedgerReading;
  const exception = said('ley', { when: 'zona rural' });
  const rule = said('ley', { until: '2026-12-31' });
  const later = said('manual', { from: '2027-01-01' });
  expect(areComparable(exception, later, [exception, rule, later])).toBe(true);
  const now = said('manual', {});
  expect(areComparable(exception, now, [exception, rule, now])).toBe(false);
});
