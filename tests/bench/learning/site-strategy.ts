import {
  chooseSession,
  type LearningRule,
  type RuleForm,
} from '../../../templates/islands/model/learning/choose-session.ts';
import {
  type RuleRow as MemoryRow,
  rowAfterAnswer,
  withFormMark,
} from '../../../templates/islands/model/learning/rule.ts';
import { type Row, rowWithLimit } from '../rows.ts';
import { EXAM } from './bank.ts';
import type { BenchRule, MakeQueue } from './other-strategies.ts';

export const siteQueue: MakeQueue = ({ rules: all, weights, examDay, size }) => {
  const rules = all.map(
    ({ id, rank, isTested, forms }): LearningRule => ({
      ...{ id, rank, isTested },
      forms: forms.map((form) => withFormMark({ ...form, revision: 1 })),
    }),
  );
  const memory = new Map<string, MemoryRow>();
  let session: RuleForm[] = [];
  let opened = 0;
  return {
    next(today) {
      if (today !== opened) {
        const asking = { rules, weights, memory, today, startDay: 1, examDay, perSession: size };
        session = chooseSession(asking, size).map(({ form }) => form);
        opened = today;
      }
      return session.shift()!;
    },
    answered({ id, rule }, right, day) {
      const form = withFormMark({ id, revision: 1 });
      memory.set(rule, rowAfterAnswer(memory.get(rule), { rule, form, right, day }));
    },
  };
};

const ROUNDS = 40;
/** Slowdown of a phone relative to this machine. */
const SLOWDOWN = 6;

/** Measures the CPU time of choosing a session halfway through a course. */
export function choosingRow(all: readonly BenchRule[]): Row {
  const queue = siteQueue({
    ...{ rules: all, weights: EXAM.weights, examDay: 9, size: 50, seed: 1 },
  });
  for (let day = 1; day <= 5; day += 1)
    for (let n = 0; n < 50; n += 1) {
      const form = queue.next(day);
      queue.answered(form, n % 3 > 0, day);
    }
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const start = process.cpuUsage();
    queue.next(100 + round);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return rowWithLimit('choosing a session on a phone', SLOWDOWN * Math.min(...times), 2, 'ms');
}
