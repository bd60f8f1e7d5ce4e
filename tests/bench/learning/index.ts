/**
 * `npm run bench -- --learning`: simulations of the plan's own code. Learners are invented: order and effects of 5 points
 * count, 1 to 2 points do not. `--runs 20` makes it shorter.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readinessOn } from '../../../templates/islands/plan/readiness.ts';
import type { Minutes, PlanBank, PlanQuestion } from '../../../templates/islands/plan/types.ts';
import { drawExam } from '../../../templates/islands/quiz/draw.ts';
import { randomFrom } from '../../../templates/islands/quiz/shuffle.ts';
import { KINDS, type Kind, type Learner, learnerOf } from './learner.ts';
import { type Practice, practiseByPlan, practiseByTests } from './rules.ts';

const FIRST_SEED = 2026;
const EXAMS = 200;
const CALIBRATION_DAYS = [3, 5, 7, 10, 14, 21, 28];

/** The site's own questions; 28 of 40 pass. */
export function shippedBank(root: string): PlanBank {
  const folder = join(root, 'data/tests');
  const questions = readdirSync(folder).flatMap((file) => {
    const test = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      questions: (Omit<PlanQuestion, 'answer'> & { correctAnswer: 0 | 1 | 2 | 3 })[];
    };
    return test.questions.map(({ id, revision, topic, correctAnswer }) => ({
      id,
      revision,
      topic,
      answer: correctAnswer,
    }));
  });
  const weights = [
    { topic: 'senales', percent: 40 },
    { topic: 'reglas', percent: 30 },
    { topic: 'conduccion-segura', percent: 20 },
    { topic: 'vehiculo', percent: 10 },
  ] as const;
  return { questions, exam: { questions: 40, weights: [...weights] }, pass: 28 };
}

/** Mean score and share of exams passed, in percent, of exams drawn as the simulator draws them. */
function examined(bank: PlanBank, learner: Learner, day: number, seed: number) {
  const random = randomFrom(seed);
  let passed = 0;
  let points = 0;
  for (let n = 0; n < EXAMS; n += 1) {
    const asked = drawExam(bank.questions as never[], bank.exam, 1000 + n) as PlanQuestion[];
    const score = asked.filter((question) => random() < learner.chance(question, day)).length;
    points += score / asked.length;
    if (score >= bank.pass) passed += 1;
  }
  return { score: (100 * points) / EXAMS, passing: (100 * passed) / EXAMS };
}

type Rule = (course: Parameters<typeof practiseByPlan>[0]) => Practice;
type Means = { score: number; passing: number; minutes: number };

function simulated(bank: PlanBank, rule: Rule, kind: Kind, days: number, minutes: Minutes, runs: number): Means {
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

type Goal = { name: string; value: number; isMet: boolean; wanted: string };

export function benchLearning(root: string, runs: number): boolean {
  const bank = shippedBank(root);
  console.log(
    `${bank.questions.length} questions, exams of ${bank.exam.questions}, ${bank.pass} pass, ${runs} runs, seeds ${FIRST_SEED} to ${FIRST_SEED + runs - 1}\n`,
  );
  const goals = [...learningTable(bank, runs), ...calibrationTable(bank, runs)];
  console.log('');
  for (const { name, value, isMet, wanted } of goals)
    console.log(`${isMet ? 'met   ' : 'MISSED'} ${name.padEnd(52)} ${value.toFixed(1).padStart(6)} (${wanted})`);
  return goals.every(({ isMet }) => isMet);
}

function learningTable(bank: PlanBank, runs: number): Goal[] {
  console.log('                      score, %              pass, of 100          minutes');
  console.log('learner  days  min    tests   plan  gain    tests   plan          tests   plan');
  const goals: Goal[] = [];
  const cases: readonly [number, Minutes][] = [[7, 10], [14, 10], [28, 10], [7, 20]];
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
        goals.push({ name: `points of score more, ${kind.name}, 14 days`, value: gain, isMet: gain >= 3.5, wanted: '≥ 3.5' });
      if (days === 28 && kind.name === 'strong')
        goals.push({ name: 'minutes, strong, 28 days', value: plan.minutes, isMet: plan.minutes <= 235, wanted: '≤ 235' });
    }
  }
  return goals;
}

function calibrationTable(bank: PlanBank, runs: number): Goal[] {
  const told: { told: number; passing: number }[] = [];
  for (const kind of KINDS)
    for (const days of CALIBRATION_DAYS)
      for (let run = 0; run < runs; run += 1) {
        const seed = FIRST_SEED + 1000 * days + run;
        const learner = learnerOf(kind, seed);
        const { learning } = practiseByPlan({ bank, learner, days, minutes: 10, seed });
        const { measure: _, ...rest } = learning!;
        const reading = readinessOn(rest, bank, { today: days, day: days + 1 });
        if (reading.state !== 'told') continue;
        // «más de 95» is told of 96 to 100.
        const value = reading.isTop ? 98 : reading.passing;
        told.push({ told: value, passing: examined(bank, learner, days + 1, seed).passing });
      }
  console.log('\ntold, of 100    people    told    true');
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  let error = 0;
  for (let from = 0; from < 100; from += 10) {
    const bin = told.filter((each) => each.told >= from && each.told < from + 10);
    if (bin.length === 0) continue;
    const [said, passing] = [mean(bin.map((each) => each.told)), mean(bin.map((each) => each.passing))];
    error += (Math.abs(said - passing) * bin.length) / told.length;
    console.log(`${`${from} to ${from + 9}`.padEnd(14)}${String(bin.length).padStart(8)}${said.toFixed(1).padStart(8)}${passing.toFixed(1).padStart(8)}`);
  }
  const top = mean(told.filter((each) => each.told >= 90).map(({ passing }) => passing));
  return [
    { name: 'calibration error, points', value: error, isMet: error <= 4, wanted: '≤ 4' },
    { name: 'told 90 or more: really pass, of 100', value: top, isMet: top >= 93, wanted: '≥ 93' },
  ];
}
