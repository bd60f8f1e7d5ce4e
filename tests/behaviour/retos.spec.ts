/** The harder questions (retos), in every browser: list, result, links to them, and isolation from other scores. */

import { type RuleRow, withFormMark } from '../../templates/islands/model/learning/rule.ts';
import { EMPTY_LEARNING } from '../../templates/islands/model/learning/types.ts';
import { EMPTY_PROGRESS } from '../../templates/islands/model/progress.ts';
import { packLearning } from '../../templates/islands/store/plan.ts';
import { PROGRESS } from '../../templates/islands/store/progress.ts';
import { serializeStoredValue } from '../../templates/islands/store/stored.ts';
import { SHORTEST_TEST_ID } from '../e2e/site.ts';
import { expect, test } from './fixtures.ts';
import {
  answerRemaining,
  atQuestion,
  expectScore,
  openFirstQuestion,
  optionRadio,
} from './practice.ts';
import { controlNamed, type Visitor } from './visitor.ts';

const KEY = 'licencia-pr:progreso';
/** The set of retos with the fewest questions. */
const SET = '/retos/vehiculo/';

type Kept = {
  finished: { kind: string; ref: string }[];
  learning?: { memory: string[] };
};
const kept = (me: Visitor): Promise<Kept> =>
  me.tab.evaluate((key) => JSON.parse(localStorage.getItem(key)!) as Kept, KEY);

test('a set of retos can be answered, is stored, and counts in no other score', async ({ me }) => {
  await me.open('/tests/');
  await me.click({ css: 'main a[href="/retos/"]' });
  await me.at(/\/retos\/$/);
  await me.reads({ css: 'main' }, /No cuentan/);
  expect(await me.isScrolledSideways()).toBe(false);
  await me.click({ css: `main a[href="${SET}"]` });
  await me.at(/\/retos\/vehiculo\/$/);
  const questions = await openFirstQuestion(me, SET);
  await answerRemaining(me, questions, (index) => index > 0);
  await me.at(/\/retos\/vehiculo\/resultado\//);
  await expectScore(me, questions.length - 1, questions.length);
  await me.reads({ css: 'main' }, /no cuentan para el examen/);
  await me.see(controlNamed('Otros retos'));
  await me.see(controlNamed('Repetir los retos'));
  // The exam's pass mark does not apply to harder questions.
  expect((await me.look({ css: '.score-road' })).text).not.toMatch(/Aprobar/);
  expect(await me.isScrolledSideways()).toBe(false);
  await me.reload();
  await expectScore(me, questions.length - 1, questions.length);
  expect((await kept(me)).finished).toMatchObject([{ kind: 'reto', ref: 'retos-vehiculo' }]);
  // The plan may store rules that the harder questions ask about, but never the questions themselves.
  await me.open('/plan/');
  await me.see({ css: '.quiz h1' });
  const ids = questions.map(({ id }) => id);
  const memory = (await kept(me)).learning?.memory ?? [];
  expect(memory.filter((row) => ids.includes(row.split(' ')[0]!))).toEqual([]);
  // The result of the set is not shown as the result of a test either.
  await me.open(`/test-result/${SHORTEST_TEST_ID}/`);
  expect((await me.look({ css: '.score-line' })).count).toBe(0);
});

test('a set of retos can be started and answered with the keyboard alone', async ({ me }) => {
  await me.open(SET);
  await atQuestion(me, 1);
  await me.see({ css: '[data-script="hay"]' });
  await me.focus({ css: 'form h1' });
  await me.press('2');
  await me.is(optionRadio(1), { checked: true });
  await me.press('v');
  await me.see({ css: '.feedback' });
  await me.is({ css: '.feedback h2' }, { focused: true });
  await me.press('Enter');
  await atQuestion(me, 2);
});

test('a result offers harder questions only for topics with a good score', async ({
  me,
  friend,
}) => {
  test.slow();
  const path = `/test/${SHORTEST_TEST_ID}/`;
  await answerRemaining(me, await openFirstQuestion(me, path), () => true);
  await me.see({ css: '.topic-scores a[href^="/retos/"]' });
  const other = await friend();
  await answerRemaining(other, await openFirstQuestion(other, path), () => false);
  await other.see({ css: '.topic-scores' });
  await other.gone({ css: '.topic-scores a[href^="/retos/"]' });
});

test('the plan offers harder questions only for a topic that the learner knows', async ({ me }) => {
  await me.open('/plan/');
  await me.see({ css: '.quiz h1' });
  const own = await me.tab.evaluate(async () => {
    const quizData = document.getElementById('quiz-data')!.textContent;
    const { bank, plan } = JSON.parse(quizData) as {
      bank: { questions: string; forms: string[] };
      plan: string;
    };
    const get = async <T>(path: string) => (await (await fetch(path)).json()) as T;
    const { questions } = await get<{
      questions: { id: string; topic: string; revision: number }[];
    }>(bank.questions);
    const others = (
      await Promise.all(bank.forms.map(get<{ id: string; revision: number }[]>))
    ).flat();
    const revisions = new Map([...others, ...questions].map((each) => [each.id, each.revision]));
    const { rules } = await get<{ rules: [string, number, string[]][] }>(plan);
    const own = new Set(questions.flatMap(({ id, topic }) => (topic === 'vehiculo' ? [id] : [])));
    return rules.flatMap(([id, , forms]) =>
      forms.some((form) => own.has(form))
        ? [{ id, forms: forms.map((form) => ({ id: form, revision: revisions.get(form) ?? 1 })) }]
        : [],
    );
  });
  expect(own.length).toBeGreaterThan(3);
  const today = Math.trunc((Date.now() - 4 * 3_600_000) / 86_400_000);
  const rows = own.map(({ id, forms }): [string, RuleRow] => {
    const seen = forms.map((form) => withFormMark(form).mark).join('');
    return [id, { id, lastDay: today, daysRight: 3, missedSince: 0, wasRight: true, seen }];
  });
  const learning = packLearning({ ...EMPTY_LEARNING, memory: new Map(rows), days: [today] });
  const text = serializeStoredValue(PROGRESS, { ...EMPTY_PROGRESS, learning });
  // Writes the progress on a page that has no copy of it in memory.
  await me.open('/blog/');
  await me.tab.evaluate((key, written) => localStorage.setItem(key, written), KEY, text);
  await me.open('/plan/');
  await me.reads({ css: '.quiz' }, /Lo que ya está firme, más difícil/);
  await me.see({ css: `.quiz a[href="${SET}"]` });
  await me.gone({ css: '.quiz a[href="/retos/senales/"]' });
  // The centre of a link that wraps over two lines may be outside its text, so a click could miss it.
  await me.focus({ css: `.quiz a[href="${SET}"]` });
  await me.press('Enter');
  await me.at(/\/retos\/vehiculo\/$/);
});
