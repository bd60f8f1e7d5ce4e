/** Every built page is valid HTML. Needs no browser. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { allPaths, htmlFile, TEST_IDS } from './site.ts';

const CONFIGURATION = new URL('../../.htmlvalidate.mjs', import.meta.url).href;

test('every page is valid HTML', async () => {
  const { default: rules } = (await import(CONFIGURATION)) as { default: ConfigData };
  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  const problems: string[] = [];
  for (const path of [...allPaths(), '/404.html']) {
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
