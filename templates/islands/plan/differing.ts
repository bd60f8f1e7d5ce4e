/** Which words of a text another text does not have. Pure. */

export type Run = { words: string; isOwn: boolean; at: number };

/** @returns the text in runs of words, with their spaces; `at` is the place of a run */
export function differing(text: string, other: string): Run[] {
  const theirs = new Set(other.split(/\s+/).map(plainWord));
  const runs: Run[] = [];
  for (const word of text.match(/\S+\s*/g) ?? []) {
    const isOwn = !theirs.has(plainWord(word.trim()));
    const last = runs.at(-1);
    if (last?.isOwn === isOwn) last.words += word;
    else runs.push({ words: word, isOwn, at: runs.length });
  }
  return runs;
}

const plainWord = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}$%]+/gu, '');
