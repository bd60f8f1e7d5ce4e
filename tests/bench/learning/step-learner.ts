/**
 * A second invented learner, of another family than `learner.ts`: an answer is unknown, known for some days or known for good
 * (the two steps of Atkinson and Crothers, 1964), and what one form of a concept teaches partly holds for its others.
 */
import { randomFrom } from '../../../templates/islands/model/shuffle.ts';
import { type Kind, type Learner, REASON_SECONDS } from './learner.ts';

/** Chance that a form which becomes known makes an unknown one of the same concept known for some days. */
const TRANSFER = 0.5;
/** Chance that a right recall on a later day makes it known for good; on the same day. */
const FOR_GOOD = 0.45;
const SAME_DAY = 0.05;
const SLIP = 0.03;
const GLANCE_SECONDS = 3;

type Step = 'unknown' | 'some days' | 'for good';
type Trace = { step: Step; since: number };

/** @param of by the id of a form: its concept, and all forms of that */
export function stepLearnerOf(
  kind: Kind,
  seed: number,
  of: ReadonlyMap<string, { concept: string; forms: readonly string[] }>,
): Learner {
  const random = randomFrom(seed ^ 0x57e9);
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
  const person = { known: 0.6 * normal(), learns: 0.5 * normal(), days: Math.exp(0.3 * normal()) };
  const logistic = (share: number, shift: number) =>
    1 / (1 + Math.exp(-Math.log(share / (1 - share)) - shift));
  const traces = new Map<string, Trace>();
  const knownConcepts = new Map<string, number>();

  const traceOf = (id: string): Trace => {
    const known = traces.get(id);
    if (known) return known;
    const concept = of.get(id)?.concept ?? id;
    // Forms of one concept tend to be known together.
    const shift = knownConcepts.get(concept) ?? 0.9 * normal();
    knownConcepts.set(concept, shift);
    const isKnown = random() < logistic(kind.known, person.known + shift + 0.3 * normal());
    const trace: Trace = { step: isKnown ? 'for good' : 'unknown', since: 0 };
    traces.set(id, trace);
    return trace;
  };
  /** Chance that what is known for some days is still known: it is lost by the same share every day. */
  const kept = ({ step, since }: Trace, day: number) => {
    if (step === 'unknown') return 0;
    if (step === 'for good') return 1;
    return 0.9 ** (Math.max(0, day - since) / (0.7 * kind.stability * person.days));
  };
  const learn = (id: string, day: number) => {
    Object.assign(traceOf(id), { step: 'some days', since: day });
    for (const other of of.get(id)?.forms ?? []) {
      if (other === id || traceOf(other).step !== 'unknown') continue;
      if (random() < TRANSFER) Object.assign(traceOf(other), { step: 'some days', since: day });
    }
  };

  const strengthen = (trace: Trace, day: number) => {
    if (trace.step !== 'some days') return;
    if (random() < (trace.since === day ? SAME_DAY : FOR_GOOD)) trace.step = 'for good';
    trace.since = day;
  };
  const lose = (id: string, day: number, hasReason: boolean) => {
    traceOf(id).step = 'unknown';
    if (hasReason && random() < logistic(kind.learns, person.learns)) learn(id, day);
  };

  return {
    chance({ id }, day) {
      const recalled = kept(traceOf(id), day);
      return recalled * (1 - SLIP) + (1 - recalled) * kind.guess;
    },
    answer({ id }, day, hasReason = true) {
      const isRecalled = random() < kept(traceOf(id), day);
      const right = random() < (isRecalled ? 1 - SLIP : kind.guess);
      const seconds = kind.pace * Math.exp(0.25 * normal());
      if (isRecalled) strengthen(traceOf(id), day);
      else lose(id, day, hasReason);
      const reading = right ? GLANCE_SECONDS : REASON_SECONDS;
      return { right, seconds: seconds + (hasReason ? reading : 0) };
    },
  };
}
