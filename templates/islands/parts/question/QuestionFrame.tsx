/** The frame of a question: header, stem, picture and answer controls. Its styles are in frame.css. */
import type { ReactNode } from 'react';
import type { QuizQuestion } from '../../model/quiz-data.ts';

type Sign = QuizQuestion['sign'];

/** Maximum width of a sign. A wider picture is a scene. */
export const MAX_SIGN_WIDTH = 96;
/**
 * A scene with a larger ratio of width to height is wide. Beside a scene with a ratio up to SQUARE, there is space for
 * the stem.
 */
const WIDE = 1.5;
const SQUARE = 1.2;

/** @property looks extra class names for the state of the answer */
type Props = { sign: Sign; looks?: string; children: ReactNode };

export function QuestionFrame({ sign, looks = '', children }: Props) {
  return <div className={`question-frame ${shapeOf(sign)}${looks}`}>{children}</div>;
}

function shapeOf(sign: Sign): string {
  if (sign === undefined) return 'without-picture';
  if (!isScene(sign)) return 'with-picture';
  const ratio = sign.width / sign.height;
  if (ratio > WIDE) return 'with-picture wide-picture';
  return ratio <= SQUARE ? 'with-picture square-picture' : 'with-picture';
}

const isScene = ({ width }: NonNullable<Sign>): boolean => width > MAX_SIGN_WIDTH;

/** The picture of a question: a sign, or a scene, which a press enlarges. */
export function FramePicture({ sign }: { sign: Sign }) {
  if (sign === undefined) return null;
  if (!isScene(sign)) return <img className="road-sign" {...sign} />;
  return (
    <a className="scene-view" href={sign.src} data-prop={ratioOf(sign)} data-agrandar="">
      <img {...sign} />
      <span className="visually-hidden"> Agrandar</span>
    </a>
  );
}

/**
 * The ratio of width to height, which frame-sizes.css reads. It is rounded down, so that the picture gets at least the
 * height that its width needs.
 */
const ratioOf = ({ width, height }: NonNullable<Sign>): string =>
  `${Math.floor((10 * width) / height) / 10}`;
