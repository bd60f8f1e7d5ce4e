/** The printer of plain text: words without marks, for titles, attributes, options and tables. */
import { referenceTo } from './references.ts';
import type { FactNode, Inline } from './tree.ts';

/** @param factText the text of a reference; by default the reference as it is written */
export function plain(
  nodes: readonly Inline[],
  factText: (fact: FactNode) => string = ({ id, reading }) => referenceTo(id, reading),
): string {
  let text = '';
  for (const node of nodes) {
    if (node.type === 'fact') text += factText(node);
    else if (node.type === 'break') text += '\n';
    else text += 'children' in node ? plain(node.children, factText) : node.text;
  }
  return text;
}
