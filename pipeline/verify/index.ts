/** verify: what was rendered → findings about links, HTML and sizes. Nothing is published before it has passed. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Finding } from '../findings/finding.ts';
import { didYouMean } from '../findings/suggest.ts';
import type { Site } from '../link/site.ts';
import type { AssetFile, Assets, ScriptName } from '../render/assets.ts';
import type { DocumentPart } from '../render/document.ts';
import type { Page } from '../render/page.ts';
import { inspectMarkup, type Markup, pageProblems } from './html.ts';
import { inspectJsonLd } from './json-ld.ts';

export type Verifier = {
  /** Looks at one page; keeps only what the check across pages needs. */
  page(page: Page, html: string, parts: readonly DocumentPart[]): void;
  /** Looks at a file of questions that a practice page fetches. */
  data(file: AssetFile): void;
  /** Looks at what a visitor downloads to use the site without a connection, in compressed bytes. */
  offlinePack(bytes: number): void;
  /** Findings of all pages, once all are there. */
  finish(otherFiles: ReadonlySet<string>): Finding[];
};

/** What the check across pages needs of a page: the stretches of markup that it consists of, most of them shared. */
type PageFacts = readonly Pick<Markup, 'ids' | 'links'>[];

export function createVerifier(site: Site, assets: Assets): Verifier {
  const pages = new Map<string, PageFacts>();
  const shells = new Map<string, Markup>();
  const findings: Finding[] = [];
  // What is cut out of a page keeps the whole page in memory: each distinct address and id is copied once.
  const copies = new Map<string, string>();
  const kept = (text: string): string => {
    const known = copies.get(text);
    if (known !== undefined) return known;
    const copy = Buffer.from(text).toString();
    copies.set(copy, copy);
    return copy;
  };
  const { budgets, basePath } = site.settings;
  const shellOf = (html: string): Markup => {
    const known = shells.get(html);
    if (known !== undefined) return known;
    const markup = inspectMarkup(html, assets.beforePaint);
    shells.set(html, markup);
    return markup;
  };
  const htmlBudget: Record<Page['kind'], number> = {
    content: budgets.contentHtml,
    chapter: budgets.chapterHtml,
    quiz: budgets.quizHtml,
    gallery: budgets.galleryHtml,
  };
  const report = (rule: Finding['rule'], path: string, title: string, help: string[]) =>
    findings.push({
      rule,
      severity: rule === 'output/jsonld-dead-target' ? 'warning' : 'error',
      title: `${path}: ${title}`,
      at: { file: sourceOf(site, path), urls: [path] },
      related: [],
      help,
    });

  const overBudget = (path: string, what: string, size: number, budget: number) =>
    report(
      'output/over-budget',
      path,
      `${what} is ${size} bytes compressed, ${size - budget} over its budget of ${budget}`,
      ['Shorten it, or change the budget in data/site.json if it is wrong.'],
    );

  return {
    page(page, html, parts) {
      const markup = parts.map((part) =>
        part.isShell ? shellOf(part.html) : inspectMarkup(part.html, assets.beforePaint),
      );
      const own = { ids: new Set<string>(), links: [] as string[] };
      const facts: Pick<Markup, 'ids' | 'links'>[] = [own];
      for (const [index, { isShell }] of parts.entries()) {
        const each = markup[index]!;
        if (isShell) facts.push(each);
        else {
          for (const id of each.ids) own.ids.add(kept(id));
          for (const link of each.links) own.links.push(kept(link));
        }
      }
      pages.set(page.path, facts);
      for (const { rule, title, help } of pageProblems(html, markup))
        report(rule, page.path, title, help);
      const address = site.settings.origin + basePath;
      for (const { rule, title, help } of inspectJsonLd(html, parts, address, (path) =>
        site.routes.has(path),
      ))
        report(rule, page.path, title, help);
      const budget = htmlBudget[page.kind];
      // Compressing is dear; a page shorter than its budget cannot be over it.
      if (html.length <= budget) return;
      const size = gzipSync(html, { level: 9 }).length;
      if (size > budget) overBudget(page.path, 'the page', size, budget);
    },
    data({ path, bytes }) {
      const size = bytes.length <= budgets.quizData ? 0 : brotli(bytes);
      if (size > budgets.quizData) overBudget(path, 'the data', size, budgets.quizData);
    },
    offlinePack(bytes) {
      if (bytes > budgets.offline)
        overBudget(
          '/sin-conexion.json',
          'the site for use without a connection',
          bytes,
          budgets.offline,
        );
    },
    finish(otherFiles) {
      const css = assets.files.find((file) => file.path === assets.stylesheet)!;
      const cssSize = css.compressed ?? gzipSync(css.bytes, { level: 9 }).length;
      if (cssSize > budgets.css)
        overBudget(assets.stylesheet, 'the stylesheet', cssSize, budgets.css);
      for (const name of Object.keys(assets.scriptBytes) as ScriptName[]) {
        const budget =
          name === 'page'
            ? budgets.contentScript
            : name === 'gallery'
              ? budgets.contentScript - assets.scriptBytes.page
              : budgets.quizScript - assets.scriptBytes.page;
        const size = assets.scriptBytes[name];
        if (size > budget)
          overBudget(assets.scripts[name], 'the script with all it loads', size, budget);
      }
      const known = new Set([...pages.keys(), ...otherFiles]);
      const broken = new Map<string, Set<string>>();
      // The same links stand on every page; only one within the page depends on where it stands.
      const verdicts = new Map<string, boolean>();
      const isBroken = (link: string, path: string): boolean => {
        if (link.startsWith('#')) return isDead(link, path, basePath, pages, known);
        const verdict = verdicts.get(link) ?? isDead(link, path, basePath, pages, known);
        verdicts.set(link, verdict);
        return verdict;
      };
      for (const [path, parts] of pages) {
        for (const { links } of parts) {
          for (const link of links)
            if (isBroken(link, path)) broken.set(link, (broken.get(link) ?? new Set()).add(path));
        }
      }
      for (const [link, places] of broken) {
        const from = [...places];
        const source = site.links.find(
          (each) => each.target === link || `${basePath}${each.target}` === link,
        );
        findings.push({
          rule: source === undefined ? 'output/broken-link' : 'link/broken-route',
          severity: 'error',
          title: `${link} leads nowhere (linked from ${from.slice(0, 3).join(', ')}${from.length > 3 ? ` and ${from.length - 3} more pages` : ''})`,
          at: source?.place() ?? { file: sourceOf(site, from[0]!), urls: from },
          related: [],
          help: anchorHelp(link, from[0]!, basePath, pages) ?? didYouMean(link, known),
        });
      }
      return findings;
    },
  };
}

function isDead(
  link: string,
  from: string,
  basePath: string,
  pages: ReadonlyMap<string, PageFacts>,
  known: ReadonlySet<string>,
): boolean {
  const [address = '', anchor] = link.split('#');
  if (address !== '' && basePath !== '' && !address.startsWith(`${basePath}/`)) return true;
  const path = address === '' ? from : address.slice(basePath.length).split('?')[0]!;
  if (!known.has(path)) return true;
  if (anchor === undefined || anchor === '') return false;
  // The quiz's own positions (#p7, #r=…) are read by its script.
  if (/^(p\d+|r=|examen=)/.test(anchor)) return false;
  const id = decoded(anchor);
  return pages.get(path)?.some(({ ids }) => ids.has(id)) === false;
}

/** A lone % is no code of anything: it stands for itself. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function anchorHelp(
  link: string,
  from: string,
  basePath: string,
  pages: ReadonlyMap<string, PageFacts>,
): string[] | undefined {
  const [address = '', anchor] = link.split('#');
  const page = pages.get(address === '' ? from : address.slice(basePath.length));
  if (page === undefined || anchor === undefined) return undefined;
  const guess = didYouMean(
    anchor,
    page.flatMap(({ ids }) => [...ids]),
  );
  return guess.length > 0 ? guess : ['Link to an id that the page has, or leave the # off.'];
}

/** The content file behind a page, for messages. */
function sourceOf(site: Site, path: string): string {
  return site.routes.get(path)?.entry?.document.file ?? site.entries.site[0]!.document.file;
}

function brotli(bytes: Uint8Array): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
