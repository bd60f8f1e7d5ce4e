/**
 * Splits words with marks of emphasis into sentences. Marks are stored separately: between words they would hide the
 * full stops at which sentences end.
 */
import { findSentenceSpans } from '../text/passages.ts';
import { NO_BREAK_SPACES, withPlainSpaces } from '../text/plain-text.ts';

/** Words, and the marks between them: `at` is an offset in the words. */
export type MarkedText = { words: string; marks: Mark[] };
type Mark = { at: number; mark: string; opens: boolean };

/** Typed words. If `isMarked`, no-break spaces become entities, because they are invisible in a file. */
export const showNoBreakSpaces = (text: string, isMarked: boolean): string =>
  isMarked
    ? text.replace(NO_BREAK_SPACES, (space) =>
        space === '\u00a0' ? '&nbsp;' : `&#${space.charCodeAt(0)};`,
      )
    : text;

/** All words with their marks, without splitting sentences. Line breaks stay. */
export const textWithMarks = ({ words, marks }: MarkedText): string =>
  withMarks(withPlainSpaces(words), marks, 0, words.length);

/** Splits marked words into lines of one sentence each. */
export function markedSentences({ words, marks }: MarkedText): string[] {
  const text = withPlainSpaces(words);
  let from = 0;
  return text.split('\n').flatMap((line) => {
    const offset = from;
    from += line.length + 1;
    return findSentenceSpans(line).map(({ start, end }) =>
      marks.length === 0
        ? line.slice(start, end).trim()
        : withMarks(text, marks, offset + start, offset + end),
    );
  });
}

/** A part of a text with its marks, without spaces around it. A mark opens before a word and closes after one. */
function withMarks(text: string, marks: readonly Mark[], start: number, end: number): string {
  const slice = text.slice(start, end);
  const first = start + slice.length - slice.trimStart().length;
  const last = start + slice.trimEnd().length;
  let printed = '';
  let at = first;
  for (const mark of marks) {
    const isInside = mark.opens
      ? mark.at >= start && mark.at < end
      : mark.at > start && mark.at <= end;
    if (!isInside) continue;
    const place = Math.min(Math.max(mark.at, first), last);
    printed += text.slice(at, place) + mark.mark;
    at = place;
  }
  return printed + text.slice(at, last);
}
