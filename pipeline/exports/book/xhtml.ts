/** HTML of a page of the site → XHTML of a book: every tag closed, nothing to click open, drawings as pictures. */
import { type DefaultTreeAdapterTypes, html as namespaces, parseFragment, serializeOuter } from 'parse5';
import { xml, xmlAttribute } from '../xml.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export type Rewriting = {
  /** Anchors are made unique in the file that the text goes into. */
  id: (id: string) => string;
  /** Where a link leads from inside the book. */
  href: (address: string) => string;
  /** Address of a drawing, which the book keeps as a file. */
  picture: (svg: string) => string;
  /** Added to the level of headings. */
  deeper?: number;
};

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'wbr']);
/** What only makes sense on a screen with a pointer. */
const DROPPED = new Set(['tabindex', 'style', 'loading', 'decoding']);
/**
 * Paper has nothing to open: what is folded on the site is a note in the book.
 * A figure around a picture that has its own description would be a second, nameless one.
 */
const RENAMED: Record<string, string> = { details: 'aside', summary: 'p', figure: 'div', figcaption: 'p' };
const CLASSES: Record<string, string> = { summary: 'titulo', figcaption: 'leyenda' };

export function xhtml(html: string, rewriting: Rewriting): string {
  return parseFragment(html).childNodes.map((node) => nodeToXhtml(node, rewriting)).join('');
}

function nodeToXhtml(node: Node, rewriting: Rewriting): string {
  if (node.nodeName === '#text') return xml((node as DefaultTreeAdapterTypes.TextNode).value);
  if (!('tagName' in node)) return '';
  if (node.namespaceURI === namespaces.NS.SVG) return picture(node, rewriting);
  if (classOf(node) === 'fuera') return '';
  const name = nameOf(node, rewriting.deeper ?? 0);
  const start = `<${name}${attributesOf(node, rewriting)}`;
  if (VOID.has(name)) return `${start}/>`;
  return `${start}>${node.childNodes.map((child) => nodeToXhtml(child, rewriting)).join('')}</${name}>`;
}

function nameOf({ tagName }: Element, deeper: number): string {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined ? (RENAMED[tagName] ?? tagName) : `h${Math.min(6, Number(level) + deeper)}`;
}

function attributesOf(element: Element, { id, href }: Rewriting): string {
  const isScroller = classOf(element) === 'tabla';
  return element.attrs
    .filter(({ name }) => !DROPPED.has(name) && !(isScroller && name !== 'class'))
    .map(({ name, value }) => {
      const written = name === 'id' ? id(value) : name === 'href' ? href(value) : value;
      return ` ${name}="${xmlAttribute(written)}"`;
    })
    .concat(element.tagName in CLASSES ? [` class="${CLASSES[element.tagName]}"`] : [])
    .join('');
}

const classOf = (element: Element) => element.attrs.find(({ name }) => name === 'class')?.value;
const attributeOf = (element: Element, wanted: string) => element.attrs.find(({ name }) => name === wanted)?.value;

/** A picture has a description that every reader knows how to speak; a drawing in the text has it in few. */
function picture(element: Element, rewriting: Rewriting): string {
  const alt = attributeOf(element, 'aria-label') ?? '';
  const named = attributeOf(element, 'xmlns') === undefined ? [{ name: 'xmlns', value: namespaces.NS.SVG as string }] : [];
  const drawing = { ...element, attrs: [...named, ...element.attrs.filter(({ name }) => !['role', 'aria-label', 'aria-hidden', 'class', 'focusable'].includes(name))] };
  return `<img class="dibujo" src="${xmlAttribute(rewriting.picture(serializeOuter(drawing)))}" alt="${xmlAttribute(alt)}"/>`;
}
