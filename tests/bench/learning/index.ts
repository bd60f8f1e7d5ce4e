/**
 * `npm run bench -- --learning`: the score of each strategy on two simulated memories with the same number of answers,
 * and how often the readiness band contains the true score. Half a right answer is a significant difference. A smaller
 * number in `--runs 20` makes the run shorter.
 */
import { planFileRules } from '../../../pipeline/render/questions/plan-data.ts';
import { rulesAndFormsOf } from '../../../templates/islands/model/learning/forms.ts';
import { type Row, rowWithLimit } from '../rows.ts';
import { type Asked, EXAM, expectedScore, mean, passesOf, readBenchBank } from './bank.ts';
import { curveLearner, KINDS, type Kind, type LearnerOf, stepLearner } from './learners.ts';
import { type BenchRule, type MakeQueue, OTHER_STRATEGIES } from './other-strategies.ts';
import { readinessRows } from './readiness.ts';
import { choosingRow, siteQueue } from './site-strategy.ts';

const FIRST_SEED = 2026;
const MODELS: Readonly<Record<string, LearnerOf>> = { A: curveLearner, B: stepLearner };
/**
 * Days of practice, and answers per day (`size`): ten minutes at 12 or 20 seconds per answer and its explanation.
 * `behind`: how far the site may be behind the best rival. `before`: the score when the plan chose by concepts, from 80
 * runs (A weak, A average, B weak, B average).
 */
const CASES = [
  { days: 7, size: 50, behind: 0.5, before: [26.1, 31, 24.1, 29.9] },
  { days: 7, size: 30, behind: 1.4, before: [24.8, 30.2, 23.3, 29.2] },
  { days: 3, size: 50, behind: 0.5, before: [24.5, 30, 24.1, 29.6] },
  { days: 14, size: 50, behind: 0.5, before: [27.9, 33, 23.5, 30.3] },
] as const;
const QUEUES: Readonly<Record<string, MakeQueue>> = { site: siteQueue, ...OTHER_STRATEGIES };

function benchRules({ bank, drills, tests }: ReturnType<typeof readBenchBank>): BenchRule[] {
  const { rules } = rulesAndFormsOf(planFileRules(bank, drills), tests);
  return rules.map(({ id, rank, isTested, forms }) => ({
    ...{ id, rank, isTested, topic: forms[0]!.topic },
    forms: forms.map((form): Asked => ({ id: form.id, rule: id, topic: form.topic })),
  }));
}

/** Prints the tables. @returns a row for each goal */
export function learningRows(_root: string, runs: number): Row[] {
  const made = readBenchBank();
  const rules = benchRules(made);
  const siblings = new Map(rules.map(({ id, forms }) => [id, forms]));
  const asked = rules.flatMap(({ isTested, forms }) => (isTested ? [forms[0]!] : []));
  const byId = new Map(asked.map((form) => [form.id, form]));
  const score = (name: string, learnerOf: LearnerOf, kind: Kind, { days, size }: Case) => {
    const all = Array.from({ length: runs }, (_, run) => {
      const seed = FIRST_SEED + run;
      const learner = learnerOf(kind, seed, siblings);
      practise(
        learner,
        QUEUES[name]!({ ...{ rules, weights: EXAM.weights, size, seed }, examDay: days + 1 }),
        { days, size },
      );
      return {
        right: expectedScore(learner, asked, days + 1),
        passing: passesOf(learner, byId, made.tests, { day: days + 1, seed }),
      };
    });
    return {
      right: mean(all.map((one) => one.right)),
      passing: mean(all.map((one) => one.passing)),
    };
  };
  console.log(
    `${rules.length} rules, ${asked.length} of them in tests, ${runs} runs, seeds from ${FIRST_SEED}; right answers of ${EXAM.questions} (of 100 exams passed)\n`,
  );
  const names = Object.keys(QUEUES);
  console.log(`memory learner  days    before${names.map((name) => name.padStart(14)).join('')}`);
  const rows = Object.entries(MODELS).flatMap(([model, learnerOf], first) =>
    KINDS.slice(0, 2).flatMap((kind, second) =>
      CASES.flatMap((each) => {
        const cells = names.map((name) => score(name, learnerOf, kind, each));
        const before = each.before[2 * first + second]!;
        const words = cells.map(
          ({ right, passing }) => `${right.toFixed(1)} (${passing.toFixed(0)})`,
        );
        const what = `${model} ${kind.name} ${each.days}×${each.size}`;
        console.log(
          `${what.padEnd(20)} ${before.toFixed(1).padStart(8)}${words.map((cell) => cell.padStart(14)).join('')}`,
        );
        const [site, ...rivals] = cells.map(({ right }) => right);
        return [
          rowWithLimit(
            `${what} behind the best rival`,
            Math.max(...rivals) - site!,
            each.behind,
            '',
          ),
          rowWithLimit(`${what} behind the page before`, before - site!, 0, ''),
        ];
      }),
    ),
  );
  return [...rows, ...readinessRows(rules, Math.min(runs, 25), FIRST_SEED), choosingRow(rules)];
}
type Case = Pick<(typeof CASES)[number], 'days' | 'size'>;

function practise(
  learner: ReturnType<LearnerOf>,
  queue: ReturnType<MakeQueue>,
  { days, size }: Case,
): void {
  for (let day = 1; day <= days; day += 1)
    for (let n = 0; n < size; n += 1) {
      const form = queue.next(day);
      queue.answered(form, learner.answer(form, day), day);
    }
}
