/** A practice test with the browser's navigation: Back, Forward, reload, leaving and returning. */
import { expect, quizData, test } from './fixtures.ts';
import {
  answeredProgress,
  atQuestion,
  choose,
  clickNext,
  finishTest,
  openTest,
  option,
  SHORT_TEST,
  verdict,
} from './quiz.ts';

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
  await finishTest(page, 2, () => true);
  expect(await verdict(page)).toEqual({ score: questions.length - 1, total: questions.length });

  await page.goBack();
  await expect(page).toHaveURL(/\/tests\/$/);
  await page.goForward();
  expect(await verdict(page)).toEqual({ score: questions.length - 1, total: questions.length });
});
