/** What a question asks, as printed. A stored answer is an answer to exactly this. */
import { createHash } from 'node:crypto';
import { type Item, pictureOf } from './item.ts';

export type Meaning = {
  stem: string;
  /** Id of the sign or scene that is shown. */
  picture: string | undefined;
  /** In their order. */
  options: readonly string[];
  /** The text of the right option. */
  key: string;
};

/** With the facts filled in: a fact that prints another value changes a question that was not edited. */
export function meaningOf(item: Item): Meaning {
  const { stem, options, key } = item;
  return {
    stem: stem.text,
    picture: pictureOf(item.question),
    options: options.map(({ text }) => text),
    key: key.text,
  };
}

/** @returns the hash by which a release remembers what a question asked */
export function meaningHash(item: Item): string {
  const { stem, picture = '', options, key } = meaningOf(item);
  return createHash('sha256')
    .update(JSON.stringify([stem, picture, options, key]))
    .digest('hex')
    .slice(0, 16);
}
