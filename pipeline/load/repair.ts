/**
 * Edits that make a text with a syntax error readable, so that its other problems are found in the same run.
 * Nothing of them is ever written: every place is given as an offset in the text of the file.
 */

/** Replaces `start` to `end` by `text`; offsets are those of the text before this edit. */
export type Edit = { start: number; end: number; text: string };

/** A text after some edits, with the way back to offsets of the original. */
export type Repaired = { text: string; edits: readonly Edit[] };

/** More syntax errors of one file are not looked for: most likely it is not what its name says. */
export const MAX_REPAIRS = 50;

export function repair({ text, edits }: Repaired, edit: Edit): Repaired {
  return {
    text: text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    edits: [...edits, edit],
  };
}

/** The offset in the original of an offset in the repaired text. */
export function originalOffset({ edits }: Pick<Repaired, 'edits'>, offset: number): number {
  return edits.reduceRight((at, { start, end, text }) => {
    if (at >= start + text.length) return at - text.length + (end - start);
    return at <= start ? at : Math.min(at, end);
  }, offset);
}
