/** Shows progress as a lane line: one dash for each item, or for several if there are many, filled if done. */
import { customPropertiesRef } from '../custom-properties.ts';

type Props = {
  done: number;
  total: number;
  /** Names the counted items, for screen readers. */
  label: string;
};

/** The maximum number of dashes. With more, the line would look like grey hatching. */
const MOST_DASHES = 40;

export function ProgressRoad({ done, total, label }: Props) {
  const dashes = Math.min(total, MOST_DASHES);
  return (
    <progress
      className="progress-road"
      max={total}
      value={done}
      aria-label={label}
      ref={customPropertiesRef({ '--of': dashes, '--done': (done * dashes) / total })}
    />
  );
}
