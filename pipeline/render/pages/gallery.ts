/** The gallery of all signs. */
import { createElement } from 'react';
import { GalleryPage } from '../../../templates/pages/GalleryPage.tsx';
import { headOf, type Page } from '../page.ts';
import type { Context } from './context.ts';

export function galleryPage({ site, view, text }: Context): Page {
  const families = [...site.entries.signs]
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ id, data }) => ({
      id,
      title: data.title,
      description: text.plain(data.description),
      items: data.items,
    }));
  return {
    path: '/senales/',
    kind: 'gallery',
    sheets: ['gallery'],
    ...headOf(site.settings, 'signs'),
    crumbs: [{ label: 'Guía de Estudio', href: '/guia-estudio/' }, { label: 'Todas las señales' }],
    main: createElement(GalleryPage, { view, families, updated: site.newest }),
    jsonLd: [],
    script: 'gallery',
    updated: site.newest,
  };
}
