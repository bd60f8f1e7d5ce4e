/** Stored progress with a value in every field, optional ones too: a field that is new does not compile without one. */

import type { Attempt } from '../../../../templates/islands/model/attempt.ts';
import {
  EMPTY_LEARNING,
  type Learning,
  type MemoryRow,
  type PlanSession,
  type PlanSettings,
} from '../../../../templates/islands/model/learning/types.ts';
import type {
  PracticeSettings,
  Progress,
  Running,
} from '../../../../templates/islands/model/progress.ts';

const ROW: Required<MemoryRow> = {
  id: 'p-1',
  revision: 2,
  lastDay: 20_779,
  stability: 3.4,
  difficulty: 5.6,
  firstRight: false,
  lastRight: true,
  wrong: 3,
  asks: 4,
  lapses: 1,
};
const PLAN: Required<PlanSettings> = {
  examDay: 20_790,
  examAt: 7,
  minutes: 20,
  minutesAt: 6,
  startDay: 20_770,
  seed: 4,
  passedAt: 9,
};
const SESSION: Required<PlanSession> = {
  id: 's',
  day: 20_780,
  minutes: 20,
  items: [
    { id: 'p-1', reason: 'due', again: true },
    { id: 'p-2', reason: 'new', again: false },
  ],
  results: [true],
  picks: [1, null],
  isAside: true,
  predicted: 0.7,
};

/** What the plan stores; `missed` is stored beside it. */
export const FULL_LEARNING: Required<Omit<Learning, 'missed'>> = {
  ...EMPTY_LEARNING,
  memory: new Map([[ROW.id, ROW]]),
  reviews: { day: 20_780, list: [{ recall: 0.91, right: true }] },
  days: [20_770, 20_780],
  counted: [3],
  plan: PLAN,
  measure: { day: 20_778, right: 11, asked: 20, predicted: 0.7 },
  session: SESSION,
};

const ENDED: Required<Attempt> = {
  id: 'a',
  kind: 'simulacro',
  ref: '7',
  bankRevision: 'b',
  seed: 3,
  startedAt: 5,
  endedAt: 9,
  order: [
    { id: 'p-1', revision: 2 },
    { id: 'p-2', revision: 1 },
  ],
  answers: new Map([['p-1', { choice: 1, revealed: true }]]),
  flagged: ['p-2'],
  position: 1,
  explain: true,
  limitMinutes: 40,
  usedMs: 12_000,
};
const { endedAt: _, ...open } = ENDED;

const SETTINGS: Required<PracticeSettings> = { shuffle: true, keys: false, tap: true };
const RUNNING: Required<Running> = {
  attempt: { ...open, id: 'open', ref: '8' },
  tab: 't',
  claimedAt: 6,
};

/** All that the site keeps of the practice. @param learning as the plan packs it */
export const fullProgress = (learning: Progress['learning'] & object): Required<Progress> => ({
  settings: SETTINGS,
  running: [RUNNING],
  finished: [ENDED],
  mistakes: new Set(['p-2']),
  log: [[1, 'p-3', 1, 2]],
  learning,
});
