/** The page of hazards as seen from the driver's seat. */
import { createElement } from 'react';
import { HazardsPage } from '../../../templates/pages/HazardsPage.tsx';
import type { Route } from '../../link/routes.ts';
import type { UnroutedPage } from '../document/page.ts';
import { type PageContext, teachingHead } from './context.ts';

export function hazardsPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view, hazards: images } = context;
  const hazards = [...site.entries.hazards].sort((a, b) => a.data.order - b.data.order);
  return {
    sheets: ['hazards'],
    ...teachingHead(context, route, 'hazards', 'Práctica de percepción de peligros'),
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
    script: 'hazards',
  };
}
