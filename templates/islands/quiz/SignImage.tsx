/** The picture of a question: a sign of the sheet of signs, or a scene, which is wide. */
import type { ReactNode } from 'react';
import type { QuizQuestion } from './quiz-data.ts';

/** Signs are never wider than this. */
const SIGN_SIDE = 96;

export function SignImage({
  sign,
  lazy = false,
}: {
  sign: QuizQuestion['sign'];
  lazy?: boolean;
}): ReactNode {
  if (sign === undefined) return null;
  const { width, height } = sign;
  const look = width > height ? 'dibujo' : 'dibujo alto';
  return (
    <img
      {...(width > SIGN_SIDE ? { className: look } : {})}
      {...sign}
      {...(lazy ? { loading: 'lazy' } : {})}
    />
  );
}
