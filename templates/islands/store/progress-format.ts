/** Progress as stored text. Reading trusts nothing: every field is checked and every size is limited. */
import type { Answer, Attempt, QuestionRef } from '../model/attempt.ts';
import { isCount, isName, isPlain, isTime, listOf, type Plain } from '../model/checks.ts';
import {
  DEFAULT_SETTINGS,
  EMPTY_PROGRESS,
  MAX_LOG,
  type PracticeSettings,
  type Progress,
  type Running,
} from '../model/progress.ts';

export const PROGRESS_VERSION = 1;

/** `damaged`: a part was refused; `progress` holds the valid rest. */
export type Reading = { state: 'ok' | 'damaged'; progress: Progress } | { state: 'newer' };

const MAX_TEXT = 2_000_000;
const MAX_ATTEMPTS = 200;
const MAX_QUESTIONS = 300;
const MAX_MISTAKES = 2000;
const MAX_MINUTES = 600;

export type ProgressWriter = (progress: Progress) => string;

/**
 * A function that writes progress as text. It keeps the texts of finished attempts: they never change, and each press of a
 * practice writes all of them, up to a hundred exams.
 */
export function progressWriter(): ProgressWriter {
  const texts = new WeakMap<Attempt, string>();
  const textOf = (attempt: Attempt): string => {
    const text = texts.get(attempt) ?? JSON.stringify(packAttempt(attempt));
    texts.set(attempt, text);
    return text;
  };
  return ({ running, mistakes, finished, ...plain }) => {
    const changing = JSON.stringify({
      version: PROGRESS_VERSION,
      ...plain,
      running: running.map(({ attempt, ...owner }) => ({
        ...owner,
        attempt: packAttempt(attempt),
      })),
      mistakes: [...mistakes],
    });
    return `${changing.slice(0, -1)},"finished":[${finished.map(textOf).join()}]}`;
  };
}

export function readProgress(text: string): Reading {
  const damaged = { state: 'damaged', progress: EMPTY_PROGRESS } as const;
  if (text.length > MAX_TEXT) return damaged;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return damaged;
  }
  if (!isPlain(parsed) || !isCount(parsed.version) || parsed.version < 1) return damaged;
  if (parsed.version > PROGRESS_VERSION) return { state: 'newer' };
  const settings = unpackSettings(parsed.settings);
  const running = listOf(parsed.running, unpackRunning, MAX_ATTEMPTS);
  const finished = listOf(parsed.finished, unpackAttempt, MAX_ATTEMPTS);
  const mistakes = listOf(parsed.mistakes, unpackName, MAX_MISTAKES);
  const log = listOf(parsed.log, (item) => item ?? undefined, MAX_LOG);
  const { learning } = parsed;
  const sound =
    settings !== undefined &&
    running.sound &&
    finished.sound &&
    mistakes.sound &&
    log.sound &&
    (learning === undefined || isPlain(learning));
  return {
    state: sound ? 'ok' : 'damaged',
    progress: {
      settings: settings ?? DEFAULT_SETTINGS,
      running: running.items,
      finished: finished.items,
      mistakes: new Set(mistakes.items),
      log: log.items,
      ...(isPlain(learning) ? { learning } : {}),
    },
  };
}

export function packAttempt(attempt: Attempt): Plain {
  const { order, answers, ...rest } = attempt;
  return {
    ...rest,
    order: order.map(({ id, revision }) => [id, revision]),
    answers: [...answers].map(([id, { choice, revealed }]) => [id, choice, revealed ? 1 : 0]),
  };
}

function unpackAttempt(value: unknown): Attempt | undefined {
  const fields = isPlain(value) && plainFields(value);
  if (!fields) return undefined;
  const order = listOf(value.order, unpackRef, MAX_QUESTIONS);
  const pairs = listOf(value.answers, unpackAnswer, MAX_QUESTIONS);
  const flagged = listOf(value.flagged, unpackName, MAX_QUESTIONS);
  if (!order.sound || !pairs.sound || !flagged.sound || fields.position >= order.items.length)
    return undefined;
  const ids = new Set(order.items.map((asked) => asked.id));
  const answers = new Map(pairs.items);
  const isDistinct = ids.size === order.items.length && answers.size === pairs.items.length;
  if (!isDistinct || [...answers.keys()].some((answered) => !ids.has(answered))) return undefined;
  return { ...fields, order: order.items, answers, flagged: flagged.items };
}

/** The fields of an attempt that are stored as they are: one without a check here does not compile. */
type PlainFields = Omit<Attempt, 'order' | 'answers' | 'flagged'>;

const FIELD_CHECKS: Record<keyof PlainFields, (value: unknown) => boolean> = {
  id: isName,
  kind: (kind) => kind === 'test' || kind === 'simulacro' || kind === 'reto',
  ref: isName,
  bankRevision: isName,
  seed: (seed) => isCount(seed) && seed <= 0xffff_ffff,
  startedAt: isTime,
  endedAt: (time) => time === undefined || isTime(time),
  position: isCount,
  usedMs: isCount,
  explain: (explain) => explain === undefined || typeof explain === 'boolean',
  limitMinutes: (minutes) =>
    minutes === undefined || (isCount(minutes) && minutes > 0 && minutes <= MAX_MINUTES),
};

/** Those of a stored value; undefined if one is not sound. */
function plainFields(value: Plain): PlainFields | undefined {
  const fields: Plain = {};
  for (const [name, isSound] of Object.entries(FIELD_CHECKS)) {
    if (!isSound(value[name])) return undefined;
    if (value[name] !== undefined) fields[name] = value[name];
  }
  return fields as PlainFields;
}

function unpackRunning(value: unknown): Running | undefined {
  if (!isPlain(value) || !isName(value.tab) || !isTime(value.claimedAt)) return undefined;
  const attempt = unpackAttempt(value.attempt);
  return attempt && attempt.endedAt === undefined
    ? { attempt, tab: value.tab, claimedAt: value.claimedAt }
    : undefined;
}

function unpackRef(value: unknown): QuestionRef | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [id, revision] = value as unknown[];
  return isName(id) && isCount(revision) ? { id, revision } : undefined;
}

function unpackAnswer(value: unknown): [string, Answer] | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const [id, choice, revealed] = value as unknown[];
  if (
    !isName(id) ||
    (choice !== 0 && choice !== 1 && choice !== 2 && choice !== 3) ||
    (revealed !== 0 && revealed !== 1)
  )
    return undefined;
  return [id, { choice, revealed: revealed === 1 }];
}

const unpackName = (value: unknown): string | undefined => (isName(value) ? value : undefined);

function unpackSettings(value: unknown): PracticeSettings | undefined {
  if (!isPlain(value)) return undefined;
  const { shuffle, keys, tap } = value;
  return typeof shuffle === 'boolean' && typeof keys === 'boolean' && typeof tap === 'boolean'
    ? { shuffle, keys, tap }
    : undefined;
}
