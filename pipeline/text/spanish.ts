/** Finds words, content stems and syllables of Spanish text, and computes its INFLESZ score. */
import { foldAccents } from './fold-accents.ts';

/** Lower case, no accents, punctuation as single spaces. A point or comma between two digits belongs to the number. */
export function normalise(text: string): string {
  const folded = foldAccents(text);
  if (!/\d[.,]\d/.test(folded)) return folded.replace(/[^a-z0-9%$]+/g, ' ').trim();
  return folded
    .replace(/(\d)[.,](?=\d)/g, '$1\u0001')
    .replace(/[^a-z0-9%$\u0001]+/g, ' ')
    .replaceAll('\u0001', '.')
    .trim();
}

/** Words of the normalised text. */
export function normalisedWords(text: string): string[] {
  const plain = normalise(text);
  return plain === '' ? [] : plain.split(' ');
}

/** Normalised function words, which are not content stems. Words of fewer than four letters are never content stems. */
const STOP = new Set(
  (
    'para pero como cuando donde quien quienes cual cuales cuanto cuanta cuantos cuantas porque aunque mientras entre hasta desde hacia sobre segun sino ' +
    'contra durante mediante ante bajo tras cabe este esta esto estos estas esos esas aquel aquella aquello aquellos aquellas ella ellas ellos usted ustedes nosotros ' +
    'suyo suya suyos suyas mismo misma mismos mismas otro otra otros otras todo toda todos todas cada algun alguno alguna algunos algunas ningun ninguno ninguna nada nadie algo ' +
    'alguien mucho mucha muchos muchas poco poca pocos pocas mas menos tanto tanta tantos tantas demasiado bastante siempre nunca jamas tambien tampoco solo solamente unicamente ' +
    'aqui ahi alli alla luego entonces despues antes ahora todavia aun casi igual asi bien bueno buena quizas quiza acaso apenas ademas ' +
    'eres somos estar estas estan esta estaba ser sido siendo fue fueron sera seria haber habia hubo hace hacer haces hacen hecho tener tiene tienes tienen tenia debe debes deben deber ' +
    'debes puede puedes pueden poder podria quiere quieres querer vamos vaya dice dices decir estoy cualquier cualquiera varios varias unos unas dentro fuera cosa cosas'
  ).split(' '),
);

/** Pronouns at the end of an infinitive or gerund: dejarlo, llevarte. */
const CLITIC = /(?<=(?:[aei]r|ando|iendo))(?:se|te|me|nos)?(?:l[aeo]s?)?$/;
/** Endings in the order in which they are tried, with the minimum number of letters before the ending. */
const ENDINGS: [RegExp, number][] = [
  [/(?:amientos?|imientos?|aciones|icion(?:es)?|acion|idades|idad|mente)$/, 4],
  [/(?:adores|adoras|adora|ador|edores|edor|antes?|ables?|ibles?)$/, 4],
  [/(?:ando|iendo|aban|aron|ieron|aria|eria|iria|aras|eras|iras|amos|emos|imos)$/, 3],
  [/(?:ad[ao]s?|id[ao]s?)$/, 3],
  [/(?:ar|er|ir|an|en|as|es|os|[aeos])$/, 3],
];

/** A word without its endings, so that "límite" and "límites", "reduce" and "reducir" compare as equal. */
export function wordStem(word: string): string {
  const bare = word.replace(CLITIC, '');
  const fits = ENDINGS.find(
    ([ending, left]) => ending.test(bare) && bare.replace(ending, '').length >= left,
  );
  return fits === undefined ? bare : bare.replace(fits[0], '');
}

/** Stems of the words of four letters or more that are not stop words. */
export function contentStems(text: string): Set<string> {
  return stemsOf(normalisedWords(text));
}

/** The content stems of a normalised text. */
export function stemsOfNormalisedText(plain: string): Set<string> {
  return stemsOf(plain.split(' '));
}

function stemsOf(list: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const word of list)
    if (word.length >= 4 && !STOP.has(word) && /^[a-z]+$/.test(word)) found.add(wordStem(word));
  return found;
}

/** Counts two open vowels, or a vowel beside an accented í or ú, as two syllables; other vowels in a row as one. */
export function countSyllables(word: string): number {
  const begins = word
    .toLowerCase()
    .replace(/qu(?=[eiéí])|gu(?=[eiéí])/g, 'k')
    .replace(/y$/, 'i')
    .match(BEGIN_OF_SYLLABLE);
  return begins?.length ?? 1;
}

/** Vowels that begin a syllable: the first in a row, open after open, any after í or ú, and í or ú after any. */
const BEGIN_OF_SYLLABLE =
  /(?<![aeiouáéíóúü])[aeiouáéíóúü]|(?<=[aeoáéó])[aeoáéó]|(?<=[íú])[aeiouáéíóúü]|(?<=[aeiouáéíóúü])[íú]/g;

/** A number is read aloud in many ways, so it counts as a word of average length. */
const SYLLABLES_OF_NUMBER = 2;

/** The words and figures of a text, for counting words and syllables. Words keep their accents. */
export function splitWords(text: string): string[] {
  // The pattern lists the letters of Spanish, because \p{L} is slower and this runs over every text.
  return text.match(/\$?\d[\d.,/–-]*|[a-záéíóúüñ]+(?:[-'’][a-záéíóúüñ]+)*/gi) ?? [];
}

/**
 * INFLESZ score (Barrio 2008, after Szigriszt): 206.835 − 62.3·S/P − P/F for S syllables, P words and F sentences. A
 * text is "bastante fácil" from 65 to 80, and "muy difícil" below 40.
 * @param sentences texts, each of which counts as one sentence
 * @param syllablesOf a caller with many texts may pass a cached version: few words make up most texts
 */
export function inflesz(sentences: readonly string[], syllablesOf = countSyllables): number {
  let syllableCount = 0;
  let wordCount = 0;
  let sentenceCount = 0;
  for (const sentence of sentences) {
    const found = splitWords(sentence);
    if (found.length === 0) continue;
    sentenceCount++;
    wordCount += found.length;
    for (const word of found)
      syllableCount += /\d/.test(word) ? SYLLABLES_OF_NUMBER : syllablesOf(word);
  }
  return wordCount === 0
    ? 100
    : 206.835 - (62.3 * syllableCount) / wordCount - wordCount / sentenceCount;
}
