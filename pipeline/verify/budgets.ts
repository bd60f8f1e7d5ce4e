/** Checks compressed sizes against the budgets of `data/site.json`. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SiteSettings } from '../../schemas/site.ts';
import { type Assets, type ScriptName, sheetsOf } from '../render/assets.ts';
import type { Page } from '../render/page.ts';
import type { Problem } from './problem.ts';

type Budgets = SiteSettings['budgets'];

/** A text or file of the site, by its path. */
type Sized = { path: string; problem: Problem };

const HTML_BUDGETS = {
  content: 'contentHtml',
  chapter: 'chapterHtml',
  quiz: 'quizHtml',
  gallery: 'galleryHtml',
} as const satisfies Record<Page['kind'], keyof Budgets>;

export function pageSize(html: string, kind: Page['kind'], budgets: Budgets): Problem[] {
  const budget = budgets[HTML_BUDGETS[kind]];
  // Compression is expensive, and a page shorter than its budget cannot exceed it.
  if (html.length <= budget || gzipped(html, QUICK) <= budget) return [];
  return overBudget('the page', gzipped(html), budget);
}

export function dataSize(bytes: Uint8Array, { quizData }: Budgets): Problem[] {
  if (bytes.length <= quizData || brotli(bytes, QUICK) <= quizData) return [];
  return overBudget('the data', brotli(bytes), quizData);
}

/** @param size of the site for use without a connection, in compressed bytes */
export const offlineSize = (size: number, { offline }: Budgets): Problem[] =>
  overBudget('the site for use without a connection', size, offline);

/** Problems of the stylesheets that a page loads together. */
export function sheetsSize(sheets: Page['sheets'], assets: Assets, { css }: Budgets): Problem[] {
  const size = sheetsOf(sheets).reduce(
    (sum, name) => sum + sizeOf(assets.stylesheets[name], assets),
    0,
  );
  return overBudget('the stylesheets of the page together', size, css);
}

/** Problems of the scripts, by path. */
export function assetSizes(assets: Assets, budgets: Budgets): Sized[] {
  const at = (path: string, problems: Problem[]) => problems.map((problem) => ({ path, problem }));
  return [
    ...at(
      assets.scripts.plan,
      overBudget(
        'what the plan loads besides a page of practice',
        assets.planBytes,
        budgets.planScript,
      ),
    ),
    ...at(
      assets.scripts.plan,
      overBudget(
        'what a session of the plan loads for its drill',
        assets.drillBytes,
        budgets.drillScript,
      ),
    ),
    ...(Object.keys(assets.scriptBytes) as ScriptName[])
      .filter((name) => name !== 'plan')
      .flatMap((name) =>
        at(
          assets.scripts[name],
          overBudget(
            'the script with all it loads',
            assets.scriptBytes[name],
            scriptBudget(name, assets, budgets),
          ),
        ),
      ),
  ];
}

/** Every page loads the common script, so the budget of another script is the rest. */
function scriptBudget(name: ScriptName, assets: Assets, budgets: Budgets): number {
  if (name === 'page') return budgets.contentScript;
  const isSmall = name === 'gallery' || name === 'ledger';
  const total = isSmall ? budgets.contentScript : budgets.quizScript;
  return total - assets.scriptBytes.page;
}

function overBudget(what: string, size: number, budget: number): Problem[] {
  if (size <= budget) return [];
  return [
    {
      rule: 'output/over-budget',
      title: `${what} is ${size} bytes compressed, ${size - budget} over its budget of ${budget}`,
      help: 'Shorten it, or change the budget in data/site.json if it is wrong.',
    },
  ];
}

function sizeOf(path: string, { files }: Assets): number {
  const file = files.find((each) => each.path === path)!;
  return file.compressed ?? gzipped(file.bytes);
}

/** What fits when it is compressed quickly fits when it is compressed well, which takes up to ten times as long. */
const QUICK = 4;

const gzipped = (content: string | Uint8Array, level = 9): number =>
  gzipSync(content, { level }).length;

const brotli = (bytes: Uint8Array, quality = 9): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
