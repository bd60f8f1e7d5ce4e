/** Makes the table of routes and redirects, with a finding for each address that two pages claim. */
import { COLLECTIONS } from '../../schemas/collections.ts';
import type { Finding, Place } from '../findings/finding.ts';
import type { Entries } from '../validate/index.ts';
import { placeOf } from './place.ts';
import { isQuestionSet } from './question-sets.ts';
import { type Route, routesOf } from './routes.ts';
import type { Site } from './site.ts';

type RouteTable = Pick<Site, 'routes' | 'redirects'> & { findings: Finding[] };

/** If two pages have the same address, the first gets it, and the second is reported. */
export function routeTable(entries: Entries): RouteTable {
  const routes = new Map<string, Route>();
  const findings: Finding[] = [];
  for (const route of routesOf(entries)) {
    const first = routes.get(route.path);
    if (first === undefined) routes.set(route.path, route);
    // Tests and questions with one id are reported as link/duplicate-id.
    else if (route.entry !== undefined && !isQuestionSet(route.entry))
      findings.push(
        duplicateRoute(
          `two pages have the address ${route.path}`,
          placeOf(route.entry, []),
          'Rename one of the two files.',
          first,
        ),
      );
  }
  const { redirects, findings: aliasFindings } = redirectsOf(entries, routes);
  return {
    routes,
    redirects: [...redirects, ...topicRedirects(routes)],
    findings: [...findings, ...aliasFindings],
  };
}

function redirectsOf(
  entries: Entries,
  routes: ReadonlyMap<string, Route>,
): Omit<RouteTable, 'routes'> {
  const targets = new Map<string, string>();
  const findings: Finding[] = [];
  for (const entry of [...entries.articles, ...entries.chapters]) {
    const { route } = COLLECTIONS[entry.collection as 'articles' | 'chapters'];
    for (const [index, alias] of (entry.data.aliases ?? []).entries()) {
      const from = route(alias);
      if (!routes.has(from) && !targets.has(from)) targets.set(from, route(entry.id));
      else
        findings.push(
          duplicateRoute(
            `the alias ${from} is already an address of the site`,
            placeOf(entry, ['aliases', index]),
            'Delete the alias.',
          ),
        );
    }
  }
  return { redirects: [...targets].map(([from, to]) => ({ from, to })), findings };
}

/** Redirects from each study topic to its chapter. The page of the topic is for hosts without redirects. */
const topicRedirects = (routes: ReadonlyMap<string, Route>): Site['redirects'] =>
  [...routes.values()].flatMap(({ kind, path, entry }) =>
    kind === 'topic' && entry !== undefined
      ? [{ from: path, to: COLLECTIONS.chapters.route(entry.id) }]
      : [],
  );

function duplicateRoute(title: string, at: Place, help: string, first?: Route): Finding {
  const related =
    first?.entry === undefined ? [] : [{ at: placeOf(first.entry, []), says: 'the first one' }];
  return {
    rule: 'output/duplicate-route',
    severity: 'error',
    title,
    at,
    related,
    help: [help],
  };
}
