/** The search with its list from A to Z. */
import { createElement } from 'react';
import { SearchPage } from '../../../templates/pages/SearchPage.tsx';
import type { Page } from '../page.ts';
import { type Context, head } from './context.ts';

export function searchPage(context: Context): Page {
  const { view, letters } = context;
  return {
    path: '/buscar/',
    kind: 'content',
    sheets: ['search'],
    ...head(context, 'search'),
    crumbs: [{ label: 'Buscar' }],
    main: createElement(SearchPage, { view, letters }),
    jsonLd: [],
  };
}
