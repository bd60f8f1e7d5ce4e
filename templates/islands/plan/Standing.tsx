/** The plan's display of progress, in a script of its own: on the card, before the end of a session, and after the exam. */

export { ExamPassed, NotPassed } from './ExamOutcome.tsx';
export { DoneCard } from './end/DoneCard.tsx';
export { NamedRules } from './end/Gained.tsx';
export { ReadinessCard, StateCounts } from './Progress.tsx';
