/** Chooses the voice for «Escuchar» and converts a text to spoken words. Uses no DOM. */

/**
 * Spoken words for the parts of texts that are not spoken as written. pipeline/render/questions/speech.ts writes the
 * file.
 */
export type SpokenWords = Readonly<Record<string, string>>;

/** Languages of voices, the most familiar one in Puerto Rico first. Other kinds of Spanish come last. */
const LANGUAGES = ['es-pr', 'es-us', 'es-mx', 'es-419', 'es-es'];

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/**
 * The best Spanish voice, if there is one. Voices on the device come first, because other voices send the text to a
 * server.
 */
export function bestVoice<Kind extends Voice>(voices: readonly Kind[]): Kind | undefined {
  const rank = ({ lang, localService }: Voice): number => {
    const place = LANGUAGES.indexOf(normalizeLanguage(lang).toLowerCase());
    return (localService ? 0 : 100) + (place === -1 ? LANGUAGES.length : place);
  };
  return voices
    .filter(({ lang }) => /^es\b/i.test(normalizeLanguage(lang)))
    .sort((a, b) => rank(a) - rank(b))[0];
}

/** Normalizes a language code, because Android writes es_US. */
export const normalizeLanguage = (lang: string): string => lang.replace('_', '-');

const WORD = /[\p{L}\d]/u;

export function createSpeechReplacer(words: SpokenWords): (text: string) => string {
  // The longest part comes first: "25 mph" before "5 mph".
  const parts = Object.keys(words).sort((a, b) => b.length - a.length);
  if (parts.length === 0) return (text) => text;
  const pattern = new RegExp(
    parts.map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'),
    'g',
  );
  return (text) =>
    text.replace(pattern, (part, at: number) => {
      const after = at + part.length;
      const isCut =
        (WORD.test(part[0]!) && WORD.test(text[at - 1] ?? '')) ||
        (WORD.test(part.at(-1)!) && WORD.test(text[after] ?? ''));
      return isCut ? part : words[part]!;
    });
}

/** Splits a text without abbreviations into sentences, because browsers stop in the middle of a long text. */
export const spokenSentences = (text: string): string[] =>
  (text.match(/[^.!?…]+[.!?…]*/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
