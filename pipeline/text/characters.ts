/** Characters that no honest text needs: nobody sees them, and some show a text as another one. */

/**
 * Controls, marks and overrides of writing direction, joiners, hyphens and letters without ink, what bad decoding leaves
 * behind, and codes that stand for no character. What emoji are made with stays: the zero-width joiner, and tags behind
 * a black flag.
 */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0\ufff9-\uffff]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]|\u034f|\p{Cs}/u;

export type HiddenCharacter = { /** "U+202E" */ code: string; start: number; end: number };

/** The first of them in a text. */
export function hiddenIn(text: string): HiddenCharacter | undefined {
  const found = FORBIDDEN.exec(text);
  return found === null
    ? undefined
    : { code: codeOf(found[0]), start: found.index, end: found.index + found[0].length };
}

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
