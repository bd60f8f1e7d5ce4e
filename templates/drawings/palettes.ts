/** The colours that the drawings of a kind may use; a kind without a palette may use any. */
import { BRAND } from '../brand.ts';
import { COLOURS, type ColourName } from '../diagrams/colours.ts';
import {
  LAMP_COLOURS,
  ROAD_COLOURS,
  SHEETING_COLOURS,
  SIGNAL_HOUSING_COLOURS,
} from '../signs/colours.ts';

/**
 * Colours that occur only in one sign, or in two that are alike: a green disc, the edge of a white sign, reflectors, a
 * speed hump, a night sky.
 */
const OF_SINGLE_SIGNS = [
  '#00A651',
  '#8A938E',
  '#E9EAE6',
  '#777D7E',
  '#8D9394',
  '#C2C6C4',
  '#2C3031',
  '#1D3158',
  '#F6E7A8',
];

/**
 * Landmark colours and the CSS custom properties that pages print instead, because they depend on the colour scheme and
 * on the state of the stop.
 */
export const LANDMARK_COLOURS = {
  '#f5e8cb': 'w',
  '#dcc392': 'w2',
  '#8d7b5c': 'w3',
  '#c8352b': 'r',
  '#2b302e': 'k',
  '#a6cbae': 'g1',
  '#5f9c79': 'g2',
  '#35735a': 'g3',
  '#a5d5de': 'a',
  '#3f92a8': 'a2',
  [BRAND.sun]: 'y',
  '#6f5240': 't',
  '#ffffff': 'b',
  '#ea8a3c': 'o',
  '#ec9fae': 'p',
  '#2f6fb0': 'z',
  '#7b4ea3': 'm',
  '#1d3f5c': 'n',
  '#7ff0ea': 'glow',
  [BRAND.sign]: 'panel',
} as const;

/**
 * Colours whose light value is that of another colour, which the value stands for in a file: `ink` (black), `panel` and
 * `card` (white), `uniform` (navy).
 */
const NOT_PAINTS: ReadonlySet<string> = new Set<ColourName>(['ink', 'panel', 'card', 'uniform']);

/** Colours of the drawings that scenes place, by hex value. Those that a dark page changes are printed with a class. */
export const SCENE_COLOURS: Readonly<Record<string, ColourName>> = {
  ...Object.fromEntries(
    Object.entries(COLOURS)
      .filter(([name]) => !NOT_PAINTS.has(name))
      .map(([name, { light }]) => [light, name as ColourName]),
  ),
  // A value one step from navy's, so that files can refer to this colour. A light page prints navy.
  '#1f4b7b': 'uniform',
};

/** Palettes by folder of data/dibujos. */
export const PALETTES: Readonly<Record<string, readonly string[]>> = {
  hitos: Object.keys(LANDMARK_COLOURS),
  vehiculos: Object.keys(SCENE_COLOURS),
  personas: Object.keys(SCENE_COLOURS),
  objetos: Object.keys(SCENE_COLOURS),
  senales: [
    ...new Set([
      ...[SHEETING_COLOURS, LAMP_COLOURS, ROAD_COLOURS, SIGNAL_HOUSING_COLOURS].flatMap((colours) =>
        Object.values(colours),
      ),
      ...OF_SINGLE_SIGNS,
    ]),
  ],
};
