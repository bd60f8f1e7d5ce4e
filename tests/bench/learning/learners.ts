/**
 * Simulated learners with three memory models, none of them the plan's own. The forms of a rule are the questions and
 * drills that ask it; in each model, learning one form also helps with the others.
 */
import { seededRandom } from '../../../templates/islands/model/shuffle.ts';

export type LearnerForm = { id: string; rule: string; topic: string };

export type Kind = {
  name: string;
  /** Share of the forms known at the start. */
  known: number;
  /** Chance that reading the explanation teaches an answer that was not recalled. */
  learns: number;
  /** Days until recall of a newly learned answer falls to 0.9 in memory A. The other memories scale it. */
  stability: number;
  /** Chance of a right answer without recall. It is above one in four, because some options are plainly wrong. */
  guess: number;
};

export const KINDS: readonly Kind[] = [
  { name: 'weak', known: 0.14, learns: 0.6, stability: 1.4, guess: 0.28 },
  { name: 'average', known: 0.3, learns: 0.75, stability: 2.2, guess: 0.33 },
  { name: 'strong', known: 0.6, learns: 0.9, stability: 5, guess: 0.4 },
];

export type Learner = {
  answer(form: LearnerForm, day: number): boolean;
  /** Chance of a right answer, without counting it as an answer. */
  chance(form: LearnerForm, day: number): number;
};
/** @param siblings all forms of each rule */
export type LearnerOf = (
  kind: Kind,
  seed: number,
  siblings: ReadonlyMap<string, readonly LearnerForm[]>,
) => Learner;

const SLIP = 0.03;
/** Chance that learning a form teaches another, unknown form of its rule. */
const TRANSFER = 0.5;

/**
 * A learner with individual traits and initial knowledge. Whoever knows one form of a rule tends to know the others.
 */
function personOf(kind: Kind, random: () => number) {
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
  const logistic = (share: number, shift: number) =>
    1 / (1 + Math.exp(-Math.log(share / (1 - share)) - shift));
  const [days, known, learns] = [Math.exp(0.3 * normal()), 0.6 * normal(), 0.5 * normal()];
  const shifts = new Map<string, number>();
  const shiftOf = (name: string, spread: number) => {
    const shift = shifts.get(name) ?? spread * normal();
    shifts.set(name, shift);
    return shift;
  };
  return {
    days,
    normal,
    learns: () => random() < logistic(kind.learns, learns),
    knows: ({ rule, topic }: LearnerForm) =>
      random() <
      logistic(
        kind.known,
        known + shiftOf(`topic ${topic}`, 0.4) + shiftOf(rule, 0.8) + 0.3 * normal(),
      ),
  };
}

/** Values by form id, created on first use. */
function lazily<T>(make: (form: LearnerForm) => T): (form: LearnerForm) => T {
  const made = new Map<string, T>();
  return (form) => {
    if (!made.has(form.id)) made.set(form.id, make(form));
    return made.get(form.id)!;
  };
}

const rightOf = (recalled: number, { guess }: Kind): number =>
  recalled * (1 - SLIP) + (1 - recalled) * guess;

/**
 * Relative gain in stability from a second right answer on one day. FSRS-6 measures 0.05 to 0.17 on the day of a miss.
 */
const SAME_DAY_GAIN = 0.15;
/** Stability in days of answers that were known before the first practice. */
const KNOWN_STABILITY = 40;

/** Memory A: the forgetting curve of FSRS-4.5. The less likely a recall was, the more it strengthens the memory. */
export const curveLearner: LearnerOf = (kind, seed, siblings) => {
  const random = seededRandom(seed);
  const person = personOf(kind, random);
  const traceOf = lazily((form) => ({
    stability: KNOWN_STABILITY,
    since: 0,
    isKnown: person.knows(form),
  }));
  type Trace = ReturnType<typeof traceOf>;
  const recall = ({ stability, since, isKnown }: Trace, day: number) =>
    isKnown ? (1 + (19 / 81) * (Math.max(0, day - since) / stability)) ** -0.5 : 0;
  const fresh = () => kind.stability * person.days * Math.exp(0.5 * person.normal());
  const strengthen = (trace: Trace, day: number) => {
    const gain = 2.6 * (Math.exp(1.1 * (1 - recall(trace, day))) - 1) * trace.stability ** -0.1;
    trace.stability *= 1 + (trace.since === day ? SAME_DAY_GAIN : gain);
    trace.since = day;
  };
  const relearn = (trace: Trace, day: number) => {
    const stability = trace.isKnown ? Math.max(fresh(), 0.35 * trace.stability) : fresh();
    Object.assign(trace, { stability, isKnown: true, since: day });
  };
  return {
    chance: (form, day) => rightOf(recall(traceOf(form), day), kind),
    answer(form, day) {
      const trace = traceOf(form);
      const isRecalled = random() < recall(trace, day);
      const right = random() < rightOf(Number(isRecalled), kind);
      if (isRecalled) strengthen(trace, day);
      else if (person.learns()) {
        relearn(trace, day);
        for (const other of siblings.get(form.rule) ?? [])
          if (!traceOf(other).isKnown && random() < TRANSFER) relearn(traceOf(other), day);
      }
      return right;
    },
  };
};

/** Chance that a right recall on a later day, or on the same one, makes an answer known for good. */
const FOR_GOOD = { later: 0.45, same: 0.05 };

/** Memory B: an answer is unknown, known for some days or known for good (Atkinson and Crothers, 1964). */
export const stepLearner: LearnerOf = (kind, seed, siblings) => {
  const random = seededRandom(seed ^ 0x57e9);
  const person = personOf(kind, random);
  const traceOf = lazily((form) => ({
    step: (person.knows(form) ? 'for good' : 'unknown') as 'unknown' | 'some days' | 'for good',
    since: 0,
  }));
  type Trace = ReturnType<typeof traceOf>;
  /** An answer known for some days is lost at a constant daily rate. */
  const kept = ({ step, since }: Trace, day: number) => {
    if (step !== 'some days') return Number(step === 'for good');
    return 0.9 ** (Math.max(0, day - since) / (0.7 * kind.stability * person.days));
  };
  const strengthen = (trace: Trace, day: number) => {
    if (trace.step !== 'some days') return;
    if (random() < FOR_GOOD[trace.since === day ? 'same' : 'later']) trace.step = 'for good';
    trace.since = day;
  };
  return {
    chance: (form, day) => rightOf(kept(traceOf(form), day), kind),
    answer(form, day) {
      const trace = traceOf(form);
      const isRecalled = random() < kept(trace, day);
      const right = random() < rightOf(Number(isRecalled), kind);
      if (isRecalled) strengthen(trace, day);
      else if (person.learns()) {
        Object.assign(trace, { step: 'some days', since: day });
        for (const other of siblings.get(form.rule) ?? [])
          if (traceOf(other).step === 'unknown' && random() < TRANSFER)
            Object.assign(traceOf(other), { step: 'some days', since: day });
      } else trace.step = 'unknown';
      return right;
    },
  };
};

/**
 * Constants of memory C: decay and noise of a trace, the effect of one form on the others of its rule, and the age in
 * days (`before`) of what is known at the start.
 */
const POWER = { decay: 0.45, noise: 0.35, shared: 0.35, before: 60 };

/**
 * Memory C: ACT-R's base level, a sum of traces that decay by a power of time. No constant of the plan is fitted to
 * this memory: it only checks the readiness estimate.
 */
export const powerLearner: LearnerOf = (kind, seed, siblings) => {
  const random = seededRandom(seed ^ 0xac7);
  const person = personOf(kind, random);
  const threshold = -0.75 * Math.log(1 + kind.stability * person.days);
  const traceOf = lazily((form) => ({
    events: person.knows(form) ? [{ day: -POWER.before, weight: 25 }] : [],
  }));
  type Trace = { events: { day: number; weight: number }[] };
  const recall = ({ events }: Trace, day: number) => {
    if (events.length === 0) return 0;
    const base = events.reduce(
      (sum, event) => sum + event.weight * (day - event.day + 0.25) ** -POWER.decay,
      0,
    );
    return 1 / (1 + Math.exp((threshold - Math.log(base)) / POWER.noise));
  };
  return {
    chance: (form, day) => rightOf(recall(traceOf(form), day), kind),
    answer(form, day) {
      const isRecalled = random() < recall(traceOf(form), day);
      const right = random() < rightOf(Number(isRecalled), kind);
      if (isRecalled || person.learns()) {
        traceOf(form).events.push({ day, weight: 1 });
        for (const other of siblings.get(form.rule) ?? [])
          if (other.id !== form.id) traceOf(other).events.push({ day, weight: POWER.shared });
      }
      return right;
    },
  };
};
