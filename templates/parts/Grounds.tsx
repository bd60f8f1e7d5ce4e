/** The labels at the end of a section, each with the statements that it covers. */

import { Fragment } from 'react';
import { withUnbreakableFigures } from '../islands/parts/question/QuizRichText.tsx';
import type { GroundView } from '../view.ts';
import { HtmlBlock } from './HtmlBlock.tsx';

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
              <HtmlBlock as="span" of={html} />
              {source && withUnbreakableFigures(` (${source})`)}
            </Fragment>
          ))}
          .
        </p>
      ))}
    </div>
  );
}
