/** References between records by id: which field names what, as one table, and a finding for each that leads nowhere. */

import type { CollectionName } from '../../schemas/collections.ts';
import type { Finding } from '../findings/finding.ts';
import { didYouMean } from '../findings/suggest.ts';
import type { DataPath } from '../load/document.ts';
import type { Entry, Known } from '../validate/index.ts';
import { missing, placeOf } from './place.ts';
import { brokenRoutes } from './routes.ts';
import type { Site } from './site.ts';

type Link = {
  path: DataPath;
  target: string;
  kind:
    | 'source'
    | 'surface'
    | 'fact'
    | 'region'
    | 'centre'
    | 'chapter'
    | 'section'
    | 'sign'
    | 'signFamily'
    | 'test'
    | 'route';
};

export function relations(site: Site, known: Known): Finding[] {
  const findings: Finding[] = [];
  const ids = candidates(site, known);
  const isUnknowable = unknowable(site, known);
  for (const list of Object.values(site.entries) as Entry[][]) {
    for (const entry of list) {
      for (const { path, target, kind } of linksOf(entry)) {
        if (ids[kind].has(target) || isUnknowable(kind, target)) continue;
        const names: Record<Link['kind'], string> = {
          source: 'source',
          surface: 'surface',
          fact: 'fact',
          region: 'region',
          centre: 'centre',
          chapter: 'chapter',
          section: 'section of the manual',
          sign: 'sign',
          signFamily: 'family of signs',
          test: 'test',
          route: 'page',
        };
        findings.push(
          missing(
            `there is no ${names[kind]} "${target}"`,
            placeOf(entry, path),
            didYouMean(target, ids[kind]),
            `Add it, or name one that exists.`,
          ),
        );
      }
    }
  }
  for (const chapter of site.entries.chapters) findings.push(...sectionsOf(chapter, site));
  return findings;
}

function candidates(site: Site, known: Known): Record<Link['kind'], ReadonlySet<string>> {
  const of = (name: CollectionName) => known.ids.get(name)!;
  const sections = new Set<string>(of('chapters'));
  for (const chapter of site.entries.chapters) {
    for (const id of chapter.data.sections.map((section) => section.id))
      sections.add(`${chapter.id}#${id}`);
    for (const anchor of site.bodies.get(chapter)?.anchors ?? [])
      sections.add(`${chapter.id}#${anchor}`);
  }
  return {
    source: of('sources'),
    surface: of('surfaces'),
    fact: of('facts'),
    region: new Set(site.settings.regions.map((region) => region.id)),
    centre: of('centres'),
    chapter: of('chapters'),
    section: sections,
    sign: new Set(site.signs.keys()),
    signFamily: of('signs'),
    test: of('tests'),
    route: new Set(site.routes.keys()),
  };
}

/** What a record that could not be read may well hold: its own error is reported, so nobody calls that missing. */
function unknowable(site: Site, known: Known): (kind: Link['kind'], target: string) => boolean {
  const { ids, hidden } = known;
  const unsound = (name: 'chapters' | 'signs') => {
    const sound = new Set(site.entries[name].map((entry) => entry.id));
    return new Set([...ids.get(name)!].filter((id) => !sound.has(id)));
  };
  const chapters = unsound('chapters');
  const areSignsUnsound = unsound('signs').size > 0;
  const isBroken = brokenRoutes(site.entries, known);
  return (kind, target) => {
    if (kind === 'section') return chapters.has(target.replace(/#.*/, ''));
    if (kind === 'sign') return areSignsUnsound;
    if (kind === 'route') return isBroken(target);
    const collection = COLLECTION_OF[kind];
    return collection !== undefined && hidden.has(collection);
  };
}

const COLLECTION_OF: Partial<Record<Link['kind'], CollectionName>> = {
  source: 'sources',
  surface: 'surfaces',
  fact: 'facts',
  centre: 'centres',
  test: 'tests',
  signFamily: 'signs',
};

/** What a record refers to. `cite`, `source`, `facts` and the like mean the same in every record. */
export function* linksOf(entry: Entry): Generator<Link> {
  yield* named(entry.data, [], entry.collection);
}

const FIELD_KINDS: Record<string, Link['kind'] | undefined> = {
  cite: 'source',
  cites: 'source',
  facts: 'fact',
  fact: 'fact',
  sign: 'sign',
  signs: 'signFamily',
  nearestCentre: 'centre',
  mainCentres: 'centre',
  chapter: 'chapter',
  section: 'section',
  href: 'route',
  tests: 'test',
};

function* named(value: unknown, path: DataPath, collection: string): Generator<Link> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* named(item, [...path, index], collection);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = [...path, key];
    const kind = kindOf(key, collection, here);
    if (kind === undefined) yield* named(inner, here, collection);
    else
      for (const [index, target] of (Array.isArray(inner) ? inner : [inner]).entries()) {
        if (typeof target === 'string' && !/^https?:/.test(target))
          yield {
            path: Array.isArray(inner) ? [...here, index] : here,
            target: kind === 'route' ? target.replace(/#.*/, '') : target,
            kind,
          };
      }
  }
}

function kindOf(key: string, collection: string, path: DataPath): Link['kind'] | undefined {
  if (collection === 'facts')
    return key === 'surface' ? 'surface' : key === 'source' ? 'source' : undefined;
  if (collection === 'centres' && key === 'hours') return 'fact';
  if ((collection === 'centres' || collection === 'municipalities') && key === 'region')
    return 'region';
  if (
    collection === 'sources' ||
    collection === 'surfaces' ||
    (key === 'source' && collection !== 'facts')
  )
    return undefined;
  return path.includes('testimonials') || path.includes('ledgerTopics')
    ? undefined
    : FIELD_KINDS[key];
}

/** The level-2 headings of a chapter are its sections, in the declared order. */
function sectionsOf(chapter: Site['entries']['chapters'][number], site: Site): Finding[] {
  const declared = chapter.data.sections;
  const written = site.bodies.get(chapter)?.sections.map((section) => section.title) ?? [];
  const findings: Finding[] = [];
  const report = (title: string, index: number | undefined, help: string[]) =>
    findings.push({
      rule: 'link/chapter-sections',
      severity: 'error',
      title,
      at: placeOf(chapter, index === undefined ? ['sections'] : ['sections', index]),
      related: [],
      help,
    });
  for (const [index, section] of declared.entries()) {
    if (!written.includes(section.title))
      report(`the body has no heading "## ${section.title}"`, index, [
        ...didYouMean(section.title, written),
        `Add the heading "## ${section.title}" to the body, or delete the section.`,
      ]);
  }
  const titles = declared.map((section) => section.title);
  for (const title of written) {
    if (!titles.includes(title))
      report(`the heading "## ${title}" is not among the declared sections`, undefined, [
        ...didYouMean(title, titles),
        'Declare it in the front matter, or make it a "###" heading.',
      ]);
  }
  if (findings.length === 0 && written.join('\n') !== titles.join('\n'))
    report('the headings stand in another order than the declared sections', undefined, [
      'Put both in the same order.',
    ]);
  return findings;
}
