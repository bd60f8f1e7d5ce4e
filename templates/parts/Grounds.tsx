/** The labels that close a section: what of it is law, advice, or not confirmed, and the sources behind a press. */
import { Fragment } from 'react';
import type { GroundView, View } from '../view.ts';
import { Html } from './Html.tsx';
import { SourceItem } from './SourceList.tsx';

export function Grounds({ view, grounds }: { view: View; grounds: readonly GroundView[] }) {
  if (grounds.length === 0) return null;
  const cites = [...new Set(grounds.flatMap((ground) => ground.cites))];
  return (
    <div className="prosa">
      {grounds.map(({ label, items }) => (
        <p key={label}>
          <b>{label}:</b>{' '}
          {items.map(({ html, source }, position) => (
            <Fragment key={html}>
              {position > 0 && '; '}
              <Html as="span" of={html} />
              {source && ` (${source})`}
            </Fragment>
          ))}
          .
        </p>
      ))}
      <details>
        <summary>Fuentes ({cites.length})</summary>
        <ul className="ficha">
          {cites.map((id) => (
            <SourceItem key={id} view={view} id={id} />
          ))}
        </ul>
      </details>
    </div>
  );
}
