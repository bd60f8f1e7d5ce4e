/** What each way to choose the next question gives, on two invented memories, in the same answers and in the same minutes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExamTopics } from '../../../schemas/exam-topic.ts';
import type { Question } from '../../../schemas/test.ts';
import { marked } from '../../../templates/islands/model/learning/concept.ts';
import { randomFrom } from '../../../templates/islands/model/shuffle.ts';
import { mean, type ShippedBank } from './exam.ts';
import { KINDS, type Kind, type Learner, learnerOf } from './learner.ts';
import {
  atRandom,
  type Item,
  mixed,
  type QueueOf,
  twoRounds,
  unseenFirst,
  withoutReturns,
  wrongFirst,
} from './queues.ts';
import { stepLearnerOf } from './step-learner.ts';

const DAYS = [3, 7, 14, 28] as const;
/** Ten minutes at 12 seconds a question, with its reason; the minutes at the pace of each learner. */
const ANSWERS = 35;
const MINUTES = 10;

/** The site's own queue without the return of what was missed. */
const PRICE = 'no returns';
export const QUEUES: Readonly<Record<string, QueueOf>> = {
  'two rounds': twoRounds,
  [PRICE]: withoutReturns,
  'wrong first': wrongFirst,
  'unseen first': unseenFirst,
  random: atRandom,
};

type Budget = 'answers' | 'minutes';
const MODELS = ['curve', 'steps'] as const;
type Model = (typeof MODELS)[number];

type Case = { model: Model; kind: Kind; days: number; budget: Budget };

/** The questions of the bank, with what each asks: a likely sign, else the first of its topics. */
export function itemsOf(root: string, { questions }: ShippedBank): Item[] {
  const topics = JSON.parse(
    readFileSync(join(root, 'data/temas-examen.json'), 'utf8'),
  ) as ExamTopics;
  const ranks = new Map(topics.topics.map(({ number, rank }) => [number, rank]));
  const folder = join(root, 'data/tests');
  const written = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') && !file.endsWith('test.json'))
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Question)
      .map((question) => [question.id, question]),
  );
  return questions.map((question): Item => {
    const { sign, asks = [] } = written.get(question.id)!;
    const isLikely = sign !== undefined && topics.likelySigns.includes(sign);
    const rank = ['central', 'usual', 'raro'].indexOf(ranks.get(asks[0] ?? 0) ?? 'raro');
    return marked({ ...question, concept: isLikely ? `sign ${sign}` : `topic ${asks[0]}`, rank });
  });
}

/** The two memories, by their names. */
export function learnersOf(
  items: readonly Item[],
): Record<Model, (kind: Kind, seed: number) => Learner> {
  const forms = new Map<string, string[]>();
  for (const { id, concept } of items) forms.set(concept, [...(forms.get(concept) ?? []), id]);
  const of = new Map(
    items.map(({ id, concept }) => [id, { concept, forms: forms.get(concept)! }] as const),
  );
  return { curve: learnerOf, steps: (kind, seed) => stepLearnerOf(kind, seed, of) };
}

/** The right answers to expect in an exam of 40 on a day. */
function expectedScore(
  items: readonly Item[],
  { exam }: ShippedBank,
  learner: Learner,
  day: number,
): number {
  return exam.weights.reduce((sum, { topic, percent }) => {
    const own = items.filter((item) => item.topic === topic);
    const chance = mean(own.map((item) => learner.chance(item, day)));
    return sum + (exam.questions * percent * chance) / 100;
  }, 0);
}

/** Practises every day until the exam, by a queue. */
function practise(
  learner: Learner,
  items: readonly Item[],
  { exam: { weights } }: ShippedBank,
  queueOf: QueueOf,
  { days, budget }: Pick<Case, 'days' | 'budget'>,
  seed: number,
): void {
  const queue = queueOf({
    items: mixed(items, seed),
    examDay: days + 1,
    random: randomFrom(seed),
    weights,
  });
  for (let day = 1; day <= days; day += 1) {
    for (let used = 0; used < (budget === 'answers' ? ANSWERS : 60 * MINUTES); ) {
      const item = queue.next(day);
      const { right, seconds } = learner.answer(item, day);
      queue.answered(item, right, day);
      used += budget === 'answers' ? 1 : seconds;
    }
  }
}

/** Right answers of 40 that each way to choose gives in each case; every way meets the same learners. */
export function choosingTable(
  bank: ShippedBank,
  items: readonly Item[],
  runs: number,
  firstSeed: number,
): { name: string; behind: number }[] {
  const learners = learnersOf(items);
  const names = Object.keys(QUEUES);
  const most = new Map(names.map((name) => [name, 0]));
  console.log(
    `\nRight answers of ${bank.exam.questions} on the day, by the way to choose: ${ANSWERS} answers or ${MINUTES} minutes a day, ${runs} learners a case, seeds ${firstSeed} to ${firstSeed + runs - 1}`,
  );
  console.log(`memory  learner  days  same     ${names.map((name) => name.padStart(13)).join('')}`);
  for (const model of MODELS)
    for (const kind of KINDS.filter(({ name }) => name !== 'strong'))
      for (const budget of ['answers', 'minutes'] as const)
        for (const days of DAYS) {
          const scores = names.map((name) =>
            mean(
              Array.from({ length: runs }, (_, run) => {
                const seed = firstSeed + run;
                const learner = learners[model](kind, seed);
                practise(learner, items, bank, QUEUES[name]!, { days, budget }, seed);
                return expectedScore(items, bank, learner, days + 1);
              }),
            ),
          );
          // Of the others: what a rule is behind itself without returns is its price, and no rival.
          const best = Math.max(...scores.filter((_, at) => names[at] !== PRICE));
          for (const [at, name] of names.entries())
            most.set(name, Math.max(most.get(name)!, best - scores[at]!));
          console.log(
            `${model.padEnd(7)} ${kind.name.padEnd(8)} ${String(days).padStart(4)}  ${budget.padEnd(8)} ${scores.map((score) => score.toFixed(2).padStart(13)).join('')}`,
          );
        }
  return names.map((name) => ({ name, behind: most.get(name)! }));
}
