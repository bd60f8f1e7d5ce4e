/** Questions that ask something else than in the last release and have no higher revision. */
import type { Release } from '../../schemas/release.ts';
import type { Entry } from '../validate/index.ts';
import type { Bank, Item } from './item.ts';
import { meaningHash } from './meaning.ts';

export type Outdated = {
  item: Item;
  /** The last release, and the question's revision in it. */
  release: Entry<Release>;
  published: number;
};

/** Stored answers go by the revision: it must grow with what a question asks. */
export function outdatedRevisions({ site, items }: Bank): Outdated[] {
  const release = site.entries.releases.at(-1);
  if (release === undefined) return [];
  const { questions = {} } = release.data;
  return items.flatMap((item) => {
    const old = Object.hasOwn(questions, item.id) ? questions[item.id] : undefined;
    const { revision } = item.question;
    if (old === undefined || revision > old.revision) return [];
    if (revision === old.revision && meaningHash(item) === old.meaning) return [];
    return { item, release, published: old.revision };
  });
}
