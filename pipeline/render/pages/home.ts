/** The home page. */
import { createElement } from 'react';
import { HomePage } from '../../../templates/pages/HomePage.tsx';
import { printedReadings } from '../../ledger/ledger.ts';
import { onlyRecordOf, type Site } from '../../link/site.ts';
import { sourceLabelOf } from '../../link/source-label.ts';
import type { UnroutedPage } from '../document/page.ts';
import * as jsonLd from '../json-ld/graphs.ts';
import { roadViewOf } from '../questions/stops.ts';
import { isExpired } from './blog.ts';
import { configuredHead, type PageContext } from './context.ts';
import { drivingPracticeLinks } from './driving-practice-links.ts';
import { linkedArticle } from './linked-records.ts';

export function homePage(context: PageContext): UnroutedPage {
  const { site, ledger, view, address } = context;
  const home = onlyRecordOf(site.entries.home);
  const found = configuredHead(context, 'home');
  const articles = site.entries.articles
    .filter((entry) => !isExpired(entry.data, context.today))
    .map(linkedArticle);
  return {
    sheets: ['home'],
    ...found,
    main: createElement(HomePage, {
      view,
      home,
      essentials: onlyRecordOf(site.entries.essentials),
      exam: site.entries.blueprint.length > 0,
      wheel: drivingPracticeLinks(site),
      articles,
      road: roadViewOf(site),
      counts: {
        questions: site.questions.size,
        forms: site.formas.size,
        centres: site.entries.centres.filter(({ data }) => data.directory).length,
        signs: site.entries.signs
          .flatMap(({ data }) => data.items)
          .filter((sign) => view.signImage(sign) !== undefined).length,
        sourced: [...ledger.values()].filter((entry) =>
          printedReadings(entry).some(({ source }) => isFound(site, source)),
        ).length,
      },
    }),
    jsonLd: [
      jsonLd.websiteGraph(site.settings, found.description, address),
      jsonLd.organizationGraph(site.settings, address),
      jsonLd.educationalOrganization({
        name: site.settings.name,
        description: found.description,
        url: address('/'),
      }),
    ],
  };
}

/** True if the id names a source outside this site whose label is not «Sin fuente oficial». */
function isFound({ sources }: Site, id: string | undefined): boolean {
  const source = id === undefined ? undefined : sources.get(id);
  return (
    source !== undefined && source.own !== true && sourceLabelOf(source) !== 'Sin fuente oficial'
  );
}
