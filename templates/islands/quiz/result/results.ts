/** The results, as a script of their own: the page of a result needs it at once, and a simulator at its end. */
export { codeOf } from '../../model/outcome.ts';
export { ExamResult } from './ExamResult.tsx';
export { Result } from './Result.tsx';
