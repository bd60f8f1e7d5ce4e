/**
 * Normalizes texts that readers type or that addresses contain. It is part of the page's script, so that other scripts
 * share it.
 */

/** Removes accents and converts to lower case, to compare texts. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A key that ignores accents, capitals, spaces and punctuation; a name of punctuation only is its own key. */
export const nameKey = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || name;

/** @returns the text as it is if its percent-encoding is invalid */
export function decodeIfValid(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
