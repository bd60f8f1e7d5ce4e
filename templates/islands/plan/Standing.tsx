/** How far the learner is, as a script of its own: beside the questions on the plan's card, and before the end of a session. */

export { shortTimeWords } from '../model/learning/readiness-words.ts';
export { DoneCard } from './DoneCard.tsx';
export { Named, Worst } from './Gained.tsx';
export { HowItWent } from './HowItWent.tsx';
export { Counts, Readiness } from './Progress.tsx';
