/** The score of a result on a road, with the posts of the pass mark and of the goal. */
import type { ReactNode } from 'react';
import type { Outcome } from '../../model/outcome.ts';
import { GOAL, PERCENT } from '../../model/verdict.ts';
import { Camino } from '../../parts/road/Camino.tsx';
import { Flower } from '../../parts/road/Flower.tsx';

type Props = {
  outcome: Outcome;
  /** Pass mark of the exam, in percent; absent: it says nothing about the exam. */
  pass: number | undefined;
  change: string;
};

export function ResultRoad({ outcome, pass, change }: Props): ReactNode {
  const { score, total, percent, usedMs } = outcome;
  const minutes = usedMs === undefined ? 0 : Math.max(1, Math.round(usedMs / 60_000));
  return (
    <>
      <p className="nota-final">
        <b>
          {percent}
          {PERCENT}
        </b>
        <span>
          {`${score}\u00a0de\u00a0${total}`}
          {minutes > 0 && ` · ${minutes} min`}
        </span>
        {percent >= GOAL && <Flower />}
        {change && <small>{change}</small>}
      </p>
      <Camino
        car={percent}
        posts={
          pass === undefined
            ? []
            : [
                { at: pass, number: pass, word: 'Aprobar' },
                ...(GOAL > pass ? [{ at: GOAL, number: GOAL, word: 'Meta' }] : []),
              ]
        }
      />
    </>
  );
}
