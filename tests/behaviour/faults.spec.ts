import type { ServerResponse } from 'node:http';
import { readTestQuestions, SHORTEST_TEST_ID } from '../e2e/site.ts';
import { expect, test } from './fixtures.ts';
import {
  answerRemaining,
  atQuestion,
  choose,
  continueButton,
  expectScore,
  openFirstQuestion,
  optionLabel,
} from './practice.ts';
import { controlNamed, type ElementTarget, type Visitor } from './visitor.ts';

const PATH = `/test/${SHORTEST_TEST_ID}/`;
const questions: ElementTarget = { css: '.plain-questions > ol > li' };

test('scrolling that returns a Promise does not stop a test or an exam', async ({ me, site }) => {
  // Chrome returns Promises from 150 on. React would call a returned Promise as the clean-up function of an effect.
  site.before = `for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy', 'scroll']) {
    const native = Element.prototype[name];
    Element.prototype[name] = function (...args) { native.apply(this, args); return Promise.resolve(); };
    const nativeOfWindow = window[name];
    if (nativeOfWindow) window[name] = (...args) => { nativeOfWindow.apply(window, args); return Promise.resolve(); };
  }`;
  const all = await openFirstQuestion(me, PATH);
  await choose(me, all[0]!.answer);
  await me.click(controlNamed('Ver Respuesta'));
  await me.see({ css: '.feedback' });
  await me.click(continueButton);
  await answerRemaining(me, all, () => true, 1);
  await expectScore(me, all.length, all.length);
  await me.open('/simulacro/#examen=77');
  await me.click({ css: '#simulacro button.primary:not([aria-disabled])' });
  await atQuestion(me, 1);
  await me.click(continueButton);
  await atQuestion(me, 2);
});

const BLOCKED = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });`;
const notice: ElementTarget = { css: '.quiz [role=status] p' };

test('with storage blocked the notice does not move the options', async ({ me, site }) => {
  // A visitor may aim at an option before the script has read the storage, so the notice must not move the option.
  await me.open(PATH);
  await me.see({ css: '[data-script="hay"]' });
  const { y } = await me.look(optionLabel(1));
  site.before = BLOCKED;
  await me.open(PATH);
  await me.see(notice);
  expect((await me.look(optionLabel(1))).y).toBe(y);
});

/** Expects the visitor's own result, which is not stored and offers no review. */
async function expectUnsaved(me: Visitor, score: number, total: number): Promise<void> {
  await expectScore(me, score, total);
  await me.at(/#r=[\w-]+$/);
  await me.reads({ css: 'main' }, /Este es tu resultado\. No se pudo guardar en este dispositivo/);
  await me.gone(controlNamed(`Recuperar tus ${total - score} fallos`));
}

test('a test reaches its result with storage blocked; its link opens on another device', async ({
  me,
  friend,
  site,
}) => {
  site.before = BLOCKED;
  const all = await openFirstQuestion(me, PATH);
  await me.reads(notice, /Este navegador no deja guardar tu progreso/);
  await answerRemaining(me, all, (index) => index > 1);
  await expectUnsaved(me, all.length - 2, all.length);
  await me.reload();
  await expectUnsaved(me, all.length - 2, all.length);
  site.before = '';
  const other = await friend();
  await other.tab.goto(await me.tab.evaluate(() => location.href));
  await other.reads({ css: 'main' }, /Estás viendo un resultado compartido\./);
});

test('a test reaches its result with full storage, and other stored data stays', async ({
  me,
  site,
}) => {
  site.before = `localStorage.ajeno = 'x';
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;
  const all = await openFirstQuestion(me, PATH);
  await choose(me, all[0]!.answer);
  await me.reads(notice, /No queda espacio para guardar tu progreso/);
  await answerRemaining(me, all, (index) => index > 1);
  await expectUnsaved(me, all.length - 2, all.length);
  expect(await me.tab.evaluate(() => Object.keys(localStorage))).toEqual(['ajeno']);
});

test('a test reaches its result without newer browser APIs', async ({ me, site }) => {
  site.before = `for (const [owner, name] of [
    [Navigator.prototype, 'share'], [Navigator.prototype, 'userActivation'], [Navigator.prototype, 'serviceWorker'],
    [Navigator.prototype, 'clipboard'], [Navigator.prototype, 'connection'], [window, 'BroadcastChannel'],
    [CSS, 'supports'], [Crypto.prototype, 'randomUUID'], [window, 'requestIdleCallback'], [window, 'trustedTypes'],
    [Document.prototype, 'startViewTransition'], [Document.prototype, 'fonts'],
  ]) delete owner[name];`;
  const all = await openFirstQuestion(me, PATH);
  await answerRemaining(me, all, () => true);
  await expectScore(me, all.length, all.length);
});

type Fault = (path: string, response: ServerResponse) => 'answered' | undefined;
const fail =
  (pattern: RegExp, answer: (response: ServerResponse) => void): Fault =>
  (path, response) => {
    if (!pattern.test(path)) return undefined;
    answer(response);
    return 'answered';
  };

for (const [what, fault] of [
  ['no script at all', fail(/\.js$/, (response) => response.writeHead(404).end())],
  ['no script of the practice', fail(/parte-.*\.js$/, (response) => response.writeHead(404).end())],
  [
    'a script that is cut off',
    fail(/parte-.*\.js$/, (response) =>
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('import{a as'),
    ),
  ],
  [
    'an error page in place of the questions',
    fail(/test-.*\.json$/, (response) =>
      response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>No'),
    ),
  ],
] as const) {
  test(`with ${what} the questions and their answers are readable`, async ({ me, site, allow }) => {
    // The browser itself reports a script or a file that failed to load.
    allow(/SyntaxError|import|module|Load|fetch/i);
    site.fault = fault;
    await me.open(PATH);
    await me.see(questions);
    const { count } = await me.look(questions);
    expect(count).toBe(readTestQuestions(SHORTEST_TEST_ID).length);
    // The message about the script may move the page during a click, so the test clicks again.
    await expect(async () => {
      const open = { css: '.plain-questions > ol > li details[open] p' };
      if ((await me.look(open)).count === 0)
        await me.click({ css: '.plain-questions > ol > li summary' });
      expect((await me.look(open)).count).toBeGreaterThan(0);
    }).toPass({ timeout: 60_000 });
  });
}
