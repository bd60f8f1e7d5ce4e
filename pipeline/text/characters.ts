/** Finds characters that no text needs: they are invisible, and some make a text look like another one. */
import { omitUndefined } from '../program/omit-undefined.ts';

/**
 * Control characters, marks and overrides of writing direction, joiners, invisible hyphens and letters, replacement
 * characters, and noncharacters. Two characters that emoji need are allowed: the zero-width joiner, and tags after a
 * black flag.
 */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0\ufff9-\uffff]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]|\u034f|\p{Cs}/u;

/**
 * UTF-8 that was read as Latin-1 or Windows-1252: `Ã³` for ó, `Ã‘` for Ñ, `Â¿` for ¿, `â€œ` for a quotation mark. A
 * capital Ã may end a Portuguese word, so a closing quotation mark or a space after it is not an error.
 */
const MISDECODED =
  /Ã[\u0080-\u009f\u00a1-\u00ba\u00bc-\u00bf‰“š‘œ]|Â[\u0080-\u00bf]|â[\u0080-\u009f€]/;

/** The first place where a text was read in a wrong encoding. */
export function findMisdecodedText(text: string): { start: number; end: number } | undefined {
  const found = MISDECODED.exec(text);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}

type HiddenCharacter = {
  /** Code point, such as "U+202E". */
  code: string;
  start: number;
  end: number;
};

/** The first hidden character of a text. */
export function findHiddenCharacter(text: string): HiddenCharacter | undefined {
  const found = FORBIDDEN.exec(text);
  return found === null
    ? undefined
    : { code: codeOf(found[0]), start: found.index, end: found.index + found[0].length };
}

/** Common names of some hidden characters, and advice where deleting is not enough. */
const KNOWN: Record<string, { name: string; help?: string }> = {
  'U+0000': {
    name: 'NUL',
    help: 'Delete it. If there are many, save the file as UTF-8: it may be UTF-16.',
  },
  'U+001B': { name: 'escape' },
  'U+00AD': { name: 'soft hyphen' },
  'U+200B': { name: 'zero-width space' },
  'U+200E': { name: 'left-to-right mark' },
  'U+200F': { name: 'right-to-left mark' },
  'U+202E': { name: 'right-to-left override' },
  'U+2060': { name: 'word joiner' },
  'U+FEFF': {
    name: 'byte order mark',
    help: 'Delete it: it may only be the first character of a file.',
  },
  'U+FFFD': {
    name: 'replacement character',
    help: 'Write the letter that was here: an earlier program could not read it.',
  },
};

/** The hidden characters of a text, with their names and advice. @param most maximum number to return */
export function findHiddenCharacters(
  text: string,
  most = Number.POSITIVE_INFINITY,
): (HiddenCharacter & { name?: string; help: string })[] {
  const found: ReturnType<typeof findHiddenCharacters> = [];
  if (!FORBIDDEN.test(text)) return found;
  for (const { 0: character, index } of text.matchAll(new RegExp(FORBIDDEN, 'gu'))) {
    const code = codeOf(character);
    const { name, help = 'Delete the character.' } = KNOWN[code] ?? {};
    found.push(omitUndefined({ code, start: index, end: index + character.length, help, name }));
    if (found.length === most) break;
  }
  return found;
}

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
