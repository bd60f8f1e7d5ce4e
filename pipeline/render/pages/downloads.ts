/** The page that offers the finished exports. */
import { createElement } from 'react';
import { defined } from '../../../schemas/defined.ts';
import { DownloadsPage } from '../../../templates/pages/DownloadsPage.tsx';
import { byReason } from '../downloads.ts';
import { headOf, type Page } from '../page.ts';
import type { Context } from './context.ts';

/** People are shown the files that hold everything; files of one record are for programs. */
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
      ...defined({ version: exported?.version }),
      files: files.map(({ path, content, label }) =>
        defined({
          path,
          bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.length,
          label,
        }),
      ),
      leftOut: byReason((exported?.results ?? []).flatMap((result) => result.leftOut)),
    }),
    jsonLd: [],
    updated: site.newest,
  };
}
