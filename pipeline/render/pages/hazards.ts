/** The page of the hazards from the driver's seat. */
import { createElement } from 'react';
import { HazardsPage } from '../../../templates/pages/HazardsPage.tsx';
import type { Route } from '../../link/routes.ts';
import type { UnroutedPage } from '../document/page.ts';
import { learningResource } from '../json-ld/resources.ts';
import { head, type PageContext, subjectOf } from './context.ts';

export function hazardsPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view, hazards: images } = context;
  const found = head(context, 'hazards');
  const hazards = [...site.entries.hazards].sort((a, b) => a.data.order - b.data.order);
  return {
    sheets: ['hazards'],
    ...found,
    crumbs: [{ label: 'Peligros desde el asiento' }],
    main: createElement(HazardsPage, {
      view,
      hazards: hazards.map((entry) => ({
        id: entry.id,
        data: entry.data,
        clip: images.clip(entry),
        first: images.still(entry, 'first'),
        frames: entry.data.frames.map(({ at, text }, index) => ({
          at,
          text,
          picture: images.still(entry, index),
        })),
      })),
    }),
    jsonLd: [
      learningResource(subjectOf(context, route, found), 'Práctica de percepción de peligros'),
    ],
    script: 'hazards',
  };
}
