/**
 * Encodes a finished practice as a code for the address. The code contains each question with the option that was right
 * on the day of the practice, so that it can be read after the bank changes. A damaged code is refused, never guessed.
 */
import { fromBase64url, toBase64url } from './base64url.ts';
import { type Choice, hash32 } from './shuffle.ts';

/**
 * An answer in a code.
 * @property choice absent for a question left blank
 */
export type SharedAnswer = { question: number; revision: number; key: Choice; choice?: Choice };

/** Stands for the exam in place of a test number. Test numbers count from 1. */
export const EXAM_TEST_NUMBER = 0;

export type SharedResult = {
  /** Number of the test, or `EXAM_TEST_NUMBER`. */
  test: number;
  /** Number of the exam; for a test, the seed of the order of its options. */
  seed: number;
  /** Days since 1970, in the calendar of the device. */
  day: number;
  /** True if a right option was shown before the end. */
  explain: boolean;
  /** For an exam that a teacher assigned: the number of the try on this device, from 1. */
  nth?: number;
  /** The answers in the order in which the questions were asked. */
  answers: SharedAnswer[];
};

const VERSION = 1;
const HEADER = 11;
const CHECK = 4;
/** Three bytes for the question, and one for choice (five states), key (four) and revision. */
const PER_ANSWER = 4;
const [STATES, KEYS, REVISIONS] = [5, 4, 12] as const;
const MAX_ANSWERS = 255;
const MAX_TRY = 127;
const MAX_CODE = Math.ceil(((HEADER + MAX_ANSWERS * PER_ANSWER + CHECK) * 4) / 3);

/** The id of a question in codes. A test checks that no two questions share one. */
export const shortId = (id: string): number => hash32(id) & 0xff_ffff;

/** The short form of a revision in codes. A question with the same short revision counts as unchanged. */
export const shortRevision = (revision: number): number => revision % REVISIONS;

export function encodeResult({ test, seed, day, explain, nth = 0, answers }: SharedResult): string {
  const bytes = new Uint8Array(HEADER + answers.length * PER_ANSWER + CHECK);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setUint16(1, test);
  view.setUint32(3, seed);
  view.setUint16(7, day);
  view.setUint8(9, (explain ? 1 : 0) + 2 * Math.min(nth, MAX_TRY));
  view.setUint8(10, answers.length);
  answers.forEach(({ question, revision, key, choice }, i) => {
    const state = choice === undefined ? 0 : choice + 1;
    const rest = state + STATES * (key + KEYS * revision);
    view.setUint32(HEADER + i * PER_ANSWER, question * 256 + rest);
  });
  view.setUint32(bytes.length - CHECK, checkOf(bytes));
  return toBase64url(bytes);
}

export function decodeResult(code: string): SharedResult | undefined {
  if (code.length > MAX_CODE) return undefined;
  const bytes = fromBase64url(code);
  // Each result has exactly one code, so leftover bits at the end mean damage.
  if (!bytes || bytes.length < HEADER + CHECK || toBase64url(bytes) !== code) return undefined;
  const view = new DataView(bytes.buffer);
  const [mode, count] = [view.getUint8(9), view.getUint8(10)];
  if (view.getUint8(0) !== VERSION) return undefined;
  if (bytes.length !== HEADER + count * PER_ANSWER + CHECK) return undefined;
  if (view.getUint32(bytes.length - CHECK) !== checkOf(bytes)) return undefined;
  const answers = Array.from({ length: count }, (_, i) =>
    answerIn(view.getUint32(HEADER + i * PER_ANSWER)),
  );
  if (answers.some(({ revision }) => revision >= REVISIONS)) return undefined;
  if (new Set(answers.map(({ question }) => question)).size !== count) return undefined;
  return {
    test: view.getUint16(1),
    seed: view.getUint32(3),
    day: view.getUint16(7),
    explain: mode % 2 === 1,
    ...(mode > 1 ? { nth: mode >>> 1 } : {}),
    answers,
  };
}

function answerIn(word: number): SharedAnswer {
  const rest = word & 0xff;
  const state = rest % STATES;
  return {
    question: word >>> 8,
    revision: Math.floor(rest / (STATES * KEYS)),
    key: (Math.floor(rest / STATES) % KEYS) as Choice,
    ...(state === 0 ? {} : { choice: (state - 1) as Choice }),
  };
}

/** A checksum of all bytes before it. It detects damage, not forgery. */
function checkOf(bytes: Uint8Array): number {
  return hash32(String.fromCharCode(...bytes.subarray(0, bytes.length - CHECK)));
}
