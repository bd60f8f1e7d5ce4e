/** Finds the phrases of a list in a text, as whole words. */
type Phrases = { words: readonly string[]; except?: readonly string[] | undefined };
type FoundPhrase = { text: string; index: number };
export type PhraseFinder = (text: string) => FoundPhrase[];

/** @param flags "" distinguishes upper and lower case; "i" does not */
export function phraseFinder({ words, except = [] }: Phrases, flags: 'i' | '' = 'i'): PhraseFinder {
  // Cheap pre-check: a text without a match has none of the phrases. A lookbehind is expensive at every letter.
  const letters = new RegExp(anyPhrasePattern(words), `${flags}u`);
  const whole = wholePattern(words, `${flags}gu`);
  const excepted = wholePattern(except, `${flags}gu`);
  return (text) => {
    if (!letters.test(text)) return [];
    const read =
      except.length === 0 ? text : text.replace(excepted, (found) => '\0'.repeat(found.length));
    return [...read.matchAll(whole)].map(({ 0: found, index }) => ({ text: found, index }));
  };
}

const wholePattern = (words: readonly string[], flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyPhrasePattern(words)})(?![\p{L}\p{N}])`, flags);

/** A pattern that matches any of the phrases, in which `*` stands for letters; it matches nothing if there are none. */
export const anyPhrasePattern = (words: readonly string[]): string =>
  words.length === 0
    ? '(?!)'
    : words
        .map((word) =>
          word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\\\*/g, String.raw`\p{L}*`),
        )
        .join('|');
