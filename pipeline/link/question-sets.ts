/** The records that hold questions (the tests, and the harder questions of each topic), and which option of a question is right. */
import type { Question, QuestionSet } from '../../schemas/test.ts';
import type { Entry } from '../validate/index.ts';
import type { AskedQuestion, Site } from './site.ts';

export const holdsQuestions = (entry: Entry): entry is Entry<QuestionSet> =>
  entry.collection === 'tests' || entry.collection === 'retos';

/** The questions of the tests, then the harder ones. */
export const allQuestions = ({ questions, retos }: Pick<Site, 'questions' | 'retos'>) =>
  new Map<string, AskedQuestion>([...questions, ...retos]);

/** Index of the right option, from 0. The schema sees to it that there is one. */
export const rightIndex = ({ options }: Pick<Question, 'options'>): number =>
  options.findIndex(({ right }) => right);

/** The text of the right option. */
export const rightText = ({ options }: Pick<Question, 'options'>): string =>
  options.find(({ right }) => right)!.text;

/** What a question asks and answers: its stem, options and explanation, without the reasons at wrong options. */
export const askedTexts = ({ question, options, explanation }: Question): string[] => [
  question,
  ...options.map(({ text }) => text),
  explanation,
];

/** The day of the last changed question. */
export const newestOf = ({ questions }: QuestionSet): string =>
  questions
    .map(({ updated }) => updated)
    .sort()
    .at(-1) ?? '';

/** The id of a scene's picture beside those of signs: a sign and a scene may have one id, and their pictures may not. */
export const drawingId = (scene: string): string => `escena-${scene}`;
