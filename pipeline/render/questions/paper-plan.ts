/**
 * A plan on paper for a number of days: the questions, sections and signs of each day. Everything is distributed evenly
 * in the order of the content, so that new content is included automatically. The last day is for the whole test.
 */

import type { PaperDay, PaperLink, PaperPlan } from '../../../templates/parts/PaperPlans.tsx';
import { groupByNames } from '../../program/group-by-names.ts';

export type PaperContent = {
  /** The tests in the order in which they are studied. */
  tests: readonly { title: string; route: string; questions: number }[];
  /** The test with questions of every topic, for the last day. */
  whole?: { title: string; route: string } | undefined;
  chapters: readonly {
    title: string;
    route: string;
    sections: readonly { id: string; title: string }[];
  }[];
  signs: readonly { id: string; title: string; count: number }[];
};

/** Number of days at the end that have the whole test and nothing new. */
const LAST_DAYS = 1;

/** @param days 2 or more */
export function paperPlan(content: PaperContent, days: number): PaperPlan {
  const first = days - LAST_DAYS;
  const tests = dealt(
    content.tests.flatMap((test) =>
      Array.from({ length: test.questions }, (_, at) => ({ test, number: at + 1 })),
    ),
    first,
  );
  const sections = dealt(
    content.chapters.flatMap((chapter) =>
      chapter.sections.map((section) => ({ chapter, section })),
    ),
    first,
  );
  const signs = dealt(
    content.signs.flatMap((family) => Array.from({ length: family.count }, () => family)),
    first,
  );
  const study = Array.from(
    { length: first },
    (_, day): PaperDay => ({
      day: day + 1,
      tests: [...groupByNames(tests(day), ({ test }) => [test])].map(([test, items]) =>
        partOfTest(test, items),
      ),
      chapters: [...groupByNames(sections(day), ({ chapter }) => [chapter])].flatMap(
        ([chapter, items]) =>
          partOfChapter(
            chapter,
            items.map(({ section }) => section),
          ),
      ),
      signs: [...new Set(signs(day))].map(({ id, title }) => ({
        label: title,
        route: `/senales/#${id}`,
      })),
    }),
  );
  const { whole } = content;
  const last: PaperDay = {
    day: days,
    tests: whole ? [{ label: whole.title, route: whole.route }] : [],
    chapters: [],
    signs: [],
    isLast: true,
  };
  return { days, items: [...study, last] };
}

type TestPart = PaperContent['tests'][number];

/** The label numbers questions by their place in the list, as pages without a script do. */
function partOfTest(test: TestPart, items: readonly { number: number }[]): PaperLink {
  const { title, route, questions } = test;
  if (items.length === questions) return { label: title, route };
  const numbers = items.map(({ number }) => number);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return { label: `${title}: ${first === last ? first : `${first} a ${last}`}`, route };
}

/** The label of the first section begins with the title of the chapter: on paper, "Requisitos" alone says nothing. */
function partOfChapter(
  { title, route, sections }: PaperContent['chapters'][number],
  part: readonly { id: string; title: string }[],
): PaperLink[] {
  if (part.length === sections.length) return [{ label: title, route }];
  return part.map((section, index) => ({
    label: index === 0 ? `${title}: ${section.title}` : section.title,
    route: `${route}#${section.id}`,
  }));
}

/**
 * @returns a function from the index of a part to its items; the parts are consecutive, and their lengths differ by at
 * most one
 */
function dealt<T>(items: readonly T[], parts: number): (part: number) => T[] {
  const cut = (part: number) => Math.round((part * items.length) / parts);
  return (part) => items.slice(cut(part), cut(part + 1));
}
