/** The picture of a question: a sign from the sprite, or a scene, which is wider. */
import type { QuizQuestion } from '../../model/quiz-data.ts';

/** Signs are never wider than this. */
const SIGN_SIDE = 96;

export function SignImage({
  sign,
  lazy = false,
}: {
  sign: QuizQuestion['sign'];
  lazy?: boolean;
}) {
  if (sign === undefined) return null;
  const isScene = sign.width > SIGN_SIDE;
  const isTall = isScene && sign.height >= sign.width;
  return (
    <img
      {...(isScene ? { className: 'scene-image' } : {})}
      {...(isTall ? { 'data-alto': '' } : {})}
      {...sign}
      {...(lazy ? { loading: 'lazy' } : {})}
    />
  );
}
