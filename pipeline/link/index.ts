/** The link stage: makes a `Site` from entries, resolves references by id, and reports those without a target. */
import type { Fact } from '../../schemas/fact.ts';
import { type QuestionSet, WEIGHTED_TOPICS } from '../../schemas/test.ts';
import type { Vocabulary } from '../../schemas/vocabulary.ts';
import { compareText, type Finding, type StageResult } from '../findings/finding.ts';
import type { DrawingFile } from '../load/drawings.ts';
import { type Entries, type Entry, entriesOf, type KnownRecords } from '../validate/index.ts';
import { findDuplicateIds } from './duplicate-ids.ts';
import { nearestCentreByTown } from './nearest-centre.ts';
import { newestDate } from './newest-date.ts';
import type { PlacedQuestion } from './question-sets.ts';
import { relationFindings } from './relations.ts';
import { routeTable } from './route-table.ts';
import { brokenRouteCheck } from './routes.ts';
import type { Site } from './site.ts';
import { checkLinks, checkReferences } from './targets.ts';
import { readTexts } from './texts.ts';

/**
 * @param known all records, valid or not: a reference to a broken record is not "missing"
 * @param drawings the files of data/dibujos
 * @returns no site if the settings of the site are missing
 */
export function linkSite(
  entries: Entries,
  known: KnownRecords,
  drawings: readonly DrawingFile[] = [],
): StageResult<Site | undefined> {
  const sorted = inOrder(entries);
  // The vocabulary has no texts for visitors.
  const { vocabulary: _vocabulary, ...written } = sorted;
  const texts = readTexts(entriesOf(written));
  const ordered = without(sorted, texts.unread);
  const [own, ...others] = ordered.site;
  if (own === undefined) return { value: undefined, findings: texts.findings };
  const { routes, redirects, findings: routeFindings } = routeTable(ordered);
  let nearest: Site['nearest'] | undefined;
  const site: Site = {
    settings: own.data,
    vocabulary: ordered.vocabulary[0]?.data ?? NO_WORDS,
    entries: { ...ordered, site: [own, ...others] },
    facts: factsById(ordered.facts),
    sources: new Map(ordered.sources.map((entry) => [entry.id, entry.data])),
    surfaces: new Map(ordered.surfaces.map((entry) => [entry.id, entry.data])),
    signs: new Map(
      ordered.signs.flatMap((family) => family.data.items.map((sign) => [sign.id, sign])),
    ),
    drawings: new Map(drawings.map((file) => [file.id, file])),
    scenes: new Map(ordered.scenes.map((entry) => [entry.id, entry.data])),
    manoeuvres: new Map(
      ordered.manoeuvres.flatMap(({ data }) => data.items.map((item) => [item.id, item])),
    ),
    questions: questionsIn(ordered.tests),
    retos: questionsIn(ordered.retos),
    formas: questionsIn(ordered.formas),
    routes,
    redirects,
    texts: texts.all,
    textsOf: texts.byEntry,
    bodies: texts.bodies,
    lines: texts.lines,
    references: texts.references,
    citations: texts.citations,
    links: texts.links,
    fields: texts.fields,
    get nearest() {
      nearest ??= nearestCentreByTown(ordered);
      return nearest;
    },
    newest: newestDate(ordered),
    isWhole: known.isWhole && texts.unread.size === 0,
  };
  return {
    value: site,
    findings: [
      ...texts.findings,
      ...routeFindings,
      ...checkLinks(site, brokenRouteCheck(ordered, known)),
      ...checkReferences(site, known),
      ...unsoundTexts(site, known),
      ...relationFindings(site, known),
      ...findDuplicateIds(ordered),
    ],
  };
}

const NO_WORDS: Vocabulary = {
  avoided: [],
  excuses: { words: [] },
  hedges: { words: [] },
};

const questionsIn = <Data extends QuestionSet>(
  sets: readonly Entry<Data>[],
): ReadonlyMap<string, PlacedQuestion<Data>> =>
  new Map(
    sets.flatMap((set) =>
      set.data.questions.map((question, index) => [question.id, { question, set, index }]),
    ),
  );

/** Sorts every list, so that the order of the files does not matter. */
function inOrder(entries: Entries): Entries {
  const sorted = Object.fromEntries(
    Object.entries(entries).map(([name, list]) => [
      name,
      [...list].sort((a, b) => compareText(a.id, b.id)),
    ]),
  ) as unknown as Entries;
  sorted.tests.sort((a, b) => Number(a.id) - Number(b.id));
  for (const sets of [sorted.retos, sorted.formas])
    sets.sort((a, b) => WEIGHTED_TOPICS.indexOf(a.data.id) - WEIGHTED_TOPICS.indexOf(b.data.id));
  sorted.chapters.sort((a, b) => a.data.order - b.data.order || compareText(a.id, b.id));
  sorted.articles.sort(
    (a, b) => compareText(a.data.publishDate, b.data.publishDate) || compareText(a.id, b.id),
  );
  sorted.signs.sort((a, b) => a.data.order - b.data.order || compareText(a.id, b.id));
  return sorted;
}

/**
 * Leaves out entries with an unreadable text, as the validate stage does with entries that do not match their schema.
 */
function without(entries: Entries, unread: ReadonlySet<Entry>): Entries {
  if (unread.size === 0) return entries;
  return Object.fromEntries(
    (Object.entries(entries) as [string, Entry[]][]).map(([name, list]) => [
      name,
      list.filter((entry) => !unread.has(entry)),
    ]),
  ) as unknown as Entries;
}

/** If several facts have the same id, the first one counts; link/duplicate-id reports the others. */
function factsById(facts: readonly Entry<Fact>[]): Map<string, Entry<Fact>> {
  const byId = new Map<string, Entry<Fact>>();
  for (const fact of facts) if (!byId.has(fact.id)) byId.set(fact.id, fact);
  return byId;
}

/**
 * Checks the texts of records that do not match their schema and therefore are not in the site, except facts and
 * sources.
 */
function unsoundTexts(site: Site, known: KnownRecords): Finding[] {
  const unsound = known.unsound
    .filter(({ collection }) => collection !== 'facts' && collection !== 'sources')
    .map((entry) => ({ ...entry, data: withoutOddSections(entry.data) }));
  if (unsound.length === 0) return [];
  const texts = readTexts(unsound);
  const { references, citations, links } = texts;
  const aside = { ...site, references, citations, links };
  return [
    ...texts.findings,
    ...checkLinks(aside, brokenRouteCheck(site.entries, known)),
    ...checkReferences(aside, known),
  ];
}

/** Removes `sections` unless it is a list of ids and titles: the headings of a body get their ids from it. */
function withoutOddSections(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('sections' in data)) return data;
  const { sections } = data;
  const isGood =
    Array.isArray(sections) &&
    sections.every(
      (section) => typeof section?.id === 'string' && typeof section?.title === 'string',
    );
  return isGood ? data : { ...data, sections: undefined };
}
