import { describe, expect, test } from 'vitest';
import { textPage } from '../../../tests/fixtures/base-data.ts';
import { changedBase, project, reportOf, TODAY } from '../../../tests/fixtures/project.ts';

const quantity = (unit: string, value: unknown) => ({
  label: 'Una cifra',
  kind: 'quantity',
  unit,
  readings: [{ surface: 'legal', value, source: 'apuntes' }],
});
const words = (value: string) => ({
  label: 'Unas palabras',
  kind: 'text',
  readings: [{ surface: 'legal', value }],
});
const folder = (text: string) =>
  project({
    'sources.json': changedBase('sources.json', (sources) => {
      sources.apuntes = {
        title: 'Apuntes de 2012',
        inText: 'unos apuntes de 2012',
        kind: 'guia',
        readOn: TODAY,
        confidence: 'medium',
      };
    }),
    'facts/prueba.json': {
      'prueba.edad': quantity('años', 16),
      'prueba.desde': words('21 años o más'),
      'prueba.rango': words('de 4 a 8 años'),
      'prueba.palabra': words('desde las doce'),
    },
    'paginas/ejemplo.md': textPage('Una página', text),
  });
const found = (text: string) =>
  reportOf(folder(text)).filter(({ rule }) => rule === 'text/agreement');

describe('text/agreement', () => {
  test.each([
    ['Debes tener {{prueba.edad}} o más, pero menos de 18.', 'o más, pero menos'],
    ['Es para {{prueba.desde}}, pero menos de 65.', 'o más, pero menos'],
    ['Debes tener {{prueba.edad}} años.', 'años años'],
    ['Debes tener {{prueba.desde}} o más.', 'o más o más'],
    ['Vale desde {{prueba.palabra}}.', 'desde desde'],
    ['Es hasta los {{prueba.rango}}.', 'los de 4'],
    ['Lo {{@prueba.edad}} dice.', 'unos apuntes de 2012 dice'],
  ])('reports %s', (text, clash) =>
    expect(found(text).map(({ title }) => title)).toEqual([`"${clash}" is not correct Spanish`]),
  );

  test.each([
    'Debes tener {{prueba.edad}} o más.',
    'Es para quien tiene {{prueba.desde}}.',
    'Va {{prueba.rango}} de edad.',
    'Lo dicen {{@prueba.edad}}.',
    'Vale {{prueba.palabra}}.',
    'Desde los 16 o más, pero menos de {{prueba.edad}}.',
  ])('accepts %s', (text) => expect(found(text)).toEqual([]));

  test('reports both clashes of the same kind in a sentence', () => {
    const text = 'Debes tener {{prueba.edad}} años, y luego {{prueba.edad}} años más.';
    expect(found(text).map(({ at }) => at.range?.start.column)).toEqual([13, 43]);
  });

  test('reports a clash at the position of its reference', () => {
    const [finding] = found('Tiene {{prueba.rango}}. Debes tener {{prueba.edad}} años.');
    expect(finding?.at.range?.start).toMatchObject({ line: 6, column: 37 });
  });
});
