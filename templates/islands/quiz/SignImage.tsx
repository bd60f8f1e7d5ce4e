/** Turns a sign of the question into an image: an SVG inside `<img>` cannot run anything and needs no innerHTML. */
import type { ReactNode } from 'react';
import type { QuizQuestion } from './quiz-data.ts';

const WIDTH = 96;

export function SignImage({ sign }: { sign: QuizQuestion['sign'] }): ReactNode {
  if (!sign) return null;
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(sign.svg) ?? [];
  const ratio = Number(height) / Number(width);
  return <img className="signo" src={`data:image/svg+xml,${encodeURIComponent(sign.svg)}`} alt={sign.alt} width={WIDTH} height={Math.round(WIDTH * (ratio > 0 && ratio < 4 ? ratio : 1))} />;
}
