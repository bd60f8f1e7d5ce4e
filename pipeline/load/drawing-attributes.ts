/** Selects the attributes of an SVG element that a drawing keeps, and reports the problems of the others. */

export type Refusal = { title: string; help: string };
type Read = {
  attributes: Record<string, string>;
  refused: (Refusal & { attribute: string })[];
  references: string[];
};

/** The spelling of each colour, by its six hexadecimal digits in lower case. */
export type Palette = ReadonlyMap<string, string>;
export const paletteOf = (colours: readonly string[]): Palette =>
  new Map(colours.map((colour) => [hex(colour), colour]));

const GEOMETRY = new Set(
  `id class d x y width height rx ry cx cy r x1 y1 x2 y2 fx fy points transform viewBox preserveAspectRatio offset pathLength
   gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits href`.split(
    /\s+/,
  ),
);
const PRESENTATION = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
   stroke-dasharray stroke-dashoffset opacity clip-path clip-rule mask stop-color stop-opacity display
   vector-effect`.split(/\s+/),
);
const COLOURS = new Set(['fill', 'stroke', 'stop-color']);
/** True for metadata of drawing programs, and for attributes without effect in a drawing. */
const isDropped = (name: string): boolean =>
  /:|^(xmlns|version|role|baseProfile|enable-background)$|^aria-/.test(name);

export function attributesOf(
  all: Readonly<Record<string, string>>,
  palette: Palette | undefined,
): Read {
  const read: Read = { attributes: {}, refused: [], references: [] };
  for (const [name, value] of Object.entries(all)) {
    if (name === 'style')
      for (const [property, styled] of declarationsOf(value))
        add(read, property, styled, palette, 'style');
    else add(read, name === 'xlink:href' ? 'href' : name, value, palette, name);
  }
  return read;
}

function declarationsOf(style: string): [string, string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const [property = '', ...rest] = declaration.split(':');
    const [name, value] = [property.trim(), rest.join(':').trim()];
    // Properties of text or of a drawing program, and those with their initial value, change nothing.
    const isKept = PRESENTATION.has(name) || name === 'filter' || name === 'mix-blend-mode';
    const isInitial =
      /^(?:normal|inline)$/.test(value) ||
      (value === 'none' && name !== 'display' && !COLOURS.has(name));
    return isKept && !isInitial ? [[name, value]] : [];
  });
}

function add(
  read: Read,
  name: string,
  value: string,
  palette: Palette | undefined,
  attribute: string,
): void {
  if (isDropped(name)) return;
  const refusal = refusalOf(name, value) ?? colourRefusal(name, value, palette);
  if (refusal !== undefined) {
    read.refused.push({ ...refusal, attribute });
    return;
  }
  const id = name === 'href' ? value.slice(1) : LOCAL.exec(value)?.[1];
  if (id !== undefined) read.references.push(id);
  read.attributes[name] = COLOURS.has(name) ? (palette?.get(hex(value)) ?? value) : value;
}

const LOCAL = /^url\(['"]?#([^'")]+)['"]?\)$/;

function refusalOf(name: string, value: string): Refusal | undefined {
  if (/^on/i.test(name))
    return { title: `"${name}" would run code`, help: 'Delete it: a drawing runs no code.' };
  if (!GEOMETRY.has(name) && !PRESENTATION.has(name) && !name.startsWith('data-'))
    return { title: `a drawing may not use "${name}"`, help: 'Draw it with shapes and colours.' };
  const isForeign =
    name === 'href' ? !value.startsWith('#') : /url\(/i.test(value) && !LOCAL.test(value);
  return isForeign
    ? {
        title: `"${value.slice(0, 60)}" refers to something outside the drawing`,
        help: 'Refer only to an id of the same file (#id).',
      }
    : undefined;
}

function hex(colour: string): string {
  const small = colour.toLowerCase();
  return /^#[\da-f]{3}$/.test(small) ? small.replace(/[\da-f]/g, '$&$&') : small;
}

function colourRefusal(
  name: string,
  value: string,
  palette: Palette | undefined,
): Refusal | undefined {
  if (!COLOURS.has(name) || value === 'none' || LOCAL.test(value)) return undefined;
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value))
    return {
      title: `the colour is "${value}"`,
      help: 'Write it in hexadecimal, such as #af1e2d: some programs show other notations as black.',
    };
  if (palette === undefined || palette.has(hex(value))) return undefined;
  return {
    title: `the colour ${value} is not in the palette`,
    help: `Use a colour of the palette: ${[...palette.values()].join(' ')}.`,
  };
}

/** Selectors of a style must begin with a class or an id: another selector would reach the page around the drawing. */
export function styleProblem(css: string): Refusal | undefined {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  if (/@import|url\(\s*['"]?(?!#)|expression\(/i.test(plain))
    return {
      title: 'the style refers to another file',
      help: 'Refer only to an id of the same file (#id).',
    };
  const outside = [...plain.matchAll(/(?:^|[{}])([^{}@]+)(?=\{)/g)]
    .flatMap(([, selectors]) => selectors!.split(','))
    .map((selector) => selector.trim())
    .find((selector) => !/^([.#][\w-]|from$|to$|[\d.]+%$)/.test(selector));
  return outside === undefined
    ? undefined
    : {
        title: `the selector "${outside}" matches elements outside the drawing`,
        help: 'Begin each selector with a class or an id of the drawing.',
      };
}
