/** What a question rests on: the last line of its answer, closed, each source with the label that says what it is. */
import type { ReactNode } from 'react';
import type { QuestionReason } from '../../model/quiz-data.ts';
import { withWholeFigures } from './RichText.tsx';

export function SourceLine({ sources }: Pick<QuestionReason, 'sources'>): ReactNode {
  if (sources.length === 0) return null;
  return (
    <details className="ficha fuente">
      <summary>{sources.length === 1 ? 'Fuente' : 'Fuentes'}</summary>
      {sources.map(({ title, label, href }, index) => (
        <span key={`${label} ${title}`}>
          {index > 0 && ' · '}
          {href ? (
            <a href={href} rel="noopener noreferrer">
              {withWholeFigures(title)}
            </a>
          ) : (
            withWholeFigures(title)
          )}{' '}
          ({label})
        </span>
      ))}
    </details>
  );
}
