/** Checks compressed sizes against the budgets of `data/site.json`. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SiteSettings } from '../../schemas/site.ts';
import {
  type Assets,
  type BudgetedFile,
  type ScriptName,
  stylesheetsOf,
} from '../render/document/assets.ts';
import type { Page } from '../render/document/page.ts';
import type { PageProblem } from './problem.ts';

type Budgets = SiteSettings['budgets'];

type Sized = { path: string; problem: PageProblem };

type Load = {
  what: string;
  size: number;
  key: keyof Budgets;
  /** The budget that is left for this load, if other files count towards the same budget. */
  budget?: number;
  parts?: () => readonly SizedPart[];
  /** Advice on reducing the size; by default, to shorten the text. */
  help?: string;
};
export type SizedPart = { name: string; size: number };

const HTML_BUDGETS = {
  content: 'contentHtml',
  chapter: 'chapterHtml',
  quiz: 'quizHtml',
  gallery: 'galleryHtml',
} as const satisfies Record<Page['kind'], keyof Budgets>;

/** A size above this share of its budget is a warning: the next edit may exceed the budget. */
const NEARLY_FULL = 0.95;
const NAMED_PARTS = 3;

export function pageSizeProblems(
  html: string,
  kind: Page['kind'],
  budgets: Budgets,
): PageProblem[] {
  const key = HTML_BUDGETS[kind];
  const free = NEARLY_FULL * budgets[key];
  // Compression is expensive, and a page shorter than its budget cannot exceed it.
  if (html.length <= free || gzipped(html, QUICK) <= free) return [];
  return budgetProblems(budgets, {
    what: 'the page',
    size: gzipped(html),
    key,
    parts: () => sectionsOf(html),
  });
}

const FILES: Record<NonNullable<BudgetedFile['budget']>, { what: string; help?: string }> = {
  quizData: { what: 'the data' },
  searchData: { what: 'the search index' },
  hazardClip: {
    what: 'the clip',
    help: 'Remove road users that do not matter: each is drawn and moved in every frame.',
  },
  place: {
    what: 'the drawing',
    help: 'Draw with fewer points, and use a part that is there again: <use href="#…"/>.',
  },
};

export function fileSizeProblems(
  bytes: Uint8Array,
  key: keyof typeof FILES,
  budgets: Budgets,
): PageProblem[] {
  const { what, help } = FILES[key];
  if (help !== undefined) return budgetProblems(budgets, { what, size: gzipped(bytes), key, help });
  const free = NEARLY_FULL * budgets[key];
  if (bytes.length <= free || brotliLength(bytes, QUICK) <= free) return [];
  const parts = () => itemsOf(JSON.parse(Buffer.from(bytes).toString()));
  return budgetProblems(budgets, { what, size: brotliLength(bytes), key, parts });
}

/** @param files the files of the offline site, with their compressed sizes */
export const offlineSizeProblems = (files: readonly SizedPart[], budgets: Budgets): PageProblem[] =>
  budgetProblems(budgets, {
    what: 'the offline copy of the site',
    size: files.reduce((sum, { size }) => sum + size, 0),
    key: 'offline',
    parts: () => files,
  });

/** Problems of the stylesheets that a page loads together. */
export function stylesheetSizeProblems(
  sheets: Page['sheets'],
  assets: Assets,
  budgets: Budgets,
): PageProblem[] {
  const parts = stylesheetsOf(sheets).map((name) => ({
    name: `${name}.css`,
    size: sizeOf(assets.stylesheets[name], assets),
  }));
  return budgetProblems(budgets, {
    what: 'the stylesheets of the page together',
    size: parts.reduce((sum, { size }) => sum + size, 0),
    key: 'css',
    parts: () => parts,
  });
}

/** Problems of the scripts, by path. */
export function assetSizeProblems(assets: Assets, budgets: Budgets): Sized[] {
  const names = (Object.keys(assets.scriptBytes) as ScriptName[]).filter(
    (name) => name !== 'plan' && name !== 'review',
  );
  const loads: { path: string; load: Load }[] = [
    {
      path: assets.scripts.plan,
      load: {
        what: 'the scripts that the plan adds to those of a practice page',
        size: assets.planBytes,
        key: 'planScript',
      },
    },
    {
      path: assets.scripts.plan,
      load: {
        what: 'the drill code of a plan session',
        size: assets.drillBytes,
        key: 'drillScript',
      },
    },
    {
      path: assets.scripts.page,
      load: { what: 'the scripts of the search', size: assets.searchBytes, key: 'searchScript' },
    },
    ...names.map((name) => ({
      path: assets.scripts[name],
      load: {
        what: 'the script with its imports',
        size: assets.scriptBytes[name],
        ...scriptBudget(name, assets, budgets),
      },
    })),
  ];
  return loads.flatMap(({ path, load }) =>
    budgetProblems(budgets, load).map((problem) => ({ path, problem })),
  );
}

/**
 * Subtracts the common script, which every page loads, from the script budget. Clips and films have another budget.
 */
function scriptBudget(
  name: ScriptName,
  assets: Assets,
  budgets: Budgets,
): Required<Pick<Load, 'key' | 'budget'>> {
  if (name === 'hazards' || name === 'manoeuvres')
    return { key: 'hazardScript', budget: budgets.hazardScript };
  const isSmall =
    name === 'companion' ||
    name === 'page' ||
    name === 'gallery' ||
    name === 'filter' ||
    name === 'class';
  const key = isSmall ? 'contentScript' : 'quizScript';
  return { key, budget: budgets[key] - (name === 'page' ? 0 : assets.scriptBytes.page) };
}

/** @returns an error if the size exceeds the budget, a warning if it is just below */
function budgetProblems(
  budgets: Budgets,
  {
    what,
    size,
    key,
    budget = budgets[key],
    parts,
    help = 'Shorten the text, and delete what another part already says.',
  }: Load,
): PageProblem[] {
  if (size <= NEARLY_FULL * budget) return [];
  const isOver = size > budget;
  const share = isOver
    ? `${size - budget} over its budget of ${budget}`
    : `${Math.floor((100 * size) / budget)} % of its budget of ${budget}`;
  return [
    {
      rule: 'output/over-budget',
      severity: isOver ? 'error' : 'warning',
      title: `${what} is ${size} bytes compressed, ${share} (budgets.${key} of data/site.json)`,
      help: [help, ...largest(parts?.() ?? [])].join(' '),
    },
  ];
}

function largest(parts: readonly SizedPart[]): string[] {
  if (parts.length < 2) return [];
  const named = [...parts]
    .sort((a, b) => b.size - a.size)
    .slice(0, NAMED_PARTS)
    .map(({ name, size }) => `${name} (${size})`);
  return [`The largest parts, each compressed alone: ${named.join(', ')}.`];
}

function sectionsOf(html: string): SizedPart[] {
  return html.split(/(?=<section\b)/).map((piece, index) => ({
    name: index === 0 ? 'the part before the first section' : sectionName(piece),
    size: gzipped(piece),
  }));
}

function sectionName(section: string): string {
  const id = /^<section\b[^>]*? id="([^"]+)"/.exec(section)?.[1];
  if (id !== undefined) return `#${id}`;
  const heading = /<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/s.exec(section)?.[1];
  return heading === undefined ? 'a section' : `"${heading.replace(/<[^>]*>/g, '')}"`;
}

/**
 * The entries of a value, each with its compressed size. If an entry of more than half the total has several entries,
 * they are listed in its place, unless the entry is a record.
 */
function itemsOf(value: unknown, path = ''): SizedPart[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => {
    const { id } = (item ?? {}) as { id?: unknown };
    const isRecord = typeof id === 'string';
    return {
      name: path + (isRecord ? id : key),
      item,
      isRecord,
      size: brotliLength(Buffer.from(JSON.stringify(item))),
    };
  });
  const sum = entries.reduce((total, { size }) => total + size, 0);
  return entries.flatMap(({ name, item, isRecord, size }) => {
    const inside = !isRecord && size > sum / 2 ? itemsOf(item, `${name}/`) : [];
    return inside.length > 1 ? inside : [{ name, size }];
  });
}

function sizeOf(path: string, { files }: Assets): number {
  const file = files.find((each) => each.path === path)!;
  return file.compressed ?? gzipped(file.bytes);
}

/**
 * Content that fits at this quick compression level also fits at the level that is measured, which takes up to ten
 * times as long.
 */
const QUICK = 4;

const gzipped = (content: string | Uint8Array, level = 9): number =>
  gzipSync(content, { level }).length;

/**
 * The default is not the best quality, 11, which takes eight times as long to save 7 %: hosts do not use it, either,
 * if they compress each response.
 */
export const brotliLength = (bytes: Uint8Array, quality = 9): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
