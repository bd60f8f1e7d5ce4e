/** One word for one thing in every text for visitors, and no words of the ledger outside /consistencia/. */
import type { SiteText } from '../../link/texts.ts';
import type { EntryRule } from '../rule.ts';

type Entry = SiteText['entry'];
type Word = {
  /** What is looked for, between two ends of words. */
  words: string;
  instead: string;
  why: string;
  /** It is right where these words follow. */
  except?: RegExp;
  /** Whether upper and lower case differ. */
  exactCase?: true;
  /** It is a word of the ledger, which /consistencia/ and the records of the ledger use. */
  ledger?: true;
};

const WORDS: readonly Word[] = [
  { words: 'autos?|autom[oó]vil(?:es)?', instead: 'carro', why: 'It is the word of Puerto Rico.' },
  {
    words: 'r[oó]tulos?',
    instead: 'letrero',
    why: 'The site calls the thing "letrero" and its kind "señal".',
    except: /^rótulos? removible/iu,
  },
  { words: 'naranjas?', instead: 'anaranjado', why: 'It is the word of Puerto Rico.' },
  { words: 'Real ID', instead: 'REAL ID', why: 'It is written in capitals.', exactCase: true },
  { words: 'fallaste', instead: 'contestaste mal', why: 'It blames a nervous reader.' },
  {
    words: 'es (?:ley|buena práctica|norma de rotulación|orientación general):',
    instead: 'grounds of the section',
    why: 'The build prints the label of a statement from its sources.',
  },
  { words: 'surfaces?', instead: 'página', why: 'It is a word of the ledger.', ledger: true },
  { words: 'lecturas?', instead: 'cifra', why: 'It is a word of the ledger.', ledger: true },
  {
    words: '(?:el|un|cada|este|ese|los|estos) hechos?',
    instead: 'dato',
    why: 'As a noun of the ledger it says nothing to visitors.',
    ledger: true,
  },
  {
    words: 'registro (?:de (?:cifras|hechos|datos)|público)',
    instead: 'la página de consistencia',
    why: 'Visitors know the "registro" of a vehicle only.',
    ledger: true,
  },
  {
    words: 'fuentes? (?:débil(?:es)?|secundarias?)',
    instead: 'the name of the source',
    why: 'Labels say what a statement rests on.',
    ledger: true,
  },
  {
    words: 'según (?:el|este|nuestro) manual|el manual (?:dice|pide|manda)',
    instead: 'the source of the figure',
    why: 'The manual of the DTOP was not read.',
    except: /^según el manual (?:federal|del asiento|del fabricante)/iu,
  },
  {
    words: 'este sitio (?:lo )?(?:calcula|daba|decía)',
    instead: 'the figure alone',
    why: 'What the site used to say is on /consistencia/ only.',
    except: /^este sitio decía de sí mismo/iu,
    ledger: true,
  },
  {
    words: 'documentación oficial',
    instead: 'the name of the form, page or law',
    why: 'The label of a source says what was read.',
  },
];

/** Collections that visitors read on /consistencia/ only. */
const OF_LEDGER: ReadonlySet<Entry['collection']> = new Set(['facts', 'surfaces', 'sources']);
/** Collections whose texts are not written for visitors, are the names of works of others, or are visitors' own words. */
const SKIPPED: ReadonlySet<Entry['collection']> = new Set([
  'releases',
  'surfaces',
  'sources',
  'synonyms',
]);

const PATTERNS = WORDS.map((word) => ({
  word,
  /** Cheap: a text without these letters has none of the words. Few patterns are ever compiled. */
  letters: new RegExp(word.words, 'iu'),
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${word.words})(?![\p{L}\p{N}])`,
    word.exactCase === true ? 'gu' : 'giu',
  ),
}));

/** Cheap: without one of these a text has none of the words. */
const ANY = new RegExp(WORDS.map(({ words }) => words).join('|'), 'iu');

/**
 * Finds the words that visitors should not read in a text of a template or an export.
 * @param isOfLedger whether the text is on /consistencia/, which may use the words of the ledger
 */
export const disallowedWords = (text: string, isOfLedger: boolean): string[] =>
  PATTERNS.filter(({ word }) => !(word.ledger && isOfLedger)).flatMap(({ word, pattern }) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !isExcepted(word, text, index))
      .map(([found]) => found),
  );

export const textWord: EntryRule = {
  id: 'text/word',
  about: 'A text for visitors has a word that the site does not use.',
  severity: 'error',
  scope: 'entry',
  checkEach: () => (own, report) => {
    if (SKIPPED.has(own.entry.collection)) return;
    for (const text of own.texts) {
      if (!ANY.test(text.source) || !isProse(text)) continue;
      for (const { word, start, end, passage } of wordsIn(text))
        report({
          title: `"${passage.text.slice(start, end)}" is not a word for visitors: use "${word.instead}"`,
          at: text.place(passage.spanOf(start, end)),
          help: [word.why],
        });
    }
  },
};

function* wordsIn(text: SiteText) {
  const isLedger = OF_LEDGER.has(text.entry.collection) || isAboutLedger(text);
  const patterns = PATTERNS.filter(
    ({ word, letters, pattern }) =>
      !(word.ledger && isLedger) && letters.test(text.source) && text.source.search(pattern) !== -1,
  );
  for (const { word, pattern } of patterns)
    for (const passage of text.passages)
      for (const { 0: found, index } of passage.text.matchAll(pattern))
        if (!isExcepted(word, passage.text, index))
          yield { word, start: index, end: index + found.length, passage };
}

/** Whether the words behind it make it the name of a thing. */
const isExcepted = ({ except }: Word, text: string, index: number): boolean =>
  except?.test(text.slice(index, index + 40)) === true;

/** A single word in lower case is a code of a record, such as a colour; an address is no text. */
const isProse = ({ rich, source }: SiteText): boolean => rich || /^\p{Lu}|^[^:/]*\s/u.test(source);

/** The title and description of /consistencia/ in the settings. */
const isAboutLedger = ({ entry, path = [] }: SiteText): boolean =>
  entry.collection === 'site' && path.includes('consistency');
