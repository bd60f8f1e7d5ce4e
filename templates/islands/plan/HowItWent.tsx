/** The day after the exam, and later: how it went. */
import type { ReactNode } from 'react';
import { withPlan } from '../model/learning/plan-settings.ts';
import type { Known, LearningControls } from './use-learning.ts';

export function HowItWent({
  controls: { change },
  known: { learning, today },
}: {
  controls: LearningControls;
  known: Known;
}): ReactNode {
  const { examDay, passedAt } = learning.plan ?? {};
  const set = (more: { passedAt?: number }) => () =>
    change((before) => withPlan(before, { examDay: undefined, ...more }, Date.now()));
  if (examDay === undefined)
    return passedAt === undefined ? null : (
      <p className="aviso">
        ¡Felicidades! Aprobaste. Aquí sigues teniendo todo. Ahora te toca guiar:{' '}
        <a href="../practica/">diez salidas con quien te acompaña</a>.
      </p>
    );
  if (examDay >= today) return null;
  return (
    <div className="bar mitades">
      <button className="btn alt" type="button" onClick={set({ passedAt: Date.now() })}>
        Aprobé
      </button>
      <button className="btn alt" type="button" onClick={set({})}>
        Todavía no
      </button>
    </div>
  );
}
