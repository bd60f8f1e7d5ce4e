/** Replaces characters that would control a terminal, or reorder its text, with visible ones. */

/** Control characters (except tab and line feed), line separators and direction marks. */
const STEERING =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const NOTATIONS = {
  text: (code: number) => (code < 0x100 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`),
  json: (code: number) => `\\u${hex(code, 4)}`,
};
export type Notation = keyof typeof NOTATIONS;

const hex = (code: number, length: number) => code.toString(16).padStart(length, '0');

/** @returns the text with each of these characters in the given notation */
export function escapeControlCharacters(text: string, notation: Notation = 'text'): string {
  return text.replace(STEERING, (character) => NOTATIONS[notation](character.charCodeAt(0)));
}

/**
 * Replaces each of these characters with one visible character, so that a mark below a line of code keeps its place.
 */
export function maskControlCharacters(text: string): string {
  return text.replace(STEERING, (character) => {
    const code = character.charCodeAt(0);
    // Unicode has a symbol for each ASCII control character.
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '\u2421' : '\ufffd';
  });
}
