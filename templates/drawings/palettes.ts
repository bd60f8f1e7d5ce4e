/** The colours that the drawings of a kind may use, as they are printed; a kind without a palette may use any. */
import { HOUSING, LAMP, ROAD, SHEETING } from '../signs/colours.ts';

/** In single signs: a green disc, the edge of a white sign, reflectors, the profile of a speed hump, a sky at night. */
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

/** By the folder of the kind in data/dibujos. */
export const PALETTES: Readonly<Record<string, readonly string[]>> = {
  senales: [
    ...new Set([
      ...[SHEETING, LAMP, ROAD, HOUSING].flatMap((colours) => Object.values(colours)),
      ...OF_SINGLE_SIGNS,
    ]),
  ],
};
