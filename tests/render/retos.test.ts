import { expect, test } from 'vitest';
import { apiDocuments } from '../../pipeline/exports/api/documents.ts';
import { canonicalDataOf } from '../../pipeline/exports/index.ts';
import { startAttempt } from '../../templates/islands/model/attempt.ts';
import type { RuleRecord } from '../../templates/islands/model/learning/forms.ts';
import { outcomeOfAttempt, resultCodeOf } from '../../templates/islands/model/outcome.ts';
import type { QuizData } from '../../templates/islands/model/quiz-data.ts';
import { project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { renderSampleSite } from './pages.ts';

const ID = 'reglas-04';
const site = renderSampleSite();
const fileOf = (made: ReturnType<typeof renderSampleSite>, name: string) =>
  JSON.parse(
    Buffer.from(
      made.set.bank().files.find(({ path }) => path.startsWith(`/assets/${name}-`))!.bytes,
    ).toString(),
  );
const canonical = (files: Record<string, string | object> = {}) => {
  const content = readProject(project({ ...SAMPLE_FILES, ...files }));
  return canonicalDataOf(content);
};

test('harder questions have a list, a page for each topic, and a page each', () => {
  expect(site.main('/retos/')).toContain('href="/retos/reglas/"');
  expect(site.main('/retos/reglas/')).toContain(`id="${ID}"`);
  expect(site.main('/retos/reglas/resultado/')).toContain('data-island="result"');
  const page = site.main(`/preguntas/${ID}/`);
  expect(page).toContain('Retos de reglas');
  expect(page).toContain(`data-question="${ID}"`);
  expect(site.main('/preguntas/reglas-01/')).toContain('data-question="reglas-01"');
});

test('harder questions are in no bank or session; answers to them count for their rule', () => {
  expect(site.set.bank().questions.map(({ id }) => id)).not.toContain(ID);
  for (const name of ['banco', 'razones'])
    expect(JSON.stringify(fileOf(site, name))).not.toContain(ID);
  for (const name of ['claves', 'plan']) {
    const { rules } = fileOf(site, name) as { rules: RuleRecord[] };
    expect(rules.flatMap(([, , asked]) => asked)).not.toContain(ID);
    expect(rules.flatMap(([, , , fed]) => fed.map(([id]) => id))).toContain(ID);
  }
});

test('harder questions are offered only by tests about their topic', () => {
  const link = { topic: 'reglas', href: '/retos/reglas/', label: '1 reto de reglas' };
  expect((fileOf(site, 'test-2') as QuizData).links.retos).toEqual([link]);
  expect((fileOf(site, 'test-retos-reglas') as QuizData).links).not.toHaveProperty('retos');
  const without = renderSampleSite({ 'retos/reglas': null });
  expect(fileOf(without, 'test-2').links).not.toHaveProperty('retos');
  expect([...without.set.makers()].map(({ path }) => path)).not.toContain('/retos/');
});

test('harder questions have their own attempts, and their results cannot be shared as a link', () => {
  const data = fileOf(site, 'test-retos-reglas') as QuizData;
  const attempt = startAttempt(data, { id: 'a', seed: 0, now: 1 });
  expect(attempt).toMatchObject({ kind: 'reto', ref: 'retos-reglas' });
  expect(resultCodeOf(data, { ...attempt, endedAt: 2 })).toBeUndefined();
});

test('a result still opens if a question became a reto, but no longer counts it', () => {
  const bank = SAMPLE_FILES['tests/2-reglas'] as { questions: { id: string }[] };
  const before = fileOf(site, 'test-2') as QuizData;
  const all = {
    ...startAttempt(before, { id: 'a', seed: 0, now: 1 }),
    answers: new Map(
      before.questions.map(({ id, answer }) => [id, { choice: answer, revealed: false }]),
    ),
  };
  const retos = structuredClone(SAMPLE_FILES['retos/reglas']) as typeof bank;
  retos.questions.push(bank.questions[2]!);
  const moved = renderSampleSite({
    'tests/2-reglas': { ...bank, questions: bank.questions.slice(0, 2) },
    'retos/reglas': retos,
  });
  expect(outcomeOfAttempt(fileOf(moved, 'test-2'), all)).toMatchObject({
    score: 2,
    total: 2,
    changed: 1,
  });
  // The question is deleted: the result still opens.
  const gone = renderSampleSite({
    'tests/2-reglas': { ...bank, questions: bank.questions.slice(0, 2) },
  });
  expect(outcomeOfAttempt(fileOf(gone, 'test-2'), all)).toMatchObject({
    score: 2,
    total: 2,
    changed: 1,
  });
  // The question is back: the stored answer counts again.
  expect(outcomeOfAttempt(before, all)).toMatchObject({ score: 3, total: 3, changed: 0 });
  expect(moved.main(`/preguntas/${bank.questions[2]!.id}/`)).toContain('Retos de reglas');
});

test('an id in both a test and the retos causes one finding with both places', () => {
  const bank = SAMPLE_FILES['tests/2-reglas'] as { questions: object[] };
  const retos = structuredClone(SAMPLE_FILES['retos/reglas']) as { questions: object[] };
  retos.questions.push(bank.questions[0]!);
  const { findings } = readProject(project({ ...SAMPLE_FILES, 'retos/reglas': retos }));
  const [found, ...others] = findings.filter(({ rule }) => rule === 'link/duplicate-id');
  expect(others).toEqual([]);
  expect(found!.at.file).toContain('retos/reglas');
  expect(found!.related[0]!.at.file).toContain('tests/2-reglas');
});

test('reports a reto whose topic differs from that of its file', () => {
  const retos = structuredClone(SAMPLE_FILES['retos/reglas']) as { questions: object[] };
  Object.assign(retos.questions[0]!, { topic: 'senales' });
  const { findings } = readProject(project({ ...SAMPLE_FILES, 'retos/reglas': retos }));
  expect(findings.map(({ title }) => title)).toContainEqual(
    expect.stringContaining('must be "reglas", the topic of the file'),
  );
});

test('harder questions are in the API as retos', () => {
  const document = apiDocuments(canonical()).find(({ path }) => path === 'preguntas.json');
  expect(document!.data).toMatchObject({
    retos: expect.arrayContaining([
      expect.objectContaining({ id: ID, reto: true, test: 'reglas' }),
    ]),
  });
});

test('the answer on the page of a question ends with its source and label', () => {
  const page = site.main('/preguntas/reglas-01/');
  const answer = page.slice(page.indexOf('class="feedback"'));
  expect(answer).toMatch(/class="fine-print source"><summary>Fuente<\/summary>.*\(Ley\)/s);
  expect(answer.indexOf('fine-print source')).toBeGreaterThan(answer.indexOf('reasons'));
});
