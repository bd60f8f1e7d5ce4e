/** The registry of values that the content itself gives: pure functions of the linked site. */
import type { Value } from '../../schemas/fact.ts';
import type { Site } from '../link/site.ts';

const VALUES: Record<string, (site: Site) => Value> = {
  'preguntas.total': (site) => site.questions.size,
  'articulos.total': (site) => site.entries.articles.length,
  'capitulos.total': (site) => site.entries.chapters.length,
  'centros.total': (site) => directory(site).length,
  'centros.ids': (site) => directory(site).map((centre) => centre.id),
  'testimonios.total': (site) => site.entries.home.flatMap((home) => home.data.testimonials).length,
};
const PER_TEST = 'preguntas.por-test.';

const directory = (site: Site) => site.entries.centres.filter((centre) => centre.data.directory);

/** The function of a computed name, or undefined if there is none. A test that does not exist counts as no value. */
export function COMPUTED(name: string): ((site: Site) => Value | undefined) | undefined {
  if (Object.hasOwn(VALUES, name)) return VALUES[name];
  if (!name.startsWith(PER_TEST)) return undefined;
  return (site) => site.entries.tests.find((test) => test.id === name.slice(PER_TEST.length))?.data.questions.length;
}

export function computedNames(site: Site): string[] {
  return [...Object.keys(VALUES), ...site.entries.tests.map((test) => PER_TEST + test.id)];
}
