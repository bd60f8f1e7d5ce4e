/** The plan's part of the stored progress. All changes go through `store.update()`, so two tabs lose nothing. */
import type { Progress, ProgressStore } from '../storage/progress.ts';
import type { Learning, PlanBank, PlanSettings } from './types.ts';

/** Checked field by field: invalid parts are left out, nothing throws. Merges what imports brought. */
export declare function learningOf(progress: Progress): Learning;
export declare function withLearning(progress: Progress, learning: Learning): Progress;
/** Replays the answers of tests, reviews and exams that memory has not seen, oldest first. Repeating it has no effect. */
export declare function replayed(progress: Progress, bank: PlanBank, now: number): Progress;
/** Call it when the bank has been loaded: replays and stores. @returns the learning to draw */
export declare function openLearning(store: ProgressStore, bank: PlanBank, now: number): Learning;
/** Reads, changes and writes at once. @returns the changed learning */
export declare function changeLearning(
  store: ProgressStore,
  change: (learning: Learning) => Learning,
): Learning;
/** Sets the day of the exam (undefined: none) or the minutes. */
export declare function withPlan(
  learning: Learning,
  change: { examDay?: number | undefined; minutes?: PlanSettings['minutes'] },
  now: number,
): Learning;
/** Newer `lastDay` wins; same day: lower stability. Commutes, and repeating it has no effect. */
export declare function mergeLearning(a: Learning, b: Learning): Learning;
