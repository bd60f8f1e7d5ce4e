/** Turns a count out of a total into a lane line: a dash for each of them, and those that are done filled. */
import type { CSSProperties, ReactNode } from 'react';

/** @param label what is counted, for who does not see the line */
export function Road({
  done,
  total,
  label,
}: {
  done: number;
  total: number;
  label: string;
}): ReactNode {
  return (
    <progress
      className="road"
      max={total}
      value={done}
      aria-label={label}
      style={{ '--done': done, '--of': total } as CSSProperties}
    />
  );
}
