/**
 * A question must be easy to read, because a hard text tests reading, not driving. This check looks at the INFLESZ
 * score and at the lengths of stems, options and sentences.
 */

import type { Item } from '../../../bank/item.ts';
import { findSentenceSpans as sentenceSpans } from '../../../text/passages.ts';
import { inflesz, splitWords } from '../../../text/spanish.ts';
import { checkEachItem, type ItemReporter, type Rule } from '../../rule.ts';

const EASY = 65;
const HARD = 50;
const LONGEST = { stem: 22, option: 9, sentence: 25 };

export const questionReadability: Rule = {
  id: 'text/readability',
  part: 'question-that-is-hard-to-read',
  about:
    'A question is hard to read: its INFLESZ score is below 65, or the question, an option or a sentence is too long.',
  severity: 'warning',
  check: checkEachItem(() => (item, report) => {
    const index = inflesz([
      ...sentencesOf(item.stem.text),
      ...item.options.map(({ text }) => text),
    ]);
    if (index < EASY) {
      report({
        at: ['question'],
        severity: index < HARD ? 'error' : 'warning',
        title: `the INFLESZ score is ${index.toFixed(1)}; it must be at least ${index < HARD ? HARD : EASY}`,
        help: ['Use shorter words in the question and its options, and shorter sentences.'],
      });
    }
    checkLengths(item, report);
  }),
};

function checkLengths({ stem, options, explanation }: Item, report: ItemReporter): void {
  const long = (what: string, text: string, most: number, at: (string | number)[]) => {
    const count = splitWords(text).length;
    if (count > most)
      report({
        at,
        title: `${what} has ${count} words; the maximum is ${most}`,
        help: ['Say it in fewer words, or in two sentences.'],
      });
  };
  long('the question', stem.text, LONGEST.stem, ['question']);
  for (const { text, index } of options)
    long('an option', text, LONGEST.option, ['options', index, 'text']);
  for (const sentence of sentencesOf(explanation.text))
    long('a sentence', sentence, LONGEST.sentence, ['explanation']);
}

function sentencesOf(text: string): string[] {
  return sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
}
