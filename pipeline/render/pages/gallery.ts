/** The gallery of all signs. */
import { createElement } from 'react';
import { GalleryPage } from '../../../templates/pages/GalleryPage.tsx';
import type { Route } from '../../link/routes.ts';
import type { UnroutedPage } from '../document/page.ts';
import { type PageContext, teachingHead } from './context.ts';

export function galleryPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view, text, signDrill } = context;
  const families = site.entries.signs.map(({ id, data }) => ({
    id,
    title: data.title,
    description: text.plain(data.description),
    items: data.items,
  }));
  return {
    kind: 'gallery',
    sheets: ['gallery'],
    ...teachingHead(context, route, 'signs', 'Galería de señales'),
    crumbs: [{ label: 'Señales' }],
    main: createElement(GalleryPage, {
      view,
      families,
      drill: site.settings.basePath + signDrill().path,
    }),
    script: 'gallery',
  };
}
