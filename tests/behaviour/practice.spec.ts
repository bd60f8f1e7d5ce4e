/** A practice test, in every browser. */
import { SHORTEST } from '../e2e/site.ts';
import { expect, test } from './fixtures.ts';
import {
  atQuestion,
  begin,
  choose,
  feedback,
  finish,
  goOnButton,
  option,
  progress,
  radio,
  scored,
  wrong,
} from './practice.ts';
import { named } from './visitor.ts';

const PATH = `/test/${SHORTEST}/`;

for (const width of [360, 1280]) {
  test(`a test is taken to its result at ${width} px`, async ({ me }) => {
    await me.tab.resize(width, 740);
    const questions = await begin(me, PATH);
    await me.is({ css: 'h1' }, { focused: true });
    expect(await me.isScrolledSideways()).toBe(false);
    await finish(me, questions, (index) => index % 3 !== 0);
    await me.at(new RegExp(`/test-result/${SHORTEST}/`));
    await scored(me, questions.length - Math.ceil(questions.length / 3), questions.length);
    expect(await me.isScrolledSideways()).toBe(false);
  });
}

test('a question is answered by keyboard, and a wrong answer is explained and locked', async ({
  me,
}) => {
  const [first] = await begin(me, PATH);
  const choice = wrong(first!);
  await me.press((['1', '2', '3', '4'] as const)[choice]!);
  await me.is(radio(choice), { checked: true });
  await me.press('v');
  await me.see(feedback);
  await me.is({ css: '.fb h2' }, { focused: true });
  await me.see({ css: 'label.op.ok' });
  await me.see({ css: 'label.op.no' });
  await me.press('Enter');
  await atQuestion(me, 2);
  await me.is({ css: 'h1' }, { focused: true });
  await me.press('Tab', 'Space');
  await me.is(radio(0), { checked: true });
  await me.press('ArrowDown');
  await me.is(radio(1), { checked: true });
});

test('going on without an answer says what is missing', async ({ me }) => {
  await begin(me, PATH);
  await me.click(goOnButton);
  await me.see({ css: '.quiz form [role=status], .quiz form [role=alert]' });
  await atQuestion(me, 1);
});

test('a reload, a look at another page and Back lead to where the visitor was', async ({ me }) => {
  const questions = await begin(me, PATH);
  for (const { answer } of questions.slice(0, 2)) {
    await choose(me, answer);
    await me.click(goOnButton);
  }
  await atQuestion(me, 3);
  await me.reload();
  await atQuestion(me, 3);
  await me.open('/guia-estudio/');
  await me.back();
  await atQuestion(me, 3);
  await me.back();
  await atQuestion(me, 2);
  await me.is(radio(questions[1]!.answer), { checked: true });
  await me.open('/tests/');
  await me.open(PATH);
  await me.click(named('Continuar en la pregunta 2'));
  await atQuestion(me, 2);
  await finish(me, questions, () => true, 1);
  await scored(me, questions.length, questions.length);
});

test('the newest of two tabs owns the attempt', async ({ me, device, site }) => {
  await begin(me, PATH);
  const { visitor } = await import('./visitor.ts');
  const later = visitor(await device.open(), site.origin);
  await later.open(`${PATH}#p1`);
  await later.click(option(2));
  await later.is(radio(2), { checked: true });
  await me.click(named('Seguir aquí'));
  await me.is(radio(2), { checked: true });
  await me.reads(progress, /1 contestada/);
});

test('a result opens on another device by its link', async ({ me, friend }) => {
  const questions = await begin(me, PATH);
  await finish(me, questions, (index) => index > 0);
  const link = await me.tab.evaluate(() =>
    document.querySelector('[data-copy]')!.getAttribute('data-copy'),
  );
  const other = await friend();
  await other.tab.goto(link!);
  await scored(other, questions.length - 1, questions.length);
  await other.open('/repaso/');
  await other.reads({ css: 'main' }, /Todavía no tienes preguntas por repasar/);
});
