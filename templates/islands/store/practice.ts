/** Codecs of a visitor's stored practice: tables with a row for each field of an attempt and of the progress. */
import {
  type Answer,
  type Attempt,
  GUESS_OFFSET,
  type LoggedAnswer,
  type QuestionRef,
} from '../model/attempt.ts';
import { MINUTE_MS } from '../model/days.ts';
import {
  DEFAULT_SETTINGS,
  DRILL_WRONG_CHOICE,
  keyOfAttempt,
  MAX_LOG,
  type PracticeSettings,
  type Progress,
  type RunningAttempt,
} from '../model/progress.ts';
import {
  isCount,
  isName,
  isPlainObject,
  isTime,
  type PlainObject,
} from '../model/stored-value-checks.ts';
import {
  type Codec,
  cachedCodec,
  type FieldCodecs,
  listCodec,
  mapCodec,
  plainCodec,
  rankedRecordCodec,
  recordCodec,
  tupleCodec,
} from './codec.ts';
import {
  BIT_CODEC,
  CHOICE_CODEC,
  COUNT_CODEC,
  FLAG_CODEC,
  NAME_CODEC,
  oneOfCodec,
  PRESENCE_CODEC,
  TIME_CODEC,
} from './field-codecs.ts';

const MAX_ATTEMPTS = 200;
const MAX_QUESTIONS = 300;
const MAX_MINUTES = 600;

const REF = /* @__PURE__ */ tupleCodec(
  /* @__PURE__ */ recordCodec<QuestionRef>({
    id: { is: NAME_CODEC },
    revision: { is: COUNT_CODEC },
  }),
);
const ANSWER = /* @__PURE__ */ tupleCodec(
  /* @__PURE__ */ recordCodec<Answer & { id: string }>({
    id: { is: NAME_CODEC },
    choice: { is: CHOICE_CODEC },
    revealed: { is: BIT_CODEC },
    guessed: { is: PRESENCE_CODEC, isOptional: true },
  }),
);

/** If two devices have the same attempt, the copy with more answers wins. A damaged field rejects the attempt. */
const ATTEMPT = /* @__PURE__ */ rankedRecordCodec<Attempt>(
  {
    id: { is: NAME_CODEC },
    kind: { is: /* @__PURE__ */ oneOfCodec('test', 'simulacro', 'reto') },
    ref: { is: NAME_CODEC },
    bankRevision: { is: NAME_CODEC },
    seed: {
      is: /* @__PURE__ */ plainCodec(
        (seed): seed is number => isCount(seed) && seed <= 0xffff_ffff,
      ),
    },
    startedAt: { is: TIME_CODEC },
    endedAt: { is: TIME_CODEC, isOptional: true },
    order: {
      is: /* @__PURE__ */ listCodec(REF, { max: MAX_QUESTIONS, isWhole: true, keyOf: idOf }),
    },
    answers: {
      is: /* @__PURE__ */ mapCodec(
        /* @__PURE__ */ listCodec(ANSWER, { max: MAX_QUESTIONS, isWhole: true, keyOf: idOf }),
        (list) => new Map(list.map(({ id, ...answer }) => [id, answer])),
        (answers: ReadonlyMap<string, Answer>) =>
          [...answers].map(([id, answer]) => ({ id, ...answer })),
      ),
    },
    flagged: { is: /* @__PURE__ */ listCodec(NAME_CODEC, { max: MAX_QUESTIONS, isWhole: true }) },
    position: { is: COUNT_CODEC },
    explain: { is: FLAG_CODEC, isOptional: true },
    sealed: { is: COUNT_CODEC, isOptional: true },
    limitMinutes: {
      is: /* @__PURE__ */ plainCodec(
        (minutes): minutes is number => isCount(minutes) && minutes > 0 && minutes <= MAX_MINUTES,
      ),
      isOptional: true,
    },
    usedMs: { is: COUNT_CODEC },
  },
  {
    isSound({ order, answers, position }) {
      const ids = new Set(order.map(({ id }) => id));
      return position < order.length && [...answers.keys()].every((id) => ids.has(id));
    },
    rank: ({ answers, endedAt = 0 }) => [answers.size, endedAt],
  },
);

/** If two devices have attempts at one test, exam or set, the one with more answers wins, then the one claimed last. */
const RUNNING = /* @__PURE__ */ rankedRecordCodec<RunningAttempt>(
  { attempt: { is: ATTEMPT }, tab: { is: NAME_CODEC }, claimedAt: { is: TIME_CODEC } },
  {
    isSound: ({ attempt }) => attempt.endedAt === undefined,
    rank: ({ attempt, claimedAt }) => [attempt.answers.size, claimedAt],
  },
);
const PLACES = /* @__PURE__ */ listCodec(RUNNING, {
  max: MAX_ATTEMPTS,
  keyOf: ({ attempt }) => keyOfAttempt(attempt),
});

const LOG = /* @__PURE__ */ listCodec(/* @__PURE__ */ plainCodec(isLogged), { max: MAX_LOG });

const SETTINGS = /* @__PURE__ */ recordCodec<PracticeSettings>({
  shuffle: setting('shuffle'),
  keys: setting('keys'),
  tap: setting('tap'),
});

function setting<K extends keyof PracticeSettings>(name: K) {
  const instead = DEFAULT_SETTINGS[name];
  const merge = (a: PracticeSettings, b: PracticeSettings) =>
    a[name] === instead ? b[name] : a[name];
  return { is: FLAG_CODEC, instead, merge };
}

/**
 * Codec of all stored practice data.
 * @param learning codec of the plan's data, which pages without the plan copy unread
 * @param merge merges two logs, and adds the answers of dropped attempts
 */
export const practiceCodecWith = (
  learning: Codec<PlainObject>,
  merge?: NonNullable<FieldCodecs<Progress>['log']['merge']>,
): Codec<Progress> =>
  recordCodec<Progress>({
    settings: { is: SETTINGS, instead: DEFAULT_SETTINGS },
    running: { is: PLACES, instead: [] },
    finished: {
      is: listCodec(cachedCodec(ATTEMPT), {
        max: MAX_ATTEMPTS,
        keyOf: idOf,
        order: (a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0) || (a.id < b.id ? -1 : 1),
      }),
      instead: [],
    },
    log: { is: LOG, instead: [], ...(merge && { merge }) },
    learning: { is: learning, isOptional: true, instead: undefined },
  });

/**
 * Version of the plan's stored data, for pages that copy that data unread. A test compares it with the plan's codec.
 */
export const LEARNING_VERSION = 1;
export const PRACTICE_CODEC = /* @__PURE__ */ practiceCodecWith({
  .../* @__PURE__ */ plainCodec(isPlainObject),
  version: LEARNING_VERSION,
});

function idOf({ id }: { id: string }): string {
  return id;
}

function isLogged(value: unknown): value is LoggedAnswer {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [at, id, revision, choice] = value as unknown[];
  return (
    isCount(at) &&
    isTime(at * MINUTE_MS) &&
    isName(id) &&
    isCount(revision) &&
    Number.isInteger(choice) &&
    (choice as number) >= DRILL_WRONG_CHOICE &&
    (choice as number) <= GUESS_OFFSET + 3
  );
}
