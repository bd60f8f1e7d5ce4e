/** XML and HTML as trees for tests: saxes (which refuses what is not well-formed) and parse5. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { SaxesParser } from 'saxes';

export type Xml = {
  name: string;
  uri: string;
  attributes: Record<string, string>;
  children: (Xml | string)[];
};

export function xmlTree(text: string): Xml {
  const parser = new SaxesParser({ xmlns: true });
  const root: Xml = { name: '', uri: '', attributes: {}, children: [] };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    const element: Xml = {
      name,
      uri,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [
          key,
          typeof value === 'string' ? value : value.value,
        ]),
      ),
      children: [],
    };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, (part) => void open.at(-1)!.children.push(part));
  parser.write(text).close();
  return root.children.find((child) => typeof child !== 'string')!;
}

export const isElement = (node: Xml | string): node is Xml => typeof node !== 'string';
export const childrenOf = (node: Xml, name: string) =>
  node.children.filter(isElement).filter((child) => child.name === name);
export const childOf = (node: Xml, name: string) => childrenOf(node, name)[0];
export const descendants = (node: Xml, name?: string): Xml[] =>
  node.children
    .filter(isElement)
    .flatMap((child) => [
      ...(name === undefined || child.name === name ? [child] : []),
      ...descendants(child, name),
    ]);

/** An element's text, with a line break where the markup has one. */
export function xmlText(node: Xml): string {
  return node.children
    .map((child) =>
      typeof child === 'string' ? child : child.name === 'br' ? '\n' : xmlText(child),
    )
    .join('');
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The paragraphs of an HTML fragment as text, and its images. */
export function htmlPieces(html: string) {
  const nodes = parseFragment(html).childNodes;
  return {
    paragraphs: nodes.filter((node) => node.nodeName === 'p').map(htmlText),
    images: nodes.flatMap(imagesIn),
  };
}

export const htmlToText = (html: string) => parseFragment(html).childNodes.map(htmlText).join('');

function htmlText(node: Node): string {
  if (node.nodeName === 'br') return '\n';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(htmlText).join('') : '';
}

function imagesIn(node: Node): { src: string; alt: string }[] {
  if (!('tagName' in node)) return [];
  const get = (name: string) => node.attrs.find((each) => each.name === name)?.value ?? '';
  return [
    ...(node.tagName === 'img' ? [{ src: get('src'), alt: get('alt') }] : []),
    ...node.childNodes.flatMap(imagesIn),
  ];
}

/** True if the bytes have the signature and the last chunk of a PNG. */
export const isPng = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 8)).toString('hex') === '89504e470d0a1a0a' &&
  Buffer.from(bytes.subarray(-8, -4)).toString() === 'IEND';
