/** The words of what is new → those that no other text has and that are one letter from one that many have: slips, perhaps. */
import { distance } from 'fastest-levenshtein';
import { fold } from '../text/fold.ts';
import { countOf } from '../text/likeness.ts';
import type { Stretch } from './stretches.ts';

/** Texts that have a word from which it is a frequent one. */
const MANY = 5;
/** Shorter words are one letter from too many. */
const LONG = 5;

type Texts = ReadonlyMap<string, { text: string }>;
type Different = { unit: string; lines: readonly Stretch[] };

/** @returns for the lines that differ in a unit: `"cuiddado" is in no other text, "cuidado" in 41` */
export function rareWordsOf(texts: Texts): (different: Different) => string[] | undefined {
  // All texts are read once a word is asked for.
  let known: { counts: ReadonlyMap<string, number>; near: ReadonlyMap<string, string> } | undefined;
  return ({ unit, lines }) => {
    // What people type who do not know how it is written.
    if (unit === 'synonyms') return undefined;
    const words = new Set(lines.flatMap(({ after }) => wordsIn(after.join('\n'))));
    for (const word of lines.flatMap(({ before }) => wordsIn(before.join('\n'))))
      words.delete(word);
    if (words.size === 0) return undefined;
    known ??= knownWords(texts);
    const { counts, near } = known;
    const found = [...words].flatMap((word) => {
      if ((counts.get(word) ?? 0) > 1) return [];
      const meant = formsWithoutOne(word)
        .map((form) => near.get(form))
        .find((other) => other !== undefined && other !== word && isSlip(word, other));
      return meant === undefined
        ? []
        : [`"${word}" is in no other text, "${meant}" in ${counts.get(meant)}`];
    });
    return found.length === 0 ? undefined : found;
  };
}

/** How many texts have each word, and the frequent words by what is left of them without one letter. */
function knownWords(texts: Texts) {
  const counts = countOf([...texts.values()].flatMap(({ text }) => [...new Set(wordsIn(text))]));
  const near = new Map<string, string>();
  const frequent = [...counts].filter(([, count]) => count >= MANY).sort((a, b) => a[1] - b[1]);
  for (const [word] of frequent) for (const form of formsWithoutOne(word)) near.set(form, word);
  return { counts, near };
}

/** Words, not the parts of ids, addresses and compounds. */
const wordsIn = (text: string): string[] =>
  text
    .match(new RegExp(`(?<![\\p{L}\\d/.@_-])\\p{L}{${LONG},}(?![\\p{L}\\d/@_-])`, 'gu'))
    ?.map((word) => word.toLowerCase()) ?? [];

/** The word, without its accents, and without one of its letters. */
function formsWithoutOne(word: string): string[] {
  const letters = fold(word);
  return [letters, ...[...letters].map((_, at) => letters.slice(0, at) + letters.slice(at + 1))];
}

const ENDING = /^[aeio]?[snr]?$/;

/** Other endings are other forms of a word, not slips: "señal" and "señales", "roja" and "rojo". */
function isSlip(word: string, other: string): boolean {
  const [a, b] = [fold(word), fold(other)] as const;
  if (a === b) return true;
  // Two letters that changed places are one slip of the hand.
  const isExchanged = a.length === b.length && [...a].sort().join() === [...b].sort().join();
  if (distance(a, b) > (isExchanged ? 2 : 1)) return false;
  const shared = [...a].findIndex((letter, at) => letter !== b[at]);
  const rest = [a, b].map((each) =>
    each.slice(shared === -1 ? Math.min(a.length, b.length) : shared),
  );
  return !rest.every((ending) => ENDING.test(ending));
}
