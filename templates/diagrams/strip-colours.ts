/** The colour of each kind of strip of a road. */
import type { STRIP_KINDS } from '../../schemas/scene.ts';
import type { ColourName } from './colours.ts';

export const STRIP_COLOURS: Record<(typeof STRIP_KINDS)[number], ColourName> = {
  carril: 'road',
  central: 'road',
  paseo: 'shoulder',
  estacionamiento: 'road',
  bicicletas: 'road',
  encintado: 'steel',
  acera: 'kerb',
  mediana: 'grass',
  hierba: 'ground',
};
