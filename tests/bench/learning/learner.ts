/**
 * An invented learner. Its memory is not the model of the plan: it forgets by another curve, guesses with partial knowledge,
 * and differs from the others by person and question.
 */
import { randomFrom } from '../../../templates/islands/model/shuffle.ts';
import type { ShippedQuestion } from './exam.ts';

export type Kind = {
  name: string;
  /** Share of the bank that is known before. */
  known: number;
  /** Chance that reading the reason of a miss teaches the answer. */
  learns: number;
  /** Days until recall of a newly learned answer falls to 0.9. */
  stability: number;
  /** Chance of a right answer that is not recalled: some options are plainly wrong. */
  guess: number;
  /** Seconds for a question, without its reason. */
  pace: number;
};

export const KINDS: readonly Kind[] = [
  { name: 'weak', known: 0.14, learns: 0.6, stability: 1.4, guess: 0.28, pace: 26 },
  { name: 'average', known: 0.3, learns: 0.75, stability: 2.2, guess: 0.33, pace: 21 },
  { name: 'strong', known: 0.6, learns: 0.9, stability: 5, guess: 0.4, pace: 17 },
];

export const REASON_SECONDS = 14;
const GLANCE_SECONDS = 3;
const SLIP = 0.03;
/** FSRS-6 measures 0.05 to 0.17 for a second right answer on the day of a miss. */
const SAME_DAY = 0.15;
/** Days of what was known before the first practice. */
const KNOWN_STABILITY = 40;

type Trace = { stability: number; since: number; isKnown: boolean };

export type Learner = {
  answer(
    question: ShippedQuestion,
    day: number,
    hasReason?: boolean,
  ): { right: boolean; seconds: number };
  /** Chance of a right answer, without asking. */
  chance(question: ShippedQuestion, day: number): number;
};

export function learnerOf(kind: Kind, seed: number): Learner {
  const random = randomFrom(seed);
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
  const person = {
    stability: Math.exp(0.3 * normal()),
    known: 0.6 * normal(),
    learns: 0.5 * normal(),
  };
  const topics = new Map<string, number>();
  const traces = new Map<string, Trace>();
  const logistic = (share: number, shift: number) =>
    1 / (1 + Math.exp(-Math.log(share / (1 - share)) - shift));

  const traceOf = ({ id, topic }: ShippedQuestion): Trace => {
    const known = traces.get(id);
    if (known) return known;
    const shift = topics.get(topic) ?? 0.5 * normal();
    topics.set(topic, shift);
    const trace = {
      stability: KNOWN_STABILITY,
      since: 0,
      isKnown: random() < logistic(kind.known, person.known + shift + 0.8 * normal()),
    };
    traces.set(id, trace);
    return trace;
  };
  /** The curve of FSRS-4.5, which falls faster in the long run than the one of FSRS-6. */
  const recall = ({ stability, since, isKnown }: Trace, day: number) =>
    isKnown ? (1 + (19 / 81) * (Math.max(0, day - since) / stability)) ** -0.5 : 0;
  const chanceOf = (trace: Trace, day: number) => {
    const recalled = recall(trace, day);
    return recalled * (1 - SLIP) + (1 - recalled) * kind.guess;
  };
  const fresh = () => kind.stability * person.stability * Math.exp(0.5 * normal());
  /** The less certain the recall, the more it strengthens; on the same day a little. */
  const strengthen = (trace: Trace, recalled: number, day: number) => {
    const gain = 2.6 * (Math.exp(1.1 * (1 - recalled)) - 1) * trace.stability ** -0.1;
    trace.stability *= 1 + (trace.since === day ? SAME_DAY : gain);
    trace.since = day;
  };
  const relearn = (trace: Trace, day: number) => {
    trace.stability = trace.isKnown ? Math.max(fresh(), 0.35 * trace.stability) : fresh();
    trace.isKnown = true;
    trace.since = day;
  };

  return {
    chance: (question, day) => chanceOf(traceOf(question), day),
    answer(question, day, hasReason = true) {
      const trace = traceOf(question);
      const recalled = recall(trace, day);
      const isRecalled = random() < recalled;
      const right = random() < (isRecalled ? 1 - SLIP : kind.guess);
      const seconds = kind.pace * Math.exp(0.25 * normal());
      if (isRecalled) strengthen(trace, recalled, day);
      else if (random() < logistic(kind.learns, person.learns)) relearn(trace, day);
      const reading = right ? GLANCE_SECONDS : REASON_SECONDS;
      return { right, seconds: seconds + (hasReason ? reading : 0) };
    },
  };
}
