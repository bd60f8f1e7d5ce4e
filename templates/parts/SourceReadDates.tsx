/** The note that says when a page's sources were read. The date of the text, if it has one, comes first. */
import type { View } from '../view.ts';

/** Placeholder for the dates, which the pipeline collects from the finished HTML of the page. */
export const READ_DATES_PLACEHOLDER = '\u0001leido\u0001';

/** Marks content from a source for the reading dates. The pipeline removes the attribute. */
export const SOURCE_ATTRIBUTE = 'data-fuente';

export function SourceReadDates({ text }: { text?: { view: View; date: string } }) {
  return (
    <p className="reading-dates">
      {text && (
        <>
          Texto del <time dateTime={text.date}>{text.view.date(text.date)}</time>.{' '}
        </>
      )}
      {READ_DATES_PLACEHOLDER}
    </p>
  );
}
