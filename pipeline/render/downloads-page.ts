/** The finished exports → the page that offers them. */
import { createElement } from 'react';
import { DownloadsPage } from '../../templates/pages/DownloadsPage.tsx';
import type { DownloadsProps } from '../../templates/view.ts';
import type { ExportSet } from '../exports/index.ts';
import { headOf, type Page } from './page.ts';
import type { Context } from './pages.ts';

/** One file for each record is for programs; people are shown the files that hold everything. */
const FOR_PEOPLE = /^\/(descargas\/.+|blog\/[^/]+|api\/v1\/[^/]+)$/;

export function downloadsPage({ site, view, exported }: Context): Page {
  const files = (exported?.results ?? []).flatMap((result) => result.files.filter(({ path }) => FOR_PEOPLE.test(path) && !path.endsWith('informe.json')));
  return {
    path: '/descargas/', kind: 'content', ...headOf(site.settings, 'downloads'), crumbs: [{ label: 'Descargas' }],
    main: createElement(DownloadsPage, {
      view,
      date: exported?.date ?? site.newest,
      ...(exported === undefined ? {} : { version: exported.version }),
      files: files.map(({ path, content, label }) => ({ path, bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.length, ...(label === undefined ? {} : { label }) })),
      leftOut: leftOutByReason(exported),
    }),
    jsonLd: [], updated: site.newest,
  };
}

function leftOutByReason(exported: ExportSet | undefined): DownloadsProps['leftOut'] {
  const reasons = new Map<string, { why: string; count: number; example: string }>();
  for (const { what, why } of (exported?.results ?? []).flatMap((result) => result.leftOut)) {
    const known = reasons.get(why);
    if (known === undefined) reasons.set(why, { why, count: 1, example: shortened(what) });
    else known.count++;
  }
  return [...reasons.values()];
}

/** A long list is in the report; the page names the first of it. */
function shortened(what: string): string {
  return what.length <= 90 ? what : `${what.slice(0, what.lastIndexOf(' ', 80)).replace(/[,:;]$/, '')}…`;
}
