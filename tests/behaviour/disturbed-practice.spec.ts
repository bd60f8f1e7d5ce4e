/** Practice disturbed by cleared storage, a translator, large text, forced colours or Back, in every browser. */
import type { Project } from '../browsers/find.ts';
import { SHORTEST_TEST_ID } from '../e2e/site.ts';
import { BROWSER_LAUNCHERS, expect, test } from './fixtures.ts';
import {
  answerRemaining,
  atQuestion,
  choose,
  continueButton,
  expectScore,
  feedbackBox,
  openFirstQuestion,
  optionLabel,
  scoreLine,
  wrongChoice,
} from './practice.ts';
import { controlNamed, createVisitor, type ElementTarget, type Visitor } from './visitor.ts';

const PATH = `/test/${SHORTEST_TEST_ID}/`;
const TEN = '/repaso/#diez';
const why = controlNamed('Por qué');

test('clearing storage during a test changes nothing on the screen', async ({ me }) => {
  const questions = await openFirstQuestion(me, PATH);
  for (const { answer } of questions.slice(0, 2)) {
    await choose(me, answer);
    await me.click(continueButton);
  }
  await atQuestion(me, 3);
  await me.tab.evaluate(() => localStorage.clear());
  await answerRemaining(me, questions, () => true, 2);
  await expectScore(me, questions.length, questions.length);
  await me.tab.evaluate(() => localStorage.clear());
  await me.reload();
  await me.reads({ css: 'main' }, /No hay un resultado guardado en este dispositivo/);
});

/** Imitates a page translator: replaces each text node with <font> elements that React does not know. */
const TRANSLATOR = `(() => {
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('font, script, style')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    translate();
    new MutationObserver(translate).observe(document.body, {
      childList: true, characterData: true, subtree: true,
    });
  });
})();`;

test('a test works and is scored correctly while a translation tool changes the page', async ({
  me,
  site,
}) => {
  site.before = TRANSLATOR;
  const questions = await openFirstQuestion(me, PATH);
  await me.see({ css: '.question-counter font' });
  await choose(me, questions[0]!.answer);
  await me.click(controlNamed('Ver Respuesta'));
  await me.see(feedbackBox);
  await me.click(why);
  await me.see(controlNamed('Menos'));
  await me.click(continueButton);
  await atQuestion(me, 2);
  await me.back();
  await atQuestion(me, 1);
  await me.tab.evaluate(() => history.forward());
  await answerRemaining(me, questions, (index) => index === 0, 1);
  await expectScore(me, 1, questions.length);
  await me.click(controlNamed(`Recuperar tus ${questions.length - 1} fallos`));
  await atQuestion(me, 1);
  await me.open('/simulacro/#examen=4821');
  await me.reads({ css: 'main' }, /Número 4821/);
  await me.click({ css: '#simulacro button.primary:not([aria-disabled])' });
  await atQuestion(me, 1);
  await me.click(controlNamed('Marcar para revisar'));
  await me.click(controlNamed('Mapa'));
  await me.reads({ css: 'main' }, /Marcaste 1 para revisar\./);
  await me.click(controlNamed('Finalizar'));
  await me.see(scoreLine);
});

test('with text at 400 %, questions, answers and results need no sideways scrolling', async ({
  me,
  site,
}) => {
  site.before = `document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '400%';
  });`;
  const questions = await openFirstQuestion(me, PATH);
  const sheet = () =>
    me.tab.evaluate(() => getComputedStyle(document.querySelector('.answer-sheet')!).position);
  for (const [index, question] of questions.slice(0, 2).entries()) {
    await atQuestion(me, index + 1);
    await choose(me, wrongChoice(question));
    await me.click(controlNamed('Ver Respuesta'));
    await me.see(feedbackBox);
    // The answer sheet is not sticky here, because with such large text it would hide the question.
    expect(await sheet()).toBe('static');
    await me.click(why);
    expect(await me.isScrolledSideways()).toBe(false);
    await me.click(continueButton);
  }
  await answerRemaining(me, questions, (index) => index > 1, 2);
  await expectScore(me, questions.length - 2, questions.length);
  expect(await me.isScrolledSideways()).toBe(false);
  await me.open('/simulacro/#examen=77');
  await me.click({ css: '#simulacro button.primary:not([aria-disabled])' });
  await atQuestion(me, 1);
  await me.click(controlNamed('Mapa'));
  await me.see({ css: '.question-grid' });
  expect(await me.isScrolledSideways()).toBe(false);
});

test('with forced colours and reduced motion, edges and words convey what colours convey', async ({
  site,
}, { project }) => {
  const kind = project.name as Project;
  test.skip(kind === 'webkit', 'this browser knows no such device');
  const { executablePath, env } = project.use.launchOptions!;
  const launch = { path: executablePath!, env: env as Record<string, string> };
  const driver = await BROWSER_LAUNCHERS[kind]({ ...launch, isPlain: true });
  try {
    const me = createVisitor(await (await driver.device()).open(), site.origin);
    await me.tab.resize(360, 740);
    const [first] = await openFirstQuestion(me, PATH);
    const asks = (query: string) => me.tab.evaluate((media) => matchMedia(media).matches, query);
    expect(await asks('(forced-colors: active)')).toBe(true);
    expect(await asks('(prefers-reduced-motion: reduce)')).toBe(true);
    const edges = (css: string) =>
      me.tab.evaluate(
        (each) =>
          [...document.querySelectorAll(each)].map((found) =>
            Number.parseFloat(getComputedStyle(found).borderTopWidth),
          ),
        css,
      );
    const isFramed = async (css: string) =>
      expect(Math.min(...(await edges(css)))).toBeGreaterThan(0);
    const background = (target: ElementTarget) =>
      me.tab.evaluate(
        (each) => getComputedStyle(document.querySelector(each)!).backgroundColor,
        target.css,
      );
    const blank = await background({
      css: `${optionLabel(wrongChoice(first!)).css} .option-letter`,
    });
    await choose(me, wrongChoice(first!));
    expect(
      await background({ css: `${optionLabel(wrongChoice(first!)).css} .option-letter` }),
    ).not.toBe(blank);
    await me.click(controlNamed('Ver Respuesta'));
    await me.reads({ css: '.option.is-wrong' }, /Tu respuesta/);
    await me.reads({ css: '.option.is-right' }, /Correcta/);
    await me.see({ css: '.option.is-wrong .option-letter svg' });
    await me.see({ css: '.option.is-right .option-letter svg' });
    for (const css of [
      '.option',
      '.option small',
      '.action-bar .btn',
      '.is-answered .answer-sheet',
      '.question-counter',
    ])
      await isFramed(css);
    await me.click(why);
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running').length;
    expect(await me.tab.evaluate(moving)).toBe(0);
    await me.click(continueButton);
    await atQuestion(me, 2);
    expect(await me.tab.evaluate(moving)).toBe(0);
  } finally {
    await driver.close();
  }
});

const SCREENS: readonly [path: string, isThere: ElementTarget, press?: ElementTarget][] = [
  [PATH, { css: '[data-script="hay"] label.option' }, { css: 'label.option' }],
  [TEN, { css: '[data-script="hay"] label.option' }],
  ['/retos/vehiculo/', { css: '[data-script="hay"] label.option' }, { css: 'label.option' }],
  ['/simulacro/', { css: '#simulacro button.primary:not([aria-disabled])' }],
  ['/repaso/', { css: '[data-script="hay"] h1' }],
  ['/plan/', { css: '[data-script="hay"] .quiz h1' }],
  [`/test-result/${SHORTEST_TEST_ID}/`, { css: '.result [role="status"] p' }],
  ['/preguntas/reglas-56/', { css: '.answer-form summary' }, { css: '.answer-form summary' }],
  ['/senales/', { css: '[data-mode]:enabled' }, { css: '.sign summary' }],
  ['/peligros/', { css: '[data-play]:enabled' }, { css: '[data-play]' }],
];

test('Back leads from practice pages to the list of tests, before and after a click', async ({
  me,
}) => {
  await me.open('/tests/');
  for (const [path, isThere, press] of SCREENS)
    for (const isPressed of press ? [false, true] : [false]) {
      await me.tab.evaluate((address) => location.assign(address), path);
      await me.see(isThere);
      if (isPressed) await me.click(press!);
      await me.back();
      await left(me, path);
    }
});

/** Expects Back to reach the list of tests. The ten mixed questions have a card in between, which offers a session. */
async function left(me: Visitor, path: string): Promise<void> {
  if (path === TEN) {
    await me.see({ css: '#repaso .start-card' });
    await me.back();
  }
  await me.at(/\/tests\/$/);
  await me.loaded();
}

test('Back steps in reverse through an exam and through the ten-question practice', async ({
  me,
}) => {
  await me.open('/tests/');
  await me.open('/simulacro/#examen=77');
  await me.click({ css: '#simulacro button.primary:not([aria-disabled])' });
  await atQuestion(me, 1);
  await me.click(continueButton);
  await atQuestion(me, 2);
  await me.click(controlNamed('Mapa'));
  await me.see({ css: '.question-grid' });
  await me.back();
  await atQuestion(me, 2);
  await me.back();
  await atQuestion(me, 1);
  await me.back();
  await me.see({ css: '#simulacro .start-card' });
  await me.back();
  await me.at(/\/tests\/$/);
  await me.open(TEN);
  await me.click({ css: '[data-script="hay"] label.option' });
  await me.see(feedbackBox);
  await me.click(why);
  await me.click(continueButton);
  await atQuestion(me, 2);
  await me.back();
  await atQuestion(me, 1);
  await me.see(feedbackBox);
  await me.back();
  await left(me, TEN);
});
