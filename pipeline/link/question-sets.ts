/** Access to the records that contain questions (tests, harder questions, second forms) and to the right options. */
import type { CollectionName } from '../../schemas/collections.ts';
import type { Question, QuestionSet } from '../../schemas/test.ts';
import type { Entries, Entry } from '../validate/index.ts';

export type PlacedQuestion<Data extends QuestionSet = QuestionSet> = {
  question: Question;
  set: Entry<Data>;
  index: number;
};

/** The collections whose records contain questions, the tests first. */
export const QUESTION_SETS = ['tests', 'retos', 'formas'] as const satisfies CollectionName[];

export const isQuestionSet = (entry: Entry): entry is Entry<QuestionSet> =>
  QUESTION_SETS.some((name) => name === entry.collection);

/** Every record that contains questions. */
export const questionSets = (entries: Entries): Entry<QuestionSet>[] =>
  QUESTION_SETS.flatMap((name): Entry<QuestionSet>[] => entries[name]);

/** Every question, those of the tests first. */
export const allQuestions = ({
  questions,
  retos,
  formas,
}: Record<'questions' | 'retos' | 'formas', ReadonlyMap<string, PlacedQuestion>>) =>
  new Map<string, PlacedQuestion>([...questions, ...retos, ...formas]);

/** Index of the right option, from 0. The schema ensures that there is one. */
export const rightOptionIndex = ({ options }: Pick<Question, 'options'>): number =>
  options.findIndex(({ right }) => right);

/** The text of the right option. */
export const rightOptionText = ({ options }: Pick<Question, 'options'>): string =>
  options.find(({ right }) => right)!.text;

/** The texts of a question: its stem, options and explanation, without the reasons of wrong options. */
export const questionTexts = ({ question, options, explanation }: Question): string[] => [
  question,
  ...options.map(({ text }) => text),
  explanation,
];

/** The newest `updated` day of the questions; "" if there are none. */
export const newestUpdateDay = ({ questions }: Pick<QuestionSet, 'questions'>): string =>
  questions
    .map(({ updated }) => updated)
    .sort()
    .at(-1) ?? '';

/** The id of a scene's picture. It has a prefix because a sign may have the same id as a scene. */
export const sceneDrawingId = (scene: string): string => `escena-${scene}`;
