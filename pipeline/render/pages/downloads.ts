/** The page that offers the finished exports. */
import { createElement } from 'react';
import { DownloadsPage } from '../../../templates/pages/DownloadsPage.tsx';
import { byteLengthOf, groupOmissionsByReason } from '../../exports/export-set.ts';
import type { Route } from '../../link/routes.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import type { UnroutedPage } from '../document/page.ts';
import { datasetGraph } from '../json-ld/resources.ts';
import { configuredHead, type PageContext, subjectOf } from './context.ts';

/** The files that the page lists for people. Files of a single record are for programs, so they are not listed. */
const FOR_PEOPLE = /^\/(descargas\/.+|blog\/[^/]+|api\/v1\/[^/]+)$/;

/** The files that programs should read first, and their media types. */
const DATA = [
  { path: '/api/v1/dataset.json', type: 'application/json' },
  { path: '/descargas/csv/preguntas.csv', type: 'text/csv' },
];

export function downloadsPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view, exported, address } = context;
  const found = configuredHead(context, 'downloads');
  const all = (exported?.results ?? []).flatMap((result) => result.files);
  const files = all.filter(({ path }) => FOR_PEOPLE.test(path) && !path.endsWith('informe.json'));
  const example = all.find(({ path }) => path.startsWith('/api/v1/preguntas/'))?.path;
  return {
    ...found,
    crumbs: [{ label: 'Descargas' }],
    main: createElement(DownloadsPage, {
      view,
      date: exported?.date ?? site.newest,
      ...omitUndefined({ version: exported?.version, example }),
      files: files.map((file) => ({ path: file.path, bytes: byteLengthOf(file) })),
      leftOut: groupOmissionsByReason(
        (exported?.results ?? []).flatMap((result) => result.leftOut),
      ),
    }),
    jsonLd: [
      datasetGraph(
        site.settings,
        subjectOf(context, route, found),
        DATA.filter(({ path }) => files.some((file) => file.path === path)),
        address,
      ),
    ],
  };
}
