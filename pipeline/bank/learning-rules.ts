/**
 * The rules that learners practise: one for each question of a test, and one for each sign, figure or topic that is
 * only in second forms, drills, harder questions or clips. The plan's memory has a row for each rule, so a right answer
 * about one rule does not clear a miss about another.
 */

import type { Question } from '../../schemas/test.ts';
import { memoizeByObject } from '../program/memoize.ts';
import { type Concept, conceptsOf, type FormOfConcept } from './concepts.ts';
import { dutyItems, signItems } from './drill-signs.ts';
import type { Bank, Item } from './item.ts';

type BankRule = {
  /** Id of the rule's test question; without one, of its second form, its sign or its concept. */
  id: string;
  title: string;
  rank: Concept['rank'];
  /** The test question, if there is one, comes first. */
  forms: FormOfConcept[];
};

export const learningRulesOf = memoizeByObject((bank: Bank): BankRule[] => {
  const { site } = bank;
  const items = new Map(bank.items.map((item) => [item.id, item]));
  const signs = new Map(
    [...signItems(site), ...dutyItems(site)].map(({ id, about }) => [id, about]),
  );
  const asked = bank.items.filter(({ kind }) => kind !== 'reto');
  const shownBy = new Map(
    asked.map((item) => [item.question.sign, ruleIdOf(item)] as const).toReversed(),
  );
  const rules = new Map<string, BankRule>();
  const add = (
    id: string,
    form: FormOfConcept,
    { title, rank }: Pick<BankRule, 'title' | 'rank'>,
  ) => {
    const rule = rules.get(id) ?? { id, title, rank, forms: [] };
    rule.forms.push(form);
    rules.set(id, rule);
  };
  const concepts = conceptsOf(bank);
  const conceptOf = new Map(
    concepts.flatMap((concept) => concept.forms.map(({ id }) => [id, concept] as const)),
  );
  for (const item of asked) {
    const { id, kind } = item;
    add(ruleIdOf(item), { id, kind }, conceptOf.get(id) ?? { title: id, rank: 'raro' });
  }
  for (const concept of concepts) {
    const own = concept.forms.flatMap(({ id }) => items.get(id) ?? []);
    const signOf = signsAskedIn(concept, own, signs);
    for (const form of concept.forms.filter(isMore)) {
      const { question } = items.get(form.id) ?? {};
      const sign = signOf(form);
      const title = site.signs.get(sign ?? '')?.name ?? concept.title;
      const id = sign ? (shownBy.get(sign) ?? sign) : nearest(question, own, concept.id);
      add(id, form, { title, rank: concept.rank });
    }
  }
  return [...rules.values()];
});

/**
 * Makes a function that returns the sign that a drill asks about. If a concept has one drill and one test question, and
 * the question shows no sign, the drill tests the rule of that question instead.
 */
function signsAskedIn(
  { forms }: Concept,
  own: readonly Item[],
  signs: ReadonlyMap<string, string>,
): (form: FormOfConcept) => string | undefined {
  const [asked, ...others] = own.filter(({ kind }) => kind === 'test');
  const drills = forms.filter(({ id }) => signs.has(id));
  const isAlone = asked !== undefined && others.length === 0 && !asked.question.sign;
  const isOne = drills.length === 1 && isAlone;
  return ({ id }) => (isOne ? undefined : signs.get(id));
}

const isMore = ({ kind }: FormOfConcept): boolean => kind !== 'test' && kind !== 'forma';

/**
 * The id of a question's rule: a second form names its test question, or the first form if there is no test question.
 */
const ruleIdOf = ({ id, question }: Item): string => question.of ?? id;

/** @returns the concept's first rule that shares a tag with the question, else its first rule, else the concept's id */
function nearest(question: Question | undefined, own: readonly Item[], concept: string): string {
  const [first, ...others] = own.filter(({ kind }) => kind !== 'reto');
  if (!first) return concept;
  const isLike = ({ question: { concepts } }: Item): boolean =>
    concepts?.some((tag) => question?.concepts?.includes(tag)) ?? false;
  return ruleIdOf((isLike(first) ? undefined : others.find(isLike)) ?? first);
}
