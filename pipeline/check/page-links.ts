/** Finds links between finished pages that lead to no page, file or id. */

import { decodeIfValid } from '../../templates/islands/model/fold-text.ts';
import { errorAt, type Finding } from '../findings/finding.ts';
import { suggestionLines } from '../findings/suggest.ts';
import type { Site } from '../link/site.ts';
import { memoize } from '../program/memoize.ts';
import type { InspectedPart } from './html.ts';
import { contentFileOf } from './problem.ts';

export type PageLinks = readonly Pick<InspectedPart, 'ids' | 'links'>[];

type Served = {
  basePath: string;
  pages: ReadonlyMap<string, PageLinks>;
  paths: ReadonlySet<string>;
};

/**
 * @param otherFiles paths of the site that are not pages
 * @returns one finding for each broken address
 */
export function findBrokenLinks(
  site: Site,
  pages: ReadonlyMap<string, PageLinks>,
  otherFiles: ReadonlySet<string>,
): Finding[] {
  const { basePath } = site.settings;
  const served = { basePath, pages, paths: new Set([...pages.keys(), ...otherFiles]) };
  return [...pagesByBrokenLink(served)].map(([link, from]): Finding => {
    const [first] = from;
    const source = site.links.find(
      ({ target }) => target === link || `${basePath}${target}` === link,
    );
    const more = from.length > 3 ? ` and ${from.length - 3} more` : '';
    return errorAt(
      source === undefined ? 'output/broken-link' : 'link/broken-route',
      `${link} leads nowhere (linked from ${from.slice(0, 3).join(', ')}${more})`,
      source?.place() ?? { file: contentFileOf(site, first), urls: from },
      ...(anchorHelp(link, first, served) ?? suggestionLines(link, served.paths)),
    );
  });
}

function pagesByBrokenLink(served: Served): Map<string, [string, ...string[]]> {
  const broken = new Map<string, [string, ...string[]]>();
  // Memoized, because most links are on many pages. Only a link to an id of its own page depends on the page.
  const isDeadAnywhere = memoize((link: string) => isDead(link, '', served));
  const isBroken = (link: string, path: string): boolean =>
    link.startsWith('#') ? isDead(link, path, served) : isDeadAnywhere(link);
  for (const [path, parts] of served.pages) {
    for (const link of new Set(parts.flatMap(({ links }) => links))) {
      if (!isBroken(link, path)) continue;
      const pages = broken.get(link);
      if (pages === undefined) broken.set(link, [path]);
      else pages.push(path);
    }
  }
  return broken;
}

function isDead(link: string, from: string, { basePath, pages, paths }: Served): boolean {
  const [address = '', anchor = ''] = link.split('#');
  if (address !== '' && basePath !== '' && !address.startsWith(`${basePath}/`)) return true;
  const path = address === '' ? from : address.slice(basePath.length).replace(/\?.*/s, '');
  if (!paths.has(path)) return true;
  // Scripts read these fragments, which are no ids: #p7, #r=…, #examen=… in the quiz, #simulacro=… for teachers.
  if (anchor === '' || /^(p\d+|r=|(examen|simulacro)=)/.test(anchor)) return false;
  const id = decodeIfValid(anchor);
  return pages.get(path)?.some(({ ids }) => ids.has(id)) === false;
}

function anchorHelp(link: string, from: string, { basePath, pages }: Served): string[] | undefined {
  const [address = '', anchor] = link.split('#');
  const page = pages.get(address === '' ? from : address.slice(basePath.length));
  if (page === undefined || anchor === undefined) return undefined;
  const guess = suggestionLines(
    anchor,
    page.flatMap(({ ids }) => [...ids]),
  );
  return guess.length > 0 ? guess : ['Link to an id that the page has, or omit the anchor.'];
}
