/** Decodes HTML character references in Markdown, such as `&amp;` and `&#8211;`, and finds invalid ones. */
import { decodeHTMLStrict } from 'entities/decode';
import { findHiddenCharacter } from './characters.ts';

const WHOLE = /^&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]*);$/i;

/** The text with its entities replaced; an entity with an unknown name stays as it is written. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? decodeHTMLStrict(text) : text;

type EntityProblem = { kind: 'unknown' } | { kind: 'hidden'; code: string };

/** The problem with a text that is one entity: it is unknown, or names an invisible character. */
export function entityProblem(text: string): EntityProblem | undefined {
  if (!WHOLE.test(text)) return undefined;
  const character = decodeHTMLStrict(text);
  if (character === text) return { kind: 'unknown' };
  const hidden = findHiddenCharacter(character);
  return hidden === undefined ? undefined : { kind: 'hidden', code: hidden.code };
}
