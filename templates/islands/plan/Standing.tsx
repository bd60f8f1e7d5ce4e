/** How the plan shows progress, in a script of its own: on the plan's card, before the end of a session, and after the exam. */

export { ExamPassed, NotPassed } from './ExamOutcome.tsx';
export { DoneCard } from './end/DoneCard.tsx';
export { NamedRules } from './end/Gained.tsx';
export { ReadinessCard, StateCounts } from './Progress.tsx';
