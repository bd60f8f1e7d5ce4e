/** Items that the build makes from signs, and the order of their options. */
import { createHash } from 'node:crypto';
import type { QuizQuestion } from '../../templates/islands/model/quiz-data.ts';

/** A generated item is in no test and no exam, and does not count towards readiness. */
export type GeneratedItem = Pick<QuizQuestion, 'id' | 'topic' | 'answer'> & {
  /** The id of the sign; a session asks at most one item about it. */
  about: string;
  /** The content of its options: meanings of signs, or actions at signs. */
  asks: 'meaning' | 'action';
  stem: string;
  /** Ids of signs: each option is the meaning or the action of its sign. */
  options: QuizQuestion['options'];
};

/** The options in an order that depends on the id only; the right option is equally often at each place. */
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
