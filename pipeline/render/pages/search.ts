/** The search page, with its list of words from A to Z. */
import { createElement } from 'react';
import { SearchPage } from '../../../templates/pages/SearchPage.tsx';
import type { UnroutedPage } from '../document/page.ts';
import { configuredHead, type PageContext } from './context.ts';

export function searchPage(context: PageContext): UnroutedPage {
  const { view, search } = context;
  return {
    sheets: ['search'],
    ...configuredHead(context, 'search'),
    crumbs: [{ label: 'Buscar' }],
    main: createElement(SearchPage, { view, letters: search().letters }),
  };
}
