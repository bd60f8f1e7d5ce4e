/** The sign of a question, an image of the sheet of signs. */
import type { ReactNode } from 'react';
import type { QuizQuestion } from './quiz-data.ts';

export function SignImage({
  sign,
  lazy = false,
}: {
  sign: QuizQuestion['sign'];
  lazy?: boolean;
}): ReactNode {
  return sign ? <img className="signo" {...sign} {...(lazy ? { loading: 'lazy' } : {})} /> : null;
}
