/** A count out of a total as a lane line: one dash for each, filled if done. */
import type { ReactNode } from 'react';
import { withProperties } from '../properties.ts';

type Props = {
  done: number;
  total: number;
  /** What is counted, for screen readers. */
  label: string;
};

export function ProgressRoad({ done, total, label }: Props): ReactNode {
  return (
    <progress
      className="road"
      max={total}
      value={done}
      aria-label={label}
      ref={withProperties({ '--of': total, '--done': done })}
    />
  );
}
