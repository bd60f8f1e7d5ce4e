/**
 * Searches for texts that take long to parse: fragments that the Markdown library or our regular expressions may be
 * slow on are repeated, alone and combined, up to the allowed length. The time is compared with that of plain words.
 */
import { describe, expect, test } from 'vitest';
import { findWrittenCitations } from '../../pipeline/ledger/citations.ts';
import { findTypedProvenance } from '../../pipeline/ledger/provenance.ts';
import { parseBody } from '../../pipeline/text/body.ts';
import { MAX_BODY_LENGTH, MAX_PARAGRAPH_LENGTH } from '../../pipeline/text/limits.ts';
import { checkPlainText, parseLine } from '../../pipeline/text/line.ts';
import { bodyPassages, findSentenceSpans, passageOf } from '../../pipeline/text/passages.ts';
import { quantitiesIn } from '../../pipeline/text/quantities.ts';
import { seededRandom } from '../../templates/islands/model/shuffle.ts';
import { ARTICLE } from '../fixtures/base-data.ts';
import { changedBase, findingLabels, project } from '../fixtures/project.ts';
import { repeatedText, shortestTimeOf } from '../run/time-ratio.ts';

const FRAGMENTS = [
  '\n',
  '\n\n',
  ' ',
  '\t',
  '  \n',
  '](',
  '!',
  '[a](',
  '[a]: ',
  '[a]',
  '[a][b]',
  '![',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '<a',
  '<!--',
  '-->',
  '<?',
  '</',
  '&',
  '&a',
  '&amp;',
  '&#',
  '`',
  '``',
  '`a',
  '```\n',
  '~~~\n',
  '~',
  '~~a',
  '*',
  '**',
  '*a ',
  '_a_',
  '_',
  '**a* ',
  '\\',
  '\\\\',
  '\\[',
  '{',
  '{{',
  '}}',
  '{{a.b}}',
  '{{"1"}}',
  '[[',
  ']]',
  '|',
  '|a',
  '|-',
  '-',
  '- ',
  '- a\n',
  '1. ',
  '1. a\n',
  '> ',
  '> a\n',
  '#',
  '## a\n',
  '=',
  '===\n',
  '---\n',
  ':',
  '://',
  'www.',
  'a@',
  '@',
  'https://a',
  '.',
  '. A',
  '1',
  '15 mph',
  '1,',
  '1-',
  '1/',
  '$',
  '$1',
  '1:30 p. m. ',
  'mas de ',
  'a',
  'á',
  'hace ',
  '"',
  "'",
  '«',
  '\u00a0',
  '1 a ',
  '2 o mas ',
];

const random = seededRandom(20_261_122);
const pick = () => FRAGMENTS[Math.floor(random() * FRAGMENTS.length)]!;
/** Each fragment alone, on lines, in paragraphs, list items and table rows, and random combinations of two to four. */
const PATTERNS = [
  ...FRAGMENTS,
  ...FRAGMENTS.map((each) => `${each}\n`),
  ...FRAGMENTS.map((each) => `${each.repeat(20)}\n\n`),
  ...FRAGMENTS.map((each) => `- ${each.repeat(9)}\n`),
  ...FRAGMENTS.map((each) => `| ${each.repeat(9).replaceAll('\n', '')} |\n`),
  ...Array.from({ length: 150 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, pick).join(''),
  ),
];

/** Reads a body as the steps before the rules do. */
function readBody(text: string): void {
  for (const { text: words } of bodyPassages(parseBody(text))) {
    quantitiesIn(words);
    findSentenceSpans(words);
  }
}
function readLine(text: string): void {
  checkPlainText(text);
  const { text: words } = passageOf([parseLine(text).nodes]);
  quantitiesIn(words);
  findSentenceSpans(words);
}

/** Words with an emphasis in each line, so that the Markdown library parses them too. */
const WORDS = repeatedText(`${'palabras *sin* más '.repeat(20)}\n\n`, MAX_BODY_LENGTH);
/** The slowest pattern takes about 120 times as long as words; a quadratic one, thousands of times. */
const MOST = 250;

test('no text of the allowed length takes much longer to read than words', () => {
  readBody(WORDS);
  const usual = shortestTimeOf(() => readBody(WORDS), 9);
  const slow = PATTERNS.flatMap((pattern) => [
    { pattern, read: readBody, text: repeatedText(pattern, MAX_BODY_LENGTH) },
    { pattern, read: readLine, text: repeatedText(pattern, MAX_PARAGRAPH_LENGTH) },
  ]).filter(
    ({ read, text }) =>
      shortestTimeOf(() => read(text), 1) > MOST * usual &&
      shortestTimeOf(() => read(text), 5) > MOST * shortestTimeOf(() => readBody(WORDS), 9),
  );
  expect(slow.map(({ pattern, read }) => `${read.name} ${JSON.stringify(pattern)}`)).toEqual([]);
});

/** Beginnings of references and citations, and parts that may follow. */
const BEGINNINGS = [
  '{{= a.b + ',
  '{{= ',
  '{{"a" de ',
  '{{"a" de a.b = ',
  'según la lista ',
  'Art. 1.1',
];
const INSIDE = [
  ' ',
  'a.b + ',
  ' + ',
  '1 mph ',
  '1',
  ', a.b = 1',
  ' = ',
  ' y 1.1',
  ', 1.1',
  '(a)',
  'Ley ',
  'según la ',
];

test('no reference or citation of the allowed length takes much longer to read than words', () => {
  const usual = shortestTimeOf(() => readBody(WORDS), 9);
  const read = (text: string) => {
    readLine(text);
    findWrittenCitations(text);
    findTypedProvenance(text);
  };
  const slow = BEGINNINGS.flatMap((start) =>
    INSIDE.map(
      (inside) => `${start}${repeatedText(inside, MAX_PARAGRAPH_LENGTH - start.length - 3)}x}}`,
    ),
  ).filter((text) => shortestTimeOf(() => read(text)) > MOST * usual);
  expect(slow.map((text) => text.slice(0, 40))).toEqual([]);
});

/** Patterns that took ten seconds to two minutes before there were limits, and those that the search found. */
const KNOWN = ['\n', ' ', '](', '!', '15 mph ', '[a](', '[a]: ', '&`', '- a\n)', '**a* ', '`a'];
const LENGTH = 400_000;

describe('a text of 400 KB that could be slow to parse', () => {
  const inBody = (text: string) => project({ 'blog/un-articulo.md': `${ARTICLE}\n${text}x` });
  const inFrontMatter = (text: string) =>
    project({
      'blog/un-articulo.md': ARTICLE.replace(
        /title: .*/,
        () => `title: ${JSON.stringify(`a${text}x`)}`,
      ),
    });
  const inJson = (text: string) =>
    project({
      'guia/tips.json': changedBase('guia/tips.json', (tips) => {
        tips.intro = `a${text}x`;
      }),
    });
  test.each([
    ['a body', inBody, 'parse/markdown data/blog/un-articulo.md:'],
    ['front matter', inFrontMatter, 'parse/front-matter-syntax data/blog/un-articulo.md:'],
    ['a value of JSON', inJson, 'parse/markdown data/guia/tips.json:2:'],
  ] as const)('is refused in %s within 20 times the usual time', (_, make, place) => {
    const words = make('palabra '.repeat(LENGTH / 8));
    const usual = shortestTimeOf(() => findingLabels(words));
    for (const pattern of KNOWN) {
      const folder = make(repeatedText(pattern, LENGTH));
      let found: string[] = [];
      const cost = shortestTimeOf(() => {
        found = findingLabels(folder);
      });
      expect(found, pattern).toEqual([expect.stringContaining(place)]);
      expect(cost / usual, JSON.stringify(pattern)).toBeLessThan(20);
    }
  });
});
