/** Chapters are read by people who learn: INFLESZ of 65 or more, and no sentence longer than 25 words. Quoted law is excepted. */
import type { Chapter } from '../../../schemas/chapter.ts';
import type { Place } from '../../findings/finding.ts';
import { placeOf } from '../../link/place.ts';
import { urlsOf } from '../../link/routes.ts';
import { rangeAt } from '../../load/document.ts';
import type { Entry } from '../../validate.ts';
import { printedText } from '../items/item.ts';
import { inflesz, readWords } from '../items/spanish-text.ts';
import type { Ledger } from '../ledger.ts';
import { statementsOf } from '../prose.ts';
import type { Rule } from '../rule.ts';

const EASY = 65;
const LONGEST = 25;
/** The index is made for samples of about 100 words. */
const SAMPLE = 100;

export const textReadability: Rule = {
  id: 'text/readability',
  severity: 'warning',
  check({ site, ledger }, report) {
    for (const chapter of site.entries.chapters) {
      const sentences = sentencesOf(chapter, ledger);
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
            title: `a sentence of ${words} words: ${LONGEST} are the most`,
            at: place(),
            help: ['Make two sentences of it; quoted law goes into a block quote (">").'],
          });
      }
    }
  },
};

type Sentence = { text: string; words: number; place: () => Place };

/** Sentences of a chapter as they are printed. Headings, tables, code and quoted law are not prose. */
function sentencesOf(chapter: Entry<Chapter>, ledger: Ledger): Sentence[] {
  const { body, file, text: whole } = chapter.document;
  if (body === undefined) return [];
  // Same length as the text: a reference keeps its place, and its points end no sentence.
  const masked = body.text
    .replace(/^(?:#|>|\||```).*$|<!--[\s\S]*?-->/gm, (found) => found.replace(/[^\n]/g, ' '))
    .replace(/\{\{[^{}\n]*\}\}/g, (found) => 'X'.repeat(found.length))
    .replace(/(?<=\]\()[^)\s]+(?=\))/g, (found) => ' '.repeat(found.length));
  return statementsOf(masked).flatMap(({ start, end }) => {
    if (!/\p{L}/u.test(masked.slice(start, end))) return [];
    const raw = body.text
      .slice(start, end)
      .replace(/^(?:#|>|\||```).*$|<!--[\s\S]*?-->/gm, '')
      .replace(/\]\([^)\s]+\)/g, ']');
    const text = printedText(ledger, raw);
    const begin =
      start + (masked.slice(start, end).length - masked.slice(start, end).trimStart().length);
    return [
      {
        text,
        words: readWords(text).length,
        place: () => ({
          file,
          range: rangeAt(whole, body.offset + begin, body.offset + end),
          entry: chapter.id,
          urls: urlsOf(chapter),
        }),
      },
    ];
  });
}
