/** The end screen of the daily session on the eve of the exam, and of every session on the day of the exam. */
import type { Material } from '../../model/learning/plan-material.ts';
import { Landscape } from '../../parts/road/Landscape.tsx';
import { learnerDayView, NextAction } from '../NextAction.tsx';
import type { LearnerState } from '../use-learning.ts';

export const DONE_LABEL = 'Listo por hoy';

/** @property gained the rules that the session gained, in words */
type EndProps = { gained: string; material: Material; known: LearnerState; plan: string };

/** Shows the place of the exam, and the papers to bring. */
export function SessionEndNearExam({ gained, material, known, plan }: EndProps) {
  const view = learnerDayView(known, material);
  const isDay = known.learning.plan?.examDay === known.today;
  return (
    <div className="start-card session-end exam-near two-sides">
      <div className="panorama">
        <Landscape src={material.file.examPicture} />
      </div>
      <div>
        <h1 tabIndex={-1}>{isDay ? DONE_LABEL : 'Todo listo para mañana'}</h1>
        <p>{gained && `${gained}. `}Lleva tus papeles y llega temprano.</p>
        <NextAction plan={plan} view={{ ...view, others: isDay ? [] : view.others }} />
      </div>
      <div />
    </div>
  );
}
