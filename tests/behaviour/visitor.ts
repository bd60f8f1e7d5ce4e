/** Observes and operates a tab as a visitor does, with real mouse and key presses. */
import { expect } from 'playwright/test';
import type { Key, Tab } from './drivers/driver.ts';

/** The visible elements with this selector, and with this text if one is given. */
export type ElementTarget = { css: string; text?: string; nth?: number };

export type ElementState = {
  count: number;
  text: string;
  x: number;
  y: number;
  /** True if the middle of the element is inside the window and nothing covers it. */
  reachable: boolean;
  focused: boolean;
  checked: boolean;
  /** True if the element is disabled. With only aria-disabled it accepts a click and explains why it does nothing. */
  inactive: boolean;
  /** True if the element was scrolled into view and then did not move for one frame. */
  resting: boolean;
};

const control = 'button, a, summary, [role=button], [role=tab]';
/** A button, link, tab or summary with exactly this text. */
export const controlNamed = (text: string): ElementTarget => ({ css: control, text });

const TIMEOUT = 60_000;

export type Visitor = ReturnType<typeof createVisitor>;

/** @param origin origin of the site, without a trailing slash */
export function createVisitor(tab: Tab, origin: string) {
  /** Retries, because a page that is being left does not answer: the next attempt asks the next page. */
  const soon = <Value>(what: string, ask: () => Promise<Value>) =>
    expect.poll(() => ask().catch((error: Error) => error.message), {
      message: what,
      timeout: TIMEOUT,
      intervals: [50, 100, 200],
    });
  const look = (target: ElementTarget) => tab.evaluate(inspect, target, false);
  const see = (target: ElementTarget) =>
    soon(`see ${JSON.stringify(target)}`, async () => (await look(target)).count > 0).toBe(true);

  return {
    tab,
    open: (path: string) => tab.goto(origin + path),
    look,
    see,
    gone: (target: ElementTarget) =>
      soon(`gone ${JSON.stringify(target)}`, async () => (await look(target)).count).toBe(0),
    /** Waits until the text of the target matches. */
    reads: (target: ElementTarget, text: RegExp) =>
      soon(`read ${JSON.stringify(target)}`, async () => (await look(target)).text).toMatch(text),
    is: (target: ElementTarget, state: Partial<ElementState>) =>
      soon(`state of ${JSON.stringify(target)}`, () => look(target)).toMatchObject(state),
    at: (address: RegExp) =>
      soon(`address ${address}`, () => tab.evaluate(() => location.href)).toMatch(address),
    /** Waits until the element is active, at rest and uncovered, then clicks its middle. */
    click: async (target: ElementTarget) => {
      let last: ElementState | undefined;
      await soon(`reach ${JSON.stringify(target)}`, async () => {
        last = await tab.evaluate(inspect, target, true);
        return last;
      }).toMatchObject({ inactive: false, reachable: true, resting: true });
      await tab.click(last!.x, last!.y);
    },
    press: async (...keys: Key[]) => {
      for (const key of keys) await tab.press(key);
    },
    type: (text: string) => tab.type(text),
    focus: (target: ElementTarget) => tab.evaluate(focusFirst, target),
    /** WebKit may never answer a call during a navigation, so this waits half a second. */
    back: async () => {
      await tab.evaluate(() => history.back()).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 500));
    },
    /** Waits until the page has loaded, because an earlier navigation by a script would replace the history entry. */
    loaded: () => soon('loaded', () => tab.evaluate(() => document.readyState)).toBe('complete'),
    reload: async () => {
      await tab.evaluate(() => {
        (window as { before?: true }).before = true;
        location.reload();
      });
      await soon('reload', () =>
        tab.evaluate(
          () =>
            document.readyState === 'complete' &&
            (window as { before?: true }).before === undefined,
        ),
      ).toBe(true);
    },
    isScrolledSideways: () =>
      tab.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
  };
}

/**
 * Runs in the page, so it uses no outer variable.
 * @param settle true to scroll the element into view and wait a frame
 */
async function inspect(
  { css, text, nth = 0 }: ElementTarget,
  settle: boolean,
): Promise<ElementState> {
  const words = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  const found = () =>
    [...document.querySelectorAll(css)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (text === undefined || words(element) === text),
    );
  let before: DOMRect | undefined;
  if (settle) {
    const element = found()[nth];
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    before = element?.getBoundingClientRect();
    // Waits for two frames, or for 100 ms, because a covered window may paint no frame.
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
      setTimeout(done, 100);
    });
  }
  const all = found();
  const element = all[nth];
  if (element === undefined)
    return {
      count: 0,
      text: '',
      x: 0,
      y: 0,
      reachable: false,
      focused: false,
      checked: false,
      inactive: true,
      resting: false,
    };
  const box = element.getBoundingClientRect();
  const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
  const top = document.elementFromPoint(x, y);
  return {
    count: all.length,
    text: words(element),
    x,
    y,
    reachable: top !== null && (element.contains(top) || top.contains(element)),
    focused: element === document.activeElement,
    checked: element.matches(':checked, [aria-checked=true], [aria-selected=true]'),
    inactive: element.matches(':disabled'),
    resting: before?.x === box.x && before.y === box.y,
  };
}

function focusFirst({ css, nth = 0 }: ElementTarget): void {
  document.querySelectorAll<HTMLElement>(css)[nth]?.focus();
}
