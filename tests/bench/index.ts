/**
 * `npm run bench`: the cost of commands and builds, compared with Eleventy. `--size`: what visitors load. `--bank`:
 * figures of the question bank, and its drills. `--search`: quality and cost of the search. `--press`: the delay from a
 * press in a test to the next paint. `--learning`: the plan's effect on simulated learners.
 */
import { openRunFolder } from '../run/run-folder.ts';
import { printRows } from './rows.ts';

openRunFolder();
const has = (flag: string) => process.argv.includes(flag);

if (has('--bank')) {
  const { printBankFigures } = await import('./bank.ts');
  printBankFigures();
} else if (has('--size')) {
  const { sizeRows } = await import('./size.ts');
  process.exitCode = printRows(sizeRows()) ? 0 : 1;
} else if (has('--search')) {
  const { searchRows } = await import('./search.ts');
  process.exitCode = printRows(await searchRows()) ? 0 : 1;
} else if (has('--press')) {
  const { pressRows } = await import('./press-delay.ts');
  process.exitCode = printRows(await pressRows()) ? 0 : 1;
} else if (has('--learning')) {
  const { learningRows } = await import('./learning/index.ts');
  const at = process.argv.indexOf('--runs');
  process.exitCode = printRows(learningRows('.', at === -1 ? 80 : Number(process.argv[at + 1])))
    ? 0
    : 1;
} else await import('./speed.ts');
