/**
 * The colours of diagrams. They are attributes of the drawing, so that every SVG viewer shows them. A style changes
 * some of them on dark pages. A test compares them with the tokens of templates/styles/tokens.css.
 */

type Colour = { light: string; dark?: string; token?: string };

export const COLOURS = {
  /** On a dark page the ground is lighter than the road and than the page, so that streets keep their shape. */
  ground: { light: '#bcd3c4', dark: '#3c5c4b' },
  /** Lighter than `--road` of the pages, so that cars, lines and shadows stand out. */
  road: { light: '#424947', dark: '#23292a' },
  /** Lighter than the road, so that nobody takes a shoulder for a lane. */
  shoulder: { light: '#5b6461', dark: '#3d4543' },
  kerb: { light: '#d5d8cf', dark: '#827f75' },
  /** A town block beside the streets. */
  block: { light: '#f0ebdd', dark: '#58564c' },
  grass: { light: '#86b196', dark: '#386045' },
  ink: { light: '#14211c', dark: '#ecefe8', token: '--ink' },
  panel: { light: '#fff', dark: '#1c2421', token: '--paper' },
  edge: { light: '#6f7773', dark: '#8a948e' },
  sun: { light: '#ffcd00', token: '--sun' },
  /** The shaded side of a yellow car. */
  sill: { light: '#dca400' },
  white: { light: '#fff', dark: '#d3d7cf' },
  /** The card behind a thing. It stays light on dark pages, because most of these things are black. */
  card: { light: '#fff', dark: '#8ea398' },
  black: { light: '#14211c' },
  glass: { light: '#3d4f57' },
  beam: { light: '#fff1b0' },
  lamp: { light: '#3a4143' },
  red: { light: '#e11d2e' },
  lime: { light: '#c3d800' },
  sea: { light: '#8ccfc4', dark: '#6fa9a1' },
  stop: { light: '#af1e2d', dark: '#a3202d' },
  amber: { light: '#fcd116' },
  green: { light: '#1fc46b' },
  blue: { light: '#4fa3e0' },
  navy: { light: '#1f4b7a' },
  uniform: { light: '#1f4b7a', dark: '#5d92c9' },
  bus: { light: '#f2a900' },
  drive: { light: '#b4b8b2', dark: '#87908a' },
  steel: { light: '#b9c2be' },
  orange: { light: '#ff7a1a' },
  skin: { light: '#8a5527' },
  water: { light: '#6fb7de' },
  roof: { light: '#e9b7a0', dark: '#bd8b76' },
  palm: { light: '#3f9a5c', dark: '#57a06c' },
  sand: { light: '#f3d68b', dark: '#c0a765' },
  hearse: { light: '#3a3f4a', dark: '#687184' },
  wall: { light: '#c9a27e', dark: '#a98563' },
  /** A veil over the whole ground. The colours of a dark page need less of it. */
  night: { light: '#071426b8', dark: '#07142680' },
} as const satisfies Record<string, Colour>;

export type ColourName = keyof typeof COLOURS;

export function fillAttributes(name: ColourName): { fill: string; className?: string } {
  const colour: Colour = COLOURS[name];
  return colour.dark === undefined
    ? { fill: colour.light }
    : { fill: colour.light, className: `f-${name}` };
}

export function strokeAttributes(
  name: ColourName,
  width: number,
): { fill: 'none'; stroke: string; strokeWidth: number; className?: string } {
  const colour: Colour = COLOURS[name];
  const line = { fill: 'none', stroke: colour.light, strokeWidth: width } as const;
  return colour.dark === undefined ? line : { ...line, className: `s-${name}` };
}

/** The CSS rules that change the colours on a dark page. */
export const DARK_STYLE = darkStyle(() => true);

/** Removes from a picture's dark style the rules for colours that the picture does not use. */
export function removeUnusedDarkStyles(svg: string): string {
  const used = new Set(
    [...svg.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')),
  );
  return svg.replace(DARK_STYLE, () => darkStyle((name) => used.has(name)));
}

function darkStyle(isUsed: (className: string) => boolean): string {
  const rules = Object.entries(COLOURS).flatMap(([name, { dark }]: [string, Colour]) =>
    dark === undefined
      ? []
      : [
          ...(isUsed(`f-${name}`) ? [`.f-${name}{fill:${dark}}`] : []),
          ...(isUsed(`s-${name}`) ? [`.s-${name}{stroke:${dark}}`] : []),
        ],
  );
  // Signs have colours of their own, so a filter dims them: unlike opacity, it does not let the road show through.
  if (isUsed('dim')) rules.push('.dim{filter:brightness(.84)}');
  // The veil (`velo`) and painted lines (`raya`) of a drawing from the driver's seat that a film shows.
  if (isUsed('velo')) rules.push('.velo{opacity:.8;mix-blend-mode:multiply}');
  if (isUsed('raya')) rules.push('.raya{opacity:.8}');
  return `@media(prefers-color-scheme:dark){${rules.join('')}}`;
}
