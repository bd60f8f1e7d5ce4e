/** How far the learner is, as a script of its own: beside the questions on the plan's card, before the end of a session, and after the exam. */

export { ExamPassed, NotPassed } from './ExamOutcome.tsx';
export { DoneCard } from './end/DoneCard.tsx';
export { NamedRules } from './end/Gained.tsx';
export { ReadinessCard, StateCounts } from './Progress.tsx';
