/** The page for the person who sits beside a learner driver. */
import { createElement } from 'react';
import { CompanionPage } from '../../../templates/pages/CompanionPage.tsx';
import type { Route } from '../../link/routes.ts';
import { onlyRecordOf } from '../../link/site.ts';
import type { UnroutedPage } from '../document/page.ts';
import { type PageContext, teachingHead } from './context.ts';
import { drivingPracticeLinks } from './driving-practice-links.ts';

const PAPERS = {
  label: 'Lo que llevas al CESCO',
  route: '/tramites/',
  text: 'Papeles, pasos y costos.',
};

export function companionPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view } = context;
  const companion = onlyRecordOf(site.entries.companion);
  return {
    sheets: ['companion'],
    ...teachingHead(context, route, 'companion', 'Guía para acompañar a quien aprende a guiar'),
    crumbs: [{ label: 'Para quien te acompaña' }],
    main: createElement(CompanionPage, {
      view,
      companion,
      related: [...drivingPracticeLinks(site), PAPERS],
    }),
    script: 'companion',
    updated: companion.updated,
  };
}
