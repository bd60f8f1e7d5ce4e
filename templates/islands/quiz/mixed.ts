/** Ten mixed questions, more of them from the topics that the answers on this device show to be weak. */
import type { Progress } from '../storage/progress.ts';
import { settled } from './attempt.ts';
import { drawExam } from './draw.ts';
import type { BankQuestion } from './quiz-data.ts';

/** What a review of mixed questions is about, and its address (#diez). */
export const MIXED = 'diez';
const SIZE = 10;

type Drawable = Pick<BankQuestion, 'id' | 'topic' | 'twins' | 'revision' | 'answer'>;

/**
 * Share of wrong answers for each topic. One right and one wrong answer are added: a topic without answers is in the
 * middle, and one wrong answer alone does not make a topic the weakest.
 */
export function topicWeights(
  bank: readonly Drawable[],
  { finished, running }: Pick<Progress, 'finished' | 'running'>,
): { topic: string; percent: number }[] {
  const byId = new Map(bank.map((question) => [question.id, question]));
  const counts = new Map(bank.map(({ topic }) => [topic, { wrong: 1, all: 2 }]));
  for (const attempt of [...finished, ...running.map((each) => each.attempt)]) {
    const choices = settled(attempt);
    for (const { id, revision } of attempt.order) {
      const question = byId.get(id);
      const choice = choices.get(id);
      const count = question && counts.get(question.topic);
      if (!count || choice === undefined || question.revision !== revision) continue;
      count.all += 1;
      if (choice !== question.answer) count.wrong += 1;
    }
  }
  return [...counts].map(([topic, { wrong, all }]) => ({ topic, percent: (100 * wrong) / all }));
}

export function drawMixed<Q extends Drawable>(
  bank: readonly Q[],
  progress: Pick<Progress, 'finished' | 'running'>,
  seed: number,
): Q[] {
  return drawExam(bank, { questions: SIZE, weights: topicWeights(bank, progress) }, seed);
}
