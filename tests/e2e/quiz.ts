/** Actions of a visitor in a test or an exam, as functions of the page. */
import type { Page } from 'playwright/test';
import { expect, readQuizData } from './fixtures.ts';
import { SHORTEST_TEST_ID } from './site.ts';

export const SHORT_TEST = SHORTEST_TEST_ID;
/** The option that moves all explanations to the end of the test. */
export const EXAM_MODE_LABEL = 'Como examen (sin ayuda)';

/** Opens the first question of a test with explanations at its end, and waits until the page accepts answers. */
export async function openTest(page: Page, id: string): Promise<void> {
  // On the same page a new hash would load nothing.
  if (page.url().includes(`/test/${id}/`)) await page.goto('about:blank');
  await page.goto(`/test/${id}/#p1-final`);
  await waitForScript(page);
}

/** Waits until the script runs. From then on, a click takes effect at once. */
export async function waitForScript(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
  await expect(page.locator('form .option').first()).toBeVisible();
}

export const startButton = (page: Page) => page.getByRole('button', { name: /^Comenzar/ });

/** Opens the simulator at its first question, with the requested time. */
export async function beginExam(page: Page, hash = '', minutes?: RegExp): Promise<void> {
  await page.goto(`/simulacro/${hash}`);
  if (minutes) {
    await openOptions(page);
    const time = page.getByRole('radio', { name: minutes });
    await time.click();
    // Hydration undoes an early click and repeats it, so for a moment nothing is checked.
    await expect(time).toBeChecked();
  }
  await startButton(page).click();
  await atQuestion(page, 1);
}

export const questionCounterText = (page: Page) => page.locator('.question-counter');
export const optionInput = (page: Page, choice: number) =>
  page.locator(`form input[value="${choice}"]`);
export const atQuestion = (page: Page, number: number) =>
  expect(questionCounterText(page)).toContainText(new RegExp(`Pregunta ${number}( de| ·) `));

/** Opens the options of a test or exam. They start closed, so that nobody must choose before the first question. */
export async function openOptions(page: Page): Promise<void> {
  const options = page.locator('.practice-settings');
  if ((await options.getAttribute('open')) === null) await options.locator('summary').click();
}

/** Clicks the label, because it draws the radio button. */
export async function choose(page: Page, choice: number): Promise<void> {
  await page.locator(`label.option:has(input[value="${choice}"])`).click();
  await expect(optionInput(page, choice)).toBeChecked();
}

/** The button of the answer bar, whatever its label. */
export const nextButton = (page: Page) => page.locator('.quiz form .btn.primary');
/** The progress bar, which reports the number of answered questions to screen readers. */
export const answeredProgressBar = (page: Page) =>
  page.getByRole('progressbar', { name: 'Preguntas contestadas' });
export const clickNext = (page: Page) =>
  page.getByRole('button', { name: /^(Siguiente|Finalizar)$/ }).click();

/**
 * Answers everything from the question on the screen to the end as fast as possible, for the tests of later steps.
 * tests/behaviour checks that each real click reaches its target.
 * @param isRight true for the indexes to answer right
 */
export async function finishTest(
  page: Page,
  from: number,
  isRight: (index: number) => boolean,
): Promise<void> {
  const { questions } = await readQuizData(page);
  await atQuestion(page, from + 1);
  const choices = questions.map(({ answer }, index) =>
    isRight(index) ? answer : (answer + 1) % 4,
  );
  await page.evaluate(answerAll, { choices, from });
  await expect(page).toHaveURL(/\/test-result\//);
}

/** Runs in the page, so it uses no outer variable. */
async function answerAll(asked: { choices: number[]; from: number }): Promise<void> {
  const until = async (what: string, isSo: () => boolean | undefined) => {
    for (const start = performance.now(); !isSo(); ) {
      if (performance.now() - start > 45_000) throw new Error(`not in 45 s: ${what}`);
      await new Promise((done) => requestAnimationFrame(done));
    }
  };
  for (let at = asked.from; at < asked.choices.length; at++) {
    await until(`question ${at + 1}`, () =>
      document.querySelector('.question-counter')?.textContent.includes(`Pregunta ${at + 1} `),
    );
    const radio = () =>
      document.querySelector<HTMLInputElement>(`form input[value="${asked.choices[at]}"]`);
    radio()!.click();
    // Once React has rendered the choice, a click on the button confirms it.
    const go = () => document.querySelector<HTMLButtonElement>('.quiz form .btn.primary');
    await until(
      `answer ${at + 1}`,
      () => radio()?.matches('.option:has(:checked) *') && go() !== null,
    );
    await new Promise((done) => requestAnimationFrame(done));
    go()!.click();
  }
}

/** Answers the first `count` questions right. */
export async function answerFirstQuestions(page: Page, count: number): Promise<void> {
  const { questions } = await readQuizData(page);
  for (const { answer } of questions.slice(0, count)) {
    await choose(page, answer);
    await clickNext(page);
  }
  await atQuestion(page, count + 1);
}

/** Reads "72 %" and "18 de 25" and returns 18 and 25. */
export async function readVerdict(page: Page): Promise<{ score: number; total: number }> {
  const text = await page.locator('.score-line').innerText();
  const [, score, total] = /^\d+\s%\s+(\d+)\sde\s(\d+)/.exec(text) ?? [];
  return { score: Number(score), total: Number(total) };
}

/**
 * Delays a script.
 * @param address glob of the script
 * @returns a function that releases it
 */
export async function delayScript(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
export const delayPracticeScripts = (page: Page) =>
  delayScript(page, '**/assets/{mount,parte}-*.js');
