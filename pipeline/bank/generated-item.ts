/** Items that the build makes from signs, and the order of their options. */
import { createHash } from 'node:crypto';
import type { QuizQuestion } from '../../templates/islands/model/quiz-data.ts';

/** A generated item is in no test and no exam, and does not count towards readiness. */
export type GeneratedItem = Pick<QuizQuestion, 'id' | 'topic' | 'answer'> & {
  /** The sign; a session asks at most one item of it. */
  about: string;
  /** What its options are: what signs mean, or what one does at them. */
  asks: 'meaning' | 'action';
  stem: string;
  /** The ids of the signs whose meanings or actions they are. */
  options: QuizQuestion['options'];
};

/** The options in an order that only the id decides: the right one is at each place equally often. */
export function placedOptions(
  id: string,
  right: string,
  wrong: readonly string[],
): Pick<GeneratedItem, 'options' | 'answer'> {
  const answer = (createHash('sha256').update(id).digest().readUInt8() %
    4) as GeneratedItem['answer'];
  const options = [...wrong];
  options.splice(answer, 0, right);
  return { options: options as GeneratedItem['options'], answer };
}
