/** A finished test as a short code for the address. A damaged code is refused, never guessed. */
import { type Choice, hash32 } from './shuffle.ts';

export type SharedResult = {
  /** Number of the test. */
  test: number;
  /** Hash of the bank revision: shows that a code is of other questions. */
  bank: number;
  seed: number;
  /** In the bank's order; undefined is a blank. */
  answers: (Choice | undefined)[];
};

const VERSION = 1;
const HEADER = 12;
const CHECK = 4;
/** Three answers of five states (blank and four options) fit one byte: 125 ≤ 255. */
const PER_BYTE = 3;
const STATES = 5;
export const MAX_ANSWERS = 255;
const MAX_CODE = Math.ceil(((HEADER + Math.ceil(MAX_ANSWERS / PER_BYTE) + CHECK) * 4) / 3);
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const bankHash = (bankRevision: string): number => hash32(bankRevision);

export function encodeResult(result: SharedResult): string {
  const packed = Math.ceil(result.answers.length / PER_BYTE);
  const bytes = new Uint8Array(HEADER + packed + CHECK);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setUint16(1, result.test);
  view.setUint32(3, result.bank);
  view.setUint32(7, result.seed);
  view.setUint8(11, result.answers.length);
  result.answers.forEach((choice, i) => {
    const at = HEADER + Math.floor(i / PER_BYTE);
    bytes[at] =
      (bytes[at] ?? 0) + (choice === undefined ? 0 : choice + 1) * STATES ** (i % PER_BYTE);
  });
  view.setUint32(HEADER + packed, checkOf(bytes));
  return toText(bytes);
}

export function decodeResult(code: string): SharedResult | undefined {
  if (code.length > MAX_CODE || !/^[\w-]+$/.test(code)) return undefined;
  const bytes = fromText(code);
  // A result has exactly one code: leftover bits at its end are damage.
  if (bytes.length < HEADER + CHECK || toText(bytes) !== code) return undefined;
  const view = new DataView(bytes.buffer);
  const count = view.getUint8(11);
  const packed = Math.ceil(count / PER_BYTE);
  if (view.getUint8(0) !== VERSION || bytes.length !== HEADER + packed + CHECK) return undefined;
  if (view.getUint32(HEADER + packed) !== checkOf(bytes)) return undefined;
  const answers = unpackAnswers(bytes.subarray(HEADER, HEADER + packed), count);
  return (
    answers && {
      test: view.getUint16(1),
      bank: view.getUint32(3),
      seed: view.getUint32(7),
      answers,
    }
  );
}

/** Undefined for bytes that no result is written as. */
function unpackAnswers(bytes: Uint8Array, count: number): SharedResult['answers'] | undefined {
  const states = [...bytes].flatMap((byte) =>
    Array.from({ length: PER_BYTE }, (_, i) => Math.floor(byte / STATES ** i) % STATES),
  );
  if (bytes.some((byte) => byte >= STATES ** PER_BYTE)) return undefined;
  if (states.slice(count).some((state) => state !== 0)) return undefined;
  return states.slice(0, count).map((state) => (state === 0 ? undefined : ((state - 1) as Choice)));
}

/** Check digits over everything before them. They detect damage, not forgery. */
function checkOf(bytes: Uint8Array): number {
  return hash32(String.fromCharCode(...bytes.subarray(0, bytes.length - CHECK)));
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = Math.min(bytes.length - i, 3) + 1;
    for (let d = 0; d < digits; d += 1) text += ALPHABET[(three >> (18 - 6 * d)) & 63];
  }
  return text;
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const digit of text) {
    bits = ((bits << 6) | ALPHABET.indexOf(digit)) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[at] = (bits >> held) & 255;
      at += 1;
    }
  }
  return bytes;
}
