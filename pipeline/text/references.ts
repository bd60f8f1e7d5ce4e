/** `{{…}}` in a text: a fact, one reading of it, or a quoted literal. The only place that knows how they are written. */
import { defined } from '../../schemas/defined.ts';

export type Reference =
  | { kind: 'fact'; id: string; reading?: string }
  | { kind: 'literal'; text: string };

const BRACES = /^\{\{([^{}\n]*)\}\}/;
const FACT = /^\s*([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:@([a-z0-9-]+))?\s*$/;
const LITERAL = /^\s*"([^"]+)"\s*$/;

/** The `{{…}}` that a text begins with, as it is written; undefined where it begins otherwise. */
export const bracesAt = (text: string): string | undefined => BRACES.exec(text)?.[0];

/** The fact or literal between the braces of `{{…}}`; undefined if it is neither. */
export function readReference(raw: string): Reference | undefined {
  const inside = raw.slice(2, -2);
  const fact = FACT.exec(inside);
  if (fact !== null) return defined({ kind: 'fact' as const, id: fact[1]!, reading: fact[2] });
  const literal = LITERAL.exec(inside);
  return literal === null ? undefined : { kind: 'literal', text: literal[1]! };
}

/** The reference to a fact, as it is written in a text. */
export const referenceTo = (id: string, reading?: string): string =>
  `{{${id}${reading === undefined ? '' : `@${reading}`}}}`;

/**
 * Words that look like a reference: braces that are not closed or are in each other, single braces, double square
 * brackets. Each group has its advice.
 */
const LOOKS_LIKE_ONE =
  /(\{\{+|\}\}+)|(\{[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:@[a-z0-9-]+)?\})|(\[\[[^[\]\n]+\]\])/;

export type NearReference = { raw: string; at: number; title: string; help: string };

/** The first place of some words that a reader would take for a reference. */
export function nearReference(text: string): NearReference | undefined {
  if (!text.includes('{') && !text.includes('}') && !text.includes('[[')) return undefined;
  const found = LOOKS_LIKE_ONE.exec(text);
  if (found === null) return undefined;
  const [raw, braces] = found;
  return {
    raw,
    at: found.index,
    title:
      braces === undefined
        ? `${raw} is written like a reference, and would be printed as it is`
        : `${raw} ${braces.startsWith('{') ? 'opens a reference that does not end' : 'ends a reference that does not begin'}`,
    help:
      braces === undefined
        ? `Write {{${raw.replace(/[[\]{}]/g, '')}}}.`
        : 'Write {{topic.name}}, {{topic.name@reading}} or {{"a literal"}}, on one line and not one in another.',
  };
}
