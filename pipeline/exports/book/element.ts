/**
 * Prints elements of templates as XHTML for a book: every tag closed, nothing to open by a press, pictures as files. The
 * components have no hooks and no state, so calling one gives its elements.
 */
import { type ComponentProps, Fragment, type ReactElement, type ReactNode } from 'react';
import { Html } from '../../../templates/parts/Html.tsx';
import { xml, xmlAttribute } from '../xml.ts';

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'wbr']);
/** What is no attribute, and attributes that only make sense on a screen with a pointer. */
const DROPPED = new Set(['children', 'tabIndex', 'style', 'loading']);
/**
 * Paper has nothing to open: a folded list of the site is an open one in the book. A figure around a picture with its own
 * description would be a second, nameless one.
 */
const RENAMED: Record<string, readonly [name: string, className?: string]> = {
  details: ['aside'],
  summary: ['p', 'titulo'],
  figure: ['div'],
  figcaption: ['p', 'leyenda'],
};
const NAMES: Record<string, string> = { className: 'class' };

/**
 * @param node what a template returns; HTML inside it must be XHTML
 * @param deeper added to the level of headings
 */
export function elementXhtml(node: ReactNode, deeper: number): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map((child) => elementXhtml(child, deeper)).join('');
  if (typeof node !== 'object') return xml(String(node));
  const { type, props } = node as ReactElement<Props>;
  if (type === Fragment) return elementXhtml(props.children, deeper);
  if (type === Html) {
    const { as = 'div', of, ...rest } = props as ComponentProps<typeof Html>;
    return tagXhtml(as as string, rest, deeper, of);
  }
  if (typeof type === 'function')
    return elementXhtml((type as (props: Props) => ReactNode)(props), deeper);
  return tagXhtml(type as string, props, deeper);
}

/** @param content by default the children */
function tagXhtml(type: string, props: Props, deeper: number, content?: string): string {
  // That a link leaves the site: in a book every link does.
  if (props.className === 'fuera') return '';
  if (type === 'img') return pictureXhtml(String(props.src), String(props.alt));
  const [name, className] = RENAMED[type] ?? [nameOf(type, deeper)];
  const start = `<${name}${attributesXhtml({ className, ...props })}`;
  if (VOID.has(name)) return `${start}/>`;
  return `${start}>${content ?? elementXhtml(props.children, deeper)}</${name}>`;
}

/** A picture of the book, which its style gives a size. */
export const pictureXhtml = (address: string, alt: string): string =>
  `<img class="dibujo" src="${xmlAttribute(address)}" alt="${xmlAttribute(alt)}"/>`;

function nameOf(type: string, deeper: number): string {
  const level = /^h([1-6])$/.exec(type)?.[1];
  return level === undefined ? type : `h${Math.min(6, Number(level) + deeper)}`;
}

const attributesXhtml = (props: Record<string, unknown>): string =>
  Object.entries(props)
    .filter(([name, value]) => !DROPPED.has(name) && value !== undefined && value !== false)
    .map(([name, value]) => {
      const written = value === true ? '' : String(value);
      return ` ${NAMES[name] ?? name.toLowerCase()}="${xmlAttribute(written)}"`;
    })
    .join('');
