/** A question that is no longer asked: its page, the results that name it, its id, and which exports know it. */
import { expect, test } from 'vitest';
import { releaseOf } from '../../pipeline/exports/api/changes.ts';
import { apiDocuments } from '../../pipeline/exports/api/documents.ts';
import { USUAL_FORMATS } from '../../pipeline/exports/formats.ts';
import { canonicalOf } from '../../pipeline/exports/index.ts';
import { inputsOf } from '../../pipeline/exports/inputs.ts';
import { makeFormat } from '../../pipeline/exports/kept.ts';
import { startAttempt } from '../../templates/islands/quiz/attempt.ts';
import { outcomeOfAttempt } from '../../templates/islands/quiz/outcome.ts';
import type { QuizData, QuizQuestion } from '../../templates/islands/quiz/quiz-data.ts';
import { TOOLS } from '../exports/canonical.ts';
import { contentOf, project } from '../project.ts';
import { SAMPLE } from '../sample-data.ts';
import { rendered } from './pages.ts';

const PATH = 'tests/2-reglas.json';
type Asked = Record<string, unknown> & { id: string };
const bank = SAMPLE[PATH] as { questions: Asked[] };
const { id: OLD, ...record } = bank.questions[2]!;
const FILES = {
  [PATH]: { ...bank, questions: bank.questions.slice(0, 2) },
  'retirados/preguntas.json': {
    [OLD]: { ...record, test: '2', retired: { on: '2026-11-21', because: 'La ley cambió.' } },
  },
};

const before = rendered();
const after = rendered(FILES);
const fileOf = (made: ReturnType<typeof rendered>, name: string) =>
  JSON.parse(
    Buffer.from(
      made.set.bank().files.find(({ path }) => path.startsWith(`/assets/${name}-`))!.bytes,
    ).toString(),
  );
/** What the browser has: the data of the test, and the questions that it no longer asks. */
const quizOf = (made: ReturnType<typeof rendered>): QuizData => {
  const data = fileOf(made, 'test-2') as QuizData;
  return data.retiredAt === undefined
    ? data
    : { ...data, retired: fileOf(made, 'retiradas-2') as QuizQuestion[] };
};

test('keeps its page, which says that it is no longer asked, and why', () => {
  const { robots } = after.page(`/preguntas/${OLD}/`);
  const page = after.main(`/preguntas/${OLD}/`);
  expect(robots).toBe('noindex, follow');
  expect(page).toContain('Esta pregunta ya no se usa');
  expect(page).toContain('La ley cambió.');
  expect(page).toContain('Correcta: ');
  expect(page).not.toContain('href="/test/2/');
});

test('has a name, and not its address, on the page of a fact that it uses', () => {
  const main = after.main('/consistencia/estacionamiento-hidrante/');
  expect(main).toContain(`<a href="/preguntas/${OLD}/">Pregunta retirada ${OLD}</a>`);
});

test('is in no test, no exam and no list', () => {
  expect(quizOf(after).questions.map(({ id }) => id)).toEqual(['reglas-01', 'reglas-02']);
  expect(after.set.bank().questions.map(({ id }) => id)).not.toContain(OLD);
  expect(after.main('/test/2/')).not.toContain(OLD);
});

test('is shown by a stored result that names it, with the score of that day', () => {
  const data = quizOf(before);
  const attempt = {
    ...startAttempt(data, { id: 'a', seed: 0, now: 1 }),
    answers: new Map(
      data.questions.map(({ id, answer }) => [id, { choice: answer, revealed: false }]),
    ),
  };
  const told = outcomeOfAttempt(quizOf(after), attempt);
  expect(told).toMatchObject({ score: 3, total: 3, changed: 0 });
  expect(told).not.toHaveProperty('code');
});

test('is in a file of its own, which the test and the exam name', () => {
  const { retired } = after.set.bank().addresses;
  expect(retired).toContain(fileOf(after, 'test-2').retiredAt);
  expect(fileOf(after, 'retiradas-2')).toMatchObject([{ id: OLD, explanation: expect.anything() }]);
  expect(fileOf(after, 'banco')).not.toHaveProperty('retired');
  expect(fileOf(after, 'razones').reasons).not.toHaveProperty(OLD);
});

const canonical = () => {
  const content = contentOf(project({ ...SAMPLE, ...FILES }));
  return canonicalOf(content, content.site!.newest);
};

test('is left out of every export but the API, which says that it is retired', async () => {
  for (const format of USUAL_FORMATS.filter((name) => name !== 'api' && name !== 'auditoria')) {
    const { files } = await makeFormat(format, inputsOf(canonical()), TOOLS);
    for (const { path, content } of files)
      expect(`${path} ${Buffer.from(content as string).includes(OLD)}`).toBe(`${path} false`);
  }
  const document = apiDocuments(inputsOf(canonical())).find(
    ({ path }) => path === `preguntas/${OLD}.json`,
  );
  expect(document!.data).toMatchObject({ question: { id: OLD, retired: true, position: 0 } });
});

test('is no lost record of a release', () => {
  const { records, tombstones, addresses } = releaseOf(canonical());
  expect(Object.keys(records.preguntas!)).toContain(OLD);
  expect(tombstones).toEqual([]);
  expect(addresses).toContain(`/preguntas/${OLD}/`);
});

test('keeps its id: no other question may have it', () => {
  const { findings } = contentOf(project({ ...SAMPLE, ...FILES, [PATH]: bank }));
  expect(findings.map(({ title }) => title)).toContainEqual(
    expect.stringContaining(`duplicate id "${OLD}"`),
  );
});

test('names a test that exists, and a sign and a source that do', () => {
  const retired = structuredClone(FILES['retirados/preguntas.json']);
  Object.assign(retired[OLD]!, { test: '9', sign: 'ninguna' });
  const files = { ...SAMPLE, ...FILES, 'retirados/preguntas.json': retired };
  const titles = contentOf(project(files)).findings.map(({ title }) => title);
  expect(titles).toContainEqual(expect.stringContaining('"9"'));
  expect(titles).toContainEqual(expect.stringContaining('"ninguna"'));
});
