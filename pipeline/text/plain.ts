/** The printer of plain text: words without marks, for titles, attributes, options and tables. */
import { writtenAs } from './references.ts';
import { type Filled, type Inline, isFilled } from './tree.ts';

/** @param filled the text of a reference; by default the reference as it is written */
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
