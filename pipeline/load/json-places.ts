/** Finds the offsets of a path in a JSON text, with the parse tree of momoa, which records positions. */
import { type MemberNode, type Node, parse, type ValueNode } from '@humanwhocodes/momoa';
import type { DataPath } from './document.ts';
import type { Span } from './finding-at.ts';

export const parseJsonTree = (text: string): ValueNode =>
  parse(text, { mode: 'json', ranges: true }).body;

/** @returns offsets of the value or key at a path; if it is missing, of the first character of its nearest parent */
export function spanAt(root: ValueNode, path: DataPath, want: 'value' | 'key'): Span {
  let node = root;
  let found = offsetsOf(root);
  for (const step of path) {
    const member = childOf(node, step);
    if (member === undefined) {
      const { start, end } = offsetsOf(node);
      return { start, end: Math.min(end, start + 1) };
    }
    node = member.value;
    found = offsetsOf(want === 'key' && member.type === 'Member' ? member.name : node);
  }
  return found;
}

/** The child under a key or an index. The last of duplicate keys counts, as in the data. */
function childOf(node: ValueNode, step: string | number) {
  if (node.type === 'Array') return node.elements[step as number];
  if (node.type !== 'Object') return undefined;
  return node.members.findLast((member) => memberName(member) === step);
}

export const memberName = ({ name }: MemberNode): string =>
  name.type === 'String' ? name.value : name.name;

export function offsetsOf({ loc }: Pick<Node, 'loc'>): Span {
  return { start: loc.start.offset, end: loc.end.offset };
}
