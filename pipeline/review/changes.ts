/** Compares two states of the units: the content, and either the reviewed texts or a commit. */

import { compareText } from '../findings/finding.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { type ChangedLines, groupChangedLines } from './changed-lines.ts';
import { type DatedText, datedTexts } from './future-texts.ts';
import { compareHarm, type Harm, harmOf, isQuestionUnit, referencedPictureCheck } from './harm.ts';
import {
  isMeaningLine,
  mayAskSameQuestion,
  meaningLineIn,
  rightAnswerIn,
  wordsWithoutPunctuation,
} from './meaning-hash.ts';
import { renamesBetween } from './renames.ts';
import { pictureHashIn, printedValueIn, type ReviewUnit } from './units.ts';
import { findLookAlikes } from './word-differences.ts';

type PrintedUnit = Pick<ReviewUnit, 'text'> & Partial<Pick<ReviewUnit, 'url'>>;

export type Change = {
  unit: string;
  change: 'new' | 'gone' | 'changed' | 'moved';
  /** The former id of a moved unit. */
  from?: string;
  /** The worst harm that one of the differences can do. */
  harm: Harm;
  url?: string;
  lines: ChangedLines[];
  /** The right answer of a question, if it changed or was reworded; `from` is a coming day, or '' for today. */
  rightAnswer?: { from: string; before: string; after: string };
  /** The question asks something new, so stored answers do not count; `perhaps` if a person may decide otherwise. */
  isAnew?: 'surely' | 'perhaps';
  /** The changed picture of a question whose words are the same. */
  scene?: string;
  /** Characters that look like others, if the text did not have them before. */
  strange?: string[];
  /** Facts that explain the whole change: each differing line only prints a new value of one of them. */
  follows?: string[];
  /** True if two branches changed the reviewed text, and git wrote both versions into its file. */
  isConflicted?: true;
};

/** The changes, the most harmful first; on a tie, facts first, then by unit id. */
export function changesBetween(
  before: ReadonlyMap<string, PrintedUnit>,
  after: ReadonlyMap<string, PrintedUnit>,
): Change[] {
  const renames = renamesBetween({ before, after });
  const renamed = new Set(renames.values());
  const ids = [...new Set([...before.keys(), ...after.keys()])].filter((id) => !renamed.has(id));
  const differing = ids.filter(
    (id) => renames.has(id) || before.get(id)?.text !== after.get(id)?.text,
  );
  if (differing.length === 0) return [];
  const isAsked = referencedPictureCheck(after);
  const changes = differing.map((id): Change => {
    const from = renames.get(id);
    const texts = { before: before.get(from ?? id), after: after.get(id) };
    const change = changeOf(id, from, texts);
    const { before: was, after: is } = texts;
    return {
      ...change,
      harm: harmOf(change, { before: was?.text, after: is?.text }, isAsked),
    };
  });
  const facts = changedFacts(changes, before, after);
  return changes
    .map((change) => {
      const follows = followedFacts(change, facts);
      return follows === undefined ? change : { ...change, follows };
    })
    .sort(
      (a, b) =>
        compareHarm(a.harm, b.harm) ||
        Number(b.unit.startsWith(FACTS)) - Number(a.unit.startsWith(FACTS)) ||
        compareText(a.unit, b.unit),
    );
}

type Sides = Record<'before' | 'after', PrintedUnit | undefined>;

function changeOf(
  unit: string,
  from: string | undefined,
  { before, after }: Sides,
): Omit<Change, 'harm'> {
  const sides = sidesOf(before, after);
  const lines = sides.flatMap(linesOf);
  const isAnew = anewIn(partsIn(before)[0]?.text, partsIn(after)[0]?.text);
  return omitUndefined({
    unit,
    change: changeFrom(from, { before, after }),
    from,
    url: after?.url,
    lines,
    rightAnswer: sides.flatMap((side) => answersOf(side) ?? [])[0],
    isAnew,
    scene: isAnew && lines.length === 0 ? /^scene: (.+)$/m.exec(after?.text ?? '')?.[1] : undefined,
    strange: findLookAlikes(before?.text, after?.text),
    isConflicted: /^<{7} /m.test(before?.text ?? '') ? (true as const) : undefined,
  });
}

function changeFrom(from: string | undefined, { before, after }: Sides): Change['change'] {
  if (from !== undefined) return 'moved';
  if (before === undefined) return 'new';
  return after === undefined ? 'gone' : 'changed';
}

/** @returns undefined if the meaning is the same, or if the question was reviewed before units had a `means` line */
function anewIn(before = '', after = ''): Change['isAnew'] {
  const [was, is] = [meaningLineIn(before), meaningLineIn(after)];
  if (was === undefined || is === undefined || was === is) return undefined;
  return mayAskSameQuestion(before, after) ? 'perhaps' : 'surely';
}

/** The texts of both states, either today or from a coming day on. */
type Side = { from: string; before: string | undefined; after: string | undefined };

/** A text for a later day that only the newer state has is compared with that state's own text for the days before. */
function sidesOf(before: PrintedUnit | undefined, after: PrintedUnit | undefined): Side[] {
  const [was, is] = [partsIn(before), partsIn(after)];
  const days = new Set([...was, ...is].map(({ from }) => from));
  return [...days].sort().flatMap((from): Side[] => {
    const now = is.findLast((part) => part.from <= from);
    if (from !== '' && now === undefined) return [];
    const isNew = from !== '' && was.every((part) => part.from !== from);
    const old = isNew
      ? is.findLast((part) => part.from < from)
      : was.findLast((part) => part.from <= from);
    return [{ from, before: old?.text, after: now?.text }];
  });
}

const partsIn = (printed: PrintedUnit | undefined): DatedText[] =>
  printed === undefined ? [] : datedTexts(printed.text);

const linesOf = ({ from, before, after }: Side): ChangedLines[] =>
  groupChangedLines(linesIn(before), linesIn(after)).map((hunk) =>
    from === '' ? hunk : { ...hunk, where: [`from ${from}`, hunk.where ?? []].flat().join(' › ') },
  );

/** The lines without the hash of a question's meaning: a remark reports its change in words. */
const linesIn = (text: string | undefined): string[] =>
  text === undefined
    ? []
    : text
        .trimEnd()
        .split('\n')
        .filter((line) => !isMeaningLine(line));

/** The changed right answer; undefined for new and removed questions, and if only punctuation differs. */
function answersOf({ from, before = '', after = '' }: Side): Change['rightAnswer'] {
  const [was, is] = [rightAnswerIn(before), rightAnswerIn(after)];
  return was === undefined ||
    is === undefined ||
    wordsWithoutPunctuation(was) === wordsWithoutPunctuation(is)
    ? undefined
    : { from, before: was, after: is };
}

type ChangedFact = { id: string; before: string; after: string };

function changedFacts(
  changes: readonly Change[],
  before: ReadonlyMap<string, PrintedUnit>,
  after: ReadonlyMap<string, PrintedUnit>,
): ChangedFact[] {
  return changes.flatMap(({ unit }) => {
    if (!unit.startsWith(FACTS)) return [];
    return sidesOf(before.get(unit), after.get(unit)).flatMap((side) => {
      const was = printedValueIn(side.before ?? '');
      const is = printedValueIn(side.after ?? '');
      return was === undefined || is === undefined || was === is
        ? []
        : [{ id: unit.slice(FACTS.length), before: was, after: is }];
    });
  });
}
const FACTS = 'facts/';

/** @returns the facts whose new values explain every changed line; undefined if the unit itself was edited too */
function followedFacts(
  { unit, change, lines, rightAnswer, isAnew }: Change,
  facts: readonly ChangedFact[],
): string[] | undefined {
  if (change !== 'changed' || unit.startsWith(FACTS) || lines.length === 0) return undefined;
  // A change of what a question asks is always reviewed by itself.
  if (rightAnswer !== undefined || isAnew !== undefined) return undefined;
  const followed = new Set<string>();
  for (const { before, after, moved } of lines) {
    const [was] = before;
    if (was === undefined || before.length > 1 || after.length !== 1 || moved !== undefined)
      return undefined;
    const fact = facts.find((each) => replaced(was, each) === after[0]);
    if (fact === undefined) return undefined;
    followed.add(fact.id);
  }
  return [...followed];
}

/** Replaces a fact's old value in a line. Fields print the evidence in brackets after a value; sentences do not. */
function replaced(line: string, { before, after }: ChangedFact): string {
  const bare = (words: string) => words.replace(/ \([^()]*\)$/, '');
  return line.includes(before)
    ? line.replaceAll(before, after)
    : line.replaceAll(bare(before), bare(after));
}

/**
 * The number of changes of each kind: "3 questions, 1 fact, 2 pictures and 12 other texts". Units that only print a
 * fact's new value are not counted.
 */
export function changeCountText(changes: readonly Change[]): string {
  const own = changes.filter(({ follows }) => follows === undefined);
  const hasLine = (is: (line: string) => boolean) =>
    own.filter(({ lines }) => lines.some(({ before, after }) => [...before, ...after].some(is)));
  const isPicture = (line: string) => pictureHashIn(line) !== undefined;
  const texts = hasLine((line) => !isPicture(line));
  const isFact = ({ unit }: Change) => unit.startsWith(FACTS);
  const counts: [number, string][] = [
    [texts.filter(({ unit }) => isQuestionUnit(unit)).length, 'question'],
    [texts.filter(isFact).length, 'fact'],
    [hasLine(isPicture).length, 'picture'],
    [
      texts.filter((change) => !isQuestionUnit(change.unit) && !isFact(change)).length,
      'other text',
    ],
  ];
  const parts = counts.flatMap(([count, noun]) =>
    count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`],
  );
  const last = parts.pop() ?? 'nothing';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
