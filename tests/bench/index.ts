/**
 * `npm run bench`: what builds cost beside other programs; with `--details`, start-up, audits, commands and scripts; with
 * `--dev`, how soon a browser shows an edit, and the memory of `dev`; with `--unseen`, whether single changes of the content are errors or shown by a review; with `--bank`, what the bank of questions measures; with
 * `--search`, what the search finds and costs; with `--learning`, what the plan does for invented learners; with `--drills`, the pairs and generated items, for review.
 */
import { openRunFolder } from '../run-folder.ts';

openRunFolder();

if (process.argv.includes('--unseen')) {
  const { benchUnseen } = await import('./unseen.ts');
  process.exitCode = benchUnseen() ? 0 : 1;
} else if (process.argv.includes('--drills')) {
  const { printDrills } = await import('./drills.ts');
  printDrills();
} else if (process.argv.includes('--bank')) {
  const { benchBank } = await import('./bank.ts');
  benchBank();
} else if (process.argv.includes('--learning')) {
  const { benchLearning } = await import('./learning/index.ts');
  const at = process.argv.indexOf('--runs');
  const isMet = benchLearning('.', at === -1 ? 80 : Number(process.argv[at + 1]));
  process.exitCode = isMet ? 0 : 1;
} else if (process.argv.includes('--search')) {
  const { benchSearch } = await import('./search.ts');
  const at = process.argv.indexOf('--site');
  process.exitCode = (await benchSearch(at === -1 ? undefined : process.argv[at + 1])) ? 0 : 1;
} else if (process.argv.includes('--dev')) {
  const { benchDev } = await import('./dev-edits.ts');
  process.exitCode = (await benchDev()) ? 0 : 1;
} else if (process.argv.includes('--details')) await import('./details.ts');
else await import('./bench.ts');
