/** Finds typed provenance, such as "según la lista de 2017", and compares it with the sources of readings. */
import type { Source } from '../../schemas/source.ts';
import { foldAccents } from '../text/fold-accents.ts';

/**
 * Phrases that begin a statement of provenance, with the words after them. The lookahead comes first: the lookbehind is
 * expensive.
 */
const BEGINNING =
  /(?=seg|sale|aparece|viene|est|public)(?<!\p{L})(?:seg[uú]n|sale[n]? de|aparece[n]? en|viene[n]? de|est[aá][n]? en|public[oó] en)\s+((?:el|la|los|las|un|una|unos|unas)\s+[^.,;:()|\u001a]{3,90})/giu;
/** A cheap test: true if a text may contain typed provenance. */
export const mayHaveProvenance = (text: string): boolean =>
  /(?:seg[uú]n|salen?|aparecen?|vienen?|est[aá]n?|public[oó])\s/i.test(text);
/** Nouns of sources. A phrase without one of them, a name or a year is not provenance: "según la hora". */
const NOUNS = new Set(
  'agencia anuncio comision compilacion formulario guia lista listas manual nota notas policia prensa reglamento tarjetas'.split(
    ' ',
  ),
);
/** Words that may name each kind of source, besides the words of its title. */
const OF_KIND: Record<Source['kind'], string> = {
  ley: 'ley',
  agencia: 'agencia dtop cesco formulario',
  prensa: 'prensa nota notas anuncio lista',
  manual: 'manual',
  guia: 'guia guias lista tarjetas',
  sitio: 'sitio',
  practica: 'guia consejo',
};

type Provenance = { text: string; start: number; end: number; words: string[] };

/** The typed provenance in a sentence, with the words that identify a source: nouns of sources, names and years. */
export function findTypedProvenance(sentence: string): Provenance[] {
  return [...sentence.matchAll(BEGINNING)].flatMap(({ 0: text, 1: phrase = '', index }) => {
    const words = tellingWords(phrase);
    return words.length === 0 ? [] : [{ text, start: index, end: index + text.length, words }];
  });
}

function tellingWords(phrase: string): string[] {
  return (phrase.match(/[\p{L}\d]+/gu) ?? []).flatMap((word) => {
    const folded = foldAccents(word);
    const isName = /^\p{Lu}/u.test(word);
    return NOUNS.has(folded) || /^\d{4}$/.test(word) || isName ? [folded] : [];
  });
}

/** The words that may name the source or the surface of a reading. */
export function sourceNameWords(source: Source | undefined, surface: string): string[] {
  const { title = '', inText = '', edition = '', kind } = source ?? {};
  const own = [title, inText, edition, kind === undefined ? '' : OF_KIND[kind], surface];
  return foldAccents(own.join(' ')).match(/[a-z\d]+/g) ?? [];
}

/** True if all words are among the words of the sources, in the singular or the plural. */
export const areAllSourceWords = (words: readonly string[], names: ReadonlySet<string>): boolean =>
  words.every((word) => names.has(word) || names.has(word.replace(/s$/, '')));
