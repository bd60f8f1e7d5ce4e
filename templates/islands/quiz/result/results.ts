/** The result screens, as a separate script. A result page loads it at once, the simulator at the end of an exam. */
export { resultCodeOf } from '../../model/outcome.ts';
export { ExamResult } from './ExamResult.tsx';
export { Result } from './Result.tsx';
