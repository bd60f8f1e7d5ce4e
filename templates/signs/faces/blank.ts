/** Panels without words or symbols: they teach what shape and colour tell before a sign can be read. */
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
];

export const BLANK: Faces = Object.fromEntries(IDS.map((id) => [id, () => null]));
