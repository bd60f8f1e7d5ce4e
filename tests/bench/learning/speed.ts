/** Time and size of what the plan does on a page, with 417 items: the bank, and signs to make up the number. */

import type { Attempt, Choice } from '../../../templates/islands/model/attempt.ts';
import { readinessOn } from '../../../templates/islands/model/learning/readiness.ts';
import { startSession } from '../../../templates/islands/model/learning/session.ts';
import type {
  Learning,
  MemoryRow,
  PlanBank,
} from '../../../templates/islands/model/learning/types.ts';
import { EMPTY_LEARNING } from '../../../templates/islands/model/learning/types.ts';
import { EMPTY_PROGRESS } from '../../../templates/islands/model/progress.ts';
import { randomFrom } from '../../../templates/islands/model/shuffle.ts';
import { replayed, withLearning } from '../../../templates/islands/store/learning.ts';
import { encodeLearning } from '../../../templates/islands/store/transfer-link.ts';
import { atMost, type Row } from '../rows.ts';
import { examOf } from './rules.ts';

const ITEMS = 417;
const EXAMS = 100;
const ROUNDS = 40;
/** Budgets are for a slow phone: four times slower than this machine. */
const SLOWDOWN = 4;
const TODAY = 20_780;
const NOW = TODAY * 86_400_000 + 43_200_000;

/** Milliseconds of processor time of a call: the least of many, because other work of the machine only adds. */
function milliseconds(call: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

export function speedRows(shipped: PlanBank): Row[] {
  const signs = Array.from({ length: ITEMS - shipped.questions.length }, (_, i) => ({
    id: `senal-de-transito-${i}`,
    revision: 1,
    topic: 'senales' as const,
    isDrill: true as const,
  }));
  const bank = { ...shipped, questions: [...shipped.questions, ...signs] };
  const learning = fullLearning(bank);
  const text = JSON.stringify(withLearning(EMPTY_PROGRESS, learning).learning);
  const stored = { ...EMPTY_PROGRESS, finished: storedExams(bank) };
  console.log(`\n${ITEMS} items; times are the least of ${ROUNDS}, × ${SLOWDOWN}`);
  const time = (name: string, limit: number, call: () => unknown) =>
    atMost(name, SLOWDOWN * milliseconds(call), limit, 'ms');
  return [
    time('choosing a session', 5, () =>
      startSession({ learning, bank, day: TODAY, minutes: 10, id: 'a' }),
    ),
    time('readiness', 30, () => readinessOn(learning, bank, { today: TODAY, day: TODAY + 3 })),
    time(`replay of ${EXAMS} exams`, 50, () => replayed(stored, bank, NOW)),
    atMost('memory, characters', text.length, 20_000, ''),
    atMost('transfer link, characters', encodeLearning(learning, bank).length, 2800, ''),
  ];
}

/** Every item seen, and the longest log of reviews. */
function fullLearning(bank: PlanBank): Learning {
  const random = randomFrom(ITEMS);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from));
  const rows = bank.questions.map(({ id, revision }): MemoryRow => {
    const asks = whole(1, 30);
    return {
      id,
      revision,
      lastDay: TODAY - whole(1, 40),
      stability: whole(10, 3000) / 10,
      difficulty: whole(10, 100) / 10,
      firstRight: random() < 0.6,
      lastRight: random() < 0.8,
      ...(random() < 0.5 ? { wrong: 2 } : {}),
      asks,
      lapses: whole(0, asks),
    };
  });
  return {
    ...EMPTY_LEARNING,
    memory: new Map(rows.map((row) => [row.id, row])),
    reviews: {
      day: TODAY - 1,
      list: Array.from({ length: 300 }, () => ({
        recall: whole(50, 100) / 100,
        right: random() < 0.8,
      })),
    },
    days: Array.from({ length: 28 }, (_, i) => TODAY - 28 + i),
    plan: {
      minutes: 10,
      startDay: TODAY - 28,
      seed: 3,
      minutesAt: 0,
      examDay: TODAY + 3,
      examAt: 0,
    },
  };
}

/** One exam a day. */
function storedExams(bank: PlanBank): Attempt[] {
  const random = randomFrom(EXAMS);
  return Array.from({ length: EXAMS }, (_, n) => {
    const order = examOf(
      { ...bank, questions: bank.questions.filter(({ isDrill }) => !isDrill) },
      1000 + n,
    );
    const at = NOW - (EXAMS - n) * 86_400_000;
    return {
      id: `examen${n}`,
      kind: 'simulacro',
      ref: String(1000 + n),
      bankRevision: 'abc',
      seed: 1000 + n,
      startedAt: at,
      endedAt: at + 2_800_000,
      order: order.map(({ id, revision }) => ({ id, revision })),
      answers: new Map(
        order.map(({ id }) => [
          id,
          { choice: Math.floor(random() * 4) as Choice, revealed: false },
        ]),
      ),
      flagged: [],
      position: 0,
      usedMs: 2_800_000,
    };
  });
}
