/** The sections of the manual and what each teaches: the facts it states, the signs it shows, its concepts. */
import type { Chapter } from '../../schemas/chapter.ts';
import type { Site } from '../link/site.ts';
import { factIdsIn, inlinesInBlocks } from '../text/tree.ts';
import type { Entry } from '../validate/index.ts';
import type { Item } from './item.ts';

type ChapterSection = Chapter['sections'][number];

type TaughtSection = {
  facts: ReadonlySet<string>;
  signs: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
};

/** The taught content, by `chapter#section`, and by `chapter` for all of its sections. */
export function taughtSections(site: Site): ReadonlyMap<string, TaughtSection> {
  const lessons = new Map<string, TaughtSection>();
  for (const chapter of site.entries.chapters) {
    const own = chapter.data.sections.map((section) => {
      const lesson = lessonOf(site, chapter, section);
      lessons.set(`${chapter.id}#${section.id}`, lesson);
      return lesson;
    });
    const all = (part: keyof TaughtSection) => new Set(own.flatMap((lesson) => [...lesson[part]]));
    lessons.set(chapter.id, {
      facts: all('facts'),
      signs: all('signs'),
      concepts: all('concepts'),
    });
  }
  return lessons;
}

function lessonOf(site: Site, chapter: Entry<Chapter>, section: ChapterSection): TaughtSection {
  const body = site.bodies.get(chapter)?.sections.find(({ id }) => id === section.id);
  const { signs, concepts = [] } = section;
  const family = site.entries.signs.find(({ id }) => id === signs);
  return {
    facts: new Set(body === undefined ? [] : factIdsIn(inlinesInBlocks(body.blocks))),
    signs: new Set(family?.data.items.map(({ id }) => id)),
    concepts: new Set(concepts),
  };
}

/** The facts that the stem, key and explanation of a question print, and those that its record names. */
export function factsUsedBy({ question, stem, key, explanation }: Item): string[] {
  return [
    ...factIdsIn([...stem.nodes, ...key.nodes, ...explanation.nodes]),
    ...(question.facts ?? []),
  ];
}
