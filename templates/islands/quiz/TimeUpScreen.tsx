/** The screen at the end of an exam's time, which asks whether to finish or to continue. No answer is lost. */

import type { RefObject } from 'react';
import { type Attempt, answeredCount } from '../model/attempt.ts';
import { Button } from '../parts/Buttons.tsx';
import { AnswerBar } from '../parts/question/AnswerBar.tsx';

type Props = {
  attempt: Attempt;
  isStored: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onFinish: () => void;
  onGoOn: () => void;
};

export function TimeUpScreen({ attempt, isStored, heading, onFinish, onGoOn }: Props) {
  return (
    <section className="exam-map">
      <h1 ref={heading} tabIndex={-1}>
        Se acabó el tiempo
      </h1>
      <p>
        Contestaste {answeredCount(attempt)} de {attempt.order.length}.{' '}
        {isStored && 'Tus respuestas están guardadas. '}¿Ver resultado o seguir sin tiempo?
      </p>
      <AnswerBar>
        <Button onClick={onGoOn} label="Seguir sin tiempo" />
        <Button look="primary" onClick={onFinish} label="Ver resultado" />
      </AnswerBar>
    </section>
  );
}
