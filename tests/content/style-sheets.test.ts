/** Every page has the stylesheets of what stands on it: a class that some sheet knows is in a sheet of its own page. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SHEETS, type SheetName, sheetsOf } from '../../pipeline/render/assets.ts';
import type { Page } from '../../pipeline/render/page.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { ROOT, shippedContent } from './shipped.ts';

/** The frame of a question sets these; a thumbnail of the list of questions is as large as any other. */
const OF_THE_FRAME = new Set(['dibujo', 'alto']);

/** The rules of a sheet with those that it imports. */
function sourceOf(file: string): string {
  const css = readFileSync(file, 'utf8');
  const imported = [...css.matchAll(/@import "([^"]+)"/g)].map(([, path]) => path!);
  return [css, ...imported.map((path) => sourceOf(join(dirname(file), path)))].join('\n');
}

/** The classes in the selectors of a sheet. */
const classesOf = (sheet: SheetName): Set<string> =>
  new Set(
    [
      ...sourceOf(join(ROOT, `templates/styles/sheets/${sheet}.css`))
        .replace(/\/\*.*?\*\//gs, '')
        .replace(/@import[^;]*;/g, '')
        .replace(/\{[^{}]*\}/g, '{}')
        .matchAll(/\.([a-z][\w-]*)/g),
    ].map(([, name]) => name!),
  );

/** One page of each template. */
function onePerTemplate(pages: Iterable<Page>): Page[] {
  const byTemplate = new Map<unknown, Page>();
  for (const page of pages)
    if (isValidElement(page.main) && !byTemplate.has(page.main.type))
      byTemplate.set(page.main.type, page);
  return [...byTemplate.values()];
}

test('a class that a sheet styles is in a sheet of the page that uses it', () => {
  const { site, ledger } = shippedContent();
  const styled = new Map(SHEETS.map((sheet) => [sheet, classesOf(sheet)]));
  const pages = onePerTemplate(renderPages(site!, ledger!, site!.newest).pages());
  expect(pages.length).toBeGreaterThan(25);
  const unstyled = pages.flatMap(({ path, sheets, main }) => {
    const own = sheetsOf(sheets);
    const used = [...renderToStaticMarkup(main).matchAll(/ class="([^"]+)"/g)].flatMap(
      ([, names]) => names!.split(' '),
    );
    return [...new Set(used)]
      .filter(
        (name) => !OF_THE_FRAME.has(name) && !own.some((sheet) => styled.get(sheet)!.has(name)),
      )
      .filter((name) => [...styled.values()].some((names) => names.has(name)))
      .map((name) => `${path}: .${name}`);
  });
  expect(unstyled).toEqual([]);
});
