/** Progress that older versions of the site stored, in the exact shapes that they wrote, and progress of a test that is gone. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { answerFirst, atQuestion, begin, finish, SHORT } from './quiz.ts';

const KEY = 'licencia-pr:progreso';
const STARTED = Date.parse('2026-11-20T12:00:00Z');

type Asked = { id: string; revision: number; answer: number };

/** The questions of a test, from the file that its page names. */
async function questionsOf(page: Page, id: string): Promise<Asked[]> {
  await page.goto(`/test/${id}/`);
  return page.evaluate(async () => {
    const { src } = JSON.parse(document.getElementById('quiz-data')!.textContent) as {
      src: string;
    };
    return ((await (await fetch(src)).json()) as { questions: Asked[] }).questions;
  });
}

/** An attempt as version 1 wrote it: it had no marks, no time of use and no limit. @param count how many answers, all wrong */
const attempt = (ref: string, questions: readonly Asked[], count: number) => ({
  id: `viejo-${ref}`,
  kind: 'test',
  ref,
  bankRevision: 'vieja',
  seed: 0,
  startedAt: STARTED,
  position: Math.min(count, questions.length - 1),
  order: questions.map(({ id, revision }) => [id, revision]),
  answers: questions.slice(0, count).map(({ id, answer }) => [id, (answer + 1) % 4, 0]),
});
/** Version 2 added these. */
const marked = (ref: string, questions: readonly Asked[], count: number) => ({
  ...attempt(ref, questions, count),
  flagged: [questions[0]!.id],
  usedMs: 90_000,
});
const settings = { explain: false, shuffle: false, keys: true };
const ended = { endedAt: STARTED + 600_000 };

async function store(page: Page, progress: object): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(progress),
  ] as const);
}
const stored = (page: Page) =>
  page.evaluate(
    (key) => ({
      version: (JSON.parse(localStorage.getItem(key)!) as { version: number }).version,
      copies: Object.keys(localStorage).filter((name) => name.startsWith(`${key}:`)).length,
    }),
    KEY,
  );

for (const [version, write] of [
  [1, attempt],
  [2, marked],
] as const)
  test(`what version ${version} stored goes on: the test under way, its answers and the results`, async ({
    page,
  }) => {
    const [first, other] = [await questionsOf(page, '1'), await questionsOf(page, SHORT)];
    await store(page, {
      version,
      settings,
      running: [{ tab: 'vieja', claimedAt: STARTED, attempt: write('1', first, 2) }],
      finished: [{ ...write(SHORT, other, other.length), ...ended }],
      ...(version === 2 && { mistakes: [[other[0]!.id, 0]] }),
    });
    await page.goto('/tests/', { waitUntil: 'networkidle' });
    await expect(page.locator('.siguiente')).toContainText('Sigue en la pregunta 3 de 25');
    await page.locator('.siguiente').click();
    await atQuestion(page, 3);
    await expect(page.locator('.km')).toContainText('2 contestadas');
    await page.locator('label.op').first().click();
    expect(await stored(page)).toEqual({ version: 3, copies: 0 });
    await page.goto(`/test-result/${SHORT}/`);
    await expect(page.locator('.nota-final')).toContainText(`0 de ${other.length}`);
    await page.goto('/repaso/');
    if (version === 2)
      await expect(page.getByRole('button', { name: /^Repasar \d+/ })).toBeVisible();
  });

test('an attempt at a test that is gone, and at questions that are gone, stops nothing', async ({
  page,
}) => {
  const gone: Asked[] = [1, 2, 3].map((number) => ({
    id: `borrada-0${number}`,
    revision: 1,
    answer: 0,
  }));
  await page.goto('/aviso-legal/');
  const claimed = { tab: 'vieja', claimedAt: STARTED };
  await store(page, {
    version: 3,
    settings,
    running: [
      { ...claimed, attempt: marked('99', gone, 1) },
      { ...claimed, attempt: marked(SHORT, gone, 1) },
      { ...claimed, attempt: { ...marked('7', gone, 2), kind: 'simulacro', ref: '7' } },
      { ...claimed, attempt: { ...marked('diez', gone, 2), kind: 'repaso', ref: 'diez' } },
    ],
    finished: [{ ...marked('98', gone, 3), id: 'otro', ...ended }],
    mistakes: gone.map(({ id }) => [id, 0]),
    log: [],
  });
  for (const path of ['/', '/tests/', '/repaso/', '/plan/', '/simulacro/', '/test-result/1/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/borrada-|undefined|NaN/);
  }
  await page.goto(`/test/${SHORT}/`, { waitUntil: 'networkidle' });
  await page.locator('.inicio .btn.go').first().click();
  await atQuestion(page, 1);
  await page.locator('label.op').first().click();
  expect(await stored(page)).toEqual({ version: 3, copies: 0 });
});

test('paper without colours tells right from wrong by its mark, its word and its edge', async ({
  page,
}) => {
  await begin(page, SHORT);
  await answerFirst(page, 1);
  await finish(page, 1, () => false);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.setAttribute('open', '');
  });
  await page.emulateMedia({ media: 'print' });
  const marks = (kind: string) =>
    page
      .locator(`main .op.${kind}`)
      .first()
      .evaluate((row) => {
        const mark = row.querySelector('svg path')!;
        const { stroke } = getComputedStyle(mark);
        const word = row.querySelector('small')!;
        return {
          isSeen: [row, mark, word].every((part) => part.checkVisibility()),
          shape: mark.getAttribute('d'),
          word: word.textContent,
          edge: getComputedStyle(row).borderTopStyle,
          ink: stroke,
        };
      });
  const [right, wrong] = [await marks('ok'), await marks('no')];
  expect(right).toMatchObject({ isSeen: true, word: 'Correcta', edge: 'solid' });
  expect(wrong).toMatchObject({ isSeen: true, word: 'Tu respuesta', edge: 'dashed' });
  expect(right.shape).not.toBe(wrong.shape);
  for (const { ink } of [right, wrong]) expect(ink).toBe('rgb(0, 0, 0)');
});
