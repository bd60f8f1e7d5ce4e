/** Playwright's test with a watch on every page: what a visitor's console, network or policy would complain about fails the test. */
import { type BrowserContext, expect, type Page, test as plain } from 'playwright/test';

export type Watch = {
  found: string[];
  /** Complaints that this test brings about on purpose. */
  allow(...patterns: RegExp[]): void;
};

export const test = plain.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      await watchContext(context, new URL(baseURL!).origin, found);
      await use({ found, allow: (...patterns) => void allowed.push(...patterns) });
      expect(found.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from 'playwright/test';

/** What Chromium itself says about an address that is not there. */
export const NOT_FOUND_LOG = /status of 404|^console warning: 404 /;

async function watchContext(
  context: BrowserContext,
  origin: string,
  found: string[],
): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  context.on('console', (message) => {
    // A file that names no icon, such as robots.txt: some browsers ask for one all the same.
    if (!isIcon(message.location().url)) found.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => found.push(`error: ${error.error().message}`));
  context.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url());
    if (/^https?:$/.test(protocol) && to !== origin)
      found.push(`foreign request: ${request.url()}`);
  });
}

/** Whether a browser asks for the icon, and when, is the browser's business: no test counts it. */
export const isIcon = (address: string): boolean => /\/favicon[-\w]*\.\w+$/.test(address);

/** Words that a value which was never filled in leaves behind. */
export const UNFILLED_VALUES = /\b(undefined|NaN|null)\b|\[object |\{\{/;

export type QuizData = {
  questions: {
    id: string;
    stem: string;
    answer: number;
    options: string[];
    errors: (string | null)[];
  }[];
};

/** The page names the file that its island fetches, and that names the one with the reasons. */
export function quizData(page: Page): Promise<QuizData> {
  return page.evaluate(async () => {
    const { src } = JSON.parse(document.getElementById('quiz-data')!.textContent) as {
      src: string;
    };
    const get = async <T>(address: string) => (await (await fetch(address)).json()) as T;
    const { questions, reasons } = await get<QuizData & { reasons: string }>(src);
    const errors = await get<Pick<QuizData['questions'][number], 'errors'>[]>(reasons);
    return { questions: questions.map((question, at) => ({ ...question, ...errors[at]! })) };
  });
}

export const isScrolledSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
