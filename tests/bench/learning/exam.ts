/** The site's own bank, and how a learner does in its exams. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawExam } from '../../../templates/islands/model/draw.ts';
import type { PlanBank } from '../../../templates/islands/model/learning/types.ts';
import type { BankQuestion } from '../../../templates/islands/model/quiz-data.ts';
import { randomFrom } from '../../../templates/islands/model/shuffle.ts';
import type { Learner } from './learner.ts';

const EXAMS = 200;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export type ShippedQuestion = Pick<BankQuestion, 'id' | 'revision' | 'topic' | 'answer'>;
export type ShippedBank = PlanBank & { questions: readonly ShippedQuestion[] };

/** An exam by its number, as the simulator draws it. */
const examOf = ({ questions, exam }: ShippedBank, number: number): ShippedQuestion[] =>
  drawExam(questions, exam, number);

type Written = Omit<ShippedQuestion, 'answer'> & { options: { right?: true }[] };

/** The site's own questions; 28 of 40 pass. */
export function shippedBank(root: string): ShippedBank {
  const folder = join(root, 'data/tests');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.endsWith('test.json'))
    .sort();
  const questions = files
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Written)
    .map(({ id, revision, topic, options }) => ({
      id,
      revision,
      topic,
      answer: options.findIndex(({ right }) => right) as 0 | 1 | 2 | 3,
    }));
  const weights = [
    { topic: 'senales', percent: 40 },
    { topic: 'reglas', percent: 30 },
    { topic: 'conduccion-segura', percent: 20 },
    { topic: 'vehiculo', percent: 10 },
  ] as const;
  return { questions, exam: { questions: 40, weights: [...weights] }, pass: 28 };
}

/** Mean score and share of exams passed, in percent, of exams drawn as the simulator draws them. */
export function examined(bank: ShippedBank, learner: Learner, day: number, seed: number) {
  const random = randomFrom(seed);
  let passed = 0;
  let points = 0;
  for (let n = 0; n < EXAMS; n += 1) {
    const asked = examOf(bank, 1000 + n);
    const score = asked.filter((question) => random() < learner.chance(question, day)).length;
    points += score / asked.length;
    if (score >= bank.pass) passed += 1;
  }
  return { score: (100 * points) / EXAMS, passing: (100 * passed) / EXAMS };
}
