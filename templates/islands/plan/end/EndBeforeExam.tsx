/** The end of a session on the eve and on the day of the exam. */
import { courseContentOf, type Material } from '../../model/learning/plan-bank.ts';
import { dayView } from '../../model/learning/today.ts';
import { Landscape } from '../../parts/road/Landscape.tsx';
import { NextAction } from '../NextAction.tsx';
import type { LearnerState } from '../use-learning.ts';
import type { gainedIn } from './Gained.tsx';

export const DONE = 'Listo por hoy';

type EndProps = {
  gained: ReturnType<typeof gainedIn>;
  material: Material;
  known: LearnerState;
  plan: string;
};

/** The place of the exam, and the papers to bring. */
export function EndBeforeExam({
  gained,
  material,
  known: { learning, today },
  plan,
}: EndProps) {
  const view = dayView(
    { learning, road: courseContentOf(material), today },
    (at) => material.file.places[at]?.place ?? '',
  );
  const isDay = learning.plan?.examDay === today;
  return (
    <div className="start-card session-end exam-near two-sides">
      <div className="panorama">
        <Landscape src={material.file.examPicture} />
      </div>
      <div>
        <h1 tabIndex={-1}>{isDay ? DONE : 'Listo para mañana'}</h1>
        <p>{gained.rules.length > 0 && `${gained.words}. `}Lleva tus papeles y llega temprano.</p>
        <NextAction plan={plan} view={{ ...view, others: isDay ? [] : view.others }} />
      </div>
      <div />
    </div>
  );
}
