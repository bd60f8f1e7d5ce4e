/** The gallery of all signs. */
import { createElement } from 'react';
import type { Sign } from '../../../schemas/sign.ts';
import { GalleryPage } from '../../../templates/pages/GalleryPage.tsx';
import { dutyItems, signItems, signMeanings } from '../../bank/drill-signs.ts';
import { learningResource } from '../json-ld-resources.ts';
import { headOf, type Page } from '../page.ts';
import type { Context } from './context.ts';

export function galleryPage({ site, view, text, address }: Context): Page {
  const found = headOf(site.settings, 'signs');
  const families = [...site.entries.signs]
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ id, data }) => ({
      id,
      title: data.title,
      description: text.plain(data.description),
      items: data.items,
    }));
  const meanings = signMeanings(site);
  const asked = new Set(signItems(site).map(({ about }) => about));
  const rivals = new Map(
    dutyItems(site).map(({ about, options }) => [about, options.filter((id) => id !== about)]),
  );
  const signs = families.flatMap(({ items }) => items);
  /** Each pair once, at the later of its two signs. */
  const drill = (sign: Sign) => {
    const same = signs
      .slice(0, signs.indexOf(sign))
      .filter((other) => meanings.overlap(sign, other))
      .map(({ id }) => id);
    return {
      ...(meanings.isTold(sign) ? { 'data-dicho': '' as const } : {}),
      ...(rivals.has(sign.id) ? { 'data-deber': rivals.get(sign.id)!.join(' ') } : {}),
      ...(asked.has(sign.id) || rivals.has(sign.id) ? { 'data-plan': '' as const } : {}),
      ...(same.length === 0 ? {} : { 'data-igual': same.join(' ') }),
    };
  };
  return {
    path: '/senales/',
    kind: 'gallery',
    sheets: ['gallery'],
    ...found,
    crumbs: [{ label: 'Guía de Estudio', href: '/guia-estudio/' }, { label: 'Todas las señales' }],
    main: createElement(GalleryPage, { view, families, drill, updated: site.newest }),
    jsonLd: [
      learningResource(found.title, found.description, 'Galería de señales', '/senales/', address),
    ],
    script: 'gallery',
    updated: site.newest,
  };
}
