/** The page of the manoeuvres, step by step. */
import { createElement } from 'react';
import { ManoeuvresPage } from '../../../templates/pages/ManoeuvresPage.tsx';
import type { Route } from '../../link/routes.ts';
import { onlyRecordOf } from '../../link/site.ts';
import type { UnroutedPage } from '../document/page.ts';
import { type PageContext, teachingHead } from './context.ts';

export function manoeuvresPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view, films } = context;
  const manoeuvres = onlyRecordOf(site.entries.manoeuvres);
  return {
    sheets: ['diagrams', 'manoeuvres'],
    ...teachingHead(context, route, 'manoeuvres', 'Maniobras para practicar al guiar'),
    crumbs: [{ label: 'Maniobras paso a paso' }],
    main: createElement(ManoeuvresPage, { view, manoeuvres, film: films.view }),
    script: 'manoeuvres',
    updated: manoeuvres.updated,
  };
}
