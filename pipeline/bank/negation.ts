/** Finds the negation in a question's stem, and whether it is stressed. */
import { HELD } from '../text/passages.ts';
import { plain } from '../text/plain.ts';
import { type Inline, inlinesIn } from '../text/tree.ts';
import type { Item } from './item.ts';

const EXCEPTION = /(?<!\p{L})(excepto|salvo|incorrect[oa]s?|fals[oa]s?)(?!\p{L})/iu;
/**
 * Words that begin another clause. A "no" after one of them does not negate the question:
 * "¿qué debes hacer si los frenos no responden?" is a positive question.
 */
const SUBORDINATE =
  /(?<!\p{L})(?:si|que|cuando|donde|mientras|porque|aunque|como|para|y|pero)(?!\p{L})/u;
const ASKED =
  /^(?:(?:a|ante|bajo|con|contra|de|desde|durante|en|entre|hacia|hasta|por|para|según|sobre|tras)\s+)?(?:qué|quién(?:es)?|cuál(?:es)?(?:\s+de\s+(?:est[oa]s|l[oa]s|ell[oa]s)(?:\s+\p{L}+)?)?|dónde|cuándo|cuánt[oa]s?|cómo)(?!\p{L})/iu;
/** A "no" before the verb. Before a participle or an infinitive it is part of a noun: "un carro no inscrito", "la multa por no parar". */
const NEGATION =
  /(?<!\p{L})(no)\s+(?!\p{L}+(?:(?:ad|id|it)[oa]s?|[aei]r(?:me|te|se|nos)?(?:l[aeo]s?)?)(?!\p{L}))/iu;

/** The word that negates a question, and whether it is stressed, that is in capitals or between `**`. */
export type Negation = { word: string; stressed: boolean };

/** @returns undefined for a positive question */
export function negationOf({ stem }: Item): Negation | undefined {
  const written = stem.written.replaceAll(HELD, ' ');
  const opened = written.lastIndexOf('¿');
  const clause = (opened === -1 ? written : written.slice(opened + 1)).trim();
  const word = EXCEPTION.exec(clause)?.[1] ?? negativeVerb(clause, opened === -1);
  if (word === undefined) return undefined;
  return { word, stressed: word === word.toUpperCase() || isStrong(word, stem.nodes) };
}

function isStrong(word: string, nodes: readonly Inline[]): boolean {
  const whole = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
  return [...inlinesIn(nodes)].some(
    (node) => node.type === 'strong' && whole.test(plain(node.children)),
  );
}

function negativeVerb(clause: string, isCompletion: boolean): string | undefined {
  const asked = ASKED.exec(clause);
  // "¿Por qué no …?" asks for a reason: its answer is not negated.
  if ((asked === null && !isCompletion) || /^por qué/i.test(clause)) return undefined;
  const rest = clause.slice(asked?.[0].length ?? 0);
  return NEGATION.exec(rest.split(SUBORDINATE, 1)[0]!)?.[1];
}
