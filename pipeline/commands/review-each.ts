/** Reviews one change after the other, the most harmful first. Accepted units are written at once. */

import { type Acceptance, type AcceptanceResult, acceptUnits } from '../edit/accept.ts';
import { groupByNames } from '../program/group-by-names.ts';
import { type Change, changeCountText } from '../review/changes.ts';
import { unitChangeText } from '../review/format-terminal.ts';
import { HARM_PLURALS, type Harm } from '../review/harm.ts';
import type { ReviewUnit } from '../review/units.ts';
import { countWithNoun } from '../text/plural.ts';
import type { CommandContext } from './context.ts';
import { print } from './output.ts';
import { printOutcome } from './report.ts';
import { askInTerminal, printInPager, type QuestionPrompt } from './terminal.ts';

/** The subject of one answer: a unit, or all units that only print the new value of a fact. */
type Step = { harm: Harm; changes: readonly Change[]; fact?: string };

/** Fits the width of a narrow terminal. */
const QUESTION = 'Accept? [y]es [n]o [s]kip [a]ll [q]uit ';
const HELP = `  y  accept: written into data/reviewed at once
  n  reject: its place is printed at the end
  s  skip: shown again next time
  a  show the rest of this kind, ask once more, then accept it
  q  quit: accepted changes stay accepted
`;
const SAME =
  'Does it still ask the same thing? [y] stored answers count, [n] learners are asked again ';

type Session = {
  context: CommandContext;
  state: Acceptance;
  changes: readonly Change[];
  /** Number of steps at the start of the session. */
  count: number;
  taken: Set<string>;
  toMend: Change[];
  ask: QuestionPrompt;
  show: (text: string) => void;
};

/**
 * @param given `ask` and `show` are set in tests only
 * @param units the place of each unit, for the list of rejected ones
 */
export async function reviewEachUnit(
  given: Pick<Session, 'context' | 'state' | 'changes'> & Partial<Pick<Session, 'ask' | 'show'>>,
  units: ReadonlyMap<string, Pick<ReviewUnit, 'place'>>,
): Promise<void> {
  let steps: readonly Step[] | undefined = stepsOf(given.changes);
  const session: Session = {
    ask: askInTerminal,
    show: printInPager,
    ...given,
    count: steps.length,
    taken: new Set(),
    toMend: [],
  };
  while (steps !== undefined && steps.length > 0) steps = await nextSteps(session, steps);
  print(endText(session, units));
}

/** Asks about the first step. @returns the steps that are left; undefined to stop */
async function nextSteps(
  session: Session,
  steps: readonly Step[],
): Promise<readonly Step[] | undefined> {
  const [step, ...rest] = steps as [Step, ...Step[]];
  // Skips units that only print the new value of a fact if that value was not accepted.
  if (isRefused(session, step, [])) return rest;
  session.show(stepText(session, step, rest.length));
  const answer = await answerTo(session.ask);
  if (answer === undefined) return undefined;
  if (answer === 'all') return withoutKind(session, steps);
  if (answer === 'no') session.toMend.push(...step.changes);
  if (answer === 'yes') {
    const same = await sameIn(step, session.ask);
    if (same === undefined) return undefined;
    take(session, step.changes, same);
  }
  return rest;
}

/** Accepts all steps of the same kind as the first. If there are others, shows them and needs one more yes. */
async function withoutKind(
  session: Session,
  steps: readonly Step[],
): Promise<readonly Step[] | undefined> {
  const [first] = steps as [Step, ...Step[]];
  const kind = steps.filter((step) => step.harm === first.harm && !isRefused(session, step, steps));
  const more = kind.filter((step) => step !== first);
  if (more.length > 0) {
    const after = (step: Step) => steps.length - steps.indexOf(step) - 1;
    session.show(more.map((step) => stepText(session, step, after(step))).join(''));
    const answer = await answerTo(session.ask, `Accept all ${kind.length}? [y]es [n]o [q]uit `);
    if (answer !== 'yes') return answer === undefined ? undefined : steps;
  }
  take(
    session,
    kind.flatMap(({ changes }) => changes),
  );
  return steps.filter((step) => !kind.includes(step));
}

/** @param same the unit whose question still asks the same thing, according to a person */
function take({ context, state, taken }: Session, changes: readonly Change[], same?: string): void {
  const written = acceptUnits(state, changes, (unit) => unit === same);
  for (const unit of written.units) taken.add(unit);
  printAcceptedUnits(context, changes, written);
}

/**
 * True if the units of a step only print the value of a fact that was not accepted. @param open steps not yet answered
 */
function isRefused({ changes, taken }: Session, { fact }: Step, open: readonly Step[]): boolean {
  if (fact === undefined) return false;
  const isOwn = ({ unit }: Change) => unit === `facts/${fact}`;
  return (
    changes.some(isOwn) &&
    !taken.has(`facts/${fact}`) &&
    !open.some((step) => step.fact === undefined && step.changes.some(isOwn))
  );
}

/** Groups the changes that only print a fact's new value into one step, after the step of the fact itself. */
function stepsOf(changes: readonly Change[]): Step[] {
  const firstFollowed = ({ follows = [] }: Change) => follows.slice(0, 1);
  const following = groupByNames(changes, firstFollowed);
  const own = changes.filter((change) => firstFollowed(change).length === 0);
  const steps = own.flatMap((change): Step[] => {
    const fact = change.unit.replace(/^facts\//, '');
    const printing = following.get(fact);
    following.delete(fact);
    return [
      { harm: change.harm, changes: [change] },
      ...(printing === undefined ? [] : [{ harm: change.harm, changes: printing, fact }]),
    ];
  });
  return [
    ...steps,
    ...[...following].map(
      ([fact, printing]): Step => ({ harm: 'figure', changes: printing, fact }),
    ),
  ];
}

/** @param left number of steps after this one */
function stepText({ count }: Session, { harm, changes, fact }: Step, left: number): string {
  const only = fact === undefined ? '' : `, units that only print ${fact}`;
  return `── ${count - left} of ${count}: ${HARM_PLURALS[harm]}${only}\n${changes.map((change) => `${unitChangeText(change)}\n`).join('')}`;
}

type Answer = 'yes' | 'no' | 'skip' | 'all';
const ANSWERS: Readonly<Record<string, Answer>> = {
  y: 'yes',
  yes: 'yes',
  si: 'yes',
  sí: 'yes',
  n: 'no',
  no: 'no',
  s: 'skip',
  skip: 'skip',
  a: 'all',
  all: 'all',
};

/** Asks until the answer is valid. @returns undefined to stop */
async function answerTo(ask: QuestionPrompt, question = QUESTION): Promise<Answer | undefined> {
  for (;;) {
    const line = await ask(question);
    const word = line?.trim().toLowerCase();
    if (word === undefined || word === 'q' || word === 'quit') return undefined;
    if (Object.hasOwn(ANSWERS, word)) return ANSWERS[word];
    print(HELP);
  }
}

/** @returns the unit if a person says that its question still asks the same thing, '' if not, undefined to stop */
async function sameIn(
  { changes: [change], fact }: Step,
  ask: QuestionPrompt,
): Promise<string | undefined> {
  if (fact !== undefined || change?.isAnew !== 'perhaps') return '';
  const answer = await answerTo(ask, SAME);
  if (answer === undefined) return undefined;
  return answer === 'yes' ? change.unit : '';
}

function endText(
  { changes, taken, toMend }: Session,
  units: ReadonlyMap<string, Pick<ReviewUnit, 'place'>>,
): string {
  const left = changes.filter(({ unit }) => !taken.has(unit));
  if (left.length === 0) return 'Everything is reviewed. Commit data/reviewed with your edit.\n';
  const places = toMend.map(({ unit }) => {
    const place = units.get(unit)?.place();
    return `  ${unit}${place === undefined ? '' : `  ${place.file}:${place.range?.start.line ?? 1}`}\n`;
  });
  return [
    `${countWithNoun(changes.length - left.length, 'unit')} accepted, ${left.length} left: the next licencia review continues there.\n`,
    ...(places.length === 0 ? [] : ['To be corrected:\n', ...places]),
  ].join('');
}

/** Prints the accepted units, and the edits of records that follow from them. */
export function printAcceptedUnits(
  context: CommandContext,
  changes: readonly Change[],
  { units, edits, others }: AcceptanceResult,
): void {
  for (const edit of edits) printOutcome(context, `${edit}\n`);
  const own = changes.filter(({ unit }) => !others.includes(unit));
  if (own.length > 0)
    printOutcome(
      context,
      `${changeCountText(own)} accepted: ${countWithNoun(units.length, 'unit')} of ${String(context.options.data ?? 'data')}/reviewed\n`,
    );
  for (const unit of others)
    print(
      `${unit}: somebody else accepted another text of it; nothing was written. Run again: licencia review ${unit}\n`,
    );
}
