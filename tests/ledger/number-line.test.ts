import { expect, test } from 'vitest';
import { arrangeInRows, numberLine } from '../../pipeline/ledger/number-line.ts';
import { textPage } from '../fixtures/base-data.ts';
import { auditSampleSite } from '../render/pages.ts';
import { fact, lawReading, makeReading, quantity, withRuling } from './facts.ts';

const lineOf = (entry: object) => {
  const made = auditSampleSite({
    'facts/prueba.json': { 'prueba.dato': entry },
    // Prints the fact, because only printed values count as used.
    'paginas/cifras.md': `${textPage('Cifras')}\n\nSon {{prueba.dato}}.\n`,
  });
  return numberLine(made.site, made.fact('prueba.dato'));
};

test('sorts used marks first, merges equal readings with the same letter, prints the unit last', () => {
  const line = lineOf(
    withRuling(
      quantity(
        'ft',
        makeReading('manual', 10),
        makeReading('blog', 10, { id: 'otro' }),
        makeReading('guia', 15),
        lawReading(20),
      ),
      {
        verdict: 'prefer',
        reading: 'ley',
        over: ['blog: 10 ft', 'guia: 15 ft', 'ley: 20 ft', 'manual: 10 ft'],
      },
    ),
  );
  expect(line).toEqual({
    marks: [
      { letter: 'L', used: true, start: 1, end: 1 },
      { letter: 'S', used: false, start: 0, end: 0 },
      { letter: 'S', used: false, start: 0.5, end: 0.5 },
    ],
    values: [
      { at: 0, text: '10' },
      { at: 0.5, text: '15' },
      { at: 1, text: '20 pies' },
    ],
  });
});

test('a single number is centred, and an open end has no position', () => {
  expect(lineOf(quantity('ft', lawReading([10, null])))).toEqual({
    marks: [{ letter: 'L', used: true, start: 0.5 }],
    values: [{ at: 0.5, text: '10 pies' }],
  });
});

test('numbers that are far apart are placed on a logarithmic scale', () => {
  const line = lineOf(
    quantity(
      '$',
      makeReading('manual', [1, 100]),
      makeReading('manual', 10, { id: 'b', when: 'x' }),
    ),
  );
  expect(line?.values.map(({ at }) => Math.round(at * 100))).toEqual([0, 50, 100]);
});

test('a text has no number line', () => {
  expect(lineOf(fact('text', makeReading('manual', 'de día')))).toBeUndefined();
});

test('overlapping spans are put into separate rows', () => {
  expect(
    arrangeInRows([
      { from: 0, to: 2 },
      { from: 1, to: 3 },
      { from: 2, to: 4 },
    ]).map(({ row }) => row),
  ).toEqual([0, 1, 0]);
});
