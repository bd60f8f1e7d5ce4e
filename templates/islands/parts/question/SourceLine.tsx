/** The sources of a question: the last line of its answer, closed, with the label of each source. */
import type { QuestionReason, QuestionSource } from '../../model/quiz-data.ts';
import { withWholeFigures } from './RichText.tsx';

/** The sources of the answer come first. Those of its other statements follow apart, so that labels do not mix. */
export function SourceLine({ sources, otherSources }: QuestionReason) {
  if (sources.length === 0) return null;
  return (
    <details className="fine-print source">
      <summary>{sources.length === 1 ? 'Fuente' : 'Fuentes'}</summary>
      <Named sources={sources} />
      {otherSources && (
        <span>
          . De lo demás que dice: <Named sources={otherSources} />
        </span>
      )}
    </details>
  );
}

const Named = ({ sources }: { sources: readonly QuestionSource[] }) =>
  sources.map(({ title, label, href }, index) => (
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
  ));
