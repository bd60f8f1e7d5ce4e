/** Texts for visitors must use one word for one thing, and terms of the ledger only on /consistencia/. */
import type { AvoidedWord, Vocabulary } from '../../../schemas/vocabulary.ts';
import type { SiteText } from '../../link/texts.ts';
import { memoizeByObject } from '../../program/memoize.ts';
import { anyPhrasePattern, type PhraseFinder, phraseFinder } from '../../text/phrases.ts';
import { checkEachEntry, type Rule } from '../rule.ts';

type Entry = SiteText['entry'];

/** Collections of the ledger, whose texts may use its terms. */
const OF_LEDGER: ReadonlySet<Entry['collection']> = new Set(['facts', 'surfaces', 'sources']);
/** Collections whose texts are not checked: names of surfaces, titles of works, and words that visitors type. */
const SKIPPED: ReadonlySet<Entry['collection']> = new Set(['surfaces', 'sources', 'synonyms']);

type Finder = { word: AvoidedWord; find: PhraseFinder };

const findersOf = memoizeByObject(({ avoided }: Vocabulary) => ({
  /** Cheap pre-check: a text without a match has none of the words. */
  any: new RegExp(anyPhrasePattern(avoided.flatMap(({ words }) => words)), 'iu'),
  each: avoided.map(
    (word): Finder => ({ word, find: phraseFinder(word, word.exactCase === true ? '' : 'i') }),
  ),
}));

export const textWord: Rule = {
  id: 'text/word',
  about: 'A text for visitors has a word that the site does not use.',
  severity: 'error',
  check: checkEachEntry(({ site }) => {
    const { any, each } = findersOf(site.vocabulary);
    return (own, report) => {
      if (SKIPPED.has(own.entry.collection)) return;
      for (const text of own.texts) {
        if (!any.test(text.source) || !isProse(text)) continue;
        for (const { word, start, end, passage } of wordsIn(text, each))
          report({
            title: `"${passage.text.slice(start, end)}" is not a word for visitors: use "${word.instead}"`,
            at: text.place(passage.spanOf(start, end)),
            help: [`Use "${word.instead}". ${word.why}`],
          });
      }
    };
  }),
};

function* wordsIn(text: SiteText, finders: readonly Finder[]) {
  const isLedger = OF_LEDGER.has(text.entry.collection) || isAboutLedger(text);
  for (const { word, find } of finders) {
    if ((word.ledger && isLedger) || find(text.source).length === 0) continue;
    for (const passage of text.passages)
      for (const { text: found, index } of find(passage.text))
        yield { word, start: index, end: index + found.length, passage };
  }
}

/** False for a single word in lower case, which is a code such as a colour, and for an address. */
const isProse = ({ rich, source }: SiteText): boolean => rich || /^\p{Lu}|^[^:/]*\s/u.test(source);

/** The title and description of /consistencia/ in the settings. */
const isAboutLedger = ({ entry, path = [] }: SiteText): boolean =>
  entry.collection === 'site' && path.includes('consistency');
