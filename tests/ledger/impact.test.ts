import { expect, test } from 'vitest';
import { placesOfFact, placesOfSource } from '../../pipeline/ledger/impact.ts';
import { project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const { site, ledger } = readProject(project(SAMPLE_FILES));
const shortly = ({ kind, what, file }: ReturnType<typeof placesOfFact>[number]) =>
  `${kind}: ${what} ${file.replace('data/', '')}`;

test('the places of a fact are its readings, and the texts and records that name it', () => {
  expect(placesOfFact(site!, 'estacionamiento.hidrante').map(shortly)).toEqual([
    'ledger: reading manual facts/estacionamiento.json',
    'ledger: reading preguntas facts/estacionamiento.json',
    'ledger: reading ley facts/estacionamiento.json',
    'manual: reglas-transito manual/reglas-transito.md',
    'questions: reglas-03 correct option tests/2-reglas/reglas-03.json',
    'questions: reglas-03 explanation tests/2-reglas/reglas-03.json',
    'records: parking reglas/estacionamiento.json',
    'records: parking names it in "facts" reglas/estacionamiento.json',
  ]);
});

test('a figure in a wrong option has a place called "wrong option"', () => {
  const files = structuredClone(SAMPLE_FILES);
  const bank = files['tests/2-reglas'] as {
    questions: { id: string; options: { text: string }[] }[];
  };
  bank.questions.find(({ id }) => id === 'reglas-03')!.options[0]!.text = '{{velocidad.rural}}';
  const { site: changed } = readProject(project(files));
  expect(placesOfFact(changed!, 'velocidad.rural').map(shortly)).toContain(
    'questions: reglas-03 wrong option tests/2-reglas/reglas-03.json',
  );
});

test('a place names its reading, and the pages that print it', () => {
  const places = placesOfFact(site!, 'centros.horario');
  expect(places.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'horarios (@centros)',
      'horarios (@blog)',
      'centresShared names it in "hours"',
    ]),
  );
  expect(places.find(({ what }) => what === 'horarios (@blog)')!.urls).toEqual(['/blog/horarios/']);
});

test('the places of a source are its citations and the places of its facts', () => {
  const places = placesOfSource(site!, ledger!, 'ley-22-2000/5.02-a').map(shortly);
  expect(places).toContain('questions: reglas-01 cites it tests/2-reglas/reglas-01.json');
  expect(places).toContain('ledger: reading ley (velocidad.urbana) facts/velocidad.json');
  expect(places).toContain(
    'questions: reglas-01 correct option (velocidad.urbana) tests/2-reglas/reglas-01.json',
  );
  expect(places.join('\n')).not.toContain('estacionamiento');
});

test('finds a citation of the source in the front matter of an article', () => {
  expect(placesOfSource(site!, ledger!, 'ley-22-2000').map(shortly)).toContain(
    'blog: un-articulo cites it blog/un-articulo.md',
  );
});
