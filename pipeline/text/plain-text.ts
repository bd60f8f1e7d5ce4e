/** Prints trees of text as plain text without marks, for titles, attributes, options and tables. */
import { writeReference } from './references.ts';
import { type FilledReference, type Inline, isFilledReference } from './tree.ts';

/** @param filled prints a reference; by default as it is written */
export function toPlainText(
  nodes: readonly Inline[],
  filled: (node: FilledReference) => string = writeReference,
): string {
  let text = '';
  for (const node of nodes) {
    if (isFilledReference(node)) text += filled(node);
    else if (node.type === 'break') text += '\n';
    else text += 'children' in node ? toPlainText(node.children, filled) : node.text;
  }
  return text;
}

/** Spaces that keep words on one line. */
export const NO_BREAK_SPACES = /[\u00a0\u2007\u202f]/g;

/**
 * References print no-break spaces and typed options do not, so a script or an attentive learner could recognise the
 * right option by them. Pages and exports print options with plain spaces, and rules compare them with plain spaces.
 */
export const withPlainSpaces = (text: string): string => text.replace(NO_BREAK_SPACES, ' ');

/** Adds a full stop to a text without an end mark: some reasons are written as a clause, others as sentences. */
export const withFullStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
