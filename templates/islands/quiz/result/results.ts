/** A separate script with the result screens. A result page needs it at once, and the simulator at its end. */
export { resultCodeOf } from '../../model/outcome.ts';
export { ExamResult } from './ExamResult.tsx';
export { Result } from './Result.tsx';
