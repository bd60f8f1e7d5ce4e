/** The one way to fold a text: how names are compared and prose is searched. */

const folded = new Map<string, string>();

/** Lower case without accents. A text whose accents are parts of its letters keeps its length, so offsets stay those of the text. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // A few letters of other alphabets grow in lower case; then the text stays as it is written.
  return (lower.length === text.length ? lower : text).replace(
    /[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/g,
    (letter) => folded.get(letter) ?? foldLetter(letter),
  );
}

function foldLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  folded.set(letter, plain);
  return plain;
}
