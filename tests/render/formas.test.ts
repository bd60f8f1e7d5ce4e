/** The second forms of what the tests ask: their pages, who asks them, and what never counts them. */
import { expect, test } from 'vitest';
import { conceptsOf } from '../../pipeline/bank/concepts.ts';
import { readBank } from '../../pipeline/bank/item.ts';
import { apiDocuments } from '../../pipeline/exports/api/documents.ts';
import { canonicalOf } from '../../pipeline/exports/index.ts';
import type { QuizQuestion } from '../../templates/islands/model/quiz-data.ts';
import { contentOf, project } from '../project.ts';
import { SAMPLE } from '../sample-data.ts';
import { rendered } from './pages.ts';

const ID = 'forma-reglas-01';
const site = rendered();
const content = (files: Record<string, string | object | null> = {}) =>
  contentOf(project({ ...SAMPLE, ...files }));
const fileOf = (name: string) =>
  JSON.parse(
    Buffer.from(
      site.set.bank().files.find(({ path }) => path.startsWith(`/assets/${name}-`))!.bytes,
    ).toString(),
  );

test('have a page each, which says that no test has it, and stand in the list of questions', () => {
  const page = site.main(`/preguntas/${ID}/`);
  expect(page).toContain('Lista: Más preguntas de reglas');
  expect(page).toContain('href="/preguntas/#reglas-transito-paso"');
  expect(page).not.toContain('href="/test/');
  const list = site.main('/preguntas/');
  expect(list).toContain(`href="/preguntas/${ID}/"`);
  expect(list).toContain(', y 1 más sobre lo mismo');
});

test('are in no test, no bank, no key file, and no count', () => {
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

test('are one file, which only a session fetches, with all that a screen shows of them', () => {
  const [form, ...others] = fileOf('formas') as QuizQuestion[];
  expect(others).toEqual([]);
  expect(form).toMatchObject({ id: ID, answer: 2, topic: 'reglas' });
  expect(form!.errors.filter((error) => error !== null)).toHaveLength(3);
  expect(site.main('/repaso/')).toContain('/assets/formas-');
  expect(site.main('/test/2/')).not.toContain('/assets/formas-');
});

test('feed the concept that they ask, and serve its topic of the exam', () => {
  const { site: linked, ledger } = content();
  const concepts = conceptsOf(readBank(linked!, ledger!));
  expect(concepts.find(({ id }) => id === '1')!.forms).toContainEqual({ id: ID, kind: 'forma' });
});

test('are in the API apart from the questions of tests', () => {
  const document = apiDocuments(canonicalOf(content())).find(
    ({ path }) => path === 'preguntas.json',
  );
  expect(document!.data).toMatchObject({
    formas: [expect.objectContaining({ id: ID, test: 'reglas', url: expect.any(String) })],
  });
});

test('one without the way it asks, or with the id of a question of a test, is a finding', () => {
  const changed = (change: object) => {
    const formas = structuredClone(SAMPLE['formas/reglas']) as { questions: object[] };
    Object.assign(formas.questions[0]!, change);
    return content({ 'formas/reglas': formas }).findings;
  };
  expect(changed({ form: undefined }).map(({ title }) => title)).toContainEqual(
    expect.stringContaining('does not say how it asks'),
  );
  expect(changed({ id: 'reglas-01' }).map(({ rule }) => rule)).toContain('link/duplicate-id');
  expect(changed({ topic: 'senales' }).map(({ title }) => title)).toContainEqual(
    expect.stringContaining('must be "reglas", the topic of the file'),
  );
});
