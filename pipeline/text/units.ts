/** The units of quantities: the words for each of them, and its dimension. */
import { UNITS, type Unit, type UnitWords } from '../../schemas/units.ts';
import { foldAccents } from './fold-accents.ts';

/**
 * Units of the ledger, a time of day (in minutes after midnight), a date (as the number YYYYMMDD), units that Puerto
 * Rico does not use, and "" for bare numbers.
 */
export type UnitName = Unit | 'hora' | 'fecha' | 'km/h' | 'm/s' | 'km' | '';

/** Folded words for units, besides the names in the table of schemas/units.ts. */
const SYNONYMS: Record<string, UnitName> = {
  'millas por hora': 'mph',
  'mi/h': 'mph',
  m: 'm',
  cm: 'cm',
  pulg: 'in',
  lb: 'lb',
  lbs: 'lb',
  oz: 'oz',
  seg: 's',
  min: 'min',
  h: 'h',
  hrs: 'h',
  'por ciento': '%',
  dolar: '$',
  dolares: '$',
  'centro cesco': 'centros',
  'centros cesco': 'centros',
  'km/h': 'km/h',
  'kilometros por hora': 'km/h',
  'metros por segundo': 'm/s',
  kilometro: 'km',
  kilometros: 'km',
  km: 'km',
};

/** The dimension of a unit, and its size in the base unit of that dimension. Any other unit is its own dimension. */
const MEASURES: Partial<Record<UnitName, [dimension: string, factor: number]>> = {
  mph: ['velocidad', 1.609],
  'km/h': ['velocidad', 1],
  'm/s': ['velocidad', 3.6],
  cm: ['largo', 0.01],
  in: ['largo', 0.0254],
  ft: ['largo', 0.3048],
  m: ['largo', 1],
  km: ['largo', 1000],
  millas: ['largo', 1609.34],
  s: ['tiempo', 1],
  min: ['tiempo', 60],
  h: ['tiempo', 3600],
  días: ['tiempo', 86_400],
  semanas: ['tiempo', 604_800],
  meses: ['tiempo', 2_629_800],
  años: ['tiempo', 31_557_600],
};

export const UNIT_OF_WORD: ReadonlyMap<string, UnitName> = new Map([
  ...(Object.entries(UNITS) as [Unit, UnitWords][]).flatMap(([unit, { one, many, before }]) =>
    before ? [] : [one, many].map((word): [string, UnitName] => [foldAccents(word), unit]),
  ),
  ...Object.entries(SYNONYMS),
]);

/** True if a fact can state a quantity in this unit. */
export const isLedgerUnit = (unit: UnitName): boolean =>
  unit === 'hora' || unit === 'fecha' || unit in UNITS;

export function measureOf(unit: UnitName): { dimension: string; factor: number } {
  const [dimension, factor] = MEASURES[unit] ?? [unit, 1];
  return { dimension, factor };
}
