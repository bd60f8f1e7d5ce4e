/** Suggests the nearest known name for a mistyped one, if there is one that is near enough. */
import { distance } from 'fastest-levenshtein';
import { foldAccents } from '../text/fold-accents.ts';

/**
 * The candidate nearest to a mistyped name: equal apart from case and accents, or within two edits
 * (three for names of ten letters or more, one for names of three, none for shorter ones).
 * @returns undefined if no candidate is near
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = foldAccents(name);
  const limit = wanted.length >= 10 ? 3 : wanted.length >= 4 ? 2 : wanted.length === 3 ? 1 : 0;
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    // Names of too different a length are never near; folding accents changes it by two letters at most.
    if (Math.abs(candidate.length - name.length) > bestDistance + 2) continue;
    const edits = distance(wanted, foldAccents(candidate));
    if (edits < bestDistance) {
      best = candidate;
      bestDistance = edits;
    }
  }
  return best;
}

/** Advice on an unknown fact, source or rule on the command line: the nearest name, or the `find` command. */
export function unknownNameAdvice(name: string, candidates: Iterable<string>): string {
  const [guess] = suggestionLines(name, candidates);
  return guess ?? `"licencia find ${name}" looks for the word in facts, sources, rules and texts.`;
}

/**
 * Message about an unknown name on the command line: «there is no format "x".», the nearest name and, after `listed` if
 * it is not empty, all known names.
 */
export function unknownNameMessage(
  what: string,
  name: string,
  known: Iterable<string>,
  listed = '',
): string {
  const all = listed === '' ? [] : [`${listed}: ${[...known].join(', ')}.`];
  return [`${what} "${name}".`, ...suggestionLines(name, known), ...all].join(' ');
}

const LISTED = 6;

/** The nearest name or, if none is near, names that share a word with it: "rotondaa" suggests "rotonda-entrar". */
export function suggestSimilarNames(name: string, candidates: Iterable<string>): string[] {
  const all = [...candidates];
  const guess = suggestionLines(name, all);
  if (guess.length > 0) return guess;
  const wanted = partsOf(name).filter((part) => part.length > 3);
  const shared = (other: string) => {
    const parts = partsOf(other).filter(({ length }) => length > 3);
    return wanted.filter((part) => nearestName(part, parts) !== undefined).length;
  };
  const found = all
    .filter((other) => shared(other) > 0)
    .sort((one, other) => shared(other) - shared(one));
  if (found.length === 0) return [];
  const more = found.length > LISTED ? ' …' : '.';
  return [`Similar names: ${found.slice(0, LISTED).join(', ')}${more}`];
}

const partsOf = (name: string): string[] => name.split(/[-#/.]/);

/** The help line for a mistyped name, or no line. */
export function suggestionLines(name: string, candidates: Iterable<string>): string[] {
  const found = nearestName(name, candidates);
  return found === undefined ? [] : [`Did you mean "${found}"?`];
}
