/** The next action as a large link, with other links below it. */

import { courseContentOf, type Material, stopNameLookup } from '../model/learning/plan-material.ts';
import { type DayView, dayView } from '../model/learning/today.ts';
import { ButtonLink } from '../parts/Buttons.tsx';
import type { LearnerState } from './use-learning.ts';

/** @param plan address of the plan, to which the result is relative */
export const addressFrom = (plan: string, route: string): string =>
  route.startsWith('/plan/') ? plan + route.slice('/plan/'.length) : `${plan}..${route}`;

/** The learner's day, as the home page shows it. */
export const learnerDayView = ({ learning, today }: LearnerState, material: Material): DayView =>
  dayView({ learning, road: courseContentOf(material), today }, stopNameLookup(material));

type Props = { view: Pick<DayView, 'button' | 'isQuiet' | 'others'>; plan: string };

export const NextAction = ({ view: { button, isQuiet, others }, plan }: Props) => (
  <>
    <p className="next-action">
      <ButtonLink
        look={isQuiet ? 'secondary' : 'primary'}
        href={addressFrom(plan, button.route)}
        label={button.label}
      />
    </p>
    <p className="other-actions">
      {others.map(({ label, route, isButton }) => (
        <a
          key={route}
          href={addressFrom(plan, route)}
          className={isButton ? 'btn secondary' : undefined}
        >
          {label}
        </a>
      ))}
    </p>
  </>
);
