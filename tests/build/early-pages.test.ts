/** Pages that somebody looks at are shown before the others are made, and a build that is not wanted any more ends. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { BuildOptions } from '../../pipeline/build.ts';
import { ARTICLE } from '../base-data.ts';
import { project, temporaryFolder } from '../project.ts';
import { buildSite, hashesOf } from './site.ts';

type Show = NonNullable<BuildOptions['openPages']>['show'];
const OPEN = '/blog/un-articulo/';

let data: string;
let out: string;
beforeEach(() => {
  data = project();
  out = join(temporaryFolder(), 'sitio');
});

const build = (show: Show, more: Partial<BuildOptions> = {}) =>
  buildSite(data, out, {
    allowFindings: true,
    isPreview: true,
    openPages: { isOpen: (path) => path === OPEN, show },
    ...more,
  });
const edit = (words: string) => {
  writeFileSync(join(data, 'blog/un-articulo.md'), ARTICLE.replace('Un párrafo.', words));
};
const nothing: Show = () => Promise.resolve();

test('an open page is shown while the site is still the old one', async () => {
  await build(nothing);
  const old = hashesOf(out);
  edit('Otro párrafo.');
  const shown: { pages: string[]; html: string; scripts: number; site: object }[] = [];
  const { written } = await build(async ({ pages, files }, { findings }) => {
    const scripts = [...files.keys()].filter((path) => path.endsWith('.js')).length;
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    shown.push({
      pages: [...pages.keys()],
      html: pages.get(OPEN) ?? '',
      scripts,
      site: hashesOf(out),
    });
  });
  expect(shown).toEqual([
    {
      pages: [OPEN],
      html: expect.stringContaining('Otro párrafo.'),
      scripts: expect.any(Number),
      site: old,
    },
  ]);
  expect(shown[0]!.scripts).toBeGreaterThan(3);
  expect(written).toBe(true);
  // The same site as one that was made in the usual order.
  const cold = join(temporaryFolder(), 'frio');
  await buildSite(data, cold, { allowFindings: true, isPreview: true });
  expect(hashesOf(out)).toEqual(hashesOf(cold));
});

test('a build that is ended leaves the site, and nothing beside it', async () => {
  await build(nothing);
  const old = hashesOf(out);
  const beside = () => readdirSync(dirname(out), { recursive: true }).length;
  const files = beside();
  edit('Otro párrafo.');
  const running = new AbortController();
  const end: Show = async () => {
    running.abort();
  };
  await expect(build(end, { signal: running.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(hashesOf(out)).toEqual(old);
  expect(beside()).toBe(files);
  expect(existsSync(join(data, 'blog'))).toBe(true);
  const { written } = await build(nothing);
  expect(written).toBe(true);
  expect(hashesOf(out)).not.toEqual(old);
});

test('a file with a plain name is weighed again when its content is another one', async () => {
  const chapter = join(data, 'manual/reglas-transito.md');
  const original = readFileSync(chapter, 'utf8');
  for (const words of ['', 'A 17 mph, a 23 mph, a 31 mph y a 37 mph.']) {
    writeFileSync(chapter, `${original}\n${words}\n`);
    await build(nothing);
  }
  const cold = join(temporaryFolder(), 'frio');
  await buildSite(data, cold, { allowFindings: true, isPreview: true });
  expect(readFileSync(join(out, 'assets/voz.json'), 'utf8')).toContain('37');
  expect(hashesOf(out)).toEqual(hashesOf(cold));
});
