/**
 * The colours of diagrams. They are attributes of the drawing, so that every reader of SVG shows them; a style for dark
 * pages changes those that differ there. A test compares them with the tokens of templates/styles/tokens.css.
 */

type Colour = { light: string; dark?: string; token?: string };

export const COLOURS = {
  ground: { light: '#bcd3c4', dark: '#1f3a3a', token: '--hill-1' },
  road: { light: '#2b302e', dark: '#0b0f0d', token: '--road' },
  kerb: { light: '#d5d8cf', dark: '#2b3531', token: '--rule' },
  grass: { light: '#86b196', dark: '#1a332c', token: '--hill-2' },
  ink: { light: '#14211c', dark: '#ecefe8', token: '--ink' },
  panel: { light: '#fff', dark: '#1c2421', token: '--paper' },
  edge: { light: '#77807b', dark: '#5f6964', token: '--road-2' },
  sun: { light: '#ffcd00', token: '--sun' },
  white: { light: '#fff' },
  black: { light: '#14211c' },
  glass: { light: '#3d4f57' },
  lamp: { light: '#3a4143' },
  red: { light: '#e11d2e' },
  amber: { light: '#fcd116' },
  green: { light: '#1fc46b' },
  blue: { light: '#4fa3e0' },
  navy: { light: '#1f4b7a' },
  uniform: { light: '#1f4b7a', dark: '#5d92c9' },
  bus: { light: '#f2a900' },
  steel: { light: '#b9c2be' },
  orange: { light: '#ff7a1a' },
  skin: { light: '#8a5527' },
  water: { light: '#6fb7de' },
  wall: { light: '#c9a27e', dark: '#7a5b40' },
} as const satisfies Record<string, Colour>;

export type ColourName = keyof typeof COLOURS;

/** Attributes of a filled shape. */
export function fill(name: ColourName): { fill: string; className?: string } {
  const colour: Colour = COLOURS[name];
  return colour.dark === undefined
    ? { fill: colour.light }
    : { fill: colour.light, className: `f-${name}` };
}

/** Attributes of a line. */
export function stroke(
  name: ColourName,
  width: number,
): { fill: 'none'; stroke: string; strokeWidth: number; className?: string } {
  const colour: Colour = COLOURS[name];
  const line = { fill: 'none', stroke: colour.light, strokeWidth: width } as const;
  return colour.dark === undefined ? line : { ...line, className: `s-${name}` };
}

/** What changes on a dark page. */
export const DARK_STYLE = `@media(prefers-color-scheme:dark){${Object.entries(COLOURS)
  .flatMap(([name, colour]: [string, Colour]) =>
    colour.dark === undefined
      ? []
      : [`.f-${name}{fill:${colour.dark}}.s-${name}{stroke:${colour.dark}}`],
  )
  .join('')}}`;
