/** The printer of plain text: words without marks, for titles, attributes, options and tables. */
import { writtenAs } from './references.ts';
import { type Filled, type Inline, isFilled } from './tree.ts';

/** @param filled prints a reference; by default as it is written */
export function plain(
  nodes: readonly Inline[],
  filled: (node: Filled) => string = writtenAs,
): string {
  let text = '';
  for (const node of nodes) {
    if (isFilled(node)) text += filled(node);
    else if (node.type === 'break') text += '\n';
    else text += 'children' in node ? plain(node.children, filled) : node.text;
  }
  return text;
}

/** Spaces that keep words on one line. */
export const NO_BREAK = /[\u00a0\u2007\u202f]/g;

/**
 * The one spacing of options: references print no-break spaces and typed options do not, so a script or a sharp eye could
 * tell the right option by them. Every page and export prints options in this form, and rules read them in it.
 */
export const withPlainSpaces = (text: string): string => text.replace(NO_BREAK, ' ');

/** A reason is written as a clause or as sentences; after a colon both end with a full stop. */
export const withFullStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
