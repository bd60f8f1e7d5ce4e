/** The colours of the driver's view: light colours of the diagrams, and paints of cars and houses in Puerto Rico. */
import type { HazardRoadUser } from '../../schemas/hazard.ts';
import { COLOURS } from '../diagrams/colours.ts';

const of = (name: keyof typeof COLOURS): string => COLOURS[name].light;

export const CAR_PAINTS: Record<NonNullable<HazardRoadUser['colour']>, string> = {
  rojo: '#b3362f',
  azul: '#3d6f9e',
  blanco: '#eef0ec',
  gris: '#8f9894',
  amarillo: of('bus'),
  verde: '#3f7a5c',
};
export const INK = of('black');
export const GLASS = '#2d3b42';
export const TYRE = '#1d2321';
export const ROAD_COLOUR = '#565c5a';
export const KERB = '#c9ccc2';
export const SIDEWALK = '#d9d6c9';
export const WHITE = '#f4f4ee';
export const YELLOW = '#f2c118';
export const GRASS = '#7fae6f';
export const LEAF = '#4c8a52';
export const SKIN = of('skin');
export const RED = of('red');
export const AMBER = of('amber');
export const WATER = '#7a98a6';
/** Near wall and front of each house, which is of painted concrete. */
export const HOUSE_COLOURS: readonly (readonly [wall: string, front: string])[] = [
  ['#d9a18b', '#efc3ae'],
  ['#8fb9a8', '#b4d8c8'],
  ['#d8c07a', '#f0dc9c'],
  ['#8fa9c4', '#b3cbe3'],
  ['#c9c2b4', '#e8e2d4'],
  ['#c795a8', '#e3bac9'],
];
/** Sky above, sky at the horizon, hills. */
export const SKY_COLOURS = {
  dia: ['#9cc9ea', '#e6f2f4', '#8fb89c'],
  atardecer: ['#5b5f92', '#f0a56b', '#4d5a6a'],
  lluvia: ['#98a5ad', '#c3cccf', '#8a9d97'],
} as const;
