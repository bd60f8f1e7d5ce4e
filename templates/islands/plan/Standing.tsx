/** How far the learner is, as a script of its own: beside the questions on the plan's card, and before the end of a session. */
export { DoneCard } from './DoneCard.tsx';
export { Progress } from './Progress.tsx';
