/** A count out of a total as a lane line: one dash for each, filled if done. */
import type { ReactNode } from 'react';

type Props = {
  done: number;
  total: number;
  /** What is counted, for screen readers. */
  label: string;
};

export function Road({ done, total, label }: Props): ReactNode {
  return (
    <progress
      className="road"
      max={total}
      value={done}
      aria-label={label}
      // Not as an attribute in the HTML: the site's policy refuses style attributes.
      ref={(lane) => {
        lane?.style.setProperty('--of', String(total));
        lane?.style.setProperty('--done', String(done));
      }}
    />
  );
}
