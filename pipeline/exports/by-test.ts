/** The questions of a test, in its order, and what people call the files that hold them. */
import type { Canonical, CanonicalQuestion, CanonicalTest } from './canonical.ts';

export function questionsOf(
  { questions }: Pick<Canonical, 'questions'>,
  test: CanonicalTest,
): CanonicalQuestion[] {
  return questions.filter((question) => question.test === test.id);
}

export const ALL_LABEL = 'Todas las preguntas';
export const testLabel = ({ id, title }: CanonicalTest) => `Test ${id}: ${title}`;
