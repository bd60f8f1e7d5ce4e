/**
 * Finds the entries and the questions that use each fact, for all facts at once, because there are hundreds of facts.
 */

import type { Question } from '../../schemas/test.ts';
import { linksOf } from '../link/field-links.ts';
import { questionTexts } from '../link/question-sets.ts';
import type { Site } from '../link/site.ts';
import { memoize, memoizeByObject } from '../program/memoize.ts';
import { factIdsIn } from '../text/tree.ts';
import { type Entry, entriesOf } from '../validate/index.ts';

export type FactUses = { entries: Set<Entry>; questions: Set<string> };

/** Collections whose entries do not count as uses of a fact; the questions of a test are listed by their own ids. */
const SKIPPED: ReadonlySet<Entry['collection']> = new Set(['tests', 'facts', 'sources']);

export function usesByFact(site: Site): ReadonlyMap<string, FactUses> {
  const uses = new Map<string, FactUses>();
  const of = memoize((fact: string): FactUses => {
    const own = { entries: new Set<Entry>(), questions: new Set<string>() };
    uses.set(fact, own);
    return own;
  });
  for (const { fact, entry } of site.references)
    if (!SKIPPED.has(entry.collection)) of(fact).entries.add(entry);
  for (const entry of entriesOf(site.entries))
    for (const fact of factsNamedBy(site, entry)) of(fact).entries.add(entry);
  for (const [fact, questions] of questionsByFact(site)) of(fact).questions = questions;
  return uses;
}

/** The ids of the questions that use each fact. */
export function questionsByFact(site: Site): ReadonlyMap<string, Set<string>> {
  const questions = new Map<string, Set<string>>();
  for (const [id, { question }] of site.questions)
    for (const fact of factsOfQuestion(site, question))
      questions.set(fact, (questions.get(fact) ?? new Set()).add(id));
  return questions;
}

function factsNamedBy(site: Site, entry: Entry): string[] {
  if (SKIPPED.has(entry.collection)) return [];
  return linksOf(site, entry)
    .filter(({ kind }) => kind === 'fact')
    .map(({ target }) => target);
}

const factsByQuestion = memoizeByObject(({ lines }: Site) =>
  memoizeByObject((question: Question): readonly string[] => {
    const texts = questionTexts(question);
    return [
      ...texts.flatMap((text) => factIdsIn(lines.get(text) ?? [])),
      ...(question.facts ?? []),
    ];
  }),
);

/**
 * Ids of the facts that a question prints or is about. Memoized, because several pages need the facts of a question.
 */
export const factsOfQuestion = (site: Site, question: Question): readonly string[] =>
  factsByQuestion(site)(question);
