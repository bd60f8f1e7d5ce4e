/** The finished exports → the page that offers them. */
import { createElement } from 'react';
import { DownloadsPage } from '../../../templates/pages/DownloadsPage.tsx';
import { byReason } from '../downloads.ts';
import { headOf, type Page } from '../page.ts';
import type { Context } from './context.ts';

/** One file for each record is for programs; people are shown the files that hold everything. */
const FOR_PEOPLE = /^\/(descargas\/.+|blog\/[^/]+|api\/v1\/[^/]+)$/;

export function downloadsPage({ site, view, exported }: Context): Page {
  const files = (exported?.results ?? []).flatMap((result) =>
    result.files.filter(({ path }) => FOR_PEOPLE.test(path) && !path.endsWith('informe.json')),
  );
  return {
    path: '/descargas/',
    kind: 'content',
    ...headOf(site.settings, 'downloads'),
    crumbs: [{ label: 'Descargas' }],
    main: createElement(DownloadsPage, {
      view,
      date: exported?.date ?? site.newest,
      ...(exported === undefined ? {} : { version: exported.version }),
      files: files.map(({ path, content, label }) => ({
        path,
        bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.length,
        ...(label === undefined ? {} : { label }),
      })),
      leftOut: byReason((exported?.results ?? []).flatMap((result) => result.leftOut)),
    }),
    jsonLd: [],
    updated: site.newest,
  };
}
