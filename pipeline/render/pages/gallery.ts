/** The gallery of all signs. */
import { createElement } from 'react';
import { GalleryPage } from '../../../templates/pages/GalleryPage.tsx';
import { learningResource } from '../json-ld-resources.ts';
import { headOf, type Page } from '../page.ts';
import type { Context } from './context.ts';

export function galleryPage({ site, view, text, address, signDrill }: Context): Page {
  const found = headOf(site.settings, 'signs');
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
    ...found,
    crumbs: [{ label: 'Guía de Estudio', href: '/guia-estudio/' }, { label: 'Todas las señales' }],
    main: createElement(GalleryPage, {
      view,
      families,
      drill: site.settings.basePath + signDrill().path,
    }),
    jsonLd: [
      learningResource(found.title, found.description, 'Galería de señales', '/senales/', address),
    ],
    script: 'gallery',
  };
}
