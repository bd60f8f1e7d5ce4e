/** Lists the addresses of the site, with the entries that they show. */
import { COLLECTIONS, type Collection, type CollectionName } from '../../schemas/collections.ts';
import { PAGES_WITH_OWN_HEAD, type PageHeadName } from '../../schemas/site.ts';
import type { Question } from '../../schemas/test.ts';
import type { Dependency } from '../findings/finding.ts';
import type { Entries, Entry, KnownRecords } from '../validate/index.ts';
import { LINK_KINDS } from './field-links.ts';
import { questionSets } from './question-sets.ts';

const ENTRY_KINDS = [
  ['tests', 'test'],
  ['retos', 'retos'],
  ['chapters', 'chapter'],
  ['centres', 'centre'],
  ['articles', 'article'],
  ['legal', 'legal'],
  ['pages', 'page'],
] as const satisfies [CollectionName, string][];

export type RouteKind =
  | Exclude<PageHeadName, 'notFound'>
  | (typeof ENTRY_KINDS)[number][1]
  | 'testResult'
  | 'retosList'
  | 'retosResult'
  | 'topic'
  | 'fact'
  | 'question'
  | 'stop';

export type Route = {
  path: string;
  kind: RouteKind;
  entry?: Entry;
};

/** Study topics with an address of their own, which leads to the chapter of the same name. */
const TOPIC_ROUTES = [
  'senales-transito',
  'reglas-transito',
  'conduccion-segura',
  'infracciones-graves',
];

/** Address of a question: its own page, or its place on another question's page. */
export const questionRoute = ({ id, of }: Pick<Question, 'id' | 'of'>) =>
  of === undefined ? `/preguntas/${id}/` : `/preguntas/${of}/#${id}`;
/** Address of a stop of the road. */
export const stopRoute = (id: string) => `/ruta/${id}/`;
/** Address of the result of the harder questions of a topic. */
export const retosResultRoute = (id: string) => `/retos/${id}/resultado/`;

/** @returns the id of the question whose page has this route */
export const questionIdOfRoute = (route: string) => route.slice('/preguntas/'.length, -1);

/** Anchor of a fact in the list of the public ledger, and the last part of its own address. */
export const factAnchor = (fact: string): string => fact.replaceAll('.', '-');

/** Address of a fact's own page. Reports leave it out: it is a page of the ledger, not one that prints the figure. */
export const factRoute = (fact: string): string => `/consistencia/${factAnchor(fact)}/`;

/** All routes in the order in which pages are rendered. Two may have the same path; the caller reports them. */
export function routesOf(entries: Entries): Route[] {
  const routes = Object.entries(PAGES_WITH_OWN_HEAD).flatMap(([kind, path]): Route[] =>
    path === undefined ? [] : [{ path, kind: kind as RouteKind }],
  );
  for (const [collection, kind] of ENTRY_KINDS) {
    const { route }: Collection = COLLECTIONS[collection];
    for (const entry of entries[collection] as Entry[])
      routes.push({ path: route!(entry.id), kind, entry });
  }
  for (const test of entries.tests)
    routes.push({ path: `/test-result/${test.id}/`, kind: 'testResult', entry: test });
  if (entries.retos.length > 0) routes.push({ path: '/retos/', kind: 'retosList' });
  if (entries.hazards.length > 0) routes.push({ path: '/peligros/', kind: 'hazards' });
  for (const retos of entries.retos)
    routes.push({ path: retosResultRoute(retos.id), kind: 'retosResult', entry: retos });
  for (const blueprint of entries.blueprint)
    routes.push(
      { path: '/simulacro/', kind: 'exam', entry: blueprint },
      { path: '/plan/', kind: 'plan', entry: blueprint },
    );
  routes.push(...roadRoutes(entries));
  routes.push(...questionRoutes(entries));
  // Two facts with the same id get one page; a finding reports them.
  for (const fact of new Map(entries.facts.map((each) => [each.id, each])).values())
    routes.push({ path: factRoute(fact.id), kind: 'fact', entry: fact });
  for (const chapter of entries.chapters) {
    if (TOPIC_ROUTES.includes(chapter.id))
      routes.push({ path: `/guia-estudio/${chapter.id}/`, kind: 'topic', entry: chapter });
  }
  return routes;
}

/** The pages of questions; a second form of another question is on that question's page. */
const questionRoutes = (entries: Entries): Route[] =>
  questionSets(entries).flatMap((entry) =>
    entry.data.questions
      .filter(({ of }) => of === undefined)
      .map((question) => ({ path: questionRoute(question), kind: 'question' as const, entry })),
  );

const roadRoutes = ({ road }: Entries): Route[] =>
  road.flatMap((entry): Route[] => [
    { path: '/ruta/', kind: 'road', entry },
    ...entry.data.stops.map(({ id }) => ({ path: stopRoute(id), kind: 'stop' as const, entry })),
  ]);

/** Further addresses of the records of a collection. */
const FURTHER: Partial<Record<CollectionName, (id: string) => string>> = {
  tests: (id) => `/test-result/${id}/`,
  retos: retosResultRoute,
  chapters: (id) => `/guia-estudio/${id}/`,
};

/** Makes a function that returns true if a path may belong to a broken entry, which has its own finding. */
export function brokenRouteCheck(
  entries: Entries,
  { ids, hidden }: KnownRecords,
): (path: string) => boolean {
  const routes = new Set<string>();
  const prefixes: string[] = [];
  for (const [collection] of ENTRY_KINDS) {
    const { route }: Collection = COLLECTIONS[collection];
    if (hidden.has(collection)) prefixes.push(route!('*').replace(/\*.*/, ''));
    const sound = new Set((entries[collection] as Entry[]).map((entry) => entry.id));
    for (const id of ids.get(collection)!) {
      if (sound.has(id)) continue;
      routes.add(route!(id));
      const further = FURTHER[collection]?.(id);
      if (further !== undefined) routes.add(further);
    }
  }
  const facts = new Set(entries.facts.map(({ id }) => id));
  const brokenFacts = [...ids.get('facts')!].filter((id) => !facts.has(id)).map(factRoute);
  for (const route of brokenFacts) routes.add(route);
  if (entries.blueprint.length < ids.get('blueprint')!.size)
    routes.add('/simulacro/').add('/plan/');
  return (path) => routes.has(path) || prefixes.some((prefix) => path.startsWith(prefix));
}

/** The records that would have a page at this address, whether or not they exist. */
export function recordsWithPageAt(path: string): Dependency[] {
  const slug = path.split('/').at(-2) ?? '';
  return (Object.entries(LINK_KINDS) as [string, { collection?: CollectionName }][]).flatMap(
    ([kind, { collection }]) => {
      const { route }: Partial<Collection> =
        collection === undefined ? {} : COLLECTIONS[collection];
      return route?.(slug) === path ? [`${kind} ${slug}` as const] : [];
    },
  );
}

/** Addresses of the pages that show an entry. */
export function urlsOf(entry: Entry): string[] {
  const { route, shownOn }: Collection = COLLECTIONS[entry.collection];
  if (entry.shownOn !== undefined) return [...entry.shownOn];
  return route !== undefined ? [route(entry.id)] : shownOn !== undefined ? [shownOn] : [];
}
