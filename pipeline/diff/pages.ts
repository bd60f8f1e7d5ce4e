/** Two contents → the sentences that their pages print differently, and the addresses that appear, move or go. */
import { diffArrays } from 'diff';
import { renderToStaticMarkup } from 'react-dom/server';
import { onDay } from '../ledger/ledger.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Route } from '../link/routes.ts';
import type { Site } from '../link/site.ts';
import { renderPages } from '../render/pages/index.ts';
import { sentencesOfHtml } from './page-text.ts';
import type { Difference, SentenceChange } from './types.ts';

/** A content that can be rendered. */
export type Rendered = {
  site: Site;
  ledger: Ledger;
  /** Day of the pages, YYYY-MM-DD; the content's own newest date if absent. */
  day?: string | undefined;
};

/** The public ledger repeats what the difference of the facts says. */
const LEDGER: ReadonlySet<Route['kind']> = new Set(['consistency', 'fact']);

/** Title, description and main element of each page, by its address. */
function pagesOf({ site, ledger, day = site.newest }: Rendered): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const routes = new Map([...site.routes].filter(([, { kind }]) => !LEDGER.has(kind)));
  for (const page of renderPages({ ...site, routes }, onDay(ledger, day), day).pages())
    pages.set(page.path, [page.title, page.description, renderToStaticMarkup(page.main)]);
  return pages;
}

/** The sentences of all pages that are in both contents, with each difference once for all its pages. */
export function changedSentences(before: Rendered, after: Rendered): SentenceChange[] {
  const old = pagesOf(before);
  const changes = new Map<string, SentenceChange>();
  for (const [path, parts] of pagesOf(after)) {
    const former = old.get(path);
    if (former === undefined || former.every((part, index) => part === parts[index])) continue;
    for (const change of changesIn(sentencesOfPage(former), sentencesOfPage(parts))) {
      const key = JSON.stringify([change.before, change.after]);
      const known = changes.get(key);
      if (known === undefined) changes.set(key, { pages: [path], ...change });
      else if (!known.pages.includes(path)) known.pages.push(path);
    }
  }
  return [...changes.values()];
}

function sentencesOfPage([title = '', description = '', main = '']: readonly string[]): string[] {
  return [title, description, ...sentencesOfHtml(main)];
}

type Stretch = Pick<SentenceChange, 'before' | 'after'>;

/** Neighbouring sentences that changed are one stretch, or one each where as many went as came. */
function changesIn(before: readonly string[], after: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Stretch | undefined;
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (!added && !removed) {
      open = undefined;
      continue;
    }
    if (open === undefined) stretches.push((open = { before: [], after: [] }));
    open[added ? 'after' : 'before'].push(...value);
  }
  return stretches.flatMap(pairedUp);
}

function pairedUp({ before, after }: Stretch): Stretch[] {
  if (before.length !== after.length) return [{ before, after }];
  return before.map((sentence, index) => ({ before: [sentence], after: [after[index]!] }));
}

/** An address that is gone has moved if the new content leads from it to another one. */
export function changedAddresses(before: Site, after: Site): Difference['addresses'] {
  const target = new Map(after.redirects.map(({ from, to }) => [from, to]));
  const gone = [...before.routes.keys()].filter((path) => !after.routes.has(path));
  const moved = gone.flatMap((from) => {
    const to = target.get(from);
    return to === undefined ? [] : [{ from, to }];
  });
  return {
    added: [...after.routes.keys()].filter(
      (path) => !before.routes.has(path) && !moved.some(({ to }) => to === path),
    ),
    removed: gone.filter((path) => !target.has(path)),
    moved,
  };
}
