/** An option of a question, with its quantities and ranges. */
import { foldAccents } from '../text/fold-accents.ts';
import { numbersAndQuantitiesIn, type Quantity } from '../text/quantities.ts';
import type { FilledReference, Inline } from '../text/tree.ts';
import { measureOf } from '../text/units.ts';
import { ItemText } from './item-text.ts';

/** A number with its unit, as an interval in the base unit of its dimension: metres, seconds … */
export type OptionQuantity = Pick<Quantity, 'unit'> & {
  dimension: string;
  min: number;
  max: number;
};

export class Option extends ItemText {
  readonly index: number;
  #quantities: OptionQuantity[] | undefined;

  constructor(nodes: readonly Inline[], filled: (node: FilledReference) => string, index: number) {
    super(nodes, filled);
    this.index = index;
  }

  get quantities(): OptionQuantity[] {
    return (this.#quantities ??= numbersAndQuantitiesIn(this.text).map(measured));
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

/** The words of an option besides its quantities: "del hidrante" for "A 15 pies o más del hidrante". */
export function wordsAroundQuantities({ text }: ItemText): string {
  let around = '';
  let from = 0;
  for (const { start, end } of numbersAndQuantitiesIn(text)) {
    around += `${text.slice(from, start)} `;
    from = end;
  }
  return foldAccents(around + text.slice(from))
    .replace(
      /\b(?:mas|menos|mayor|menor|al menos|por lo menos|hasta|desde|minimo|maximo|entre|en adelante|que|de|a|y|o|como)\b/g,
      ' ',
    )
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

/** True if every option states exactly one quantity, and all quantities have the same dimension. */
export function areNumeric(options: readonly Option[]): boolean {
  const dimensions = new Set(
    options.map(({ quantities: [only, ...others] }) =>
      others.length === 0 ? only?.dimension : undefined,
    ),
  );
  return options.length > 1 && dimensions.size === 1 && !dimensions.has(undefined);
}

/** The number by which options are sorted: the middle of a range, or its only bound; NaN without a quantity. */
export function sortKeyOf({ quantities: [first] }: Option): number {
  const { min, max } = first ?? { min: Number.NaN, max: Number.NaN };
  return Number.isFinite(min) ? (Number.isFinite(max) ? (min + max) / 2 : min) : max;
}

const ALL =
  /\btodas? (?:las )?(?:anteriores|respuestas|opciones|alternativas)\b|\btodo lo anterior\b|\btodas son correctas\b/;
const NONE =
  /\bningun[ao] (?:de (?:las )?)?(?:anteriores|respuestas|opciones|alternativas)\b|\bninguna es correcta\b|\bnada de lo anterior\b/;
export const isAllOfTheAbove = ({ plain }: { plain: string }) => ALL.test(plain);
export const isNoneOfTheAbove = ({ plain }: { plain: string }) => NONE.test(plain);

export const countWords = ({ plain }: ItemText) => plain.split(' ').length;
