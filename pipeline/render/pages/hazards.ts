/** The page of the hazards from the driver's seat. */
import { createElement } from 'react';
import { HazardsPage } from '../../../templates/pages/HazardsPage.tsx';
import { learningResource } from '../json-ld-resources.ts';
import type { Page } from '../page.ts';
import { type Context, head } from './context.ts';

export function hazardsPage(context: Context): Page {
  const { site, view, hazards: images, address } = context;
  const found = head(context, 'hazards');
  const hazards = [...site.entries.hazards].sort((a, b) => a.data.order - b.data.order);
  return {
    path: '/peligros/',
    kind: 'content',
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
      learningResource(
        found.title,
        found.description,
        'Práctica de percepción de peligros',
        '/peligros/',
        address,
      ),
    ],
    script: 'hazards',
  };
}
