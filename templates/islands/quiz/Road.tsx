/** Turns a count out of a total into a lane line: a dash for each of them, and those that are done filled. */
import type { ReactNode } from 'react';

type Props = {
  done: number;
  total: number;
  /** What is counted, for who does not see the line. */
  label: string;
};

export function Road({ done, total, label }: Props): ReactNode {
  return (
    <progress
      className="road"
      max={total}
      value={done}
      aria-label={label}
      // Not in an attribute, which the site's policy refuses where the server prints it.
      ref={(lane) => {
        lane?.style.setProperty('--of', String(total));
        lane?.style.setProperty('--done', String(done));
      }}
    />
  );
}
