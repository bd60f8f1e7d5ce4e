import { readTestQuestions, SHORTEST_TEST_ID } from '../e2e/site.ts';
import { expect, test } from './fixtures.ts';
import {
  answerRemaining,
  atQuestion,
  choose,
  continueButton,
  countUnfinishedAttempts,
  expectScore,
  feedbackBox,
  openAttempt,
  openFirstQuestion,
  optionLabel,
  optionRadio,
  scoreLine,
  wrongChoice,
} from './practice.ts';
import { controlNamed, type Visitor } from './visitor.ts';

const PATH = `/test/${SHORTEST_TEST_ID}/`;
const KEYS = ['1', '2', '3', '4'] as const;

async function takeWhole(me: Visitor): Promise<void> {
  const questions = await openFirstQuestion(me, PATH);
  await me.is({ css: 'h1' }, { focused: true });
  expect(await me.isScrolledSideways()).toBe(false);
  await answerRemaining(me, questions, (index) => index % 3 !== 0);
  await me.at(new RegExp(`/test-result/${SHORTEST_TEST_ID}/`));
  await expectScore(me, questions.length - Math.ceil(questions.length / 3), questions.length);
  expect(await me.isScrolledSideways()).toBe(false);
}

test('a phone visitor completes a test; opening it again starts no attempt', async ({ me }) => {
  await takeWhole(me);
  await me.open(PATH);
  await atQuestion(me, 1);
  expect(await countUnfinishedAttempts(me)).toBe(0);
});

test('a wide-screen visitor completes a test, and its result opens on another device', async ({
  me,
  friend,
}) => {
  await me.tab.resize(1280, 740);
  await takeWhole(me);
  const link = await me.tab.evaluate(() =>
    document.querySelector('[data-copy]')!.getAttribute('data-copy'),
  );
  const { text } = await me.look(scoreLine);
  const misses = readTestQuestions(SHORTEST_TEST_ID).length - Number(/(\d+) de/.exec(text)![1]);
  const other = await friend();
  await other.tab.goto(link!);
  await other.reads(scoreLine, new RegExp(`^${text}$`));
  await other.reads({ css: 'main' }, /Estás viendo un resultado compartido\./);
  await other.see(controlNamed(`Recuperar estos ${misses} fallos`));
  await other.open('/repaso/');
  await other.reads({ css: 'main' }, /Hoy no tienes nada que repasar/);
  await other.tab.goto(link!.slice(0, -2));
  await other.reads({ css: 'main' }, /incompleto o dañado/);
});

test('the keyboard alone completes a test, and a revealed wrong answer is locked', async ({
  me,
}) => {
  const questions = await openFirstQuestion(me, PATH);
  const choice = wrongChoice(questions[0]!);
  await me.press(KEYS[choice]!);
  await me.is(optionRadio(choice), { checked: true });
  await me.press('v');
  await me.see(feedbackBox);
  await me.is({ css: '.feedback h2' }, { focused: true });
  await me.see({ css: 'label.option.is-right' });
  await me.see({ css: 'label.option.is-wrong' });
  await me.press('Enter');
  await atQuestion(me, 2);
  await me.is({ css: 'h1' }, { focused: true });
  await me.press('Tab', 'Space');
  await me.is(optionRadio(0), { checked: true });
  await me.press('ArrowDown');
  await me.is(optionRadio(1), { checked: true });
  for (const [index, { answer }] of questions.entries()) {
    if (index === 0) continue;
    await atQuestion(me, index + 1);
    await me.press(KEYS[answer]!);
    await me.is(optionRadio(answer), { checked: true });
    await me.press('Enter');
  }
  await expectScore(me, questions.length - 1, questions.length);
  await me.is({ css: 'h1' }, { focused: true });
});

test('aria-describedby links the rule to the verdict, and to no option', async ({ me }) => {
  const [first] = await openFirstQuestion(me, PATH);
  await choose(me, wrongChoice(first!));
  await me.click(controlNamed('Ver Respuesta'));
  await me.is({ css: '.feedback h2' }, { focused: true });
  /** Each described element, with the class of its description. */
  const described = () =>
    me.tab.evaluate(() =>
      [...document.querySelectorAll('.quiz form [aria-describedby]')].map((part) => [
        part.tagName,
        document.getElementById(part.getAttribute('aria-describedby')!)?.className,
      ]),
    );
  // The file of reasons loads after the first click, so the description may appear late.
  await expect.poll(described).toEqual([['H2', 'rule']]);
});

test('Enter without an answer shows what is missing', async ({ me }) => {
  await openFirstQuestion(me, PATH);
  await me.press('Enter');
  await me.reads({ css: '.answer-hint' }, /^Escoge una respuesta para continuar$/);
  await atQuestion(me, 1);
});

test('a reload, a visit to another page and Back return to the same question', async ({ me }) => {
  const questions = await openFirstQuestion(me, PATH);
  for (const { answer } of questions.slice(0, 2)) {
    await choose(me, answer);
    await me.click(continueButton);
  }
  await atQuestion(me, 3);
  await me.reload();
  await atQuestion(me, 3);
  await me.open('/guia-estudio/');
  await me.back();
  await atQuestion(me, 3);
  await me.back();
  await atQuestion(me, 2);
  await me.is(optionRadio(questions[1]!.answer), { checked: true });
  // An address cannot skip the first unanswered question.
  await me.open(`${PATH}#p${questions.length}`);
  await atQuestion(me, 3);
  await me.open('/tests/');
  await me.open(PATH);
  await atQuestion(me, 3);
  await answerRemaining(me, questions, () => true, 2);
  await expectScore(me, questions.length, questions.length);
  await me.loaded();
  await me.back();
  await me.at(/\/tests\/$/);
});

test('Back from a result skips the test that a URL hash started', async ({ me }) => {
  await me.open('/tests/');
  const questions = await openAttempt(me, PATH, '#p1-final');
  await answerRemaining(me, questions, () => true);
  await me.at(new RegExp(`/test-result/${SHORTEST_TEST_ID}/`));
  await me.loaded();
  await me.back();
  await me.at(/\/tests\/$/);
  expect(await countUnfinishedAttempts(me)).toBe(0);
});

test('the newer of two tabs owns the attempt until the older tab takes over', async ({
  me,
  device,
  site,
}) => {
  await openFirstQuestion(me, PATH);
  await choose(me, 1);
  const { createVisitor } = await import('./visitor.ts');
  const later = createVisitor(await device.open(), site.origin);
  await later.open(`${PATH}#p1`);
  await later.is(optionRadio(1), { checked: true });
  await later.click(optionLabel(2));
  await later.is(optionRadio(2), { checked: true });
  await me.click(controlNamed('Seguir aquí'));
  await me.is(optionRadio(2), { checked: true });
});
