/** The picture of a question: a sign of the sheet of signs, or a scene, which is wide. */
import type { ReactNode } from 'react';
import type { QuizQuestion } from './quiz-data.ts';

/** Signs are never wider than this. */
const SIGN_SIDE = 96;
/** A scene from this height for its width on is tall: on a low phone the words stand beside it. */
const TALL = 0.8;

export function SignImage({
  sign,
  lazy = false,
}: {
  sign: QuizQuestion['sign'];
  lazy?: boolean;
}): ReactNode {
  if (sign === undefined) return null;
  const isScene = sign.width > SIGN_SIDE;
  return (
    <img
      {...(isScene
        ? { className: sign.height > sign.width * TALL ? 'dibujo alta' : 'dibujo' }
        : {})}
      {...sign}
      {...(lazy ? { loading: 'lazy' } : {})}
    />
  );
}
