import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, measureLayoutShift, test } from './fixtures.ts';
import { answerFirstQuestions, finishTest, openTest, SHORT_TEST } from './quiz.ts';
import { allPaths, htmlFile } from './site.ts';

const LARGEST = 0.02;
const PRACTICE =
  /^\/(tests\/|test\/|test-result\/|retos\/|repaso\/|plan\/|simulacro\/|preguntas\/|senales\/|peligros\/)?(#|$)(?<!^\/senales\/.+)|^\/(test|test-result|retos|preguntas)\/[^/]+\//;
/** Addresses that only scripts link to: on the home page, on start cards and on the map of an exam. */
const FROM_SCRIPTS = [
  '/plan/#sesion',
  '/repaso/#test=1',
  '/repaso/#p2',
  '/simulacro/#p1',
  '/test/2/#p1',
];

/** Anchors that are linked only from their own page: the plan on paper (without JavaScript) and the progress tools. */
const WITHIN = /#(papel|progreso)$/;

/** Returns a key shared by pages of one kind, and by links to items of one list. */
function formOf(address: string): string {
  const [path = '', hash] = address.split('#');
  const [, folder = '', ...below] = path.split('/');
  const page = `${folder}/${below.length > 1 ? '*' : ''}/${below.length > 2 ? below.at(-2) : ''}`;
  if (hash === undefined) return page;
  const kinds = PRACTICE.test(address) ? /^[a-z]+$|^p\d|^test=/ : /^nota-/;
  return `${page}#${kinds.exec(hash)?.[0] ?? '*'}`;
}

/** One address for each key of `formOf`. All links to signs have one key, because each opens a card of the gallery. */
function addressesOfKinds(): string[] {
  const paths = allPaths();
  const linked = paths.flatMap((path) =>
    [...readFileSync(htmlFile(path), 'utf8').matchAll(/ href="(\/[^"]*#[^"]+|#[^"]+)"/g)].map(
      ([, href]) => (href!.startsWith('#') ? path + href : href!),
    ),
  );
  const all = [...paths, ...linked, ...FROM_SCRIPTS].filter(
    (address) =>
      (PRACTICE.test(address) || (address.includes('#') && !address.endsWith('#contenido'))) &&
      !WITHIN.test(address),
  );
  return [...new Map(all.toReversed().map((address) => [formOf(address), address])).values()];
}

/** The sum of layout shifts until the page is stable, except those that follow user input. */
async function movedAt(page: Page, address: string): Promise<number> {
  // Opens another document first, because the same page with another hash would not load again.
  await page.goto('about:blank');
  await page.goto(address);
  await page.waitForTimeout(1200);
  return measureLayoutShift(page);
}

async function expectStill(page: Page): Promise<void> {
  const moved: string[] = [];
  for (const address of addressesOfKinds()) {
    let sum = await movedAt(page, address);
    // Under load, a page once shifted for an unknown reason but not again, so only a repeated shift counts.
    if (sum > LARGEST) sum = await movedAt(page, address);
    if (sum > LARGEST) moved.push(`${address}: ${sum.toFixed(3)}`);
  }
  expect(moved).toEqual([]);
}

test.use({ viewport: { width: 360, height: 740 } });

test('the tested addresses cover every kind of practice', () => {
  test.skip(allPaths().length === 0, 'no site');
  const addresses = addressesOfKinds();
  for (const each of [
    '/',
    '/tests/',
    '/repaso/#diez',
    '/plan/',
    '/plan/#sesion',
    '/preguntas/',
    '/senales/',
  ])
    expect(addresses).toContain(each);
  for (const form of [
    /^\/test\/\d+\/#p1$/,
    /^\/preguntas\/[^/]+\/$/,
    /^\/senales\/#[a-z]/,
    /^\/manual\/[^/]+\/#(?!nota-)/,
  ])
    expect(addresses.filter((address) => form.test(address))).toHaveLength(1);
  expect(addresses.length).toBeLessThan(70);
});

test('nothing shifts for a new visitor', async ({ page }) => {
  await expectStill(page);
});

test('nothing shifts for a visitor who has practised', async ({ page }) => {
  await openTest(page, SHORT_TEST);
  await finishTest(page, 0, (index) => index % 2 === 0);
  await openTest(page, '1');
  await answerFirstQuestions(page, 4);
  await expectStill(page);
});
