/** A page that is kept says what a new one would say: whatever changes, every page that reads it is made again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Results } from '../../pipeline/program/recorder.ts';
import { type PageSet, renderPages } from '../../pipeline/render/pages/index.ts';
import { BASE } from '../base-data.ts';
import { contentOf, type Files, json, project } from '../project.ts';
import { SAMPLE } from '../sample-data.ts';

/** `LICENCIA_KEPT=500` for more. */
const EDITS = Number(process.env.LICENCIA_KEPT ?? 40);
const CONTENT: Files = { ...BASE, ...SAMPLE };
/** @returns undefined for content that cannot be rendered */
const siteOf = (files: Files) => {
  const { site, ledger, findings } = contentOf(project(files));
  const isBroken = findings.some(
    ({ rule, severity }) => severity === 'error' && /^(load|parse|schema|link)\//.test(rule),
  );
  return site?.isWhole !== true || ledger === undefined || isBroken ? undefined : { site, ledger };
};

type Random = () => number;
function randomly(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Changes one text, number or flag of a record, or a word of a Markdown file. */
function edited(files: Files, random: Random): { files: Files; path: string } {
  const paths = Object.keys(files);
  const path = paths[Math.floor(random() * paths.length)]!;
  const source = files[path]!;
  const before = typeof source === 'string' ? source : json(source);
  const words = [...before.matchAll(/(?<=[ "])[a-záéíóú]{4,}(?=[ .,"])|\b\d{1,3}\b/g)];
  const word = words[Math.floor(random() * words.length)];
  if (word === undefined) return { files, path };
  const [text] = word;
  const next = /\d/.test(text) ? String((Number(text) + 1) % 60) : `${text.slice(0, -1)}xa`;
  const changed = before.slice(0, word.index) + next + before.slice(word.index + text.length);
  return { files: { ...files, [path]: changed }, path };
}

/** All that pages print, with the names of the pages that were made again. */
function pagesOf(
  { site, ledger }: NonNullable<ReturnType<typeof siteOf>>,
  before?: { results: Results | undefined },
): { pages: Map<string, string>; made: string[]; set: PageSet } {
  const set = renderPages(
    site,
    ledger,
    site.newest,
    undefined,
    before && { before: before.results, digests: new WeakMap() },
  );
  const made: string[] = [];
  const pages = new Map<string, string>();
  const { kept } = set.recorder;
  for (const { path, make } of set.makers())
    pages.set(
      path,
      kept(`page${path}`, () => {
        made.push(path);
        const { main, ...head } = make();
        return `${JSON.stringify(head)}${renderToStaticMarkup(main)}`;
      }),
    );
  const files = [...set.pictures(), ...set.bank().files, set.drills(), set.speech()];
  for (const { path, bytes } of files) pages.set(path, Buffer.from(bytes).toString());
  pages.set('supply', set.supply());
  return { pages, made, set };
}

test(`after each of ${EDITS} random edits`, { timeout: 600_000 }, () => {
  const random = randomly(7);
  let [files, results]: [Files, Results | undefined] = [CONTENT, undefined];
  let [compared, reused] = [0, 0];
  for (let count = 0; count < EDITS; count++) {
    const next = edited(files, random);
    const content = siteOf(next.files);
    // Most edits of ids and enumerations make the content invalid.
    if (content === undefined) continue;
    files = next.files;
    // The settings are part of the state of all results.
    if (next.path === 'site.json') results = undefined;
    const warm = pagesOf(content, { results });
    const cold = pagesOf(content);
    const stale = [...cold.pages].filter(([path, text]) => warm.pages.get(path) !== text);
    expect([warm.pages.size, stale.map(([path]) => path)], next.path).toEqual([
      cold.pages.size,
      [],
    ]);
    results = warm.set.recorder.results() ?? results;
    compared++;
    reused += warm.made.length < cold.made.length ? 1 : 0;
  }
  expect(compared).toBeGreaterThan(EDITS / 5);
  expect(reused).toBeGreaterThan(compared / 2);
});

test('makers read of the document of an entry its name only: digests of entries leave the text out', () => {
  const folder = join(import.meta.dirname, '../../pipeline/render');
  const reading = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.ts') &&
      /\bdocument\.(?:text|body|data|locate|lineStarts)\b/.test(
        readFileSync(join(folder, name), 'utf8'),
      ),
  );
  expect(reading).toEqual(['recorded-site.ts']);
});

describe('an edit costs what reads it', () => {
  const first = pagesOf(siteOf(CONTENT)!, { results: undefined });
  const results = first.set.recorder.results();
  const madeAfter = (files: Files) => pagesOf(siteOf({ ...CONTENT, ...files })!, { results }).made;

  test('nothing changed: nothing is made', () => {
    expect(first.made.length).toBeGreaterThan(20);
    expect(madeAfter({})).toEqual([]);
  });

  test('the body of an article: its page', () => {
    const path = Object.keys(CONTENT).find((name) => name.startsWith('blog/'))!;
    expect(madeAfter({ [path]: `${CONTENT[path]}\nCede el paso.\n` })).toEqual([
      `/blog/${path.slice('blog/'.length, -'.md'.length)}/`,
    ]);
  });
});
