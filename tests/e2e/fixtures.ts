/** Playwright's `test`, which here also fails on console messages, requests to other sites and policy violations. */
import { type BrowserContext, expect, type Page, test as playwrightTest } from 'playwright/test';

export type ComplaintWatch = {
  found: string[];
  /** Allows complaints that this test causes on purpose. */
  allow(...patterns: RegExp[]): void;
};

type Fixtures = {
  watch: ComplaintWatch;
  /** A page of a browser that runs no scripts. */
  plain: Page;
  /** A page of a device that has never seen the site. */
  otherDevice: Page;
};

export const test = playwrightTest.extend<Fixtures>({
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
  plain: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
  otherDevice: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
});

export { expect } from 'playwright/test';

/** Chromium's own messages about a missing address. */
export const NOT_FOUND_MESSAGES = /status of 404|^console warning: 404 /;

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
    // Some browsers request an icon even for a file that names none, such as robots.txt.
    if (!isSiteIcon(message.location().url))
      found.push(`console ${message.type()}: ${message.text()}`);
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

/** True for the address of the site icon, which some browsers request and others do not. */
export const isSiteIcon = (address: string): boolean => /\/favicon[-\w]*\.\w+$/.test(address);

/** Text that an unfilled template value leaves in a page. */
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

/** Reads the questions of a quiz page. The page names their file, and that file names the one with the reasons. */
export function readQuizData(page: Page): Promise<QuizData> {
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

/** The sum of all layout shifts of the page, except those that follow user input. */
export const measureLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

export const isScrolledSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
