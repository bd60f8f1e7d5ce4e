/** The records that hold questions: the tests, and the harder questions of each topic. */
import type { QuestionSet } from '../../schemas/test.ts';
import type { Entry } from '../validate/index.ts';
import type { AskedQuestion, Site } from './site.ts';

export const holdsQuestions = (entry: Entry): entry is Entry<QuestionSet> =>
  entry.collection === 'tests' || entry.collection === 'retos';

/** The questions of the tests, then the harder ones. */
export const allQuestions = ({ questions, retos }: Pick<Site, 'questions' | 'retos'>) =>
  new Map<string, AskedQuestion>([...questions, ...retos]);
