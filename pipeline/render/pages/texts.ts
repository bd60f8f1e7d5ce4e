/** Pages that are mostly a text: legal ones, accessibility, 404. */
import { createElement } from 'react';
import { NotFoundPage } from '../../../templates/pages/NotFoundPage.tsx';
import { TextContentPage } from '../../../templates/pages/TextContentPage.tsx';
import type { Html } from '../../../templates/view.ts';
import { drawSign } from '../../draw/sign-drawing.ts';
import type { Route } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import type { UnroutedPage } from '../document/page.ts';
import { bodyOf, configuredHead, type PageContext } from './context.ts';
import { linkedCentre, withRoute } from './linked-records.ts';

export function textPage(context: PageContext, route: Route, legal: boolean): UnroutedPage {
  const { site, view } = context;
  const entry = route.entry as Site['entries']['legal'][number];
  return {
    title: `${entry.data.title} | ${site.settings.name}`,
    description: entry.data.description,
    keywords: [entry.data.title, site.settings.name],
    ...(legal ? { robots: 'noindex, follow' } : {}),
    crumbs: [{ label: entry.data.title }],
    main: createElement(TextContentPage, {
      view,
      page: withRoute(entry, route.path),
      body: bodyOf(context, entry),
      legal,
    }),
    updated: entry.data.updated,
  };
}

export function notFoundPage(context: PageContext): UnroutedPage {
  const { site, view, cards } = context;
  const sign = site.signs.get('sin-salida');
  return {
    ...configuredHead(context, 'notFound'),
    robots: 'noindex, follow',
    main: createElement(NotFoundPage, {
      view,
      tests: cards,
      centres: site.entries.centres.map(linkedCentre),
      sign: sign && (drawSign(site, sign).svg as Html),
    }),
  };
}
