/** A separate script with the parts that show progress on the card, at the end of a session, and after the exam. */

export { FailedExamForm, PassedExamScreen } from './ExamOutcome.tsx';
export { DoneCard } from './end/DoneCard.tsx';
export { NamedRules } from './end/GainedRules.tsx';
export { ReadinessCard, StateCounts } from './Progress.tsx';
