/** The check stage: inspects the links, HTML, structured data and sizes of rendered pages. */
import type { Finding } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import { memoize } from '../program/memoize.ts';
import type { Assets, BudgetedFile } from '../render/document/assets.ts';
import type { DocumentPart } from '../render/document/document.ts';
import type { Page } from '../render/document/page.ts';
import {
  assetSizeProblems,
  fileSizeProblems,
  offlineSizeProblems,
  pageSizeProblems,
  type SizedPart,
  stylesheetSizeProblems,
} from './budgets.ts';
import { inspectPagePart } from './html.ts';
import { inspectJsonLd } from './json-ld.ts';
import { findBrokenLinks, type PageLinks } from './page-links.ts';
import { pageProblems } from './page-problems.ts';
import { plainLanguageProblem } from './plain-language.ts';
import { contentFileOf, type PageProblem } from './problem.ts';

export type Checker = ReturnType<typeof createChecker>;

export function createChecker(site: Site, assets: Assets) {
  const { budgets, basePath, origin } = site.settings;
  const pages = new Map<string, PageLinks>();
  const findings: Finding[] = [];
  const own = distinctTexts();
  const markup = (html: string) => inspectPagePart(html, assets.beforePaint);
  const shellMarkup = memoize(markup);
  const markupOf = ({ html, isShell }: DocumentPart) => (isShell ? shellMarkup : markup)(html);
  const report = (path: string, problems: readonly PageProblem[]) =>
    findings.push(...problems.map((problem) => findingOf(problem, path, site)));

  const textProblems = (path: string, parts: readonly DocumentPart[]): PageProblem[] => {
    // The main element is the last part that is not part of the page shell.
    const main = parts.findLast(({ isShell }) => !isShell);
    if (main === undefined) return [];
    const budget = site.settings.plainLanguage?.[path];
    return budget === undefined ? [] : [plainLanguageProblem(main.html, budget, site.vocabulary)];
  };

  const styled = new Set<string>();
  return {
    /** Checks one page. @param parts the parts of the page's HTML; parts that pages share are checked once */
    page(page: Page, html: string, parts: readonly DocumentPart[]) {
      const inspected = parts.map((part) => ({ ...markupOf(part), isShell: part.isShell }));
      const shell = inspected.filter(({ isShell }) => isShell);
      const main = inspected.filter(({ isShell }) => !isShell);
      const ids = new Set(main.flatMap((part) => [...part.ids].map(own)));
      const links = main.flatMap((part) => part.links.map(own));
      pages.set(page.path, [{ ids, links }, ...shell]);
      const sheets = (page.sheets ?? []).join(' ');
      // The problems of a set of stylesheets are reported on one page only.
      const ofSheets = styled.has(sheets)
        ? []
        : stylesheetSizeProblems(page.sheets, assets, budgets);
      styled.add(sheets);
      report(page.path, [
        ...ofSheets,
        ...copyOf([
          ...pageProblems(html, inspected),
          ...inspectJsonLd(html, parts, origin + basePath, (path) => site.routes.has(path)),
          ...pageSizeProblems(html, page.kind, budgets),
          ...textProblems(page.path, parts),
        ]),
      ]);
    },
    file({ path, bytes, budget, place }: BudgetedFile) {
      const problems = budget === undefined ? [] : fileSizeProblems(bytes, budget, budgets);
      const found = problems.map((problem) => findingOf(problem, path, site));
      findings.push(...found.map((finding) => ({ ...finding, at: place ?? finding.at })));
    },
    offlinePack(saved: readonly SizedPart[]) {
      report('/sin-conexion.json', offlineSizeProblems(saved, budgets));
    },
    /**
     * @param otherFiles paths of the site that are not pages
     * @returns the findings of all pages and of the links between them
     */
    finish(otherFiles: ReadonlySet<string>): Finding[] {
      for (const { path, problem } of assetSizeProblems(assets, budgets)) report(path, [problem]);
      return [...findings, ...findBrokenLinks(site, pages, otherFiles)];
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

/** Copies problems, because their texts are slices of the page and would keep all of it in memory. */
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
    at: { file: contentFileOf(site, path), urls: [path] },
    related: [],
    help: [help],
  };
}
