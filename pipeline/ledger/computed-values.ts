/** Values that the build computes from the content, by name: pure functions of the linked site. */
import type { FactValue } from '../../schemas/fact.ts';
import type { Test } from '../../schemas/test.ts';
import type { Dependency } from '../findings/finding.ts';
import { dependencyAt } from '../link/place.ts';
import type { Site } from '../link/site.ts';
import type { Entry } from '../validate/index.ts';

const VALUES: Record<string, (site: Site) => FactValue> = {
  'preguntas.total': (site) => site.questions.size,
  'articulos.total': (site) => site.entries.articles.length,
  'capitulos.total': (site) => site.entries.chapters.length,
  'centros.total': (site) => directory(site).length,
  'centros.ids': (site) => directory(site).map((centre) => centre.id),
  'testimonios.total': (site) => site.entries.home.flatMap((home) => home.data.testimonials).length,
};
/** Functions for values of a single test, by the part of the value's name before the test's id. */
const PER_TEST: Record<string, (test: Entry<Test>) => FactValue> = {
  'preguntas.por-test.': (test) => test.data.questions.length,
  'duracion.por-test.': (test) => test.data.duration,
};

const directory = (site: Site) => site.entries.centres.filter((centre) => centre.data.directory);

/**
 * @returns the function that computes the named value, or undefined if no value has this name. For a value of one test,
 * the function returns undefined if that test does not exist.
 */
export function findValueComputation(
  name: string,
): ((site: Site) => FactValue | undefined) | undefined {
  if (Object.hasOwn(VALUES, name)) return VALUES[name];
  const prefix = Object.keys(PER_TEST).find((start) => name.startsWith(start));
  if (prefix === undefined) return undefined;
  return (site) => {
    const test = site.entries.tests.find(({ id }) => id === name.slice(prefix.length));
    return test === undefined ? undefined : PER_TEST[prefix]!(test);
  };
}

/** Every name that `findValueComputation` accepts for this site. */
export function computedValueNames(site: Site): string[] {
  return [
    ...Object.keys(VALUES),
    ...Object.keys(PER_TEST).flatMap((prefix) =>
      site.entries.tests.map((test) => prefix + test.id),
    ),
  ];
}

/**
 * The records of the kind that a computed name counts; none for durations and testimonials. Findings about the count
 * depend on them, because each can change it.
 */
export function countedRecords(name: string, { entries }: Site): Dependency[] {
  const { tests: preguntas, articles: articulos, chapters: capitulos, centres: centros } = entries;
  const lists: Record<string, readonly Entry[]> = { preguntas, articulos, capitulos, centros };
  return (lists[name.replace(/\..*/, '')] ?? []).flatMap((entry) =>
    entry.collection === 'tests'
      ? (entry as Entry<Test>).data.questions.map((_, index) =>
          dependencyAt(entry, ['questions', index]),
        )
      : [dependencyAt(entry, [])],
  );
}
