/** What text/word reports and what it leaves; the examples of its page are run by tests/rules/pages.test.ts. */
import { describe, expect, test } from 'vitest';
import { base, project, reportOf } from '../../../tests/project.ts';

const page = (text: string) => `---
title: Una página
description: Una página de ejemplo.
updated: 2026-11-20
---

${text}
`;
const words = (folder: string) =>
  reportOf(folder)
    .filter(({ rule }) => rule === 'text/word')
    .map(({ title }) => title.split('"')[1]);
const found = (text: string) => words(project({ 'paginas/ejemplo.md': page(text) }));

describe('text/word', () => {
  test.each([
    ['Dos autos llegan a la vez.', 'autos'],
    ['Mira el rótulo.', 'rótulo'],
    ['La señal naranja avisa.', 'naranja'],
    ['Pide el Real ID.', 'Real ID'],
    ['Repasa lo que fallaste.', 'fallaste'],
    ['Cada lectura se guarda.', 'lectura'],
    ['**Es ley:** parar en rojo.', 'Es ley:'],
    ['El hecho tiene una cifra.', 'El hecho'],
    ['Viene de una fuente secundaria.', 'fuente secundaria'],
    ['Son 10 pies, según el manual.', 'según el manual'],
    ['Este sitio decía 10 pies.', 'Este sitio decía'],
    ['Sale de la documentación oficial.', 'documentación oficial'],
  ])('reports %s', (text, word) => expect(found(text)).toEqual([word]));

  test.each([
    'Tu carro pasa por el carril AutoExpreso de la autopista.',
    'El espacio pide un rótulo removible.',
    'El REAL ID es opcional.',
    'La ley da por hecho el permiso.',
    'Es un aviso, según el manual federal de señales.',
    'Lleva el registro del carro.',
    'Es lo que este sitio decía de sí mismo.',
  ])('accepts %s', (text) => expect(found(text)).toEqual([]));

  test('reads the label of a fact, and leaves it the words of the ledger', () => {
    const folder = project({
      'facts/base.json': base('facts/base.json', (facts) => {
        facts['sitio.capitulos'].label = 'Capítulos en cada lectura del auto';
      }),
    });
    expect(words(folder)).toEqual(['auto']);
  });
});
