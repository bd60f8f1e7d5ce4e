/**
 * `npm run bench -- --learning`: simulations of the plan's own rules. Learners are invented: order and effects of 5 points
 * count, 1 to 2 points do not. `--runs 20` makes it shorter.
 */
import { atMost, type Row } from '../rows.ts';
import { choosingTable, itemsOf, learnersOf } from './choosing.ts';
import { conceptSpeedRows, passingRows, playedTable } from './concepts.ts';
import { shippedBank } from './exam.ts';

const FIRST_SEED = 2026;

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
  return [
    atMost('two rounds behind the best, of 40', behind[0]!.behind, 0.2, ''),
    ...passingRows(bank, items, learners, few, FIRST_SEED),
    ...conceptSpeedRows(bank),
  ];
}
