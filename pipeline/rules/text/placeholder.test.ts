/** Tests that text/placeholder reports the TODO that `licencia new` writes, but not the Spanish word. */
import { expect, test } from 'vitest';
import { textPage } from '../../../tests/fixtures/base-data.ts';
import { project, reportOf } from '../../../tests/fixtures/project.ts';

const found = (text: string) =>
  reportOf(
    project({
      'paginas/ejemplo.md': textPage('Una página', text),
    }),
  )
    .filter(({ rule }) => rule === 'text/placeholder')
    .map(({ at }) => at.range!.start);

test.each([
  ['TODO', { line: 6, column: 1 }],
  ['TODO: escribir la lista.', { line: 6, column: 1 }],
  ['## TODO', { line: 6, column: 4 }],
  ['- Uno.\n- TODO', { line: 7, column: 3 }],
])('reports the placeholder in %j', (text, start) => expect(found(text)).toEqual([start]));

test.each([
  'HAY QUE LLEVAR TODO LO QUE PIDE LA LISTA.',
  'Lleva **TODO** lo que pide la lista.',
  'Tráelo TODO: la tarjeta, la foto y el sello.',
  'TODO conductor se detiene.',
])('accepts %j as Spanish', (text) => expect(found(text)).toEqual([]));
