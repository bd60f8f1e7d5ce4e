/** Prepares the questions for the checks: facts are filled in, and words and stems are computed once. */

import type { Question, QuestionSet, Test } from '../../schemas/test.ts';
import { type Dependency, factDependencies, type Place } from '../findings/finding.ts';
import { filledText } from '../ledger/filled-text.ts';
import type { Ledger } from '../ledger/types.ts';
import { placeOf } from '../link/place.ts';
import { type PlacedQuestion, questionTexts, rightOptionIndex } from '../link/question-sets.ts';
import type { Site } from '../link/site.ts';
import type { DataPath } from '../load/document.ts';
import { groupByNames } from '../program/group-by-names.ts';
import { hasTodo } from '../text/todo.ts';
import { type FilledReference, factIdsIn, type Inline, inlinesIn } from '../text/tree.ts';
import type { Entry } from '../validate/index.ts';
import { ItemText } from './item-text.ts';
import { Option } from './option-set.ts';

export type Item = PlacedQuestion & {
  id: string;
  kind: ItemKind;
  /** Position in the bank, from 0. */
  order: number;
  stem: ItemText;
  options: Option[];
  key: Option;
  /** Index of the key among the options. */
  answer: number;
  distractors: Option[];
  explanation: ItemText;
  /** Facts that the key prints, as `fact` or `fact@reading`. */
  keyFacts: string[];
  place(path: DataPath): Place;
  dependencies(): Dependency[];
};

/** `test`: a question of a test. `reto`: a harder question of a topic. `forma`: a second question about a rule. */
export type ItemKind = 'test' | 'reto' | 'forma';

export type Bank = {
  site: Site;
  ledger: Ledger;
  /** The questions of every kind; those of the tests come first. */
  items: Item[];
  tests: { test: Entry<Test>; items: Item[] }[];
  /** Questions with the same normalised stem and the same picture. */
  withStem: ReadonlyMap<string, Item[]>;
  /** Questions whose right option prints a fact, by the fact's id. */
  withKeyFact: ReadonlyMap<string, Item[]>;
  /**
   * The questions that the bank leaves out, and the content that they name. A finding about a gap in the bank depends
   * on these questions, because one of them may fill the gap.
   */
  leftOut: readonly Dependency[];
};

/** Reads the questions of the site, except those with an unwritten text or a missing fact, which a rule reports. */
export function readBank(site: Site, ledger: Ledger): Bank {
  const items: Item[] = [];
  const leftOut: Dependency[] = [];
  const itemsOf = (set: Entry<QuestionSet>, kind: ItemKind) =>
    set.data.questions.flatMap((question, index) => {
      const item = readItem({ site, ledger }, { set, question, index, kind }, items.length);
      if (item === undefined) {
        const texts = questionTexts(question).map((text) => site.lines.get(text)!);
        leftOut.push(`question ${question.id}`, ...dependenciesOf(question, texts));
        return [];
      }
      items.push(item);
      return [item];
    });
  const tests = site.entries.tests.map((test) => ({ test, items: itemsOf(test, 'test') }));
  for (const set of site.entries.retos) itemsOf(set, 'reto');
  for (const set of site.entries.formas) itemsOf(set, 'forma');
  return {
    site,
    ledger,
    items,
    tests,
    leftOut,
    withStem: groupByNames(items, (item) => [stemAndPicture(item)]),
    withKeyFact: groupByNames(items, ({ keyFacts }) => keyFacts.map(factIdOfReference)),
  };
}

/** The questions of a kind, in their order. */
export const itemsOfKind = ({ items }: Pick<Bank, 'items'>, kind: ItemKind): Item[] =>
  items.filter((item) => item.kind === kind);

/**
 * Identifies a question by its picture and stem, because "¿Qué indica esta señal?" is a different question for each
 * sign.
 */
export const stemAndPicture = ({ question, stem }: Item) =>
  `${pictureIdOf(question) ?? ''} ${stem.plain}`;

/** Id of the sign or scene that a question shows. */
export const pictureIdOf = ({ sign, scene }: Question): string | undefined => sign ?? scene;

/** The id of the fact in `fact` or `fact@reading`. */
export const factIdOfReference = (reference: string) => reference.replace(/@.*/, '');

/** @returns undefined if a field is not written yet, or a text refers to a fact that does not exist */
function readItem(
  { site, ledger }: Pick<Bank, 'site' | 'ledger'>,
  placed: PlacedQuestion & Pick<Item, 'kind'>,
  order: number,
): Item | undefined {
  const { set, question, index } = placed;
  const nodesOf = (text: string) => site.lines.get(text)!;
  const written = questionTexts(question);
  const texts = written.map(nodesOf);
  if ([...written, question.topic, ...question.cite, question.section].some(hasTodo))
    return undefined;
  if (!texts.every((nodes) => factIdsIn(nodes).every((fact) => ledger.has(fact)))) return undefined;
  const filled = (node: FilledReference) => filledText({ site, ledger }, node);
  const options = question.options.map(({ text }, at) => new Option(nodesOf(text), filled, at));
  const answer = rightOptionIndex(question);
  const key = options[answer]!;
  return {
    ...placed,
    id: question.id,
    order,
    stem: new ItemText(nodesOf(question.question), filled),
    options,
    key,
    answer,
    distractors: options.filter((option) => option !== key),
    explanation: new ItemText(nodesOf(question.explanation), filled),
    keyFacts: factReferencesIn(key.nodes),
    place: (path) => placeOf(set, ['questions', index, ...path]),
    dependencies: () => dependenciesOf(question, texts),
  };
}

function dependenciesOf(
  { cite, section, sign, scene, facts = [] }: Question,
  texts: readonly (readonly Inline[])[],
): Dependency[] {
  return [
    ...factDependencies([...texts.flatMap((nodes) => factIdsIn(nodes)), ...facts]),
    ...cite.map((id) => `source ${id}` as const),
    `section ${section}`,
    ...(sign === undefined ? [] : [`sign ${sign}` as const]),
    ...(scene === undefined ? [] : [`scene ${scene}` as const]),
  ];
}

/** Facts that nodes print, as `fact` or `fact@reading`. */
export function factReferencesIn(nodes: readonly Inline[]): string[] {
  return [...inlinesIn(nodes)].flatMap((node) =>
    node.type === 'fact'
      ? [node.reading === undefined ? node.id : `${node.id}@${node.reading}`]
      : [],
  );
}
