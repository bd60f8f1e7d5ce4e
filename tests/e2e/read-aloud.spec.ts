/** Tests the button «Escuchar» with a fake voice, because test browsers have no voice. */
import type { Page } from 'playwright/test';
import { expect, readQuizData, test } from './fixtures.ts';
import { atQuestion, choose, clickNext } from './quiz.ts';

type Options = {
  voices: readonly [lang: string, local: boolean][];
  late?: boolean;
  mute?: boolean;
};

/** Gives the page fake voices. Spoken sentences are in `window.log.said`; each one ends after 100 ms. */
async function withVoices(page: Page, options: Options): Promise<void> {
  await page.addInitScript(({ voices, late, mute }: Options) => {
    const list = voices.map(([lang, localService]) => ({ lang, localService, name: lang }));
    const isLate = late ?? false;
    const said: { text: string; lang: string }[] = [];
    const log = { said, cancels: 0 };
    let pending: ReturnType<typeof setTimeout> | undefined;
    let isListed = !isLate;
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => (isListed ? list : []),
      cancel: () => {
        log.cancels++;
        clearTimeout(pending);
      },
      speak: (spoken: { text: string; lang: string; onstart(): void; onend(): void }) => {
        if (mute) return;
        said.push({ text: spoken.text, lang: spoken.lang });
        spoken.onstart();
        pending = setTimeout(() => spoken.onend(), 100);
      },
    });
    if (isLate)
      setTimeout(() => {
        isListed = true;
        speech.dispatchEvent(new Event('voiceschanged'));
      }, 500);
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: function Utterance(this: { text: string }, text: string) {
        this.text = text;
      },
    });
    Object.assign(window, { log });
  }, options);
}

type Log = { said: { text: string; lang: string }[]; cancels: number };
const logOf = (page: Page) => page.evaluate(() => (window as unknown as { log: Log }).log);
const said = async (page: Page) => (await logOf(page)).said.map(({ text }) => text).join(' ');
const listen = (page: Page, what: string | RegExp) =>
  page.getByRole('button', { name: what instanceof RegExp ? what : `Escuchar ${what}` });

const SPANISH: Options = {
  voices: [
    ['en-US', true],
    ['es-MX', false],
    ['es_ES', true],
    ['es-US', true],
  ],
};

test('a question and its answer are read aloud, sentence by sentence, in the best voice', async ({
  page,
}) => {
  await withVoices(page, { ...SPANISH, late: true });
  await page.goto('/test/1/');
  const { questions } = await readQuizData(page);
  await atQuestion(page, 1);
  // The button appears with the first click, so that nobody downloads a voice unasked.
  await page.locator('.question-counter').click();
  expect((await logOf(page)).said).toEqual([]);
  await listen(page, 'la pregunta').click();
  await expect.poll(() => said(page)).toContain(questions[0]!.options[3]);
  const { said: sentences } = await logOf(page);
  expect(new Set(sentences.map(({ lang }) => lang))).toEqual(new Set(['es-US']));
  expect(sentences.length).toBeGreaterThan(4);
  await expect(listen(page, 'la pregunta')).toBeVisible();

  await choose(page, questions[0]!.answer);
  await page.getByRole('button', { name: 'Ver Respuesta' }).click();
  // Waits, because an answer ignores clicks just after it appears.
  await page.waitForTimeout(500);
  await listen(page, 'la explicación').click();
  await expect(page.getByRole('button', { name: 'Parar la explicación' })).toBeVisible();
  const { cancels } = await logOf(page);
  await clickNext(page);
  await atQuestion(page, 2);
  await expect.poll(async () => (await logOf(page)).cancels).toBeGreaterThan(cancels);
});

test('a second click stops the voice; units and symbols are spoken as words', async ({ page }) => {
  await withVoices(page, SPANISH);
  await page.goto('/manual/reglas-transito/');
  const button = listen(page, /^Escuchar .*velocidad/i).first();
  await button.click();
  await expect.poll(() => said(page)).toContain('millas por hora');
  expect(await said(page)).not.toMatch(/mph|%|§|Art\./);
  await page.getByRole('button', { name: /^Parar/ }).click();
  const { length } = await said(page);
  await page.waitForTimeout(400);
  expect((await said(page)).length).toBe(length);
});

test('a question page reads the question aloud without its answer', async ({ page }) => {
  await withVoices(page, SPANISH);
  await page.goto('/test/1/');
  const { questions } = await readQuizData(page);
  const { id, options } = questions[0]!;
  await page.goto(`/preguntas/${id}/`);
  await listen(page, 'la pregunta').click();
  await expect.poll(() => said(page)).toContain(options[3]);
  await page.waitForTimeout(400);
  expect(await said(page)).not.toMatch(/Correcta/);
  const { said: sentences } = await logOf(page);
  expect(sentences.at(-1)?.text).toContain(options[3]);
});

for (const [what, options] of [
  ['no voice', { voices: [] }],
  ['no Spanish voice', { voices: [['en-US', true]] }],
] as [string, Options][])
  test(`a browser with ${what} shows no listen button`, async ({ page }) => {
    await withVoices(page, options);
    await page.goto('/manual/reglas-transito/');
    await page.waitForTimeout(2500);
    await expect(page.locator('.listen-button')).toHaveCount(0);
  });

test('a message replaces the buttons if the voice does not start', async ({ page }) => {
  await withVoices(page, { ...SPANISH, mute: true });
  await page.goto('/manual/reglas-transito/');
  await page.locator('.listen-button').first().click();
  await expect(page.getByText('Este navegador no pudo leerlo.')).toBeVisible({ timeout: 5000 });
  await expect(page.locator('.listen-button')).toHaveCount(0);
});

test('the listen button appears beside the flag, and the question does not move', async ({
  page,
}) => {
  await withVoices(page, SPANISH);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('about:blank');
    await page.goto('/test/2/');
    await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
    const before = await page.locator('.stem h1').boundingBox();
    await page.locator('.question-counter').click();
    // The other controls make room for the button.
    await expect(page.locator('.question-header .listen-button')).toBeVisible();
    const boxes = await Promise.all(
      ['.question-counter', '.flag-button', '.listen-button'].map((css) =>
        page.locator(`.question-header ${css}`).boundingBox(),
      ),
    );
    const sorted = boxes.map((box) => box!).sort((a, b) => a.x - b.x);
    for (const [at, box] of sorted.slice(1).entries()) {
      const left = sorted[at]!;
      expect(box.x, `${width}`).toBeGreaterThanOrEqual(left.x + left.width - 1);
      expect(Math.abs(box.y + box.height / 2 - left.y - left.height / 2)).toBeLessThan(4);
    }
    expect(await page.locator('.stem h1').boundingBox()).toEqual(before);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
});
