/** The sections of the manual and what each teaches: the facts it states, the signs it shows, its concepts. */
import type { Chapter } from '../../schemas/chapter.ts';
import type { CollectionName } from '../../schemas/collections.ts';
import type { Site } from '../link/site.ts';
import { factsOf, stretchesIn } from '../text/tree.ts';
import type { Entry } from '../validate/index.ts';
import type { Item } from './item.ts';

type ChapterSection = Chapter['sections'][number];

/** Collections by the name under which a section of a chapter shows their table. */
export const RECORDS: Record<NonNullable<ChapterSection['records']>, CollectionName> = {
  velocidades: 'speedZones',
  'derecho-de-paso': 'rightOfWay',
  estacionamiento: 'parking',
  ocupantes: 'occupants',
  'asientos-infantiles': 'childSeats',
  dispositivos: 'devices',
  multas: 'fines',
};

export type Lesson = {
  facts: ReadonlySet<string>;
  signs: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
};

/** What is taught, by `chapter#section`, and by `chapter` for all of its sections. */
export function lessonsOf(site: Site): ReadonlyMap<string, Lesson> {
  const lessons = new Map<string, Lesson>();
  for (const chapter of site.entries.chapters) {
    const own = chapter.data.sections.map((section) => lessonOf(site, chapter, section));
    for (const [index, { id }] of chapter.data.sections.entries())
      lessons.set(`${chapter.id}#${id}`, own[index]!);
    const all = (part: keyof Lesson) => new Set(own.flatMap((lesson) => [...lesson[part]]));
    lessons.set(chapter.id, {
      facts: all('facts'),
      signs: all('signs'),
      concepts: all('concepts'),
    });
  }
  return lessons;
}

function lessonOf(site: Site, chapter: Entry<Chapter>, section: ChapterSection): Lesson {
  const body = site.bodies.get(chapter)?.sections.find(({ id }) => id === section.id);
  const { records, recordsTopic, signs, concepts = [] } = section;
  const family = site.entries.signs.find(({ id }) => id === signs);
  return {
    facts: new Set([
      ...(body === undefined ? [] : factsOf(stretchesIn(body.blocks))),
      ...(records === undefined ? [] : factsInRecords(site, RECORDS[records], recordsTopic)),
    ]),
    signs: new Set(family?.data.items.map(({ id }) => id)),
    concepts: new Set(concepts),
  };
}

/** @param topic only the rows of this topic count; absent: all */
function factsInRecords(site: Site, collection: CollectionName, topic?: string): string[] {
  return site.references
    .filter(({ entry, path, as }) => {
      if (entry.collection !== collection || as === 'ground') return false;
      const { items = [] } = entry.data as { items?: readonly { topic?: string }[] };
      const row = typeof path?.[1] === 'number' ? items[path[1]] : undefined;
      return topic === undefined || row?.topic === topic;
    })
    .map(({ fact }) => fact);
}

/** Every fact that a question uses, printed or named in its record. */
export function factsUsedBy({ question, stem, key, explanation }: Item): string[] {
  return [
    ...factsOf([...stem.nodes, ...key.nodes, ...explanation.nodes]),
    ...(question.facts ?? []),
  ];
}
