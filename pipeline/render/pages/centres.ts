/** The directory of CESCO centres. */
import { createElement } from 'react';
import { type Centre, mapStatements } from '../../../schemas/centre.ts';
import { CentreListPage } from '../../../templates/pages/CentreListPage.tsx';
import type { CentreProps } from '../../../templates/pages/CentrePage.tsx';
import { CentrePage } from '../../../templates/pages/CentrePage.tsx';
import type { LinkedRecord } from '../../../templates/view.ts';
import { centreHoursView } from '../../ledger/hours.ts';
import { completeCentre } from '../../link/centre.ts';
import { nearestCentres } from '../../link/nearest-centre.ts';
import type { Route } from '../../link/routes.ts';
import { onlyRecordOf, type Site } from '../../link/site.ts';
import type { Entry } from '../../validate/index.ts';
import { firstFittingDescription, type UnroutedPage } from '../document/page.ts';
import * as jsonLd from '../json-ld/graphs.ts';
import { governmentOffice } from '../json-ld/office.ts';
import { configuredHead, type PageContext, regionCoverageOf, subjectOf } from './context.ts';
import { linkedCentre } from './linked-records.ts';

export function centreListPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view } = context;
  const found = configuredHead(context, 'centres');
  const inDirectory = (listed: boolean) =>
    site.entries.centres.filter((entry) => entry.data.directory === listed).map(linkedCentre);
  return {
    sheets: ['map'],
    ...found,
    crumbs: [{ label: 'Centros CESCO' }],
    main: createElement(CentreListPage, {
      view,
      centres: inDirectory(true),
      others: inDirectory(false),
      towns: (centre) => townsOf(site, centre),
      coverage: regionCoverageOf(context),
    }),
    jsonLd: [jsonLd.serviceGraph(subjectOf(context, route, found))],
  };
}

const FOUND_THERE =
  'Cómo sacar tu cita, sus servicios, qué está confirmado y qué otro centro queda cerca.';

export function centrePage(
  { site, ledger, view, text, address }: PageContext,
  route: Route,
): UnroutedPage {
  const { id, data: own } = route.entry as Entry<Centre>;
  const data = completeCentre(site, own);
  const centre = { id, route: route.path, data };
  const about = text.plain(data.description);
  const query =
    data.coordinates?.precision === 'edificio'
      ? `${data.coordinates.latitude},${data.coordinates.longitude}`
      : `${data.name} Puerto Rico`;
  return {
    sheets: ['map'],
    title: `${data.name}: cita, mapa y servicios | ${site.settings.name}`,
    description: firstFittingDescription([`${about} ${FOUND_THERE}`, about]),
    keywords: [data.name, 'CESCO', data.municipality, 'licencia de aprendizaje'],
    crumbs: [{ label: 'Centros CESCO', href: '/centros-cesco/' }, { label: data.name }],
    main: createElement(CentrePage, {
      view,
      centre,
      region: view.region(data.region),
      essentials: onlyRecordOf(site.entries.essentials),
      known: knownOf(data),
      hours: centreHoursView(site, ledger, data),
      mapHref: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`,
      municipalities: townsOf(site, centre.id),
      nearby: nearbyOf(site, centre),
      regionTowns: site.entries.municipalities
        .filter((entry) => entry.data.region === data.region)
        .map((entry) => entry.id),
    }),
    jsonLd: [
      governmentOffice(address(route.path), {
        centre: data,
        plain: text.plain,
        hours: data.closed === undefined ? ledger.get(data.hours) : undefined,
      }),
    ],
    updated: data.updated,
  };
}

const knownOf = (centre: Centre): CentreProps['known'] =>
  Object.values(
    mapStatements(({ label }, name) => {
      const item = centre[name];
      // The page says that the centre is closed: an older list that calls it open would contradict that.
      if (name === 'status' && centre.closed) return [];
      return item?.source === undefined ? [] : [{ label, item }];
    }),
  ).flat();

const townsOf = ({ entries, nearest }: Site, id: string): string[] =>
  entries.municipalities
    .filter((entry) => nearest.get(entry.id)?.centre.id === id)
    .map((entry) => entry.data.name);

const NEARBY = 3;

/** The open centres nearest to a centre; empty if the coordinates of the centre are unknown. */
function nearbyOf(
  { entries, settings }: Site,
  { id, data }: LinkedRecord<Centre>,
): CentreProps['nearby'] {
  if (data.coordinates === undefined) return [];
  return nearestCentres(
    data.coordinates,
    entries.centres.filter((entry) => entry.id !== id),
  )
    .slice(0, NEARBY)
    .map(({ centre, km }) => ({
      name: centre.data.name,
      href: `${settings.basePath}/centro/${centre.id}/`,
      km,
    }));
}
