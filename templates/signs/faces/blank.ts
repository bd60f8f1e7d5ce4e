/** Panels without words or symbols: most teach what shape and colour tell before a sign can be read; one is the emblem of slow vehicles. */
import type { Faces } from './scene.tsx';

const IDS = [
  'forma-octagono',
  'forma-triangulo',
  'forma-pentagono',
  'forma-circulo',
  'forma-banderin',
  'forma-diamante',
  'forma-diamante-anaranjado',
  'forma-azul',
  'forma-marron',
  'vehiculo-lento',
];

export const BLANK: Faces = Object.fromEntries(IDS.map((id) => [id, () => null]));
