/** The id of a record that is gone must not be given to another one. */
import type { AnnouncedKind } from '../../../schemas/release.ts';
import type { Place } from '../../findings/finding.ts';
import { placeOf } from '../../link/place.ts';
import { allQuestions, drawingId } from '../../link/question-sets.ts';
import type { Site } from '../../link/site.ts';
import type { Rule } from '../rule.ts';

export const releaseReusedId: Rule = {
  id: 'release/reused-id',
  about: 'An id belonged to a record that is gone since an earlier release.',
  severity: 'error',
  check({ site }, report) {
    const last = site.entries.releases.at(-1);
    for (const [index, { kind, id, since }] of (last?.data.tombstones ?? []).entries()) {
      const place = PLACES[kind](site, id);
      if (place === undefined) continue;
      report({
        title: `the id "${id}" belonged to a record that is gone since ${since}`,
        at: place,
        related: [{ at: placeOf(last!, ['tombstones', index]), says: `the old one, ${kind}` }],
        help: ['Give the new record another id.'],
      });
    }
  },
};

const entryPlace =
  (collection: 'centres' | 'articles' | 'chapters') =>
  (site: Site, id: string): Place | undefined => {
    const entry = site.entries[collection].find((other) => other.id === id);
    return entry && placeOf(entry, []);
  };

const itemPlace =
  (collection: 'signs' | 'essentials') =>
  ({ entries }: Site, id: string): Place | undefined => {
    for (const list of entries[collection]) {
      const index = list.data.items.findIndex((item) => item.id === id);
      if (index !== -1) return placeOf(list, ['items', index, 'id']);
    }
    return undefined;
  };

/** Where the record with an id is today, by its kind. */
const PLACES: Record<AnnouncedKind, (site: Site, id: string) => Place | undefined> = {
  preguntas: (site, id) => {
    const found = allQuestions(site).get(id);
    return found && placeOf(found.set, ['questions', found.index, 'id']);
  },
  centros: entryPlace('centres'),
  hechos: ({ facts }, id) => {
    const entry = facts.get(id);
    return entry && placeOf(entry, [], 'key');
  },
  articulos: entryPlace('articles'),
  capitulos: entryPlace('chapters'),
  senales: itemPlace('signs'),
  esencial: itemPlace('essentials'),
  // Those of signs are known by their signs.
  dibujos: ({ entries }, id) => {
    const entry = entries.scenes.find((scene) => drawingId(scene.id) === id);
    return entry && placeOf(entry, [], 'key');
  },
  reglas: () => undefined,
  // What moved back to its address is no other page.
  paginas: () => undefined,
};
