/** Chapters must be easy to read: INFLESZ of 70 or more, and no sentence longer than 25 words, except in quoted law. */

import { printed } from '../../bank/item.ts';
import type { Place } from '../../findings/finding.ts';
import { placeOf } from '../../link/place.ts';
import type { SiteText } from '../../link/texts.ts';
import { HELD, type Passage, sentencesOf as sentenceSpans } from '../../text/passages.ts';
import { inflesz, readWords } from '../../text/spanish.ts';

import type { AuditContent, Rule } from '../rule.ts';

const EASY = 70;
const LONGEST = 25;
/** The index is made for samples of about 100 words. */
const SAMPLE = 100;

export const textReadability: Rule = {
  id: 'text/readability',
  about: 'A chapter that is hard to read: INFLESZ below 70, or a sentence of more than 25 words.',
  severity: 'warning',
  check({ site, ledger }, report) {
    for (const text of site.texts) {
      const { entry: chapter, body } = text;
      if (body === undefined || chapter.collection !== 'chapters') continue;
      const sentences = sentencesOf(text, { site, ledger });
      const count = sentences.reduce((sum, { words }) => sum + words, 0);
      const index = inflesz(sentences.map(({ text }) => text));
      if (count >= SAMPLE && index < EASY)
        report({
          title: `readability ${index.toFixed(1)}, below ${EASY} (INFLESZ)`,
          at: placeOf(chapter, ['title']),
          help: ['Use shorter words and shorter sentences.'],
        });
      for (const { words, place } of sentences) {
        if (words > LONGEST)
          report({
            title: `a sentence is ${words} words long (maximum ${LONGEST})`,
            at: place(),
            help: ['Make two sentences of it; quoted law goes into a block quote (">").'],
          });
      }
    }
  },
};

type Content = Pick<AuditContent, 'site' | 'ledger'>;
type Sentence = { text: string; words: number; place: () => Place };

/** Sentences of a chapter as they are printed. Headings, tables, code and quoted law are not prose. */
function sentencesOf(chapter: SiteText, content: Content): Sentence[] {
  return chapter.passages
    .filter(({ kind }) => kind === 'prose')
    .flatMap((passage) => {
      let held = 0;
      return sentenceSpans(passage.text).flatMap(({ start, end }) => {
        const written = passage.text.slice(start, end);
        const text = written.replaceAll(HELD, () => said(passage.held[held++], content));
        if (!/\p{L}/u.test(written)) return [];
        const begin = end - written.trimStart().length;
        return [
          {
            text,
            words: readWords(text).length,
            place: () => chapter.place(passage.spanOf(begin, end)),
          },
        ];
      });
    });
}

const said = (node: Passage['held'][number], content: Content) =>
  node === undefined ? '' : node.type === 'literal' ? node.text : printed(content, node);
