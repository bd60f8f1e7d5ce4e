/** Finds the words of a text that another text does not have. Pure. */

type WordRun = { words: string; isOwn: boolean; at: number };

/** Least share of common words to mark differences; below it, the texts differ as a whole. */
const COMMON = 1 / 3;
/** Shorter words, such as articles, do not count towards this share. */
const MIN_LETTERS = 3;

/**
 * @returns the text in runs of words, with their spaces; `at` is the index of a run. If the texts have little in
 * common, nothing is marked, because each text would be marked as a whole.
 */
export function diffWords(text: string, other: string): WordRun[] {
  const theirs = new Set(wordsOf(other).map(plainWord));
  const words = wordsOf(text);
  const long = words.map(plainWord).filter((word) => word.length >= MIN_LETTERS);
  const isAlike = long.filter((word) => theirs.has(word)).length >= long.length * COMMON;
  const runs: WordRun[] = [];
  for (const word of words) {
    const isOwn = isAlike && !theirs.has(plainWord(word));
    const last = runs.at(-1);
    if (last?.isOwn === isOwn) last.words += word;
    else runs.push({ words: word, isOwn, at: runs.length });
  }
  return runs;
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

const plainWord = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}$%]+/gu, '');
