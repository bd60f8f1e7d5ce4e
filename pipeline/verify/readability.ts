/** A finished page must be easy to read as a whole: INFLESZ of 70 or more over the sentences of its main part. */
import { sentencesOf } from '../text/passages.ts';
import { inflesz, readWords, syllables } from '../text/spanish.ts';
import type { Problem } from './problem.ts';

const EASY = 70;
/** Shorter lines are labels. On a page of fewer words one long sentence decides. */
const SHORTEST = { sentence: 4, page: 20 };
/** What nobody reads as a sentence of the page: scripts, drawings, marks of notes, code, what replaces a script. */
const UNREAD = /<(script|style|svg|sup|code|noscript|template)\b[\s\S]*?<\/\1>/g;
/** Tags inside a line. Every other tag begins a new one. */
const INLINE = /<\/?(?:abbr|bdi|cite|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|time|u|wbr)\b[^>]*>/g;
/** Inline tags that the stylesheet may set apart: two of them side by side are two words. */
const APART = /<\/?(?:a|b|small|span|strong)\b[^>]*>/g;
const TAG = /<[^>]*>/g;
/** A character reference would count as a word: `&quot;`. */
const REFERENCE = /&(?:#\w+|\w+);/g;
/** A line without a stop is a heading, a label, a cell or the title of a source. */
const STOPPED = /[.?!…]["»”)]*$/;
const CAPITAL = /^[A-ZÁÉÍÓÚÜÑ]/;

/**
 * The sentences of a page. A list of names is none: its words cannot be shorter.
 * The pages come from our own templates, so tags are found without a parser, which would take ten times as long.
 * @param main HTML of the main element
 */
export const readSentences = (main: string): string[] =>
  main
    .replace(UNREAD, '')
    .replace(INLINE, '')
    .replace(APART, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?…»”)])/g, '')
    .replace(TAG, '\n')
    .replace(REFERENCE, ' ')
    .split('\n')
    .flatMap((line) => {
      const text = line.trim();
      if (!STOPPED.test(text)) return [];
      return sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim());
    })
    .filter((sentence) => {
      const words = readWords(sentence);
      const names = words.filter((word) => CAPITAL.test(word)).length;
      return words.length >= SHORTEST.sentence && names * 2 <= words.length;
    });

/** @param main HTML of the main element of a page @param syllablesOf as of `inflesz` */
export function readabilityProblems(main: string, syllablesOf = syllables): Problem[] {
  const sentences = readSentences(main);
  const words = sentences.reduce((sum, sentence) => sum + readWords(sentence).length, 0);
  const index = inflesz(sentences, syllablesOf);
  if (words < SHORTEST.page || index >= EASY) return [];
  const indices = sentences.map((sentence) => inflesz([sentence], syllablesOf));
  const worst = sentences[indices.indexOf(Math.min(...indices))]!;
  return [
    {
      rule: 'output/readability',
      severity: 'warning',
      title: `readability of the whole page ${index.toFixed(1)}, below ${EASY} (INFLESZ)`,
      help: `Use shorter words and sentences. The hardest is: ${worst.slice(0, 200)}`,
    },
  ];
}
