/** check: rendered pages → findings about links, HTML and sizes. A site with an error is not published. */
import type { Finding } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import type { AssetFile, Assets, ClipFile } from '../render/document/assets.ts';
import type { DocumentPart } from '../render/document/document.ts';
import type { Page } from '../render/document/page.ts';
import {
  assetSizeProblems,
  clipSizeProblems,
  dataSizeProblems,
  offlineSizeProblems,
  pageSizeProblems,
  placeSizeProblems,
  searchSizeProblems,
  sheetsSizeProblems,
  type WeighedPart,
} from './budgets.ts';
import { inspectMarkup, type Markup } from './html.ts';
import { inspectJsonLd } from './json-ld.ts';
import { brokenLinks, type PageLinks } from './page-links.ts';
import { pageProblems } from './page-problems.ts';
import { plainnessProblem } from './plainness.ts';
import { type PageProblem, sourceOf } from './problem.ts';

export type Checker = {
  /** Checks one page. @param parts of its HTML; those that it shares with other pages are checked once */
  page(page: Page, html: string, parts: readonly DocumentPart[]): void;
  /** Checks a file of questions that a practice page loads. */
  data(file: AssetFile): void;
  /** Checks a clip of a hazard, or the film of a manoeuvre. */
  clip(file: ClipFile): void;
  /** Checks the drawing of a place. */
  drawing(file: ClipFile): void;
  /** Checks the data file of the search. */
  searchData(file: AssetFile): void;
  /** Checks the offline download. @param files with their compressed bytes */
  offlinePack(files: readonly WeighedPart[]): void;
  /** Findings of all pages, and about the links between them. @param otherFiles paths that are not pages */
  finish(otherFiles: ReadonlySet<string>): Finding[];
};

export function createChecker(site: Site, assets: Assets): Checker {
  const { budgets, basePath, origin } = site.settings;
  const pages = new Map<string, PageLinks>();
  const findings: Finding[] = [];
  const own = distinctTexts();
  const shells = new Map<string, Markup>();
  const markupOf = ({ html, isShell }: DocumentPart): Markup => {
    const inspected = isShell ? shells.get(html) : undefined;
    const markup = inspected ?? inspectMarkup(html, assets.beforePaint);
    if (isShell) shells.set(html, markup);
    return markup;
  };
  const report = (path: string, problems: readonly PageProblem[]) =>
    findings.push(...problems.map((problem) => findingOf(problem, path, site)));

  /** Reports problems at the record that the file is made of. */
  const reportAt = ({ path, place }: ClipFile, problems: readonly PageProblem[]) =>
    void findings.push(
      ...problems.map((problem) => ({ ...findingOf(problem, path, site), at: place })),
    );

  const textProblems = (path: string, parts: readonly DocumentPart[]): PageProblem[] => {
    // The main element is the last part that is not of the shell.
    const main = parts.findLast(({ isShell }) => !isShell);
    if (main === undefined) return [];
    const budget = site.settings.plainness?.[path];
    return budget === undefined ? [] : [plainnessProblem(main.html, budget, site.vocabulary)];
  };

  const styled = new Set<string>();
  return {
    page(page, html, parts) {
      const markup = parts.map((part) => ({ ...markupOf(part), isShell: part.isShell }));
      const shell = markup.filter(({ isShell }) => isShell);
      const main = markup.filter(({ isShell }) => !isShell);
      const ids = new Set(main.flatMap((part) => [...part.ids].map(own)));
      const links = main.flatMap((part) => part.links.map(own));
      pages.set(page.path, [{ ids, links }, ...shell]);
      const sheets = (page.sheets ?? []).join(' ');
      // The problems of a set of stylesheets are reported at one page only.
      const ofSheets = styled.has(sheets) ? [] : sheetsSizeProblems(page.sheets, assets, budgets);
      styled.add(sheets);
      report(page.path, [
        ...ofSheets,
        ...copyOf([
          ...pageProblems(html, markup),
          ...inspectJsonLd(html, parts, origin + basePath, (path) => site.routes.has(path)),
          ...pageSizeProblems(html, page.kind, budgets),
          ...textProblems(page.path, parts),
        ]),
      ]);
    },
    data: ({ path, bytes }) => void report(path, dataSizeProblems(bytes, budgets)),
    clip: (file) => reportAt(file, clipSizeProblems(file.bytes, budgets)),
    drawing: (file) => reportAt(file, placeSizeProblems(file.bytes, budgets)),
    searchData: ({ path, bytes }) => void report(path, searchSizeProblems(bytes, budgets)),
    offlinePack(saved) {
      report('/sin-conexion.json', offlineSizeProblems(saved, budgets));
    },
    finish(otherFiles) {
      for (const { path, problem } of assetSizeProblems(assets, budgets)) report(path, [problem]);
      return [...findings, ...brokenLinks(site, pages, otherFiles)];
    },
  };
}

/** Copies each distinct text once: a text cut out of a page would keep the whole page in memory. */
function distinctTexts(): (text: string) => string {
  const copies = new Map<string, string>();
  return (text) => {
    const earlier = copies.get(text);
    if (earlier !== undefined) return earlier;
    const copy = Buffer.from(text).toString();
    copies.set(copy, copy);
    return copy;
  };
}

/** Copies problems: their texts, too, would keep the whole page in memory. */
const copyOf = (problems: readonly PageProblem[]): PageProblem[] =>
  JSON.parse(JSON.stringify(problems));

function findingOf(
  { rule, part, title, help, severity }: PageProblem,
  path: string,
  site: Site,
): Finding {
  return {
    rule,
    ...(part === undefined ? {} : { part }),
    severity: severity ?? 'error',
    title: `${path}: ${title}`,
    at: { file: sourceOf(site, path), urls: [path] },
    related: [],
    help: [help],
  };
}
