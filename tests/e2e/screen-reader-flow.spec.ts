/**
 * Records the main flow for screen readers: focus moves and live region messages after each action, in order, and how
 * often each question is read. Names, roles and descriptions are those that Chromium gives to a screen reader.
 */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { finishTest, openTest, SHORT_TEST } from './quiz.ts';

type Heard = { role: string; name: string; description: string };

/** Records each focused element and each change of a live region. Runs in the page. */
function takeNotes(): void {
  const notes: string[] = [];
  Object.assign(window, { notes });
  document.addEventListener('focusin', ({ target }) => {
    notes.push(`focus ${(target as Element).tagName}`);
  });
  new MutationObserver((changes) => {
    const live = '[role="status"], [role="alert"], [aria-live]';
    for (const { target } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      const text = place?.closest(live)?.textContent.trim();
      if (text) notes.push(`live ${text}`);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const notesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { notes: string[] }).notes.splice(0));

/** The focused element as a screen reader announces it. */
async function focused(page: Page): Promise<Heard> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  });
  await session.detach();
  const [node] = nodes;
  const text = (value: { value?: unknown } | undefined) =>
    String(value?.value ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  return { role: text(node?.role), name: text(node?.name), description: text(node?.description) };
}

/** The roles that are read for the question on the screen: heading, picture, group, options. */
async function readQuestion(page: Page): Promise<string[]> {
  const tree = await page.locator('.quiz form').ariaSnapshot();
  const roles = [...tree.matchAll(/^\s*- '?(heading|link|img|radiogroup|radio) /gm)];
  return roles.map(([, role]) => role!);
}

/** Expects that the question on the screen is read once and in order. @returns its words */
async function expectQuestion(page: Page, number: number, total: number): Promise<string> {
  await expect(page.locator('.question-counter')).toContainText(`Pregunta ${number} `);
  const stem = await page.locator('.quiz form .stem :is(h1, h2)').innerText();
  const form = (await page.locator('.quiz form').ariaSnapshot()).replaceAll('\\"', '"');
  expect(form.split(stem), `question ${number} is read once`).toHaveLength(2);
  const order = (await readQuestion(page)).join(' ');
  expect(order).toMatch(/^heading (link img |img )?radiogroup radio radio radio radio$/);
  // The first question is in the HTML and gets the focus once the script has loaded.
  if (number === 1) await expect(page.locator('.quiz form .stem :is(h1, h2)')).toBeFocused();
  if (number > 1)
    await expect(page).toHaveTitle(new RegExp(`^Pregunta ${number} de ${total} – Diez preguntas`));
  expect(await focused(page)).toEqual({ role: 'heading', name: stem, description: '' });
  return stem;
}

test('ten first-visit questions are each announced once, with verdict, option and rule', async ({
  page,
}) => {
  await page.addInitScript(takeNotes);
  await page.goto('/');
  await page.locator('a[href$="/repaso/#diez"]').first().click();
  await expect(page).toHaveTitle(/\bDiez preguntas\b/);
  for (let number = 1; number <= 10; number += 1) {
    await expectQuestion(page, number, 10);
    await page.locator('.quiz form input').first().focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.quiz form input:checked')).toHaveCount(1);
    expect((await focused(page)).name).toMatch(/^A\. \S/);
    await notesOf(page);

    await page.keyboard.press('Enter');
    await expect(page.locator('.feedback h2')).toBeFocused();
    const right = await page.locator('.option.is-right > span').innerText();
    const rule = page.locator('.feedback .rule');
    await expect(rule).not.toBeEmpty();
    const verdict = await focused(page);
    expect(verdict.role).toBe('heading');
    expect(verdict.name).toMatch(/^(Correcta|Todavía no\. Correcta: [B-D])\. /);
    expect(verdict.name).toContain(right);
    expect(verdict.description).toBe((await rule.innerText()).replace(/\s+/g, ' ').trim());
    // A single announcement: the focus moves once, and no live region repeats it.
    expect(await notesOf(page)).toEqual(['focus H2']);
    for (const input of await page.getByRole('radio').all())
      await expect(input).toHaveAccessibleDescription('');

    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({
      role: 'button',
      name: expect.stringMatching(/^(Siguiente|Finalizar)$/),
    });
    await notesOf(page);
    await page.keyboard.press('Enter');
    if (number < 10) {
      await expect(page.locator('.question-counter')).toContainText(`Pregunta ${number + 1} `);
      expect(await notesOf(page)).toEqual(['focus H1']);
    }
  }
  await expect(page).toHaveTitle(/^\d+ de 10 – Diez preguntas/);
  expect((await focused(page)).role).toBe('heading');
});

test('plan, test, result and review have distinct titles; the result focuses its heading', async ({
  page,
}) => {
  const titles: string[] = [];
  const note = async () => titles.push((await page.title()).split(' | ')[0]!);
  await page.goto('/plan/');
  await note();
  await openTest(page, SHORT_TEST);
  await note();
  await page.locator('label.option').first().click();
  await expect(page).toHaveTitle(/^Pregunta 1 de \d+ – /);
  await note();
  await finishTest(page, 0, (index) => index > 2);
  await expect(page).toHaveTitle(/^\d+ de \d+ – Resultado: /);
  await note();
  expect(await focused(page)).toMatchObject({
    role: 'heading',
    name: expect.stringMatching(/^Resultado: /),
  });
  await page.goto('/repaso/');
  await note();
  expect(new Set(titles).size).toBe(titles.length);
});
