/**
 * An explanation must say the rule and its reason in a few words. It must not name its source, which pages print after
 * it, or an option by its position.
 */
import type { Vocabulary } from '../../../schemas/vocabulary.ts';
import type { Item } from '../../bank/item.ts';
import { findWrittenCitations } from '../../ledger/citations.ts';
import { memoizeByObject } from '../../program/memoize.ts';
import { phraseFinder } from '../../text/phrases.ts';
import { countWithNoun } from '../../text/plural.ts';
import { writeReference } from '../../text/references.ts';
import { normalisedWords } from '../../text/spanish.ts';
import { inlinesIn, isFilledReference } from '../../text/tree.ts';
import { checkEachItem, gateSeverity, type Rule } from '../rule.ts';

const LENGTH = { least: 25, most: 45 } as const;
/** Names of options by position. A lower-case "a" does not count, because of "la opción a la que …". */
const BY_PLACE =
  /(?:opci[oó]n|respuesta|alternativa|letra)\s+[«"“(]?(?:[A-D]|[b-d])(?!\p{L})|(?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|últim[ao])\s+(?:opción|respuesta|alternativa)/u;

/** Finds phrases about what this site did not read, about other states, or about study aids: learners want the rule. */
const excusesOf = memoizeByObject(({ excuses }: Vocabulary) => phraseFinder(excuses));

export const itemExplanation: Rule = {
  id: 'item/explanation',
  about:
    'An explanation has the wrong length, does not mention the answer, names its source, excuses itself, or names an option by its position.',
  severity: 'error',
  check: checkEachItem((bank) => (item, report) => {
    const { plain, text } = item.explanation;
    const at = ['explanation'];
    const severity = gateSeverity(bank.site);
    const count = normalisedWords(text).length;
    if (count < LENGTH.least || count > LENGTH.most)
      report({
        at,
        severity,
        title: `the explanation has ${countWithNoun(count, 'word')}; it needs ${LENGTH.least} to ${LENGTH.most}`,
        help: [
          'Say the rule in one sentence; then why, or what happens otherwise; then, if there is a figure or a pair to remember, a memory aid.',
        ],
      });
    if (item.key.plain.includes(plain))
      report({
        at,
        title: 'the explanation only repeats the right option',
        help: ['Say why it is right.'],
      });
    if (!speaksOfKey(item))
      report({
        at,
        title: `the explanation has no word of the right option "${item.key.text}"`,
        help: ['Say the right answer in the explanation.'],
      });
    const source = namedSource(item);
    if (source !== undefined)
      report({
        at,
        severity,
        title: `the explanation names its source, "${source}"`,
        help: ['Remove it: the page prints the sources of "cite" after the explanation.'],
      });
    const excuse = excusesOf(bank.site.vocabulary)(text)[0]?.text;
    if (excuse !== undefined)
      report({
        at,
        severity,
        title: `the explanation mentions its evidence: "${excuse}"`,
        help: ['Say the rule. The label of the source says how sure it is.'],
      });
    const place = BY_PLACE.exec(text)?.[0];
    if (place !== undefined)
      report({
        at,
        title: `"${place}" names an option by its position, but options are shuffled`,
        help: ['Name the option by its words.'],
      });
  }),
};

/**
 * True if an explanation shares a content word or a figure with the key. If the key has neither, such as "ron", any of
 * its words counts, or only its longer words if it has some.
 */
function speaksOfKey({ key, explanation: { stems, plain } }: Item): boolean {
  if (key.stems.size > 0 && [...key.stems].some((stem) => stems.has(stem))) return true;
  const figures = key.plain.match(/[$\d][\d.]*/g) ?? [];
  if (key.stems.size > 0 && figures.length === 0) return false;
  const said = new Set(plain.split(' '));
  const own = key.plain.split(' ');
  const longer = own.filter((word) => word.length > 2);
  return [figures, longer, own]
    .find((telling) => telling.length > 0)!
    .some((word) => said.has(word));
}

function namedSource({ explanation: { nodes, text } }: Item): string | undefined {
  // An official form such as «DTOP-DIS-255» is what the rule is about, not its source.
  const typed = findWrittenCitations(text).find(({ kind }) => kind !== 'document')?.text;
  if (typed !== undefined) return typed;
  const cites = [...inlinesIn(nodes)].find(({ type }) => type === 'citation' || type === 'source');
  return cites && isFilledReference(cites) ? writeReference(cites) : undefined;
}
