/** The place where a document says when the sources of what it prints were read; of a text with a day of its own, that day first. */
import type { View } from '../view.ts';

/** The document takes its place: only there is known what is printed. */
export const READ_ON = '\u0001leido\u0001';

/** Marks what is printed of a source, for that sentence; the document takes it out. */
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
