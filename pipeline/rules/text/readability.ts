/**
 * Chapters and articles must be easy to read: an INFLESZ score of 70 or more, and no sentence longer than 25 words,
 * except in quotes, headings and tables. In the paragraphs of a chapter, sentences must have 12 to 16 words on average.
 */

import type { Place } from '../../findings/finding.ts';
import { allFactsExist, slotText } from '../../ledger/filled-text.ts';
import { placeOf } from '../../link/place.ts';
import type { SiteText } from '../../link/texts.ts';
import { memoize } from '../../program/memoize.ts';
import { bodyPassages, type Passage, SLOT, sentencesWithSlots } from '../../text/passages.ts';
import { countSyllables, inflesz, splitWords } from '../../text/spanish.ts';
import type { Block, BodyText } from '../../text/tree.ts';

import { type AuditContent, checkEachEntry, type Rule } from '../rule.ts';

/** Collections whose bodies are read from top to bottom. */
const READ: ReadonlySet<SiteText['entry']['collection']> = new Set(['chapters', 'articles']);
const EASY = 70;
const LONGEST = 25;
/** Mean number of words in a sentence, in the paragraphs of a chapter. */
const MEAN = { min: 12, max: 16 };
/** Minimum number of words of a text: the INFLESZ score is designed for samples of about 100 words. */
const SAMPLE = 100;

export const textReadability: Rule = {
  id: 'text/readability',
  about:
    'A chapter or article is hard to read: its INFLESZ score is below 70, a sentence has more than 25 words, or the average sentence is too short or too long.',
  severity: 'warning',
  check: checkEachEntry((content) => {
    const syllablesOf = memoize(countSyllables);
    return (own, report) => {
      const { entry } = own;
      if (!READ.has(entry.collection)) return;
      for (const text of own.texts) {
        const { body } = text;
        if (body === undefined || !allFactsExist([text], content.ledger)) continue;
        const sentences = sentencesOf(text, text.passages, content);
        const found = [...hardText(sentences, syllablesOf), ...longSentences(sentences)];
        if (entry.collection === 'chapters')
          found.push(...uneven(sentencesOf(text, bodyPassages(paragraphsOf(body)), content)));
        for (const { place, ...problem } of found)
          report({ ...problem, at: place?.() ?? placeOf(entry, ['title']) });
      }
    };
  }),
};

type Problem = { title: string; help: string[]; place?: () => Place };

function hardText(
  sentences: readonly Sentence[],
  syllablesOf: (word: string) => number,
): Problem[] {
  const texts = sentences.map(({ text }) => text);
  const index = inflesz(texts, syllablesOf);
  if (countWords(sentences) < SAMPLE || index >= EASY) return [];
  return [
    {
      title: `the INFLESZ score is ${index.toFixed(1)}; it must be at least ${EASY}`,
      help: ['Use shorter words and shorter sentences.'],
    },
  ];
}

const longSentences = (sentences: readonly Sentence[]): Problem[] =>
  sentences
    .filter(({ words }) => words > LONGEST)
    .map(({ words, place }) => ({
      title: `a sentence has ${words} words; the maximum is ${LONGEST}`,
      help: ['Split the sentence. If it quotes a law, put it into a block quote (">").'],
      place,
    }));

/** @param running the sentences of a chapter's paragraphs */
function uneven(running: readonly Sentence[]): Problem[] {
  const total = countWords(running);
  const mean = total / running.length;
  if (total < SAMPLE || (mean >= MEAN.min && mean <= MEAN.max)) return [];
  return [
    {
      title: `sentences have ${mean.toFixed(1)} words on average; they need ${MEAN.min} to ${MEAN.max}`,
      help: [
        mean < MEAN.min
          ? 'Join short sentences with "porque", "pero" or "así que" where one explains the other.'
          : 'Split the longest sentences.',
      ],
    },
  ];
}

const countWords = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { words }) => sum + words, 0);

/**
 * A body without its lists, tables, quotes, code, level-3 headings and captions of pictures: all of these have short
 * sentences on purpose.
 */
function paragraphsOf(body: BodyText): BodyText {
  const keep = (blocks: Block[]) =>
    blocks.filter((block) => block.type === 'paragraph' && block.scene === undefined);
  return {
    ...body,
    intro: keep(body.intro),
    sections: body.sections.map((section) => ({ ...section, blocks: keep(section.blocks) })),
  };
}

type Content = Pick<AuditContent, 'site' | 'ledger'>;
type Sentence = { text: string; words: number; place: () => Place };

/** The printed sentences of the prose in some passages. Headings, table rows and quotes are not prose. */
function sentencesOf(
  chapter: SiteText,
  passages: readonly Passage[],
  content: Content,
): Sentence[] {
  return passages
    .filter(({ kind }) => kind === 'prose')
    .flatMap((passage) => {
      return sentencesWithSlots(passage).flatMap(({ end, words: written, slots }) => {
        let slot = 0;
        const text = written.replaceAll(SLOT, () => slotText(content, slots[slot++]));
        if (!/\p{L}/u.test(written)) return [];
        const begin = end - written.trimStart().length;
        return [
          {
            text,
            words: splitWords(text).length,
            place: () => chapter.place(passage.spanOf(begin, end)),
          },
        ];
      });
    });
}
