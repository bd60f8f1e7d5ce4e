/**
 * Edits that make a text with a syntax error parseable, so that its other problems are found in the same run.
 * They are never written to the file, and every finding uses the offsets of the file's own text.
 */

/** Replaces `start` to `end` with `text`; offsets refer to the text before this edit. */
export type Replacement = { start: number; end: number; text: string };

/** A text after some edits. `originalOffset` maps its offsets to those of the original. */
export type RepairedText = { text: string; edits: readonly Replacement[] };

/**
 * Parsing stops if there are more syntax errors than this: most likely the file is not of the kind that its name says.
 */
export const MAX_REPAIRS = 50;

export function applyReplacement({ text, edits }: RepairedText, edit: Replacement): RepairedText {
  return {
    text: text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    edits: [...edits, edit],
  };
}

/** The offset in the original text for an offset in the repaired text. */
export function originalOffset({ edits }: Pick<RepairedText, 'edits'>, offset: number): number {
  return edits.reduceRight((at, { start, end, text }) => {
    if (at >= start + text.length) return at - text.length + (end - start);
    return at <= start ? at : Math.min(at, end);
  }, offset);
}
