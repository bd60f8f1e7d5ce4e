/** A section is a picture, its rule, and why: not one picture too many, and none without its rule. */
import { expect, test } from 'vitest';
import { auditOf } from '../../../tests/rules/questions.ts';

const scene = {
  title: 'Una escena',
  description: 'Tú vas por tu carril.',
  road: { strips: [{ is: 'carril', to: 'este' }] },
  vehicles: [{ name: 'tú', lane: 0, x: 100 }],
};
const NAMES = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];

/** @param sections the pictures and the text of each */
function reportsOf(
  ...sections: { scenes?: string[]; manoeuvres?: string[]; text: string }[]
): string[] {
  const list = sections.map(
    ({ text: _, ...pictures }, index) =>
      `  - id: parte-${index}\n    title: Parte ${index}\n${Object.entries(pictures)
        .map(([key, ids]) => `    ${key}: [${ids.join(', ')}]\n`)
        .join('')}`,
  );
  const body = sections.map(({ text }, index) => `## Parte ${index}\n\n${text}\n`);
  const chapter = `---\ntitle: Ejemplo\ndescription: Un ejemplo.\norder: 9\nlayout: sections\nwarning: Es un ejemplo.\nsections:\n${list.join('')}updated: 2026-11-20\n---\n\n${body.join('\n')}`;
  return auditOf([[{}]], {
    'escenas/prueba.json': Object.fromEntries(NAMES.map((name) => [name, scene])),
    'manual/ejemplo.md': chapter,
  })
    .filter(({ rule }) => rule === 'manual/pictures')
    .map(({ severity, title }) => `${severity} ${title}`);
}

test('a picture with its rule is left alone, and so are seven', () => {
  expect(reportsOf({ scenes: ['una'], text: '![](una) **Para.** Así ves.' })).toEqual([]);
  expect(reportsOf({ scenes: NAMES.slice(0, 7), text: 'Un texto.' })).toEqual([]);
});

test('eight pictures are a warning', () => {
  expect(reportsOf({ scenes: NAMES, text: 'Un texto.' })).toEqual([
    'warning the section "Parte 0" has 8 pictures (maximum 7)',
  ]);
});

test('a section without a picture is a note, where another section has one', () => {
  expect(reportsOf({ text: 'Un texto.' })).toEqual([]);
  expect(reportsOf({ scenes: ['una'], text: 'Un texto.' }, { text: 'Otro.' })).toEqual([
    'note the section "Parte 1" has no picture',
  ]);
});

test('a picture without words, and one that the section does not list, are errors', () => {
  expect(reportsOf({ scenes: ['una'], text: '![](una)\n\n![](dos) **Para.**' })).toEqual([
    'error no rule stands beside the picture "una" of "Parte 0"',
    'error the text of "Parte 0" shows the picture "dos", which its "scenes" do not have',
  ]);
});

test('a film counts as a picture, and stands in the text', () => {
  const film = { manoeuvres: ['paralelo'] };
  expect(reportsOf({ ...film, text: '![](paralelo) **Despacio.** Así ves.' })).toEqual([]);
  expect(reportsOf({ ...film, text: 'Un texto.' })).toEqual([
    'error no paragraph of "Parte 0" shows the film "paralelo"',
  ]);
});
