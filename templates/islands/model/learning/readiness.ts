/**
 * Forecasts the number of right answers in an exam with other questions about the same rules, as a band with 80 %
 * probability. Pure.
 */
import { apportion } from '../draw-exam.ts';
import type { LearningRule, RuleForm } from './choose-session.ts';
import { askedFormIndex, isMissedRule, type RuleMemory, type RuleRow } from './rule.ts';
import type { AnswerCounts, AnswerTally, Day, FormKind, PlanExam } from './types.ts';

/** With fewer answers there is no forecast. */
const MIN_ANSWERS = 60;
/** With fewer answers to other forms of known rules, the band is computed from all first answers. */
const MIN_OTHERS = 20;
/** Prior for a person's first answers: Beta(2.2, 1.8). */
const FIRST = { right: 2.2, wrong: 1.8 };
/** Weight of the person's overall rate in each topic and in other forms, counted in answers. */
const WEIGHT = 6;
/**
 * Assumed gain in the chance of a right answer to another form after its rule was asked. Answers to other forms
 * gradually replace the assumption.
 */
const LEARNED = 0.15;
/** A right answer on a second day closes this share of the gap between the chance of a right answer and 1. */
const FIRM = 0.25;
/** Standard deviations from the mean that leave a tenth on each side. */
const Z = 1.28;
/** Standard error of the model itself, in right answers out of 40. */
const MODEL = 1.9;
/** The widest band, in right answers. */
const WIDEST = 8;

/**
 * The counts after an answer.
 * @param row the row of the rule before the answer
 */
export function countsAfterAnswer(
  counts: AnswerCounts,
  row: RuleRow | undefined,
  { form, right, day }: { form: RuleForm & { kind: FormKind }; right: boolean; day: Day },
): AnswerCounts {
  const added = ([asked, hits]: AnswerTally = [0, 0]): AnswerTally => [
    asked + 1,
    hits + Number(right),
  ];
  const { topics, others } = counts;
  if (!row)
    return form.kind === 'test'
      ? { ...counts, topics: { ...topics, [form.topic]: added(topics[form.topic]) } }
      : counts;
  const isUnmet = row.lastDay < day && askedFormIndex(row.seen, form) < 0;
  return isUnmet && form.kind !== 'other' ? { ...counts, others: added(others) } : counts;
}

const firstAnswers = ({ topics }: AnswerCounts): AnswerTally =>
  Object.values(topics).reduce<AnswerTally>(
    ([asked, right], own) => [asked + own[0], right + own[1]],
    [0, 0],
  );

export type Readiness =
  | { state: 'silent'; missing: number }
  /**
   * The band of right answers in the exam. `isOfFirst`: the band is computed from all first answers, because too few
   * other forms were answered.
   */
  | { state: 'told'; low: number; high: number; isOfFirst: boolean };

type Known = { rules: readonly LearningRule[]; memory: RuleMemory; counts: AnswerCounts };

/** @param known only rules that a test asks about are counted */
export function readinessOf(known: Known, { exam }: Pick<PlanExam, 'exam'>): Readiness {
  const { others } = known.counts;
  const first = firstAnswers(known.counts);
  const answers = first[0] + others[0];
  if (answers < MIN_ANSWERS) return { state: 'silent', missing: MIN_ANSWERS - answers };
  const isOfFirst = others[0] < MIN_OTHERS;
  const overall = (first[1] + FIRST.right) / (first[0] + FIRST.right + FIRST.wrong);
  const [asked, right] = isOfFirst ? [0, 0] : others;
  const elsewhere = (right + WEIGHT * Math.min(0.95, overall + LEARNED)) / (asked + WEIGHT);
  const { score, met } = expectedOf(known, exam, { overall, elsewhere });
  const spread = (share: number, chance: number, of: number) =>
    share * share * ((chance * (1 - chance)) / (of + WEIGHT));
  const error = Math.sqrt(
    MODEL ** 2 +
      spread(exam.questions - met, overall, first[0]) +
      spread(met, elsewhere, isOfFirst ? first[0] : asked),
  );
  const half = Math.min(WIDEST / 2, Z * error);
  const low = Math.max(0, Math.round(score - half));
  const high = Math.min(exam.questions, low + Math.round(2 * half));
  return { state: 'told', low, high, isOfFirst };
}

/** `score`: expected right answers. `met`: expected questions on rules that were asked before and are no misses. */
function expectedOf(
  { rules, memory, counts }: Known,
  { questions, weights }: PlanExam['exam'],
  { overall, elsewhere }: { overall: number; elsewhere: number },
): { score: number; met: number } {
  let [score, met] = [0, 0];
  for (const [topic, count] of apportion(questions, weights)) {
    const own = rules.filter(({ isTested, forms }) => isTested && forms[0]?.topic === topic);
    const [seen, hits] = counts.topics[topic] ?? [0, 0];
    const unmet = (hits + WEIGHT * overall) / (seen + WEIGHT);
    const each = count / Math.max(1, own.length);
    const rows = own.flatMap(({ id }) => memory.get(id) ?? []).filter((row) => !isMissedRule(row));
    const firm = rows.filter(({ daysRight }) => daysRight >= 2).length;
    const known = rows.length * elsewhere + firm * FIRM * (1 - elsewhere);
    score += each * (known + (own.length - rows.length) * unmet);
    met += each * rows.length;
  }
  return { score, met };
}
