/** verify: rendered pages → findings about links, HTML and sizes. A site with an error is not published. */
import type { Finding } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import type { AssetFile, Assets } from '../render/assets.ts';
import type { DocumentPart } from '../render/document.ts';
import type { Page, PageHead } from '../render/page.ts';
import { assetSizes, dataSize, offlineSize, pageSize, searchSize, sheetsSize } from './budgets.ts';
import { inspectMarkup, type Markup } from './html.ts';
import { inspectJsonLd } from './json-ld.ts';
import { brokenLinks, type PageLinks } from './page-links.ts';
import { pageProblems } from './page-problems.ts';
import { plainnessProblem } from './plainness.ts';
import { type Problem, sourceOf } from './problem.ts';

export type Verifier = {
  /**
   * Checks one page.
   * @param routes of the site, which a recorder may watch
   */
  inspect(
    page: Page,
    html: string,
    parts: readonly DocumentPart[],
    routes?: Site['routes'],
  ): CheckedPage;
  /** Adds a page that was checked in this build or an earlier one. @param shell its parts that other pages have, too */
  add(page: PageHead, checked: CheckedPage, shell: readonly DocumentPart[]): void;
  /** Checks one page and adds it. */
  page(page: Page, html: string, parts: readonly DocumentPart[]): void;
  /** Checks a file of questions that a practice page loads. @param problems what an earlier check of it found */
  data(file: AssetFile, problems?: readonly Problem[]): void;
  inspectData(file: AssetFile): Problem[];
  /** Checks the file of the search. */
  searchData(file: AssetFile): void;
  /** Checks the download for use without a connection. @param bytes its compressed size */
  offlinePack(bytes: number): void;
  /** Findings of all pages, and about the links between them. @param otherFiles paths that are not pages */
  finish(otherFiles: ReadonlySet<string>): Finding[];
};

/** What the parts that no other page has contain, and the problems of the page. */
export type CheckedPage = { ids: string[]; links: string[]; problems: Problem[] };

export function createVerifier(site: Site, assets: Assets): Verifier {
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
  const report = (path: string, problems: readonly Problem[]) =>
    findings.push(...problems.map((problem) => findingOf(problem, path, site)));

  const textProblems = (path: string, parts: readonly DocumentPart[]): Problem[] => {
    // The main element is the last part that is not of the shell.
    const main = parts.findLast(({ isShell }) => !isShell);
    if (main === undefined) return [];
    const budget = site.settings.plainness?.[path];
    return budget === undefined ? [] : [plainnessProblem(main.html, budget)];
  };

  const styled = new Set<string>();
  const inspect: Verifier['inspect'] = (page, html, parts, routes = site.routes) => {
    const markup = parts.map(markupOf);
    const ownMarkup = markup.filter((_, index) => !parts[index]!.isShell);
    return {
      ids: ownMarkup.flatMap(({ ids }) => [...ids].map(own)),
      links: ownMarkup.flatMap(({ links }) => links.map(own)),
      problems: copyOf([
        ...pageProblems(html, markup),
        ...inspectJsonLd(html, parts, origin + basePath, (path) => routes.has(path)),
        ...pageSize(html, page.kind, budgets),
        ...textProblems(page.path, parts),
      ]),
    };
  };
  const add: Verifier['add'] = (page, { ids, links, problems }, shell) => {
    pages.set(page.path, [{ ids: new Set(ids), links }, ...shell.map(markupOf)]);
    const sheets = (page.sheets ?? []).join(' ');
    // One page of each kind is enough to name.
    const ofSheets = styled.has(sheets) ? [] : sheetsSize(page.sheets, assets, budgets);
    styled.add(sheets);
    report(page.path, [...ofSheets, ...problems]);
  };
  const inspectData = ({ bytes }: AssetFile) => dataSize(bytes, budgets);
  return {
    inspect,
    add,
    page(page, html, parts) {
      const shell = parts.filter(({ isShell }) => isShell);
      add(page, inspect(page, html, parts), shell);
    },
    data: (file, problems = inspectData(file)) => void report(file.path, problems),
    inspectData,
    searchData: ({ path, bytes }) => void report(path, searchSize(bytes, budgets)),
    offlinePack(bytes) {
      report('/sin-conexion.json', offlineSize(bytes, budgets));
    },
    finish(otherFiles) {
      for (const { path, problem } of assetSizes(assets, budgets)) report(path, [problem]);
      return [...findings, ...brokenLinks(site, pages, otherFiles)];
    },
  };
}

/** Copies each distinct text once: a text cut out of a page would keep the whole page in memory. */
function distinctTexts(): (text: string) => string {
  const copies = new Map<string, string>();
  return (text) => {
    const known = copies.get(text);
    if (known !== undefined) return known;
    const copy = Buffer.from(text).toString();
    copies.set(copy, copy);
    return copy;
  };
}

/** For the same reason. */
const copyOf = (problems: readonly Problem[]): Problem[] => JSON.parse(JSON.stringify(problems));

function findingOf({ rule, title, help, severity }: Problem, path: string, site: Site): Finding {
  return {
    rule,
    severity: severity ?? (rule === 'output/jsonld-dead-target' ? 'warning' : 'error'),
    title: `${path}: ${title}`,
    at: { file: sourceOf(site, path), urls: [path] },
    related: [],
    help: [help],
  };
}
