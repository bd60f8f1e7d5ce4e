/**
 * `npm run bench -- --learning`: simulations of the plan's own code. Learners are invented: order and effects of 5 points
 * count, 1 to 2 points do not. `--runs 20` makes it shorter.
 */
import type { Minutes, PlanBank } from '../../../templates/islands/model/learning/types.ts';
import { atLeast, atMost, type Row } from '../rows.ts';
import { calibrationTable } from './calibration.ts';
import { choosingTable, itemsOf, learnersOf } from './choosing.ts';
import { conceptSpeedRows, passingRows, playedTable } from './concepts.ts';
import { courseTable } from './course.ts';
import { examined, shippedBank } from './exam.ts';
import { KINDS, type Kind, learnerOf } from './learner.ts';
import { type Practice, practiseByPlan, practiseByTests } from './rules.ts';
import { speedRows } from './speed.ts';

const FIRST_SEED = 2026;

type Rule = (course: Parameters<typeof practiseByPlan>[0]) => Practice;
type Means = { score: number; passing: number; minutes: number };

function simulated(
  bank: PlanBank,
  rule: Rule,
  kind: Kind,
  days: number,
  minutes: Minutes,
  runs: number,
): Means {
  const sum = { score: 0, passing: 0, minutes: 0 };
  for (let run = 0; run < runs; run += 1) {
    const seed = FIRST_SEED + run;
    const learner = learnerOf(kind, seed);
    const { seconds } = rule({ bank, learner, days, minutes, seed });
    const { score, passing } = examined(bank, learner, days + 1, seed);
    sum.score += score / runs;
    sum.passing += passing / runs;
    sum.minutes += seconds / 60 / runs;
  }
  return sum;
}

/** Prints the tables. @returns the goals */
export function learningRows(root: string, runs: number): Row[] {
  const bank = shippedBank(root);
  console.log(
    `${bank.questions.length} questions, exams of ${bank.exam.questions}, ${bank.pass} pass, ${runs} runs, seeds ${FIRST_SEED} to ${FIRST_SEED + runs - 1}\n`,
  );
  const items = itemsOf(root, bank);
  const learners = learnersOf(items);
  const behind = choosingTable(bank, items, runs, FIRST_SEED);
  for (const each of behind)
    console.log(`${each.name}: at most ${each.behind.toFixed(2)} behind the best`);
  const few = Math.min(runs, 20);
  playedTable(bank, items, learners, few, FIRST_SEED);
  const byConcept = [
    atMost('two rounds behind the best, of 40', behind[0]!.behind, 0.2, ''),
    ...passingRows(bank, items, learners, few, FIRST_SEED),
    ...conceptSpeedRows(bank),
  ];
  console.log('');
  const goals = [
    ...byConcept,
    ...learningTable(bank, runs),
    ...calibrationTable(bank, runs, FIRST_SEED),
    ...speedRows(bank),
  ];
  courseTable(bank, Math.min(runs, 20), FIRST_SEED);
  console.log('');
  return goals;
}

function learningTable(bank: PlanBank, runs: number): Row[] {
  console.log('                      score, %              pass, of 100          minutes');
  console.log('learner  days  min    tests   plan  gain    tests   plan          tests   plan');
  const goals: Row[] = [];
  const cases: readonly [number, Minutes][] = [
    [7, 10],
    [14, 10],
    [28, 10],
    [7, 20],
  ];
  for (const kind of KINDS) {
    for (const [days, minutes] of cases) {
      const before = simulated(bank, practiseByTests, kind, days, minutes, runs);
      const plan = simulated(bank, practiseByPlan, kind, days, minutes, runs);
      const cell = (value: number) => value.toFixed(1).padStart(7);
      const gain = plan.score - before.score;
      console.log(
        `${kind.name.padEnd(8)} ${String(days).padStart(4)} ${String(minutes).padStart(4)}  ${cell(before.score)}${cell(plan.score)}${cell(gain)}  ${cell(before.passing)}${cell(plan.passing)}       ${cell(before.minutes)}${cell(plan.minutes)}`,
      );
      if (days === 14 && kind.name !== 'strong')
        goals.push(atLeast(`points of score more, ${kind.name}, 14 days`, gain, 3.5));
      if (days === 28 && kind.name === 'strong')
        goals.push(atMost('minutes, strong, 28 days', plan.minutes, 235, ''));
    }
  }
  return goals;
}
