/** HTML of a page of the site → XHTML of a book: every tag closed, nothing to click open, drawings as pictures. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
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
const RENAMED: Record<string, string> = {
  details: 'aside',
  summary: 'p',
  figure: 'div',
  figcaption: 'p',
};
const CLASSES: Record<string, string> = { summary: 'titulo', figcaption: 'leyenda' };

export function xhtml(html: string, rewriting: Rewriting): string {
  return parseFragment(withPictures(html, rewriting))
    .childNodes.map((node) => nodeToXhtml(node, rewriting))
    .join('');
}

function nodeToXhtml(node: Node, rewriting: Rewriting): string {
  if (node.nodeName === '#text') return xml((node as DefaultTreeAdapterTypes.TextNode).value);
  if (!('tagName' in node)) return '';
  if (classOf(node) === 'fuera') return '';
  const name = nameOf(node, rewriting.deeper ?? 0);
  const start = `<${name}${attributesOf(node, rewriting)}`;
  if (VOID.has(name)) return `${start}/>`;
  return `${start}>${node.childNodes.map((child) => nodeToXhtml(child, rewriting)).join('')}</${name}>`;
}

function nameOf({ tagName }: Element, deeper: number): string {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined
    ? (RENAMED[tagName] ?? tagName)
    : `h${Math.min(6, Number(level) + deeper)}`;
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

/**
 * A picture has a description that every reader knows how to speak; a drawing in the text has it in few.
 * Taken out before parsing, which the drawings would make five times as long; React wrote them, so they are sound XML.
 */
function withPictures(html: string, { picture }: Rewriting): string {
  return html.replace(
    /<svg\b([^>]*)>([\s\S]*?)<\/svg>/g,
    (_, attributes: string, content: string) => {
      const kept = attributes.replace(/\s(?:role|aria-[a-z]+|class|focusable|xmlns)="[^"]*"/g, '');
      const alt = /\saria-label="([^"]*)"/.exec(attributes)?.[1] ?? '';
      return `<img class="dibujo" src="${picture(`<svg xmlns="http://www.w3.org/2000/svg"${kept}>${content}</svg>`)}" alt="${alt}">`;
    },
  );
}
