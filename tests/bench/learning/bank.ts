/** The site's own questions and drills, and a learner's score in an exam made from them. */
import { type ItemKind, itemsOfKind, readBank } from '../../../pipeline/bank/item.ts';
import { signDrills } from '../../../pipeline/render/questions/plan-data.ts';
import { drawExam } from '../../../templates/islands/model/draw-exam.ts';
import type { BankQuestion, ExamBlueprint } from '../../../templates/islands/model/quiz-data.ts';
import { seededRandom } from '../../../templates/islands/model/shuffle.ts';
import { shippedContent } from '../../content/shipped.ts';
import type { Learner, LearnerForm } from './learners.ts';

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

type Tested = Pick<BankQuestion, 'id' | 'revision' | 'topic' | 'answer'>;

export const EXAM: Pick<ExamBlueprint, 'questions' | 'weights'> = {
  questions: 40,
  weights: [
    { topic: 'senales', percent: 40 },
    { topic: 'reglas', percent: 30 },
    { topic: 'conduccion-segura', percent: 20 },
    { topic: 'vehiculo', percent: 10 },
  ],
};
export const PASS = 28;

/** Reads the shipped questions and drills, from which every strategy chooses. */
export function readBenchBank() {
  const { site, ledger } = shippedContent();
  const bank = readBank(site!, ledger!);
  const text = { plain: (rich: string) => rich, href: (route: string) => route };
  const signImage = () => ({ src: '/s.svg#x', width: 96, height: 96, alt: '' });
  const drills = signDrills({ site: site!, text, signImage });
  const questionsOf = (kind: ItemKind): Tested[] =>
    itemsOfKind(bank, kind).map(({ id, question: { revision, topic }, answer }) => ({
      ...{ id, revision, topic },
      answer: answer as Tested['answer'],
    }));
  return { bank, drills, tests: questionsOf('test') };
}

/** Expected number of right answers in an exam of 40 questions on a day. @param asked the forms that the exam asks */
export const expectedScore = (learner: Learner, asked: readonly Asked[], day: number): number =>
  EXAM.weights.reduce((sum, { topic, percent }) => {
    const own = asked.filter((form) => form.topic === topic);
    const chance = mean(own.map((form) => learner.chance(form, day)));
    return sum + (EXAM.questions * percent * chance) / 100;
  }, 0);
export type Asked = LearnerForm & { topic: string };

const EXAMS = 40;

/** Percentage of 40 simulated exams that this learner passes. */
export function passesOf(
  learner: Learner,
  asked: ReadonlyMap<string, Asked>,
  tests: readonly Tested[],
  { day, seed }: { day: number; seed: number },
): number {
  const random = seededRandom(seed);
  const passed = Array.from({ length: EXAMS }, (_, at) => {
    const drawn = drawExam(tests, EXAM, 1000 + at);
    const right = drawn.filter(({ id }) => random() < learner.chance(asked.get(id)!, day));
    return Number(right.length >= PASS);
  });
  return 100 * mean(passed);
}
