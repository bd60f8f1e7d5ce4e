/** The page of the manoeuvres, step by step. */
import { createElement } from 'react';
import { ManoeuvresPage } from '../../../templates/pages/ManoeuvresPage.tsx';
import type { Route } from '../../link/routes.ts';
import { single } from '../../link/site.ts';
import type { UnroutedPage } from '../document/page.ts';
import { learningResource } from '../json-ld/resources.ts';
import { head, type PageContext, subjectOf } from './context.ts';

export function manoeuvresPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view, films } = context;
  const manoeuvres = single(site.entries.manoeuvres);
  const found = head(context, 'manoeuvres');
  return {
    sheets: ['diagrams', 'manoeuvres'],
    ...found,
    crumbs: [{ label: 'Maniobras paso a paso' }],
    main: createElement(ManoeuvresPage, { view, manoeuvres, film: films.view }),
    jsonLd: [
      learningResource(subjectOf(context, route, found), 'Maniobras para practicar al guiar'),
    ],
    script: 'manoeuvres',
    updated: manoeuvres.updated,
  };
}
