/** Shows the score of a result as a car on a road, with signposts for the pass mark and the goal. */
import type { Outcome } from '../../model/outcome.ts';
import { GOAL_PERCENT, PERCENT_SUFFIX } from '../../model/verdict.ts';
import { customPropertiesRef } from '../../parts/custom-properties.ts';
import { Flower } from '../../parts/road/Flower.tsx';

type Props = {
  outcome: Outcome;
  /** Pass mark of the exam, in percent; absent if the result says nothing about the exam. */
  pass: number | undefined;
  change: string;
};

const at = (percent: number) => customPropertiesRef({ '--en': `${percent}%` });

export function ResultRoad({ outcome, pass, change }: Props) {
  const { score, total, percent, usedMs } = outcome;
  const minutes = usedMs === undefined ? 0 : Math.max(1, Math.round(usedMs / 60_000));
  return (
    <>
      <p className="score-line">
        <b>
          {percent}
          {PERCENT_SUFFIX}
        </b>
        <span>
          {`${score}\u00a0de\u00a0${total}`}
          {minutes > 0 && ` · ${minutes} min`}
        </span>
        {percent >= GOAL_PERCENT && <Flower />}
        {change && <small>{change}</small>}
      </p>
      <div className="score-road" aria-hidden="true">
        {pass !== undefined && (
          <>
            <b ref={at(pass)}>
              <i>Aprobar</i>
              {pass}
            </b>
            {GOAL_PERCENT > pass && (
              <b ref={at(GOAL_PERCENT)}>
                <i>Meta</i>
                {GOAL_PERCENT}
              </b>
            )}
          </>
        )}
        <svg
          viewBox="0 0 44 22"
          preserveAspectRatio="xMinYMid"
          aria-hidden="true"
          ref={at(percent)}
        >
          <path d="M2 16v-5l7-1 6-7h14l7 7 6 2v4z" />
          <circle cx="11" cy="17" r="4" />
          <circle cx="33" cy="17" r="4" />
        </svg>
      </div>
    </>
  );
}
