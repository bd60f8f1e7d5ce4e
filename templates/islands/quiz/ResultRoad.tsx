/** The score of a result on a road, with the posts of the pass mark and of the goal. */
import type { ReactNode } from 'react';
import type { Outcome } from './outcome.ts';
import { GOAL, PERCENT } from './verdict.ts';

type Props = {
  outcome: Outcome;
  /** Pass mark of the exam, in percent; absent: it says nothing about the exam. */
  pass: number | undefined;
  change: string;
};

/** Not as an attribute in the HTML: the site's policy refuses style attributes. */
const at = (percent: number) => (part: HTMLElement | SVGElement | null) => {
  part?.style.setProperty('--en', `${percent}%`);
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
          {score} de {total}
          {minutes > 0 && ` · ${minutes} min`}
        </span>
        {percent >= GOAL && <Flower />}
        {change && <small>{change}</small>}
      </p>
      <div className="camino" aria-hidden="true">
        {pass !== undefined && (
          <b ref={at(pass)}>
            <i>Aprobar</i>
            {pass}
          </b>
        )}
        {pass !== undefined && GOAL > pass && (
          <b ref={at(GOAL)}>
            {GOAL}
            <i>Meta</i>
          </b>
        )}
        <svg viewBox="0 0 44 22" aria-hidden="true" ref={at(percent)}>
          <path d="M2 16v-5l7-1 6-7h14l7 7 6 2v4z" />
          <circle cx="11" cy="17" r="4" />
          <circle cx="33" cy="17" r="4" />
        </svg>
      </div>
    </>
  );
}

/** A flower of the flamboyán, for a result at the goal. */
const Flower = (): ReactNode => (
  <svg className="flor" viewBox="-12 -12 24 24" aria-hidden="true">
    {[0, 72, 144, 216, 288].map((turn) => (
      <path key={turn} d="M0 0C-9-3-8-12 0-12S9-3 0 0" transform={`rotate(${turn})`} />
    ))}
    <circle r="2.5" />
  </svg>
);
