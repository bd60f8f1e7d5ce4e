import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readContent } from '../../pipeline/content.ts';
import { addMonths } from '../../pipeline/ledger/period.ts';
import { createPageDateFinder } from '../../pipeline/render/document/page-dates.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { seededRandom } from '../../templates/islands/model/shuffle.ts';
import { SOURCE_ATTRIBUTE } from '../../templates/parts/SourceReadDates.tsx';
import { sampleSeed } from '../run/sample.ts';
import { temporaryFolder } from '../run/temporary-folder.ts';
import { DATA } from './shipped.ts';

/** Later than every day in the content. */
const TODAY = '2030-01-01';
/** The day of the rendered pages; any fixed day gives the same result. */
const DAY = '2026-12-31';

/** Selects all pages except practice pages. Of the hundreds of question and fact pages it selects one in six. */
const isLookedAt = ({ path }: { path: string }, index: number): boolean =>
  !/^\/(?:test|test-result|retos|simulacro|repaso|plan)\//.test(path) &&
  (!/^\/(?:preguntas|consistencia)\/./.test(path) || index % 6 === 0);

/** The main element of each page by its address, with the ids of the sources that the page rests on. */
function pagesOf(data: string): ReadonlyMap<string, { html: string; rests: ReadonlySet<string> }> {
  const { site, ledger } = readContent({ data, label: 'data', today: TODAY, pageDay: DAY });
  const dated = createPageDateFinder(site!, ledger!);
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
      const rests = new Set([...marks(SOURCE_ATTRIBUTE), ...(page.rests?.cites ?? []), ...sources]);
      return [path, { html: dated(page, main).html, rests }];
    }),
  );
}

test('rereading sources changes only pages that rest on them; newer records change no page', () => {
  const data = join(temporaryFolder(), 'data');
  cpSync(DATA, data, { recursive: true });
  const before = pagesOf(DATA);
  const next = seededRandom(sampleSeed(1));
  const drawn = <T>(items: readonly T[]): T[] =>
    Array.from({ length: 10 }, () => items[Math.floor(next() * items.length)]!);

  const file = join(data, 'sources.json');
  const sources = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { readOn: string }>;
  const moved = drawn(Object.keys(sources).filter((id) => id !== '$schema'));
  for (const id of moved) sources[id]!.readOn = addMonths(sources[id]!.readOn, 1);
  writeFileSync(file, JSON.stringify(sources));

  const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).sort();
  const questions = files.filter((path) => /^tests\/[^/]+\/[^/]+-\d+\.json$/.test(path));
  const hazard = files.find((path) => /^peligros\/[^/]+\.json$/.test(path))!;
  for (const path of new Set([hazard, ...drawn(questions)])) {
    const text = readFileSync(join(data, path), 'utf8');
    const newer = text.replace(/"updated": "[^"]*"/, '"updated": "2026-12-30"');
    expect(newer).not.toBe(text);
    writeFileSync(join(data, path), newer);
  }

  const after = pagesOf(data);
  const changed = [...after].filter(([path, { html }]) => html !== before.get(path)!.html);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(after.size);
  const stray = changed.filter(([, { rests }]) => !moved.some((id) => rests.has(id)));
  expect(stray.map(([path]) => path)).toEqual([]);
});
