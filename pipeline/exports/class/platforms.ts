/**
 * The platforms that teachers use in class, and the file that each imports. Columns and limits come from public
 * programs that read or write these files; the vendors' own pages were not available.
 */
import { stringify } from 'csv-stringify/sync';
import { withFullStop } from '../../text/plain-text.ts';
import { type CanonicalTest, OPTION_LETTERS } from '../canonical.ts';
import { imprint, sourceLine, testLabel } from '../questions.ts';
import { type SheetCell, workbook } from '../workbook.ts';
import type { ZipEntry } from '../zip.ts';
import type { PlatformInput } from './class-sheet.ts';
import { googleFormsScript } from './google-script.ts';
import { wordDocument } from './word-document.ts';

export type Platform = {
  id: string;
  name: string;
  ending: 'xlsx' | 'csv' | 'docx' | 'txt';
  /** True if the file can show pictures; otherwise a question names its picture on the sheet of drawings. */
  pictures: boolean;
  hasNoPlaceForNotice?: true;
  /** Maximum number of characters in a question and in an option. */
  limits?: { text: number; option: number };
  content: (sheet: PlatformInput) => ZipEntry[] | string;
};

/** Seconds for a question; Kahoot allows only a few values. */
const SECONDS = 60;

/** Name of a test's sheet. Programs allow 31 characters at most, and forbid some characters. */
const sheetName = ({ id }: CanonicalTest) => `Test ${id}`;

const KAHOOT_HEAD = [
  undefined,
  'Question - max 120 characters',
  ...[1, 2, 3, 4].map((number) => `Answer ${number} - max 75 characters`),
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
];

/** The header is in the eighth row, below the notice, and the first column is empty. */
function kahoot({ meta, test, questions }: PlatformInput): ZipEntry[] {
  const above: SheetCell[][] = [testLabel(test), ...imprint(meta)].map((line) => [undefined, line]);
  return workbook(sheetName(test), [
    ...above.slice(0, 7),
    ...Array.from({ length: Math.max(0, 7 - above.length) }, () => []),
    KAHOOT_HEAD,
    ...questions.map(({ text, options, answer }) => [
      undefined,
      text,
      ...options,
      SECONDS,
      answer + 1,
    ]),
  ]);
}

const WAYGROUND_HEAD = [
  'Question Text',
  'Question Type',
  'Option 1',
  'Option 2',
  'Option 3',
  'Option 4',
  'Option 5',
  'Correct Answer',
  'Time in seconds',
  'Image Link',
  'Answer explanation',
];

/** Puts the notice into the second row, because the import skips that row as help text. */
function wayground({ meta, test, questions, picture }: PlatformInput): ZipEntry[] {
  return workbook(sheetName(test), [
    WAYGROUND_HEAD,
    [imprint(meta).join(' ')],
    ...questions.map((question) => [
      question.text,
      'Multiple Choice',
      ...question.options,
      undefined,
      question.answer + 1,
      SECONDS,
      question.sign && picture(question.sign.id),
      `${question.explanation} ${sourceLine(question)}`,
    ]),
  ]);
}

const rows = (table: readonly (readonly SheetCell[])[]): string =>
  stringify(
    table.map((row) => [...row]),
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );

const BLOOKET_HEAD = [
  'Question #',
  'Question Text',
  'Answer 1',
  'Answer 2',
  'Answer 3\n(Optional)',
  'Answer 4\n(Optional)',
  'Time Limit (sec)\n(Max: 300 seconds)',
  'Correct Answer(s)\n(Only include Answer #)',
];

/** Begins with a byte order mark: without it, spreadsheets read each accented letter as two characters. */
const blooket = ({ questions }: PlatformInput): string =>
  `\ufeff${rows([
    ['Blooket\nImport Template', ...Array<undefined>(BLOOKET_HEAD.length - 1).fill(undefined)],
    BLOOKET_HEAD,
    ...questions.map(({ text, options, answer }, index) => [
      index + 1,
      text,
      ...options,
      SECONDS,
      answer + 1,
    ]),
  ])}`;

/** The notice comes first: the import reads text after the last question as another question. */
const microsoftForms = ({ meta, test, questions }: PlatformInput): ZipEntry[] =>
  wordDocument([
    testLabel(test),
    ...imprint(meta),
    ...questions.flatMap(({ text, options, answer }, index) => [
      `${index + 1}. ${oneLine(text)}`,
      ...options.map((option, place) => `${OPTION_LETTERS[place]}. ${oneLine(option)}`),
      `Answer: ${OPTION_LETTERS[answer]}`,
      '',
    ]),
  ]);

/** The answer key for the teacher; it is not imported. */
const formsKey = ({ meta, test, questions }: PlatformInput): ZipEntry[] =>
  wordDocument([
    `Clave: ${testLabel(test)}`,
    ...questions.map(
      (question, index) =>
        `${index + 1}. ${OPTION_LETTERS[question.answer]}. ${oneLine(question.options[question.answer])}\n${question.explanation} ${sourceLine(question)}`,
    ),
    ...imprint(meta),
  ]);

/** One card per line: question with options, a tab, the answer and its explanation. */
const quizlet = ({ questions }: PlatformInput): string =>
  questions
    .map(({ text, options, answer, explanation }) =>
      [
        [text, ...options.map((option, place) => `${OPTION_LETTERS[place]}. ${option}`)].join(' '),
        `${OPTION_LETTERS[answer]}. ${withFullStop(options[answer])} ${explanation}`,
      ]
        .map(oneLine)
        .join('\t'),
    )
    .join('\n');

/** The text on one line, because the import reads one line for each question and option. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The platforms that teachers in Puerto Rico need most come first. */
export const PLATFORMS: readonly Platform[] = [
  {
    id: 'microsoft-forms',
    name: 'Microsoft Forms',
    ending: 'docx',
    pictures: false,
    content: microsoftForms,
  },
  {
    id: 'microsoft-forms-clave',
    name: 'Microsoft Forms: clave',
    ending: 'docx',
    pictures: false,
    content: formsKey,
  },
  {
    id: 'kahoot',
    name: 'Kahoot',
    ending: 'xlsx',
    pictures: false,
    limits: { text: 120, option: 75 },
    content: kahoot,
  },
  {
    id: 'blooket',
    name: 'Blooket',
    ending: 'csv',
    pictures: false,
    hasNoPlaceForNotice: true,
    content: blooket,
  },
  { id: 'wayground', name: 'Wayground', ending: 'xlsx', pictures: true, content: wayground },
  {
    id: 'google-forms',
    name: 'Google Forms',
    ending: 'txt',
    pictures: true,
    content: googleFormsScript,
  },
  {
    id: 'quizlet',
    name: 'Quizlet',
    ending: 'txt',
    pictures: false,
    hasNoPlaceForNotice: true,
    content: quizlet,
  },
];
