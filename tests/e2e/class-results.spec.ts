/** A class of thirty, from the projector to the results table, before and after a release; counts clicks. */
import type { ClassData } from '../../templates/islands/class/class-data.ts';
import type { BankQuestion, BankQuestions } from '../../templates/islands/model/quiz-data.ts';
import { encodeResult, shortId, shortRevision } from '../../templates/islands/model/result-code.ts';
import type { Choice } from '../../templates/islands/model/shuffle.ts';
import { expect, test } from './fixtures.ts';

type Sent = {
  name: string;
  right: number;
  answered?: number;
  nth?: number;
  day?: number;
  revision?: number;
};

const DAY = 20_780;

test('thirty results make one table, with the same scores after a release', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    await page.getByRole('button', { name, exact: true }).click();
  };
  await page.goto('/maestros/#test-2');
  await expect(page.getByLabel('Qué examen')).toHaveValue('test-2');
  await press('Proyectar');
  await expect(page.locator('.slide:not([hidden]) .qr-code')).toBeVisible();
  await page.keyboard.press('Escape');
  await press('Crear el enlace');
  const assigned = new URL(await page.locator('[data-class-link] a').innerText());
  expect(assigned.search).toMatch(/^\?clase&examen=\d{4}$/);
  await press('Copiar enlace');

  const data = JSON.parse(await page.locator('#class-data').innerText()) as ClassData;
  const { questions } = (await (
    await page.request.get(data.bank.questions)
  ).json()) as BankQuestions;
  const asked = questions.filter((each) => each.test === '2');
  const link = (sent: Sent) => linkOf(sent, asked, assigned.origin + data.base);
  const whole = Array.from({ length: 26 }, (_, i) =>
    link({ name: `${i + 1} Alumno`, right: 20 + (i % 10) }),
  );
  const four = [
    // A result of another revision, and three results with one name, one of them unfinished.
    link({ name: 'Antes', right: 13, revision: 1 }),
    ...[14, 15].map((right) => link({ name: 'José Pérez', right })),
    link({ name: 'jose perez', right: 5, answered: 7 }),
  ];
  const again = link({ name: '1 Alumno', right: 30, nth: 2 });
  const cut = link({ name: 'Roto', right: 9 }).replace(/.{40}&n=/, '&n=');
  const paste = [...whole, ...four, again, cut, 'Gracias, maestra'].join('\n');
  const read = async () => {
    await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
    await page.getByLabel('Enlaces de resultados').fill(paste);
    await press('Ver la tabla');
    await expect(page.getByText('31 resultados. 2 líneas quedaron fuera.')).toBeVisible();
    const [table, byQuestion] = await page.locator('.class-results table').all();
    return { rows: table!.locator('tbody tr'), byQuestion: byQuestion! };
  };
  const { rows, byQuestion } = await read();
  await expect(rows).toHaveCount(30);
  const row = (name: string) => rows.filter({ has: page.locator('th', { hasText: name }) });
  // The first attempt counts, and the row mentions the second.
  await expect(rows.first()).toContainText('20 de 30');
  await expect(rows.first()).toContainText('2; el mejor, 30 de 30');
  await expect(row('Antes')).toContainText('13 de 30');
  await expect(row('otra fila tiene este nombre')).toHaveCount(3);
  await expect(byQuestion).toContainText('1 en blanco');
  await expect(byQuestion).toContainText('1 de antes del cambio');
  expect(
    await page.locator('[data-why]').evaluateAll((all) => all.map((each) => each.textContent)),
  ).toEqual([
    expect.stringMatching(/dañado.*Roto/),
    expect.stringMatching(/no tiene un enlace.*Gracias/),
  ]);
  // On paper, words take the place of the colours of the verdicts.
  await page.emulateMedia({ media: 'print' });
  await expect(rows.first()).toBeVisible();
  await expect(byQuestion.getByText('para repasar').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const scores = await rows.locator('td:first-of-type').allInnerTexts();

  // After a release, the same pasted links give the same scores.
  await page.route(/banco-[\w-]+\.json$/, async (route) => {
    const response = await route.fetch();
    const bank = (await response.json()) as BankQuestions;
    for (const question of bank.questions) question.revision += 1;
    await route.fulfill({ response, json: bank });
  });
  await page.reload();
  const later = await read();
  await expect(page.getByText('preguntas cambiaron desde que algunos contestaron')).toBeVisible();
  expect(await later.rows.locator('td:first-of-type').allInnerTexts()).toEqual(scores);
  await press('Imprimir');
  await expect(page.locator('.paper-questions > li')).toHaveCount(30);
  // The six clicks: project, assign, copy, read the results twice, print.
  expect(presses).toBe(6);
});

/**
 * Returns the link of a result.
 * @property right number of right answers, which come first
 * @property answered number of answered questions; the others stay blank
 * @property revision added to the revision of the first question
 */
function linkOf(
  { name, right, answered = Infinity, nth = 1, day = DAY, revision = 0 }: Sent,
  asked: readonly BankQuestion[],
  site: string,
): string {
  const code = encodeResult({
    test: 2,
    seed: 4821,
    day,
    explain: false,
    nth,
    answers: asked.map((question, at) => ({
      question: shortId(question.id),
      revision: shortRevision(question.revision + (at === 0 ? revision : 0)),
      key: question.answer,
      ...(at < answered && {
        choice: at < right ? question.answer : (((question.answer + 1) % 4) as Choice),
      }),
    })),
  });
  return `${site}/test-result/2/#r=${code}&n=${encodeURIComponent(name)}`;
}
