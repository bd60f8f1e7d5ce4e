import { expect, test } from 'vitest';
import { conceptsOf } from '../../pipeline/bank/concepts.ts';
import { readBank } from '../../pipeline/bank/item.ts';
import { apiDocuments } from '../../pipeline/exports/api/documents.ts';
import { canonicalDataOf } from '../../pipeline/exports/index.ts';
import type { QuizQuestion } from '../../templates/islands/model/quiz-data.ts';
import { project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { renderSampleSite } from './pages.ts';

const ID = 'forma-reglas-01';
const site = renderSampleSite();
const content = (files: Record<string, string | object | null> = {}) =>
  readProject(project({ ...SAMPLE_FILES, ...files }));
const fileOf = (name: string) =>
  JSON.parse(
    Buffer.from(
      site.set.bank().files.find(({ path }) => path.startsWith(`/assets/${name}-`))!.bytes,
    ).toString(),
  );

test('second forms have a page each, and are in the list of questions', () => {
  const page = site.main(`/preguntas/${ID}/`);
  expect(page).toContain('Lista: Más preguntas de reglas');
  expect(page).toContain('href="/preguntas/#reglas-transito-paso"');
  expect(page).not.toContain('href="/test/');
  const list = site.main('/preguntas/');
  expect(list).toContain(`href="/preguntas/${ID}/"`);
  expect(list).toContain(', y 1 más sobre lo mismo');
});

test('second forms with "of" are on that question’s page; search and API link there', () => {
  const formas = structuredClone(SAMPLE_FILES['formas/reglas']) as { questions: object[] };
  Object.assign(formas.questions[0]!, { of: 'reglas-01' });
  const of = renderSampleSite({ 'formas/reglas': formas });
  const address = `/preguntas/reglas-01/#${ID}`;
  expect([...of.set.makers()].map(({ path }) => path)).not.toContain(`/preguntas/${ID}/`);
  const page = of.main('/preguntas/reglas-01/');
  expect(page).toContain(`<details id="${ID}"`);
  expect(page).toContain(`name="respuesta-${ID}"`);
  expect(of.main('/preguntas/')).not.toContain(ID);
  expect(Buffer.from(of.set.search().bytes).toString()).toContain(address);
  const { data } = apiDocuments(canonicalDataOf(content({ 'formas/reglas': formas }))).find(
    ({ path }) => path === 'preguntas.json',
  )!;
  expect(data).toMatchObject({
    formas: [expect.objectContaining({ url: expect.stringContaining(address) })],
  });
});

test.each([
  ['of nothing', 'formas/reglas', 'no-existe', 'there is no question with a page of its own'],
  ['of itself', 'formas/reglas', ID, 'there is no question with a page of its own'],
  ['in a test', 'tests/2-reglas', 'reglas-02', 'must be in a second form only'],
])('reports a wrong "of": %s', (_, file, of, title) => {
  const set = structuredClone(SAMPLE_FILES[file]) as { questions: object[] };
  Object.assign(set.questions[0]!, { of });
  expect(content({ [file]: set }).findings.map((finding) => finding.title)).toContainEqual(
    expect.stringContaining(title),
  );
});

test('second forms are in no test and no bank, and no count includes them', () => {
  expect(site.set.bank().questions.map(({ id }) => id)).not.toContain(ID);
  for (const name of ['banco', 'razones', 'errores', 'test-2'])
    expect(JSON.stringify(fileOf(name))).not.toContain(ID);
  const without = content({ 'formas/reglas': null });
  const computed = ({ ledger }: typeof without) =>
    [...ledger!.values()].flatMap(({ readings }) =>
      readings.flatMap(({ computed, value }) => (computed === undefined ? [] : [value])),
    );
  expect(computed(content())).toEqual(computed(without));
});

test('second forms are in one file for each topic, which test pages do not load', () => {
  const [form, ...others] = fileOf('formas-reglas') as QuizQuestion[];
  expect(others).toEqual([]);
  expect(form).toMatchObject({ id: ID, answer: 2, topic: 'reglas' });
  expect(form!.errors.filter((error) => error !== null)).toHaveLength(3);
  expect(site.main('/repaso/')).toContain('/assets/formas-');
  expect(site.main('/test/2/')).not.toContain('/assets/formas-');
});

test('second forms belong to their concept', () => {
  const { site: linked, ledger } = content();
  const concepts = conceptsOf(readBank(linked!, ledger!));
  expect(concepts.find(({ id }) => id === '1')!.forms).toContainEqual({ id: ID, kind: 'forma' });
});

test('second forms are in the API, separate from the test questions', () => {
  const document = apiDocuments(canonicalDataOf(content())).find(
    ({ path }) => path === 'preguntas.json',
  );
  expect(document!.data).toMatchObject({
    formas: [expect.objectContaining({ id: ID, test: 'reglas', url: expect.any(String) })],
  });
});

test('a second form without "form", with a duplicate id or a wrong topic is reported', () => {
  const changed = (change: object) => {
    const formas = structuredClone(SAMPLE_FILES['formas/reglas']) as { questions: object[] };
    Object.assign(formas.questions[0]!, change);
    return content({ 'formas/reglas': formas }).findings;
  };
  expect(changed({ form: undefined }).map(({ title }) => title)).toContainEqual(
    expect.stringContaining('has no "form"'),
  );
  expect(changed({ id: 'reglas-01' }).map(({ rule }) => rule)).toContain('link/duplicate-id');
  expect(changed({ topic: 'senales' }).map(({ title }) => title)).toContainEqual(
    expect.stringContaining('must be "reglas", the topic of the file'),
  );
});
