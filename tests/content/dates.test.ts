/** A day in the content moves only the pages that rest on it: of a source that was read again, and of a record that was changed. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readContent } from '../../pipeline/content.ts';
import { monthsAfter } from '../../pipeline/ledger/period.ts';
import { lazily } from '../../pipeline/program/once.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { pageDater } from '../../pipeline/render/read-on.ts';
import { OF_SOURCE } from '../../templates/parts/ReadOn.tsx';
import { temporaryFolder } from '../temporary-folder.ts';
import { DATA } from './shipped.ts';

/** Later than each day of the content. */
const TODAY = '2030-01-01';
/** The day of the pages: they do not depend on it here. */
const DAY = '2026-12-31';

/** All kinds of pages but those with a question to be played; of the pages of questions and of facts, which are hundreds, some. */
const isLookedAt = ({ path }: { path: string }, index: number): boolean =>
  !/^\/(?:test|test-result|retos|simulacro|repaso|plan)\//.test(path) &&
  (!/^\/(?:preguntas|consistencia)\/./.test(path) || index % 6 === 0);

/** The main element of each page by its address, with what is printed of its sources. */
function pagesOf(data: string): ReadonlyMap<string, { html: string; rests: ReadonlySet<string> }> {
  const { site, ledger } = readContent({ data, label: 'data', today: TODAY, pageDay: DAY });
  const dated = pageDater(site!, ledger!);
  return new Map(
    [...renderPages(site!, ledger!, DAY).makers()].filter(isLookedAt).map(({ path, make }) => {
      const page = make();
      const main = renderToStaticMarkup(page.main);
      const marks = (name: string) =>
        [...main.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, id = '']) => id);
      const facts = [...marks('data-fact'), ...(page.rests?.facts ?? [])];
      const sources = facts.flatMap((id) =>
        ledger!.get(id)!.all.flatMap(({ source = [] }) => source),
      );
      const rests = new Set([...marks(OF_SOURCE), ...(page.rests?.cites ?? []), ...sources]);
      return [path, { html: dated(page, main).html, rests }];
    }),
  );
}

const shipped = lazily(() => pagesOf(DATA));

/** The same numbers each time: a failure can be looked at. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
const SEED = Number(process.env.LICENCIA_SEED ?? 1);

test('ten days on which a source was read move only pages that rest on it', () => {
  const data = join(temporaryFolder(), 'data');
  cpSync(DATA, data, { recursive: true });
  const before = shipped();
  const file = join(data, 'sources.json');
  const sources = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { readOn: string }>;
  const ids = Object.keys(sources).filter((id) => id !== '$schema');
  const next = random(SEED);
  const moved = Array.from({ length: 10 }, () => ids[Math.floor(next() * ids.length)]!);
  for (const id of moved) sources[id]!.readOn = monthsAfter(sources[id]!.readOn, 1);
  writeFileSync(file, JSON.stringify(sources));
  const after = pagesOf(data);
  const changed = [...after].filter(([path, { html }]) => html !== before.get(path)!.html);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(after.size);
  const stray = changed.filter(([, { rests }]) => !moved.some((id) => rests.has(id)));
  expect(stray.map(([path]) => path)).toEqual([]);
});

test('a newer day of ten questions and of a hazard moves no page', () => {
  const data = join(temporaryFolder(), 'data');
  cpSync(DATA, data, { recursive: true });
  const before = shipped();
  const { documents } = readContent({ data, label: 'data', today: TODAY, pageDay: DAY });
  const files = documents
    .map(({ path }) => path)
    .filter((path) => /^(?:tests\/[^/]+\/[^/]+-\d+|peligros\/[^/]+)\.json$/.test(path));
  const next = random(SEED);
  const chosen = [
    files.find((path) => path.startsWith('peligros/'))!,
    ...Array.from({ length: 10 }, () => files[Math.floor(next() * files.length)]!),
  ];
  for (const path of new Set(chosen)) {
    const text = readFileSync(join(data, path), 'utf8');
    const newer = text.replace(/"updated": "[^"]*"/, '"updated": "2026-12-30"');
    expect(newer).not.toBe(text);
    writeFileSync(join(data, path), newer);
  }
  const after = pagesOf(data);
  const changed = [...after].filter(([path, { html }]) => html !== before.get(path)!.html);
  expect(changed.map(([path]) => path)).toEqual([]);
});
