/** Options of a question → their quantities, ranges and grammatical forms: what one option may not have alone. */
import { ItemText } from './item-text.ts';

/** A number with its unit, as an interval; `measure` is comparable within a dimension (metres, seconds …). */
export type OptionQuantity = {
  unit: string;
  dimension: string;
  min: number;
  max: number;
  text: string;
};

/** An option, with its place among the four and its quantities. */
export class Option extends ItemText {
  readonly index: number;
  #quantities: OptionQuantity[] | undefined;

  constructor(raw: string, text: string, index: number) {
    super(raw, text);
    this.index = index;
  }

  get quantities(): OptionQuantity[] {
    return (this.#quantities ??= quantitiesOf(this.text));
  }
}

/** Units that options use, the ledger's and those of other places: folded word → dimension and factor. */
const UNITS: Record<string, [unit: string, dimension: string, factor: number]> = {
  mph: ['mph', 'velocidad', 1.609],
  'millas por hora': ['mph', 'velocidad', 1.609],
  'km/h': ['km/h', 'velocidad', 1],
  'kilometros por hora': ['km/h', 'velocidad', 1],
  'metros por segundo': ['m/s', 'velocidad', 3.6],
  pie: ['pies', 'largo', 0.3048],
  pies: ['pies', 'largo', 0.3048],
  metro: ['metros', 'largo', 1],
  metros: ['metros', 'largo', 1],
  m: ['metros', 'largo', 1],
  centimetro: ['centímetros', 'largo', 0.01],
  centimetros: ['centímetros', 'largo', 0.01],
  cm: ['centímetros', 'largo', 0.01],
  pulgada: ['pulgadas', 'largo', 0.0254],
  pulgadas: ['pulgadas', 'largo', 0.0254],
  milla: ['millas', 'largo', 1609.34],
  millas: ['millas', 'largo', 1609.34],
  kilometro: ['kilómetros', 'largo', 1000],
  kilometros: ['kilómetros', 'largo', 1000],
  km: ['kilómetros', 'largo', 1000],
  segundo: ['segundos', 'tiempo', 1],
  segundos: ['segundos', 'tiempo', 1],
  minuto: ['minutos', 'tiempo', 60],
  minutos: ['minutos', 'tiempo', 60],
  hora: ['horas', 'tiempo', 3600],
  horas: ['horas', 'tiempo', 3600],
  dia: ['días', 'tiempo', 86_400],
  dias: ['días', 'tiempo', 86_400],
  semana: ['semanas', 'tiempo', 604_800],
  semanas: ['semanas', 'tiempo', 604_800],
  mes: ['meses', 'tiempo', 2_629_800],
  meses: ['meses', 'tiempo', 2_629_800],
  ano: ['años', 'tiempo', 31_557_600],
  anos: ['años', 'tiempo', 31_557_600],
  libra: ['libras', 'peso', 1],
  libras: ['libras', 'peso', 1],
  onza: ['onzas', 'onzas', 1],
  onzas: ['onzas', 'onzas', 1],
  '%': ['%', '%', 1],
  'por ciento': ['%', '%', 1],
  dolares: ['$', 'dinero', 1],
  punto: ['puntos', 'puntos', 1],
  puntos: ['puntos', 'puntos', 1],
};
const NAMES = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[/]/g, '\\/'))
  .join('|');
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const QUANTITY = new RegExp(
  `(?<![\\w.,])(\\$?)\\s?(${NUMBER})(?:\\s?(?:–|-|a|y)\\s?\\$?(${NUMBER}))?(?:\\s(o mas|o menos))?\\s*(${NAMES})?(?![a-z0-9])(?:\\s(o mas|o menos|en adelante))?`,
  'g',
);

/** Folded like `normalise`, but with punctuation, which belongs to numbers and ranges. */
const foldText = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ');

function quantitiesOf(text: string): OptionQuantity[] {
  if (!/\d/.test(text)) return [];
  const folded = foldText(text);
  return [...folded.matchAll(QUANTITY)].map((match) => {
    const [whole, currency, first, second, inside, name, after] = match;
    const [unit, dimension, factor] =
      currency === '$'
        ? (['$', 'dinero', 1] as const)
        : name === undefined
          ? (['', '', 1] as const)
          : UNITS[name]!;
    const low = Number(first!.replaceAll(',', '')) * factor;
    const high = second === undefined ? low : Number(second.replaceAll(',', '')) * factor;
    const [min, max] = openEnds(folded.slice(0, match.index), [low, high], after ?? inside);
    return { unit, dimension, min, max, text: whole.trim() };
  });
}

/** "a menos de 15 pies" names the distance of 15 itself: it is no upper bound (the ledger reads it so too). */
function openEnds(
  before: string,
  [low, high]: [number, number],
  after: string | undefined,
): [number, number] {
  if (after === 'o mas' || after === 'en adelante') return [low, Number.POSITIVE_INFINITY];
  if (after === 'o menos') return [Number.NEGATIVE_INFINITY, high];
  if (low !== high || /(?:^|\s)a (?:mas|menos) de (?:los )?$/.test(before)) return [low, high];
  if (
    /(?:mas de|al menos|por lo menos|desde|minimo(?: de)?|mayor (?:de|que)) (?:los )?$/.test(before)
  )
    return [low, Number.POSITIVE_INFINITY];
  if (/(?:menos de|hasta|maximo(?: de)?|no mas de|menor (?:de|que)) (?:los )?$/.test(before))
    return [Number.NEGATIVE_INFINITY, high];
  return [low, high];
}

/** What an option says besides its quantities: "A 15 pies o más del hidrante" → "a del hidrante". */
export function aroundQuantities({ text }: ItemText): string {
  return foldText(text)
    .replace(QUANTITY, ' ')
    .replace(
      /\b(?:mas de|menos de|al menos|por lo menos|hasta|desde|minimo|maximo|entre|de|a|y|o|como)\b/g,
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

/** Where a quantity stands on its scale. */
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
