/** The questions of the tests that belong to a stop of the road. */
import type { Stop } from '../../schemas/road.ts';
import type { Question } from '../../schemas/test.ts';
import type { Site } from '../link/site.ts';

/** @returns those whose main topic the stop has, in the order of the tests */
export function questionsAt({ questions }: Site, { topics }: Pick<Stop, 'topics'>): Question[] {
  const own = new Set(topics);
  return [...questions.values()].flatMap(({ question }) =>
    own.has(question.asks?.[0] ?? 0) ? [question] : [],
  );
}
