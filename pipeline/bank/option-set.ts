/** Options of a question → their quantities, ranges and grammatical forms. */
import { fold } from '../text/fold.ts';
import { measuresIn, type Quantity } from '../text/quantities.ts';
import type { Filled, Inline } from '../text/tree.ts';
import { measureOf } from '../text/units.ts';
import { ItemText } from './item-text.ts';

/** A number with its unit, as an interval in the own unit of its dimension: metres, seconds … */
export type OptionQuantity = Pick<Quantity, 'unit'> & {
  dimension: string;
  min: number;
  max: number;
};

/** An option, with its place among the four and its quantities. */
export class Option extends ItemText {
  readonly index: number;
  #quantities: OptionQuantity[] | undefined;

  constructor(nodes: readonly Inline[], filled: (node: Filled) => string, index: number) {
    super(nodes, filled);
    this.index = index;
  }

  get quantities(): OptionQuantity[] {
    return (this.#quantities ??= measuresIn(this.text).map(measured));
  }
}

function measured({ unit, value: [min, max] }: Quantity): OptionQuantity {
  const { dimension, factor } = measureOf(unit);
  return {
    unit,
    dimension,
    min: min === null ? Number.NEGATIVE_INFINITY : min * factor,
    max: max === null ? Number.POSITIVE_INFINITY : max * factor,
  };
}

/** The words of an option besides its quantities: "A 15 pies o más del hidrante" → "a del hidrante". */
export function aroundQuantities({ text }: ItemText): string {
  let around = '';
  let from = 0;
  for (const { start, end } of measuresIn(text)) {
    around += `${text.slice(from, start)} `;
    from = end;
  }
  return fold(around + text.slice(from))
    .replace(
      /\b(?:mas|menos|mayor|menor|al menos|por lo menos|hasta|desde|minimo|maximo|entre|en adelante|que|de|a|y|o|como)\b/g,
      ' ',
    )
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

/** Whether every option states exactly one quantity and all of them are of one dimension. */
export function areNumeric(options: readonly Option[]): boolean {
  return (
    options.length > 1 &&
    options.every(
      ({ quantities }) =>
        quantities.length === 1 &&
        quantities[0]!.dimension === options[0]!.quantities[0]?.dimension,
    )
  );
}

/** The number by which options are sorted: the middle of a range, or its only end. */
export function rankOf({ quantities }: Option): number {
  const { min, max } = quantities[0]!;
  return Number.isFinite(min) ? (Number.isFinite(max) ? (min + max) / 2 : min) : max;
}

/** Words that leave no exception, normalised. "Siempre que" means "if", and "no solo" the opposite of "only". */
const ABSOLUTE =
  /\b(?:siempre(?! que\b)|nunca|jamas|todos|todas|ningun[ao]?|(?<!no )solo|solamente|unicamente|exclusivamente|en ningun caso|bajo ninguna circunstancia)\b/;
export const isAbsolute = ({ plain }: { plain: string }) => ABSOLUTE.test(plain);

const ALL =
  /\btodas? (?:las )?(?:anteriores|respuestas|opciones|alternativas)\b|\btodo lo anterior\b|\btodas son correctas\b/;
const NONE =
  /\bningun[ao] (?:de (?:las )?)?(?:anteriores|respuestas|opciones|alternativas)\b|\bninguna es correcta\b|\bnada de lo anterior\b/;
export const isAllOfThem = ({ plain }: { plain: string }) => ALL.test(plain);
export const isNoneOfThem = ({ plain }: { plain: string }) => NONE.test(plain);

export type FormClass =
  | 'infinitivo'
  | 'gerundio'
  | 'sí o no'
  | 'número'
  | 'determinante'
  | 'preposición'
  | 'otro';

const DETERMINERS = new Set(
  'el la los las un una unos unas este esta estos estas ese esa su sus tu tus mi otro otra cada cualquier algun alguna'.split(
    ' ',
  ),
);
const PREPOSITIONS = new Set(
  'a ante bajo con contra de desde durante en entre hacia hasta para por segun sin sobre tras al del'.split(
    ' ',
  ),
);
/** Nouns and adverbs that look like infinitives or gerunds. */
const NO_VERBS = new Set(
  'lugar hogar mujer par mar bar taller ayer placer poder cuando charla perla carla escolar familiar particular popular militar peatonal millar chofer alfiler segundo mundo fondo primer tercer cualquier'.split(
    ' ',
  ),
);

/** Grammatical class of an option's first word. A leading "no" belongs to the verb after it. */
export function formOf({ plain }: { plain: string }): FormClass {
  const [first = '', second = ''] = plain.split(' ');
  if (/^(?:si|no)$/.test(first) && second === '') return 'sí o no';
  const word = first === 'no' ? second : first;
  if (/^[\d$]/.test(word)) return 'número';
  if (DETERMINERS.has(word)) return 'determinante';
  if (PREPOSITIONS.has(word)) return 'preposición';
  if (NO_VERBS.has(word)) return 'otro';
  if (/(?:ando|iendo|yendo)(?:me|te|se|nos|l[aeo]s?)*$/.test(word)) return 'gerundio';
  if (/^.{1,}[aei]r(?:me|te|se|nos)?(?:l[aeo]s?)?$/.test(word)) return 'infinitivo';
  return 'otro';
}

/** Words of an option, as learners count them. */
export const countWords = ({ plain }: ItemText) => plain.split(' ').length;

/** For each option, how many other options have each of its stems, added up. */
export function sharedStems(options: readonly Option[]): number[] {
  const count = new Map<string, number>();
  for (const { stems } of options)
    for (const stem of stems) count.set(stem, (count.get(stem) ?? 0) + 1);
  return options.map(({ stems }) =>
    [...stems].reduce((sum, stem) => sum + count.get(stem)! - 1, 0),
  );
}
