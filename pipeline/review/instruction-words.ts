/** Detects whether an edit changes what a text tells a reader to do, or not to do. */
import { distance } from 'fastest-levenshtein';
import { foldAccents } from '../text/fold-accents.ts';

/** Folded stems of words that express an instruction. `wordsDiffer` below finds changes of other words. */
const ACTS = [
  // Negation, duty and permission.
  'no|ni|nunca|jamas|tampoco|sin|ningun|nadie|nada|salvo|excepto|solo|siempre|prohib|permit|obliga|deb[ei]|pued|pod[ei]r|requisit|voluntari|libre|gratis',
  // Sides, order and measure.
  'izquierd|derech|contrari|opuest|atras|delante|detras|antes|despues|mas|menos|maxim|minim|mayor|menor',
  // Colours and states of lights.
  'verde|amarill|roj|anaranj|azul|blanc|negr|intermiten|apag|enciend|encend|fij[ao]s?',
  // Actions at the wheel and at a counter.
  'aceler|fren|deten|detien|paras|paran|pare|ced|sig(?:ue|a)|segui|gir|dobl|vir[ae]|rebas|adelant|cruz|entr|sal[egi]?|sales|us[ae]|toc|mir[ae]|esper|reduc|aument|manten|suelt|aprie|pis[ae]|retroced|estacion|guia|conduc|beb|tom[ae]|llev|qued|baj|sub[ei]|avis|invad|ocup|pas[ae]|acerc|alej|muev|obedec|ignor|respet|huy|llam|firm|pag[ao]|entreg|present|renuev|devuelv|quit|pon|corr|cierr|abr[ei]',
  // Handling of personal data by this site.
  'analitic|estadistic|cookie|rastre|guard|envi|compart|recog|registr|servidor|tercer|publicidad|anunci|ubicacion|cuenta|correo|permiso',
].join('|');
/** Words of place and duration. A change of one alone is often harmless; a swap of two reverses the meaning. */
const PLACES =
  'arriba|abajo|dentro|fuera|cerca|lejos|cort|larg|comienz|empiez|acab|termin|primer|ultim';
const stems = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words})(?=\\p{L}*)`, 'gu');
const [ACT, PLACE] = [stems(ACTS), stems(PLACES)];
/** Stems that count only as whole words. */
const WHOLE = /^(?:no|ni|mas|sin|solo|pare|paras|nada)$/;

const actsIn = (lines: readonly string[], pattern = ACT): string[] =>
  lines
    .flatMap((line) => [...foldAccents(line).matchAll(pattern)])
    .flatMap(({ 0: stem, index, input }) =>
      WHOLE.test(stem) && /^\p{L}/u.test(input.slice(index + stem.length)) ? [] : stem,
    )
    .sort();

/** True if a negation, an action verb, a side, a colour or a word about the handling of data differs. */
export const instructionWordsDiffer = (
  before: readonly string[],
  after: readonly string[],
): boolean =>
  actsIn(before).join() !== actsIn(after).join() ||
  placesSwap(actsIn(before, PLACE), actsIn(after, PLACE));

const placesSwap = (before: readonly string[], after: readonly string[]): boolean =>
  before.some((place) => !after.includes(place)) && after.some((place) => !before.includes(place));

/** The largest edit distance between a word and the same word mistyped. */
const TYPED = 2;

/** True if a word of four letters or more was added or removed that has no near match in the other version. */
export function wordsDiffer(before: readonly string[], after: readonly string[]): boolean {
  const [was, is] = [before, after].map(
    (lines) => new Set(foldAccents(lines.join(' ')).match(/\p{L}{4,}/gu) ?? []),
  ) as [Set<string>, Set<string>];
  const lost = (from: Set<string>, to: Set<string>) =>
    [...from].some(
      (word) => !to.has(word) && ![...to].some((other) => distance(word, other) <= TYPED),
    );
  return lost(was, is) || lost(is, was);
}
