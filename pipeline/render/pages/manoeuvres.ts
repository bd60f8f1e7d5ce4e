/** The page of the manoeuvres, step by step. */
import { createElement } from 'react';
import { ManoeuvresPage } from '../../../templates/pages/ManoeuvresPage.tsx';
import { single } from '../../link/site.ts';
import { learningResource } from '../json-ld-resources.ts';
import type { Page } from '../page.ts';
import { type Context, head } from './context.ts';

export function manoeuvresPage(context: Context): Page {
  const { site, view, films, address } = context;
  const manoeuvres = single(site.entries.manoeuvres);
  const found = head(context, 'manoeuvres');
  return {
    path: '/maniobras/',
    kind: 'content',
    sheets: ['diagrams', 'manoeuvres'],
    ...found,
    crumbs: [{ label: 'Maniobras paso a paso' }],
    main: createElement(ManoeuvresPage, { view, manoeuvres, film: films.view }),
    jsonLd: [
      learningResource(
        found.title,
        found.description,
        'Maniobras para practicar al guiar',
        '/maniobras/',
        address,
      ),
    ],
    script: 'manoeuvres',
    updated: manoeuvres.updated,
  };
}
