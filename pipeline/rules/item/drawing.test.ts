import { expect, test } from 'vitest';
import { SIGN_DRAWING } from '../../../tests/fixtures/base-data.ts';
import { auditOf } from '../../../tests/rules/questions.ts';

const sign = (legend: string[]) => ({
  id: 'pare',
  kind: 'senal',
  name: 'Pare',
  family: 'regulatoria',
  legend,
  symbol: 'Octágono.',
  meaning: 'Detente.',
  action: 'Detente.',
  confidence: 'high',
});
const reportsOf = (legend: string[], drawing: string) =>
  auditOf([[{}]], {
    'senales/regulatorias.json': {
      title: 'Regulatorias',
      description: 'Mandan.',
      order: 1,
      items: [sign(legend)],
    },
    'dibujos/senales/pare.svg': drawing,
  }).filter(({ rule }) => rule === 'item/drawing');

const slot = (more: string) => SIGN_DRAWING.replace('data-slot="legend"', `$& ${more}`);

test.each<[what: string, legend: string[], drawing: string]>([
  ['all words', ['PARE', 'AQUÍ'], SIGN_DRAWING],
  ['no words', [], SIGN_DRAWING],
  ['a line of the legend in parts', ['NO ENTRE'], slot('data-text="NO|ENTRE"')],
])('accepts a drawing whose slots show %s', (_, legend, drawing) => {
  expect(reportsOf(legend, drawing)).toEqual([]);
});

test.each<[what: string, legend: string[], drawing: string, title: RegExp]>([
  [
    'a missing slot',
    ['PARE'],
    SIGN_DRAWING.replace(' data-slot="legend"', ''),
    /no slot shows "PARE"/,
  ],
  ['a line that no slot shows', ['PARE', 'AQUÍ'], slot('data-lines="1"'), /no slot shows "AQUÍ"/],
  [
    'a slot for a line that the legend lacks',
    ['PARE'],
    slot('data-lines="2"'),
    /needs line 2, which the legend/,
  ],
  [
    'a viewBox that does not begin at 0 0',
    [],
    SIGN_DRAWING.replace('0 0 3', '9 9 3'),
    /does not begin at 0 0/,
  ],
  ['characters without an outline', ['日本'], SIGN_DRAWING, /lacks a character of "日本"/],
])('reports %s', (_, legend, drawing, title) => {
  const [found] = reportsOf(legend, drawing);
  expect(found?.title).toMatch(title);
  expect(found?.at.file).toBe('data/dibujos/senales/pare.svg');
});

test('reports a scene with "drawn" that has no drawing', () => {
  const found = auditOf([[{}]], {
    'escenas/senas.json': { alto: { title: 'Alto', description: 'Un agente.', drawn: true } },
  }).find(({ rule }) => rule === 'item/drawing');
  expect(found).toMatchObject({
    title: 'the scene alto has no drawing',
    at: { file: 'data/escenas/senas.json' },
  });
});

test('reports an unsafe file at the line of the problem', () => {
  const drawing = SIGN_DRAWING.replace('</g>', '  <script/>\n  </g>');
  const [found] = reportsOf([], drawing);
  expect(found).toMatchObject({
    severity: 'error',
    title: 'a drawing may not contain "script"',
    at: { range: { start: { line: 5 } } },
  });
});
