/** Prints HTML of a page as XHTML for a book: every tag closed, nothing to open by a click, drawings as pictures. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { xml, xmlAttribute } from '../xml.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export type Rewriting = {
  /** Makes an anchor unique in the file that the text goes into. */
  id: (id: string) => string;
  /** Address of a link inside the book. */
  href: (address: string) => string;
  /** Added to the level of headings. */
  deeper?: number;
};

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'wbr']);
/** Attributes that only make sense on a screen with a pointer. */
const DROPPED = new Set(['tabindex', 'style', 'loading', 'decoding']);
/**
 * Paper has nothing to open: a folded note of the site is an open note in the book. A figure around a picture with its
 * own description would be a second, nameless one.
 */
const RENAMED: Record<string, string> = {
  details: 'aside',
  summary: 'p',
  figure: 'div',
  figcaption: 'p',
};
const CLASSES: Record<string, string> = { summary: 'titulo', figcaption: 'leyenda' };

/** HTML of a page, parsed, with its drawings as pictures. */
export type Parsed = readonly Node[];

/** @param picture address of a drawing, which the book stores as a file */
export function parseHtml(html: string, picture: (svg: string) => string): Parsed {
  return parseFragment(withPictures(html, picture)).childNodes;
}

/** Ids of all elements, in their order. */
export function anchorsIn(nodes: Parsed): string[] {
  return nodes.flatMap((node) =>
    'tagName' in node
      ? [
          ...node.attrs.filter(({ name }) => name === 'id').map(({ value }) => value),
          ...anchorsIn(node.childNodes),
        ]
      : [],
  );
}

export function xhtml(nodes: Parsed, rewriting: Rewriting): string {
  return nodes.map((node) => nodeToXhtml(node, rewriting)).join('');
}

function nodeToXhtml(node: Node, rewriting: Rewriting): string {
  if (node.nodeName === '#text') return xml((node as DefaultTreeAdapterTypes.TextNode).value);
  if (!('tagName' in node)) return '';
  if (classOf(node) === 'fuera') return '';
  const name = nameOf(node, rewriting.deeper ?? 0);
  const start = `<${name}${attributesOf(node, rewriting)}`;
  if (VOID.has(name)) return `${start}/>`;
  return `${start}>${xhtml(node.childNodes, rewriting)}</${name}>`;
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
 * Every reader speaks the description of a picture, and few that of a drawing in the text. Drawings are replaced before
 * the text is parsed, because they would make that five times as long. React wrote them, so they are well-formed XML.
 */
function withPictures(html: string, picture: (svg: string) => string): string {
  return html.replace(
    /<svg\b([^>]*)>([\s\S]*?)<\/svg>/g,
    (_, attributes: string, content: string) => {
      const drawing = attributes.replace(
        /\s(?:role|aria-[a-z]+|class|focusable|xmlns)="[^"]*"/g,
        '',
      );
      const alt = /\saria-label="([^"]*)"/.exec(attributes)?.[1] ?? '';
      return `<img class="dibujo" src="${picture(`<svg xmlns="http://www.w3.org/2000/svg"${drawing}>${content}</svg>`)}" alt="${alt}">`;
    },
  );
}
