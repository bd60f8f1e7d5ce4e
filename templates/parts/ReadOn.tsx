/** The note that says when a document's sources were read; a text with a date of its own shows that date first. */
import type { View } from '../view.ts';

/** A placeholder that the document replaces, because only it knows the date. */
export const READ_DATES_PLACEHOLDER = '\u0001leido\u0001';

/** Marks content from a source, for that note; the document removes it. */
export const SOURCE_ATTRIBUTE = 'data-fuente';

export function ReadOn({ text }: { text?: { view: View; date: string } }) {
  return (
    <p className="read-dates">
      {text && (
        <>
          Texto del <time dateTime={text.date}>{text.view.date(text.date)}</time>.{' '}
        </>
      )}
      {READ_DATES_PLACEHOLDER}
    </p>
  );
}
