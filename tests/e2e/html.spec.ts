import { readFileSync } from 'node:fs';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'playwright/test';
import { allPaths, htmlFile, isSampled, siteFile, TEST_IDS } from './site.ts';

const CONFIGURATION = new URL('../../.htmlvalidate.mjs', import.meta.url).href;

test('pages are valid HTML', async () => {
  const { default: rules } = (await import(CONFIGURATION)) as { default: ConfigData };
  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  const problems: string[] = [];
  for (const path of [...allPaths().filter(isSampled), '/404.html']) {
    const { results } = await validator.validateString(readFileSync(htmlFile(path), 'utf8'), path);
    for (const { messages } of results)
      problems.push(
        ...messages.map(
          (each) => `${path} ${each.line}:${each.column} ${each.ruleId}: ${each.message}`,
        ),
      );
  }
  expect(allPaths().length).toBeGreaterThan(TEST_IDS.length);
  expect(problems).toEqual([]);
});

test('each page loads the stylesheets that define the classes it uses', async ({ page }) => {
  const ofSheet = new Map<string, Promise<string[]>>();
  const classesOf = (sheet: string) => {
    const known =
      ofSheet.get(sheet) ?? page.evaluate(classesIn, readFileSync(siteFile(sheet), 'utf8'));
    ofSheet.set(sheet, known);
    return known;
  };
  const used = (html: string) =>
    new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
  const pages = await Promise.all(
    [...allPaths(), '/404.html'].map(async (path) => {
      const html = readFileSync(htmlFile(path), 'utf8');
      const sheets = [
        ...html.matchAll(/<link rel="stylesheet"(?: media="print")? href="([^"]+)"/g),
      ];
      const styled = await Promise.all(sheets.map(([, sheet]) => classesOf(sheet!)));
      return { path, used: used(html), styled: new Set(styled.flat()) };
    }),
  );
  const known = new Set((await Promise.all(ofSheet.values())).flat());
  const without = pages.flatMap(({ path, used, styled }) =>
    [...used]
      .filter((name) => known.has(name) && !styled.has(name))
      .map((name) => `${path} .${name}`),
  );
  expect(known.size).toBeGreaterThan(100);
  expect(without).toEqual([]);
});

/** Classes in the selectors of a stylesheet. Runs in the browser, which parses it. */
function classesIn(css: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const selectors = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...('cssRules' in rule ? selectors(rule.cssRules as CSSRuleList) : []),
    ]);
  return selectors(sheet.cssRules).flatMap((selector) =>
    [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!),
  );
}
