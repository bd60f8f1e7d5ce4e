/** Where a document says when its sources were read; for a text with a date of its own, that date comes first. */
import type { View } from '../view.ts';

/** A placeholder: only the document knows what is printed, and replaces it. */
export const READ_ON = '\u0001leido\u0001';

/** Marks what is printed from a source, for that sentence; the document removes it. */
export const OF_SOURCE = 'data-fuente';

export function ReadOn({ text }: { text?: { view: View; date: string } }) {
  return (
    <p className="read-dates">
      {text && (
        <>
          Texto del <time dateTime={text.date}>{text.view.date(text.date)}</time>.{' '}
        </>
      )}
      {READ_ON}
    </p>
  );
}
