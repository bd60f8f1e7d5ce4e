/** The page for the person who sits beside a learner driver. */
import { createElement } from 'react';
import { CompanionPage } from '../../../templates/pages/CompanionPage.tsx';
import type { Route } from '../../link/routes.ts';
import { single } from '../../link/site.ts';
import type { UnroutedPage } from '../document/page.ts';
import { learningResource } from '../json-ld/resources.ts';
import { head, type PageContext, subjectOf } from './context.ts';
import { wheelDestinations } from './wheel.ts';

const PAPERS = {
  label: 'Lo que llevas al CESCO',
  route: '/tramites/',
  text: 'Papeles, pasos y costos.',
};

export function companionPage(context: PageContext, route: Route): UnroutedPage {
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
      related: [...wheelDestinations(site), PAPERS],
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
