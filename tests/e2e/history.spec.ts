/** A practice test with the browser's navigation: Back, Forward, reload, leaving and returning. */
import { expect, quizData, test } from './fixtures.ts';
import {
  answeredProgress,
  answerFirst,
  atQuestion,
  choose,
  clickNext,
  finish,
  openTest,
  option,
  SHORT_TEST,
  verdict,
  waitForScript,
} from './quiz.ts';
import { questionsOf } from './site.ts';

test('Back, Forward and changed answers never count twice', async ({ page }) => {
  await page.goto('/tests/');
  await openTest(page, SHORT_TEST);
  const { questions } = await quizData(page);
  const right = (index: number) => questions[index]!.answer;
  await choose(page, right(0));
  await clickNext(page);
  await atQuestion(page, 2);
  await choose(page, right(1));
  await clickNext(page);
  await atQuestion(page, 3);
  await page.goBack();
  await atQuestion(page, 2);
  await page.goBack();
  await atQuestion(page, 1);
  await expect(option(page, right(0))).toBeChecked();
  // Changes the answer from right to wrong and back, several times.
  for (const choice of [(right(0) + 1) % 4, right(0), (right(0) + 2) % 4, right(0)])
    await choose(page, choice);
  await page.goForward();
  await page.goForward();
  await atQuestion(page, 3);
  await expect(answeredProgress(page)).toHaveAttribute('value', '2');
  await page.getByRole('button', { name: 'Anterior' }).click();
  await atQuestion(page, 2);
  // This answer is now wrong and loses its point.
  await choose(page, (right(1) + 1) % 4);
  await clickNext(page);
  await finish(page, 2, () => true);
  expect(await verdict(page)).toEqual({ score: questions.length - 1, total: questions.length });

  await page.goBack();
  await expect(page).toHaveURL(/\/tests\/$/);
  await page.goForward();
  expect(await verdict(page)).toEqual({ score: questions.length - 1, total: questions.length });
});

test('Back leaves a finished test, even after reload, detour and changed answers', async ({
  page,
}) => {
  await page.goto('/tests/');
  await openTest(page, SHORT_TEST);
  await answerFirst(page, 3);
  await page.reload();
  await atQuestion(page, 4);
  await page.goto('/guia-estudio/');
  await page.goBack();
  await atQuestion(page, 4);
  await page.goBack();
  await atQuestion(page, 3);
  await page.goForward();
  await finish(page, 3, () => true);
  await expect(page.locator('.verdict')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/tests\/$/);
});

test('Back from the result leads to the page before a start by address', async ({ page }) => {
  await page.goto('/tests/');
  await page.goto(`/test/${SHORT_TEST}/#p1-final`);
  await waitForScript(page);
  await finish(page, 0, () => true);
  await page.goBack();
  await expect(page).toHaveURL(/\/tests\/$/);
});

test('a reload or the test’s own address resumes the attempt', async ({ page }) => {
  await openTest(page, '3');
  await answerFirst(page, 4);
  await page.reload();
  await atQuestion(page, 5);
  await expect(answeredProgress(page)).toHaveAttribute('value', '4');
  await page.goto('/');
  await page.goto('/test/3/');
  await atQuestion(page, 5);
  await page.goto('about:blank');
  // An address cannot skip past the first blank question.
  await page.goto(`/test/3/#p${questionsOf('3').length}`);
  await atQuestion(page, 5);
  await expect(page).toHaveURL(/#p5$/);
});
