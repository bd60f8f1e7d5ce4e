import { describe, expect, test } from 'vitest';
import { ARTICLE } from '../fixtures/base-data.ts';
import type { Files } from '../fixtures/project.ts';
import { makeReading, quantity, withRuling } from '../ledger/facts.ts';
import {
  DAY_BEFORE_LAW,
  FINE_LAW_SOURCE,
  FINE_LIST_SOURCE,
  findingsOn,
  LAW_DAY,
  NEW_READING,
  OLD_READING,
  withFine,
} from './raised-fine.ts';

describe('inconsistent periods', () => {
  const errors = (fine: object, more: Files = {}, day = DAY_BEFORE_LAW) =>
    findingsOn(day, withFine(fine, more)).filter((line) => line.startsWith('error'));
  const at = (line: number, column: number) =>
    `error fact/period data/facts/multas.json:${line}:${column}`;

  test('reports a reading that begins after its last day', () => {
    const fine = quantity(
      '$',
      makeReading('manual', 1),
      makeReading('guia', 1, { from: LAW_DAY, until: DAY_BEFORE_LAW }),
    );
    expect(errors(fine)).toEqual([
      `${at(14, 17)} the reading of guia begins on 2027-01-15, after its last day 2027-01-14`,
    ]);
  });

  test('reports two readings of one surface that are in force on one day', () => {
    const fine = quantity('$', makeReading('guia', 1), makeReading('guia', 2, { from: LAW_DAY }));
    expect(errors(fine)).toContain(
      `${at(9, 18)} multas.celular: two readings of guia are in force on 2027-01-15`,
    );
  });

  test('does not report readings of one surface under different conditions', () => {
    const fine = quantity(
      '$',
      makeReading('guia', 1, { id: 'una', when: 'una zona' }),
      makeReading('guia', 2, { id: 'otra', when: 'otra zona', from: LAW_DAY }),
    );
    expect(errors(fine).filter((line) => line.includes('fact/period'))).toEqual([]);
  });

  test('reports a gap between readings, a fact that begins later, and one that ends', () => {
    const gap = quantity(
      '$',
      makeReading('guia', 1, { until: '2027-01-10' }),
      makeReading('guia', 2, { from: LAW_DAY }),
    );
    expect(errors(gap)).toEqual([
      `${at(9, 18)} multas.celular: no reading of guia is in force between 2027-01-10 and 2027-01-15`,
    ]);
    expect(errors(quantity('$', makeReading('guia', 1, { from: LAW_DAY })))).toEqual([
      `${at(6, 5)} no reading of multas.celular is in force on 2027-01-14`,
    ]);
    expect(errors(quantity('$', makeReading('guia', 1, { until: LAW_DAY })))).toEqual([
      `${at(6, 5)} no reading of multas.celular is in force on 2027-01-16`,
    ]);
  });

  test('reports a reading that begins before its source, and a source with reversed dates', () => {
    const fine = quantity('$', OLD_READING, { ...NEW_READING, from: '2027-01-02' });
    expect(errors(fine)[0]).toContain(
      'the reading of ley is in force from 2027-01-02, but its source ley-1-2027 from 2027-01-15',
    );
    const broken = {
      lista: FINE_LIST_SOURCE,
      'ley-1-2027': { ...FINE_LAW_SOURCE, from: LAW_DAY, until: DAY_BEFORE_LAW },
    };
    expect(
      errors(quantity('$', makeReading('guia', 1), NEW_READING), {
        'sources.json': broken,
      }).join('\n'),
    ).toContain('ley-1-2027 begins on 2027-01-15, after its last day 2027-01-14');
  });

  test('reports a text and a ruling that name an expiring reading', () => {
    const fine = quantity(
      '$',
      makeReading('guia', 1),
      makeReading('manual', 1, { until: DAY_BEFORE_LAW }),
    );
    const text = ARTICLE.replace('Un párrafo.', 'La multa es de {{multas.celular@manual}}.');
    expect(errors(fine, { 'blog/un-articulo.md': text })).toEqual([
      'error fact/period data/blog/un-articulo.md:9:16 {{multas.celular@manual}} prints a reading that is not in force on 2027-01-15',
    ]);
    const decided = withRuling(
      quantity('$', makeReading('guia', 2), makeReading('manual', 1, { until: DAY_BEFORE_LAW })),
      {
        verdict: 'prefer',
        reading: 'manual',
        over: ['guia: $2', 'manual (hasta 2027-01-14): $1'],
      },
    );
    expect(errors(decided).join('\n')).toContain(
      'the ruling on multas.celular prefers manual, which has no reading in force on 2027-01-15',
    );
  });
});
