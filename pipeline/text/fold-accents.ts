/** Folds texts to lower case without accents, for comparing names and searching prose. */

/** Letters with accents, and combining accents. */
const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/g;

/** Each accented letter with its plain letter, because normalising a letter at each use is expensive. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  String.fromCharCode(...Array(0x1f00).keys())
    .match(ACCENTED)!
    .map((letter) => [letter, letter.normalize('NFD').replace(/\p{M}/gu, '')]),
);

/** Lower case without accents. Offsets stay the same, unless the text has combining accents. */
export function foldAccents(text: string): string {
  const lower = text.toLowerCase();
  // Lower case can lengthen a letter of another alphabet; the text then keeps its case.
  return (lower.length === text.length ? lower : text).replace(
    ACCENTED,
    (letter) => PLAIN.get(letter)!,
  );
}
