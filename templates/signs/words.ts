/** The words of a sign, and the description of its drawing. */
import type { Sign } from '../../schemas/sign.ts';

/** The words that the drawing shows: the legend, or the word painted on the road. */
export function signWords(sign: Sign): string[] {
  const painted = sign.kind === 'marca' ? sign.name.match(/^Palabra (\p{Lu}+)$/u)?.[1] : undefined;
  return painted === undefined ? (sign.legend ?? []).filter((line) => line !== '→') : [painted];
}

/** Describes the drawing and its words, never the meaning. */
export function signAltText(sign: Sign): string {
  const words = signWords(sign).join(' ');
  return [sign.symbol, words && `Dice: ${words}.`].filter(Boolean).join(' ');
}
