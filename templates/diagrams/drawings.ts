/** Prints the drawings of data/dibujos that scenes use, with the parts and colours that a scene asks for. */
import { SCENE_COLOURS } from '../drawings/palettes.ts';
import {
  type DrawingTree,
  findSlots,
  type SvgElement,
  serializeElements,
} from '../drawings/tree.ts';
import type { Html } from '../view.ts';
import { COLOURS, type ColourName, fillAttributes, strokeAttributes } from './colours.ts';

/** Drawings by their path below data/dibujos, such as `vehiculos/carro`. */
export type Drawings = ReadonlyMap<string, DrawingTree>;

/** Body colours by vehicle name; "tú" is the learner's vehicle. Other vehicles keep the colour of their drawing. */
export const BODY_COLOURS: Readonly<Record<string, ColourName>> = {
  tú: 'sun',
  B: 'blue',
  C: 'green',
  D: 'orange',
};

type Look = {
  shown?: readonly string[];
  /** The colour of the slot `body`; without it, the slot keeps the colour in its file. */
  body?: ColourName | undefined;
  /** The angle of each slot `wheel`, in degrees. */
  wheels?: number;
  /** The rotation, in degrees, that keeps each slot `upright` upright. */
  upright?: number;
};

/** The slot of shapes that get a white outline, so that they stand out from the road. */
export const OUTLINED_SLOT = 'outlined';
const OUTLINE = {
  class: 's-white',
  stroke: COLOURS.white.light,
  'stroke-width': '1.7',
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

type Node = SvgElement | string;
type Attributes = SvgElement['attributes'];

/** @returns the shapes of a drawing without its frame; none for a missing drawing, which a rule reports */
export const shapesOf = (drawing: DrawingTree | undefined, look: Look = {}): Html =>
  serializeElements(looking(drawing?.content ?? [], look)) as Html;

/** @returns the shapes of one slot alone, for a part in another layer of the scene */
export const slotShapes = (drawing: DrawingTree | undefined, slot: string): Html =>
  serializeElements(
    findSlots(drawing?.content ?? [])
      .filter(({ attributes }) => attributes['data-slot'] === slot)
      .flatMap((part) => partIn(part, { shown: [slot] })),
  ) as Html;

const looking = (nodes: readonly Node[], look: Look): Node[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? node : partIn(node, look)));

/** Slots that are always shown, each with the function that computes its attributes. */
const ALWAYS_SHOWN: Readonly<Record<string, (own: Attributes, look: Look) => Attributes>> = {
  body: (own, { body }) => (body === undefined ? own : painted(own, body)),
  upright: (own, { upright = 0 }) => ({ ...own, transform: `rotate(${upright})` }),
  // The page's script rotates the wheels while a film plays.
  wheel: (own, { wheels = 0 }) => ({ 'data-wheel': '', ...own, transform: `rotate(${wheels})` }),
};

function partIn(element: SvgElement, look: Look): Node[] {
  const children = looking(element.children, look);
  const { 'data-slot': slot, display, ...attributes } = element.attributes;
  if (slot === undefined)
    return [{ ...element, attributes: inScheme(element.attributes), children }];
  const always = ALWAYS_SHOWN[slot]?.(attributes, look);
  const part = { ...element, attributes: inScheme(always ?? attributes), children };
  if (always !== undefined) return [part];
  // A group whose only attribute is its slot is replaced by its children.
  const shapes = Object.keys(attributes).length === 0 ? children : [part];
  if (slot === OUTLINED_SLOT)
    return [{ name: 'g', attributes: OUTLINE, children: shapes }, ...shapes];
  return look.shown?.includes(slot) ? shapes : [];
}

const painted = (attributes: Attributes, name: ColourName): Attributes => ({
  ...attributes,
  [attributes.fill === 'none' ? 'stroke' : 'fill']: COLOURS[name].light,
});

/** Replaces the colours of a file by those of a light page. A colour that differs on a dark page also gets a class. */
function inScheme({ class: own, ...attributes }: Attributes): Attributes {
  const classes = own === undefined ? [] : [own];
  const printed = Object.entries(attributes).map(([key, value]): [string, string] => {
    const name = key === 'fill' || key === 'stroke' ? SCENE_COLOURS[value] : undefined;
    if (name === undefined) return [key, value];
    const { className } = key === 'fill' ? fillAttributes(name) : strokeAttributes(name, 0);
    if (className !== undefined) classes.push(className);
    return [key, COLOURS[name].light];
  });
  if (classes.length === 0) return attributes;
  // Puts the class where `fillAttributes` and `strokeAttributes` of colours.ts put it, so that a shape has the same
  // markup whether it comes from code or from a file.
  const after = classes.some((name) => name.startsWith('s-')) ? /^stroke(-width)?$/ : /^fill$/;
  const at = printed.findLastIndex(([key]) => after.test(key)) + 1;
  return Object.fromEntries([
    ...printed.slice(0, at),
    ['class', classes.join(' ')],
    ...printed.slice(at),
  ]);
}
