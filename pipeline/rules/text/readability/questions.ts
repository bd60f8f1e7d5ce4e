/** A hard text tests reading, not driving: INFLESZ, and the length of stems, options and sentences. */

import type { Item } from '../../../bank/item.ts';
import { sentencesOf as sentenceSpans } from '../../../text/passages.ts';
import { inflesz, readWords } from '../../../text/spanish.ts';
import type { ItemRule, ReportItem } from '../../rule.ts';

const EASY = 65;
const HARD = 50;
const LONGEST = { stem: 22, option: 9, sentence: 25 };

export const readability: ItemRule = {
  id: 'text/readability',
  about: 'A question that is hard to read: INFLESZ below 65, or a long stem, option or sentence.',
  severity: 'warning',
  checkItem(item, report) {
    const index = inflesz([
      ...sentencesOf(item.stem.text),
      ...item.options.map(({ text }) => text),
    ]);
    if (index < EASY) {
      report({
        at: ['question'],
        severity: index < HARD ? 'error' : 'warning',
        title: `readability ${index.toFixed(1)}, below ${index < HARD ? HARD : EASY} (INFLESZ)`,
        help: ['Use shorter words in the question and its options, and shorter sentences.'],
      });
    }
    checkLengths(item, report);
  },
};

function checkLengths({ stem, options, explanation }: Item, report: ReportItem): void {
  const long = (what: string, text: string, most: number, at: (string | number)[]) => {
    const count = readWords(text).length;
    if (count > most)
      report({
        at,
        title: `${what} is ${count} words long (maximum ${most})`,
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
