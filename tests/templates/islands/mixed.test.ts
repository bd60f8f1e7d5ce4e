/** Ten mixed questions: from all topics, more of them from the weak ones. */
import { expect, test } from 'vitest';
import { startAttempt } from '../../../templates/islands/quiz/attempt.ts';
import { drawMixed, topicWeights } from '../../../templates/islands/quiz/mixed.ts';
import { EMPTY_PROGRESS, type Progress } from '../../../templates/islands/storage/progress.ts';
import { bank } from './bank.ts';

const data = bank(80);
const count = (questions: readonly { topic: string }[], topic: string) =>
  questions.filter((question) => question.topic === topic).length;

/** All answers of a finished test are right except those of one topic. */
function weakIn(topic: string, revision = 1): Progress {
  const attempt = startAttempt(data, { id: 'a', seed: 0, now: 1 });
  return {
    ...EMPTY_PROGRESS,
    finished: [
      {
        ...attempt,
        endedAt: 2,
        order: attempt.order.map(({ id }) => ({ id, revision })),
        answers: new Map(
          data.questions.map(({ id, topic: own, answer }) => [
            id,
            {
              choice: (own === topic ? (answer + 1) % 4 : answer) as 0 | 1 | 2 | 3,
              revealed: true,
            },
          ]),
        ),
      },
    ],
  };
}

test('ten different questions of all topics for a new visitor', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const drawn = drawMixed(
      data.questions.map((question) => ({ ...question, test: '2' })),
      EMPTY_PROGRESS,
      seed,
    );
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(10);
    for (const topic of ['senales', 'reglas', 'conduccion-segura', 'vehiculo'])
      expect(count(drawn, topic)).toBeGreaterThanOrEqual(2);
  }
});

test('most of them from the topic that the device shows to be weak', () => {
  const questions = data.questions.map((question) => ({ ...question, test: '2' }));
  expect(count(drawMixed(questions, weakIn('vehiculo'), 1), 'vehiculo')).toBeGreaterThanOrEqual(7);
  expect(count(drawMixed(questions, weakIn('senales'), 1), 'senales')).toBeGreaterThanOrEqual(7);
});

test('answers to an older revision of a question say nothing', () => {
  expect(
    new Set(
      topicWeights(
        bank(80).questions.map((each) => ({ ...each })),
        weakIn('vehiculo', 2),
      ).map(({ percent }) => percent),
    ),
  ).toEqual(new Set([50]));
});
