/** The page for who sits beside a learner. */
import { createElement } from 'react';
import { CompanionPage } from '../../../templates/pages/CompanionPage.tsx';
import type { Destination } from '../../../templates/parts/RelatedLinks.tsx';
import type { Route } from '../../link/routes.ts';
import { single } from '../../link/site.ts';
import { learningResource } from '../json-ld-resources.ts';
import type { MadePage } from '../page.ts';
import { type Context, head, subjectOf } from './context.ts';

const RELATED: Destination[] = [
  {
    label: 'Peligros desde el asiento',
    route: '/peligros/',
    text: 'Escenas de la isla: toca cuando veas el peligro.',
  },
  {
    label: 'Maniobras paso a paso',
    route: '/maniobras/',
    text: 'Vistas desde arriba, para mirar antes de salir.',
  },
  { label: 'Lo que llevas al CESCO', route: '/tramites/', text: 'Papeles, pasos y costos.' },
];

export function companionPage(context: Context, route: Route): MadePage {
  const { site, view } = context;
  const companion = single(site.entries.companion);
  const found = head(context, 'companion');
  return {
    sheets: ['companion'],
    ...found,
    crumbs: [{ label: 'Para quien te acompaña' }],
    main: createElement(CompanionPage, {
      view,
      companion,
      related: RELATED.filter(({ route }) => site.routes.has(route)),
    }),
    jsonLd: [
      learningResource(
        subjectOf(context, route, found),
        'Guía para acompañar a quien aprende a guiar',
      ),
    ],
    script: 'companion',
    updated: companion.updated,
  };
}
