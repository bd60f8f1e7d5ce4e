/** The labels that close a section, each with the statements that it covers. */

import { Fragment } from 'react';
import { withWholeFigures } from '../islands/parts/question/RichText.tsx';
import type { GroundView } from '../view.ts';
import { Html } from './Html.tsx';

export function Grounds({ grounds }: { grounds: readonly GroundView[] }) {
  if (grounds.length === 0) return null;
  return (
    <div className="prose">
      {grounds.map(({ label, items }) => (
        <p key={label}>
          <b>{label}:</b>{' '}
          {items.map(({ html, source }, position) => (
            <Fragment key={html}>
              {position > 0 && '; '}
              <Html as="span" of={html} />
              {source && withWholeFigures(` (${source})`)}
            </Fragment>
          ))}
          .
        </p>
      ))}
    </div>
  );
}
