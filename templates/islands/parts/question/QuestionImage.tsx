/** The picture of a question: a sign from the sprite, or a scene, which is shown wider. */
import type { QuizQuestion } from '../../model/quiz-data.ts';
import { MAX_SIGN_WIDTH } from './QuestionFrame.tsx';

type Props = { sign: QuizQuestion['sign']; lazy?: boolean };

export function QuestionImage({ sign, lazy = false }: Props) {
  if (sign === undefined) return null;
  const isScene = sign.width > MAX_SIGN_WIDTH;
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
