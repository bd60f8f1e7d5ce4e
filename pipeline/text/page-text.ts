/** Finds the sentences of a page, in reading order. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { findSentenceSpans } from './passages.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements inside a line. Every other element begins a new line. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Elements whose text is not part of a sentence. Superscripts are note marks. */
const UNREAD = new Set(['script', 'style', 'template', 'svg', 'sup']);
/** Inline elements that the stylesheet may separate visually: the texts of two neighbours are separate words. */
const APART = new Set(['a', 'b', 'small', 'span', 'strong']);
/** Attributes that a screen reader reads aloud. */
const SPOKEN = new Set(['alt', 'aria-label', 'placeholder']);

/** @returns the sentences without markup, with single spaces; descriptions of pictures are sentences of their own */
export function sentencesOfNodes(parsed: readonly Node[]): string[] {
  const lines: string[] = [];
  let line = '';
  const endLine = () => {
    lines.push(line);
    line = '';
  };
  const walk = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.nodeName === '#text') line += (node as DefaultTreeAdapterTypes.TextNode).value;
      else if ('tagName' in node) walkElement(node);
    }
  };
  const walkElement = (element: Element) => {
    const isBlock = !INLINE.has(element.tagName);
    const isApart = APART.has(element.tagName);
    if (isBlock) endLine();
    if (isApart) line += ' ';
    for (const { name, value } of element.attrs) if (SPOKEN.has(name)) lines.push(value);
    if (!UNREAD.has(element.tagName)) walk(element.childNodes);
    if (isApart) line += ' ';
    if (isBlock) endLine();
  };
  walk(parsed);
  endLine();
  return lines
    .map((text) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/ (?=[.,;:!?)»”])/g, '')
        .trim(),
    )
    .flatMap((text) =>
      findSentenceSpans(text).map(({ start, end }) => text.slice(start, end).trim()),
    );
}
