/** A drawing of data/dibujos as a tree of elements, and its SVG text. */

export type SvgElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** A string is the text of a `style` element. */
  children: readonly (SvgElement | string)[];
};

export type DrawingTree = {
  viewBox: { left: number; top: number; width: number; height: number };
  content: readonly SvgElement[];
};

/** @returns the replacement of an element with `data-slot`; undefined to print the element itself */
type FillSlot = (slot: string, element: SvgElement) => string | undefined;

/** The content of a drawing, without the `svg` element around it. */
export const serializeElements = (
  content: readonly (SvgElement | string)[],
  fill?: FillSlot,
): string =>
  content.map((node) => (typeof node === 'string' ? node : printedElement(node, fill))).join('');

function printedElement(element: SvgElement, fill?: FillSlot): string {
  const { name, attributes, children } = element;
  const slot = attributes['data-slot'];
  const filled = slot === undefined ? undefined : fill?.(slot, element);
  if (filled !== undefined) return filled;
  const tag = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${tag.join('')}>${serializeElements(children, fill)}</${name}>`;
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The outermost elements with `data-slot`, in the order of the drawing. */
export const findSlots = (content: readonly (SvgElement | string)[]): SvgElement[] =>
  content.flatMap((node) =>
    typeof node === 'string'
      ? []
      : node.attributes['data-slot'] === undefined
        ? findSlots(node.children)
        : [node],
  );
