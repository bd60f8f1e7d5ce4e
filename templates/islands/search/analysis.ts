/** Normalizes words for the search. The pipeline uses it for the content, and the browser for the query. */
import { foldText } from '../model/fold-text.ts';
import type { SearchFile } from './search-file.ts';

/** Invisible characters, such as direction marks, do not split a word. */
const UNSEEN = /\p{Cf}/gu;
const WORD = /\d+(?:[.,]\d+)*|[a-z]+/g;
const VERB = /^(.{4,}?)(?:[aei]r|ando|i?endo|[ai]d[ao])(?:se|me|te|l[aeo])?$/;

/**
 * Removes the endings that vary most: plural, gender, and the infinitive, gerund and participle of verbs. It removes
 * only short endings, so that a half-typed word is still the beginning of its stem.
 */
function wordStem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const single = word.replace(/ces$/, 'z').replace(/s$/, '');
  // Keep the ending: "examen práctico", "examen de práctica" and "practicar" mean three different things.
  if (/^practic[ao]$/.test(single)) return single;
  return VERB.exec(single)?.[1] ?? single.replace(/^(.{4,})[aeo]$/, '$1');
}

/** Letters that sound alike in Puerto Rican Spanish, each with its replacement. */
const ALIKE: readonly [RegExp, string][] = [
  [/qu(?=[ei])|c(?![eih])/g, 'k'],
  [/c(?=[ei])|[zx]/g, 's'],
  [/g(?=[ei])/g, 'j'],
  // This uses no lookbehind, which Safari 15 does not support.
  [/(^|[^c])h/g, '$1'],
  [/v/g, 'b'],
  [/ll|y/g, 'i'],
  [/(.)\1/g, '$1'],
];

/** The sound of a word, which is the same for "sinturon" and "cinturon". */
export const soundOf = (word: string): string =>
  ALIKE.reduce((sound, [letters, one]) => sound.replace(letters, one), word);

/** A word, or a phrase with synonyms. `name`: the word, or the name of the group of synonyms. */
export type SearchTerm = { name: string; words: string[] };

export type TextAnalysis = ReturnType<typeof createTextAnalysis>;

type Phrase = {
  /** The name of the group of synonyms. */
  name: string;
  source: string;
  words: string[];
  /** True if the phrase means the same without its ignored words: "boca de incendio" does, and "en línea" does not. */
  isLoose: boolean;
};

export function createTextAnalysis({
  ignored,
  synonyms,
}: Pick<SearchFile, 'ignored' | 'synonyms'>) {
  const isIgnored = new Set(ignored);
  const stems = new Map<string, string>();
  const stem = (word: string): string => {
    const known = stems.get(word) ?? (isIgnored.has(word) ? word : wordStem(word));
    stems.set(word, known);
    return known;
  };
  const lettersOf = (text: string): string[] =>
    foldText(text.replace(UNSEEN, '')).match(WORD) ?? [];
  const wordsOf = (text: string) => lettersOf(text).map(stem);
  const withoutIgnored = (words: readonly string[]) => words.filter((word) => !isIgnored.has(word));

  const read = (source: string): Omit<Phrase, 'name'> => {
    const words = wordsOf(source);
    const told = withoutIgnored(words);
    const isLoose = words.length === 1 || told.length > 1;
    return { source, words: isLoose ? told : words, isLoose };
  };
  const phrases = synonyms
    .flatMap((group) => {
      const all = group.map(read);
      const name = all[0]!.words.join('+');
      return all.map((phrase) => ({ name, ...phrase }));
    })
    .sort((a, b) => b.words.length - a.words.length);
  /** Words and phrases of the groups of synonyms, except the names of the groups. */
  const isSynonym = new Set(
    phrases.flatMap(({ name, words }) => (words[0] === name ? [] : [words.join(' ')])),
  );
  const starts = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const first = phrase.words[0] ?? '';
    starts.set(first, [...(starts.get(first) ?? []), phrase]);
  }
  /** @returns the index after the phrase if it begins at the index `at` of all words; otherwise 0 */
  const endOf = ({ words, isLoose }: Phrase, all: readonly string[], at: number): number => {
    let place = at;
    for (const word of words) {
      while (isLoose && place > at && isIgnored.has(all[place]!)) place++;
      if (all[place++] !== word) return 0;
    }
    return place;
  };
  /** The terms in a list of words. The longest phrase wins. */
  const conceptsOf = (words: readonly string[]): SearchTerm[] => {
    const found: SearchTerm[] = [];
    for (let at = 0; at < words.length; ) {
      const word = words[at]!;
      const told = starts.get(word)?.find((phrase) => endOf(phrase, words, at));
      const end = told ? endOf(told, words, at) : at + 1;
      if (told) found.push({ name: told.name, words: withoutIgnored(words.slice(at, end)) });
      else if (!isIgnored.has(word)) found.push({ name: word, words: [word] });
      at = end;
    }
    return found;
  };
  return {
    lettersOf,
    wordsOf,
    withoutIgnored,
    conceptsOf,
    /** The terms under which a text is found: its concepts, and their words, except synonyms. */
    termsOf: (text: string) => {
      const words = wordsOf(text);
      const found = new Set<string>();
      for (const { name, words: own } of conceptsOf(words)) {
        found.add(name);
        // In a phrase a word may mean something else: "silla de ruedas" is not a child seat.
        for (const word of own) if (!isSynonym.has(word)) found.add(word);
      }
      return [...found];
    },
    phrases,
  };
}
