/** Finds records by the words of a query, and ranks them. The pipeline and the browser run the same code. */
import SearchableMap from 'minisearch/SearchableMap';
import { createTextAnalysis, type SearchTerm, soundOf } from './analysis.ts';
import type { SearchFile, SearchRecord } from './search-file.ts';

/** Worth of a term in the title, in the other names and in the text of a record. */
const TITLE = 1;
const NAMES = 0.8;
const WORDS = 0.5;
/** The terms of a text are sorted by importance. Terms after this many are worth less. */
const TELLING = 8;
const OTHERS = 0.25;
/** Share of the worth that counts if the term is only the beginning of a word. */
const BEGUN = 0.8;
/** Share of the worth that counts for a longer word if the term itself is a known word, too. */
const LONGER = 0.3;
/** Share of the worth that counts if the term only sounds like the word. */
const BY_EAR = 0.9;
/**
 * Share of the worth that remains after each wrong letter. A word of four letters or more may have one wrong letter, or
 * two if it has at least `LONG` letters.
 */
const MISSPELT = 0.7;
const LONG = 8;
/** Share of the worth that counts if the words of a phrase are not next to each other. */
const APART = 0.7;
/** Bonus for a title, multiplied by the part of it that the query matches. */
const PRECISE = 0.4;
/** Further bonus if query and title have the same terms. */
const SAME = 0.15;

/** If this many figures have similar scores, none of them is the answer. */
const FIGURES_ALIKE = 3;
const ALIKE = 0.9;
const NO_ANSWER = 0.7;

const MOST_WORDS = 12;
/** Maximum number of words at the end of a query that may begin a phrase. */
const PHRASE = 4;
/** Only results that score above this fraction of the best score are shown. */
const WORTH_SHOWING = 0.3;
/** A near match has at most one wrong letter in NEAR letters, and at most MOST_LETTERS wrong letters. */
const NEAR = 3;
const MOST_LETTERS = 3;
const MOST_NEAR = 3;

/** The worth of a term in each record, by the index of the record. */
type Worth = Map<number, number>;
/** @property name for a synonym, the name of its group */
type Term = { name: string; worth: Worth };

export type SearchEngine = ReturnType<typeof createSearchEngine>;

export function createSearchEngine({ kinds, records, ...file }: SearchFile) {
  const { lettersOf, wordsOf, withoutIgnored, conceptsOf, termsOf, phrases } =
    createTextAnalysis(file);
  const namesOf = (text: string) => conceptsOf(wordsOf(text)).map(({ name }) => name);
  const asking = kinds.map(
    ({ asking: words = [] }) =>
      new Set(words.flatMap((word) => [...wordsOf(word), ...namesOf(word)])),
  );
  const titles = new Map<number, string[]>();
  const terms = new SearchableMap<Term>();
  const sounds = new Map<string, Set<Term>>();
  // The misspelt "cojer" is ignored like "coger".
  const soundsIgnored = new Set(file.ignored.map(soundOf));
  const termOf = (name: string): Term => {
    const known = terms.get(name);
    if (known) return known;
    const term = { name, worth: new Map<number, number>() };
    put(name, term);
    return term;
  };
  const put = (key: string, term: Term) => {
    terms.set(key, term);
    const sound = soundOf(key);
    sounds.set(sound, (sounds.get(sound) ?? new Set()).add(term));
  };
  // A synonym is found like every other word, even if it is half typed or misspelt.
  for (const { name, words } of phrases) put(words.join(' '), termOf(name));

  /** Adds the records in a range of indexes, because a slow device adds them in parts. */
  function add(from: number, to: number): void {
    records.slice(from, to).forEach(([kind, title, , names, words, answer, note], index) => {
      const id = from + index;
      const hold = (held: readonly string[], worth: number) => {
        for (const name of held) if (name !== '') raise(termOf(name).worth, id, worth);
      };
      hold(termsOf(title), TITLE);
      hold(names.split(' '), NAMES);
      const text = words.split(' ');
      hold([...termsOf(answer), ...text.slice(0, TELLING)], WORDS);
      hold(text.slice(TELLING), OTHERS);
      // "Multas" is the title of several sections, so the name of the chapter counts as part of the title.
      titles.set(id, [...new Set(namesOf(kinds[kind]!.figure ? title : `${title} ${note}`))]);
    });
  }

  const isHeld = (name: string) => !!terms.get(name)?.worth.size;
  const rarity = (name: string): number =>
    Math.log(1 + records.length / (terms.get(name)?.worth.size || 1));
  const mass = (names: readonly string[]) => names.reduce((sum, name) => sum + rarity(name), 0);

  /** Terms that begin with the typed words. For a known word, omits phrases. */
  function begun(tails: readonly string[], isKnown: boolean): Term[] {
    const found = tails.flatMap((tail) => (tail.length > 1 ? [...terms.atPrefix(tail)] : []));
    return found.flatMap(([key, term]) => (isKnown && key.includes(' ') ? [] : [term]));
  }

  /**
   * The last words of a query, each with the words after it: possible beginnings of a phrase.
   * @param last the last word before stemming
   */
  function tailsOf(typed: readonly string[], last = ''): string[] {
    const asTyped = [...typed.slice(0, -1), last];
    // "hidra" begins "hidrante" and not "hidroplaneo", although both begin with its stem, "hidr".
    const whole = terms.atPrefix(last).size > 0 ? asTyped : typed;
    return whole.slice(-PHRASE).map((_, at, tail) => tail.slice(at).join(' '));
  }

  function standIns({ name, words }: SearchTerm, tails: readonly string[]): [Term, number][] {
    const exact = terms.get(name);
    const isKnown = isHeld(name);
    const longer = begun(
      isKnown ? [words.join(' ')].filter(() => tails.length > 0) : tails,
      isKnown,
    );
    const found: [Term, number][] = [
      ...(exact ? [[exact, 1] as [Term, number]] : []),
      ...longer.map((term): [Term, number] => [term, isKnown ? LONGER : BEGUN]),
    ];
    const isFound = found.some(([{ worth }]) => worth.size > 0);
    if (isFound || words.length > 1 || name.length < 4) return found;
    const heard = [...(sounds.get(soundOf(name)) ?? [])].filter(({ worth }) => worth.size > 0);
    if (heard.length > 0) return heard.map((term) => [term, BY_EAR]);
    return [...terms.fuzzyGet(name, name.length < LONG ? 1 : 2).values()].map(
      ([term, distance]) => [term, MISSPELT ** distance],
    );
  }

  /** The worth of records that contain words of a phrase, even apart from each other. */
  function apart(parts: readonly string[]): Worth {
    const found: Worth = new Map();
    for (const part of parts)
      for (const [id, worth] of terms.get(part)?.worth ?? [])
        found.set(id, (found.get(id) ?? 0) + (APART * worth * rarity(part)) / mass(parts));
    return found;
  }

  /**
   * Scores records for a word or phrase. Its weight is its rarity, or that of similar terms if no record contains it.
   * @param matched collects the names of the terms found
   */
  function read(concept: SearchTerm, tails: readonly string[], matched: Set<string>): Part {
    const parts = partsOf(concept);
    const found = standIns(concept, tails);
    const best = apart(parts);
    for (const [term, part] of found)
      for (const [id, worth] of term.worth) raise(best, id, worth * part);
    for (const name of [...parts, ...found.map(([term]) => term.name)]) matched.add(name);
    const held = found.filter(([{ worth }]) => worth.size > 0);
    const weights = [
      ...held.map(([{ name }, part]) => part ** 2 * rarity(name)),
      ...parts.map(rarity),
    ];
    const { name } = concept;
    return { worth: best, weight: isHeld(name) ? rarity(name) : Math.max(0, ...weights) };
  }

  const partsOf = ({ words }: SearchTerm): string[] =>
    words.length < 2 ? [] : words.map((word) => terms.get(word)?.name ?? word);

  /** @returns matching records, the best first */
  function find(query: string): SearchRecord[] {
    const typed = wordsOf(query).slice(0, MOST_WORDS);
    const concepts = new Map(
      conceptsOf(typed)
        .filter(({ name }) => isHeld(name) || !soundsIgnored.has(soundOf(name)))
        .map((each) => [each.name, each]),
    );
    const last = [...concepts.keys()].at(-1);
    const tails = tailsOf(typed, lettersOf(query)[typed.length - 1]);
    const covered: Worth = new Map();
    const matched = new Set<string>();
    let total = 0;
    for (const concept of concepts.values()) {
      const { worth, weight } = read(concept, concept.name === last ? tails : [], matched);
      total += weight;
      for (const [id, value] of worth) covered.set(id, (covered.get(id) ?? 0) + value * weight);
    }
    const said = [...typed, ...concepts.keys()];
    const isAsked = asking.map((words) => said.some((name) => words.has(name)));
    const ranked = [...covered].map(([id, worth]): Ranked => {
      const record = records[id]!;
      const { rank, asked, figure } = kinds[record[0]]!;
      const title = titles.get(id)!;
      const told = mass(title.filter((name) => matched.has(name))) / mass(title);
      const isSame = told === 1 && title.length === concepts.size;
      return {
        record,
        isFigure: figure !== undefined,
        value:
          (worth / total) *
          (1 + PRECISE * told + (isSame ? SAME : 0)) *
          ((isAsked[record[0]] && asked) || rank),
      };
    });
    const best = inOrder(ranked);
    return best
      .filter(({ value }) => value > WORTH_SHOWING * best[0]!.value)
      .map(({ record }) => record);
  }

  /** @returns a few records with similar words, for a query without results */
  function near(query: string): SearchRecord[] {
    const found: Worth = new Map();
    for (const word of withoutIgnored(wordsOf(query)).slice(0, MOST_WORDS))
      for (const [{ worth }, distance] of terms
        .fuzzyGet(word, Math.min(Math.floor(word.length / NEAR), MOST_LETTERS))
        .values())
        for (const [id, value] of worth)
          found.set(id, (found.get(id) ?? 0) + (value * word.length) / (1 + distance));
    return [...found]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_NEAR)
      .map(([id]) => records[id]!);
  }
  return { kinds, add, find, near };
}

function raise(worth: Worth, id: number, value: number): void {
  if ((worth.get(id) ?? 0) < value) worth.set(id, value);
}

/** A word or phrase of a query: its worth in each record, and its own weight. */
type Part = { worth: Worth; weight: number };
type Ranked = { record: SearchRecord; isFigure: boolean; value: number };

/**
 * Sorts the records by score. If many figures have similar scores, the query names a subject and not a number, so
 * records that explain it come first.
 */
function inOrder(ranked: Ranked[]): Ranked[] {
  const byValue = (a: Ranked, b: Ranked) => b.value - a.value;
  const figures = ranked.sort(byValue).filter(({ isFigure }) => isFigure);
  const other = figures[FIGURES_ALIKE - 1];
  if (other && other.value > ALIKE * figures[0]!.value)
    for (const figure of figures) figure.value *= NO_ANSWER;
  return ranked.sort(byValue);
}
