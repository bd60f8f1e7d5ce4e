/** The offsets of every value of a JSON text, in one compact array. */
import { parse as parseTree, type ValueNode } from '@humanwhocodes/momoa';
import { once } from '../program/once.ts';
import type { DataPath } from './document.ts';
import type { Span } from './finding-at.ts';

/** Fields of one value in the array: offsets of the value and of its key, and the index of the next value. */
const [START, END, KEY_START, KEY_END, NEXT, SIZE] = [0, 1, 2, 3, 4, 5];

/** Every value of a JSON text, in the order of the text. momoa's tree takes ten times the memory. */
function placesOf(text: string): Int32Array {
  const places: number[] = [];
  const visit = (node: ValueNode, key?: Span) => {
    const at = places.length;
    const { start, end } = offsetsOf(node);
    places.push(start, end, key?.start ?? -1, key?.end ?? -1, 0);
    if (node.type === 'Object')
      for (const member of node.members) visit(member.value, offsetsOf(member.name));
    else if (node.type === 'Array') for (const element of node.elements) visit(element.value);
    places[at + NEXT] = places.length;
  };
  visit(parseTree(text, { mode: 'json', ranges: true }).body);
  return Int32Array.from(places);
}

/** @returns offsets of the value at a path in the text, or of its key */
export function placesIn(text: string): (path: DataPath, want: 'value' | 'key') => Span {
  const places = placesOf(text);
  // Each value of a long list or object may have a finding: they are not to be counted through for each.
  const childrenAt = once((parent: number) => childrenOf(text, places, parent));
  return (path, want) => {
    let at = 0;
    for (const step of path) {
      const inside = childrenAt(at).get(step);
      // The value is missing: point at the first character of its parent.
      if (inside === undefined)
        return {
          start: places[at + START]!,
          end: Math.min(places[at + END]!, places[at + START]! + 1),
        };
      at = inside;
    }
    const key = want === 'key' && places[at + KEY_START] !== -1;
    return {
      start: places[at + (key ? KEY_START : START)]!,
      end: places[at + (key ? KEY_END : END)]!,
    };
  };
}

/** Indices of the values in a list or an object, by their index or key; the last of duplicate keys counts. */
function childrenOf(
  text: string,
  places: Int32Array,
  parent: number,
): ReadonlyMap<string | number, number> {
  const end = places[parent + NEXT]!;
  const children = new Map<string | number, number>();
  for (let at = parent + SIZE, index = 0; at < end; at = places[at + NEXT]!, index++) {
    const isList = places[at + KEY_START] === -1;
    const key = text.slice(places[at + KEY_START], places[at + KEY_END]);
    children.set(isList ? index : (JSON.parse(key) as string), at);
  }
  return children;
}

/** Offsets of a node of momoa. */
export function offsetsOf(node: {
  loc: { start: { offset: number }; end: { offset: number } };
}): Span {
  return { start: node.loc.start.offset, end: node.loc.end.offset };
}
