import { expect, readQuizData, test } from './fixtures.ts';
import {
  answeredProgressBar,
  atQuestion,
  choose,
  clickNext,
  finishTest,
  openTest,
  optionInput,
  readVerdict,
  SHORT_TEST,
} from './quiz.ts';

test('no answer counts twice after Back, Forward and changed choices', async ({ page }) => {
  await page.goto('/tests/');
  await openTest(page, SHORT_TEST);
  const { questions } = await readQuizData(page);
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
  await expect(optionInput(page, right(0))).toBeChecked();
  // Changes the answer from right to wrong and back, several times.
  for (const choice of [(right(0) + 1) % 4, right(0), (right(0) + 2) % 4, right(0)])
    await choose(page, choice);
  await page.goForward();
  await page.goForward();
  await atQuestion(page, 3);
  await expect(answeredProgressBar(page)).toHaveAttribute('value', '2');
  await page.getByRole('button', { name: 'Anterior' }).click();
  await atQuestion(page, 2);
  // This answer is now wrong and loses its point.
  await choose(page, (right(1) + 1) % 4);
  await clickNext(page);
  await finishTest(page, 2, () => true);
  expect(await readVerdict(page)).toEqual({ score: questions.length - 1, total: questions.length });

  await page.goBack();
  await expect(page).toHaveURL(/\/tests\/$/);
  await page.goForward();
  expect(await readVerdict(page)).toEqual({ score: questions.length - 1, total: questions.length });
});
