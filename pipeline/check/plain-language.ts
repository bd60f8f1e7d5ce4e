/**
 * Counts obstacles to easy reading: hedging sentences, open notes, and words about sources outside closed `<details>`.
 */
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import type { SiteSettings } from '../../schemas/site.ts';
import type { Vocabulary } from '../../schemas/vocabulary.ts';
import { memoizeByObject } from '../program/memoize.ts';
import { sentencesOfNodes } from '../text/page-text.ts';
import { phraseFinder } from '../text/phrases.ts';
import { normalisedWords } from '../text/spanish.ts';
import type { PageProblem } from './problem.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;
type Budget = NonNullable<SiteSettings['plainLanguage']>[string];

/** Minimum number of words in a sentence: shorter lines are headings, labels and figures. */
const SHORTEST_SENTENCE = 4;
/** Finds phrases that express doubt, or in which the site talks about itself and its research. */
const hedgesOf = memoizeByObject(({ hedges }: Vocabulary) => phraseFinder(hedges));

/** @param main HTML of the main element of a page */
export function measurePlainLanguage(main: string, vocabulary: Vocabulary) {
  const findHedges = hedgesOf(vocabulary);
  const root = parseFragment(main);
  const found = { openNotes: 0, sourceWords: 0 };
  prune(root, found);
  const sentences = sentencesOfNodes(root.childNodes).filter(
    (sentence) => normalisedWords(sentence).length >= SHORTEST_SENTENCE,
  );
  return {
    ...found,
    sentences: sentences.length,
    hedging: sentences.filter((sentence) => findHedges(sentence).length > 0),
  };
}

/** Removes closed `<details>`, sources and `<noscript>`, and counts open notes and words about sources. */
function prune(parent: Parent, found: { openNotes: number; sourceWords: number }): void {
  for (const node of [...parent.childNodes]) {
    if (!('tagName' in node)) continue;
    const isSource = hasClass(node, 'fine-print');
    const isClosed = node.tagName === 'details' && !hasAttribute(node, 'open');
    if (isSource) found.sourceWords += normalisedWords(textOf(node)).length;
    if (isSource || isClosed || node.tagName === 'noscript')
      parent.childNodes = parent.childNodes.filter((child) => child !== node);
    else {
      if (node.tagName === 'details' && hasClass(node, 'note')) found.openNotes++;
      prune(node, found);
    }
  }
}

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((each) => each.name === name)?.value;
const hasAttribute = (element: Element, name: string) => attribute(element, name) !== undefined;
const hasClass = (element: Element, name: string) =>
  attribute(element, 'class')?.split(' ').includes(name) === true;
const textOf = (element: Element) => serialize(element).replace(/<[^>]*>/g, ' ');

/** @returns the counts as a note, or as an error if one of them exceeds the page's budget */
export function plainLanguageProblem(
  main: string,
  budget: Budget,
  vocabulary: Vocabulary,
): PageProblem {
  const { sentences, hedging, openNotes, sourceWords } = measurePlainLanguage(main, vocabulary);
  const share = sentences === 0 ? 0 : (100 * hedging.length) / sentences;
  const isOver =
    share > budget.hedging || openNotes > budget.openNotes || sourceWords > budget.sourceWords;
  return {
    rule: 'output/hedging',
    severity: isOver ? 'error' : 'note',
    title: `${hedging.length} of ${sentences} sentences hedge (${share.toFixed(1)} %, budget ${budget.hedging} %), ${openNotes} open notes (${budget.openNotes}), ${sourceWords} words about sources outside collapsed parts (${budget.sourceWords})`,
    help:
      hedging.length === 0
        ? 'Move notes and sources into collapsed parts.'
        : `Say what the reader does, and put the doubt into a note: ${hedging.slice(0, 3).join(' · ')}`,
  };
}
