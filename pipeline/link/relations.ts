/** References between records by id: a table of the fields that hold them, and a finding for each without a target. */
import type { Chapter } from '../../schemas/chapter.ts';
import type { CollectionName } from '../../schemas/collections.ts';
import type { Finding } from '../findings/finding.ts';
import { didYouMean } from '../findings/suggest.ts';
import type { DataPath } from '../load/document.ts';
import type { Entry, Known } from '../validate/index.ts';
import { missing, placeOf } from './place.ts';
import { brokenRoutes } from './routes.ts';
import type { Site } from './site.ts';

/** The kinds of targets: the word for one in messages, and the collection whose ids are its names. */
const KINDS = {
  source: { word: 'source', collection: 'sources' },
  surface: { word: 'surface', collection: 'surfaces' },
  fact: { word: 'fact', collection: 'facts' },
  centre: { word: 'centre', collection: 'centres' },
  chapter: { word: 'chapter', collection: 'chapters' },
  scene: { word: 'scene', collection: 'scenes' },
  signFamily: { word: 'family of signs', collection: 'signs' },
  test: { word: 'test', collection: 'tests' },
  region: { word: 'region' },
  section: { word: 'section of the manual' },
  sign: { word: 'sign' },
  route: { word: 'page' },
} as const satisfies Record<string, { word: string; collection?: CollectionName }>;

type Kind = keyof typeof KINDS;
type Link = { path: DataPath; target: string; kind: Kind };
type Step = DataPath[number];
type Fields = Readonly<Record<string, Kind | undefined>>;

/** The fields that refer to records, in every collection but those below. */
const FIELDS: Fields = {
  cite: 'source',
  cites: 'source',
  facts: 'fact',
  fact: 'fact',
  sign: 'sign',
  scene: 'scene',
  scenes: 'scene',
  signs: 'signFamily',
  chapter: 'chapter',
  section: 'section',
  href: 'route',
  tests: 'test',
};

const FIELDS_OF: Partial<Record<CollectionName, Fields>> = {
  facts: { surface: 'surface', source: 'source', together: 'fact' },
  confusions: { signs: 'sign', fact: 'fact' },
  sources: {},
  releases: {},
  surfaces: {},
  centres: { ...FIELDS, hours: 'fact', region: 'region', moves: 'centre' },
  centresShared: { ...FIELDS, hours: 'fact' },
  municipalities: { ...FIELDS, region: 'region' },
  retired: { ...FIELDS, test: 'test' },
};

/** Fields with names like those above that mean something else. */
const SKIPPED: ReadonlySet<unknown> = new Set(['testimonials', 'ledgerTopics']);

/** The references of a record to other records and to pages. */
export function linksOf({ data, collection }: Entry): Link[] {
  const links: Link[] = [];
  addLinks(data as object, [], FIELDS_OF[collection] ?? FIELDS, links);
  return links;
}

/** @param path of the value; it is one list for all values, and only links have a copy of it */
function addLinks(value: object, path: Step[], fields: Fields, links: Link[]): void {
  const isList = Array.isArray(value);
  for (const key of Object.keys(value)) {
    if (SKIPPED.has(key)) continue;
    const child = value[key as keyof typeof value] as unknown;
    const kind = fields[key];
    if (kind === undefined && (typeof child !== 'object' || child === null)) continue;
    path.push(isList ? Number(key) : key);
    if (kind === undefined) addLinks(child as object, path, fields, links);
    else addTargets(child, [...path], kind, links);
    path.pop();
  }
}

/** The ids in a field: one, or a list of them. */
function addTargets(value: unknown, path: DataPath, kind: Kind, links: Link[]): void {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) addTargets(item, [...path, index], kind, links);
  if (typeof value !== 'string' || /^https?:/.test(value)) return;
  links.push({ path, target: kind === 'route' ? value.replace(/#.*/, '') : value, kind });
}

/** Reports references without a target, and chapters whose headings are not their sections. */
export function relations(site: Site, known: Known): Finding[] {
  const names = targetNames(site, known);
  const mayExist = possibleTargets(site, known);
  return [
    ...(Object.values(site.entries) as Entry[][]).flat().flatMap((entry) =>
      linksOf(entry)
        .filter(({ kind, target }) => !names[kind].has(target) && !mayExist(kind, target))
        .map(({ kind, target, path }) =>
          missing(
            `there is no ${KINDS[kind].word} "${target}"`,
            placeOf(entry, path),
            didYouMean(target, names[kind]),
            'Add it, or name one that exists.',
          ),
        ),
    ),
    ...site.entries.chapters.flatMap((chapter) => checkSections(chapter, site)),
  ];
}

/** The names of all targets, by their kind. */
function targetNames(site: Site, known: Known): Record<Kind, ReadonlySet<string>> {
  const idsOf = (name: CollectionName) => known.ids.get(name)!;
  const sections = site.entries.chapters.flatMap((chapter) =>
    [
      ...chapter.data.sections.map(({ id }) => id),
      ...(site.bodies.get(chapter)?.anchors ?? []),
    ].map((anchor) => `${chapter.id}#${anchor}`),
  );
  return {
    source: idsOf('sources'),
    surface: idsOf('surfaces'),
    fact: idsOf('facts'),
    region: new Set(site.settings.regions.map((region) => region.id)),
    centre: idsOf('centres'),
    chapter: idsOf('chapters'),
    section: new Set([...idsOf('chapters'), ...sections]),
    sign: new Set(site.signs.keys()),
    scene: idsOf('scenes'),
    signFamily: idsOf('signs'),
    test: idsOf('tests'),
    route: new Set(site.routes.keys()),
  };
}

/** Whether a broken record may hold a target: that record has its own finding, so the target is not "missing". */
function possibleTargets(site: Site, known: Known): (kind: Kind, target: string) => boolean {
  const brokenIds = (name: 'chapters' | 'signs') => {
    const valid = new Set(site.entries[name].map((entry) => entry.id));
    return new Set([...known.ids.get(name)!].filter((id) => !valid.has(id)));
  };
  const brokenChapters = brokenIds('chapters');
  const hasBrokenSigns = brokenIds('signs').size > 0;
  const isBroken = brokenRoutes(site.entries, known);
  return (kind, target) => {
    if (kind === 'section') return brokenChapters.has(target.replace(/#.*/, ''));
    if (kind === 'sign') return hasBrokenSigns;
    if (kind === 'route') return isBroken(target);
    return kind !== 'region' && known.hidden.has(KINDS[kind].collection);
  };
}

/** The level-2 headings of a chapter are its sections, in the declared order. */
function checkSections(chapter: Entry<Chapter>, site: Site): Finding[] {
  const declared = chapter.data.sections.map(({ title }) => title);
  const written = site.bodies.get(chapter)?.sections.map(({ title }) => title) ?? [];
  const finding = (title: string, path: DataPath, help: string[]): Finding => ({
    rule: 'link/chapter-sections',
    severity: 'error',
    title,
    at: placeOf(chapter, ['sections', ...path]),
    related: [],
    help,
  });
  const findings = [
    ...[...declared.entries()]
      .filter(([, title]) => !written.includes(title))
      .map(([index, title]) =>
        finding(
          `the body has no heading "## ${title}"`,
          [index],
          [
            ...didYouMean(title, written),
            `Add the heading "## ${title}" to the body, or delete the section.`,
          ],
        ),
      ),
    ...written
      .filter((title) => !declared.includes(title))
      .map((title) =>
        finding(
          `the heading "## ${title}" is not among the declared sections`,
          [],
          [
            ...didYouMean(title, declared),
            'Declare it in the front matter, or make it a "###" heading.',
          ],
        ),
      ),
  ];
  if (findings.length > 0 || written.join('\n') === declared.join('\n')) return findings;
  const title = 'the headings are in another order than the declared sections';
  return [finding(title, [], ['Put both in the same order.'])];
}
