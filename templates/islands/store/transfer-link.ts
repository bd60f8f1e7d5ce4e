/**
 * Memory as the hash of a link, at most 3.3 K characters: it fits a message and reaches no server. Days are exact; stability
 * and difficulty are rounded down, so that a device keeps its own rows where they are as new.
 */

import { dayNumber, isFuture } from '../model/days.ts';
import {
  type Day,
  EMPTY_LEARNING,
  type Learning,
  type MemoryRow,
  type Minutes,
  type PlanBank,
  type PlanQuestion,
  type PlanSettings,
} from '../model/learning/types.ts';
import { type Choice, hash32 } from '../model/shuffle.ts';
import { withoutFuture } from './plan.ts';

const VERSION = 1;
/** 205 questions and 212 signs need 3,300 characters; a longer text is not decoded. */
const MAX_CODE = 12_000;
const MINUTES: readonly Minutes[] = [5, 10, 20];
const MAX_GAP = 400;
const MINUTE_MS = 60_000;

/** Days of stability, in steps of 30 %. */
const STABILITIES = Array.from({ length: 32 }, (_, i) => Math.round(1.3 ** i) / 10);
/** 1 to 10. */
const DIFFICULTIES = Array.from({ length: 8 }, (_, i) => 1 + Math.round((i * 90) / 7) / 10);

/** Bits of each field. */
const BITS = {
  count: 12,
  key: 24,
  /** Days before the newest one. */
  age: 9,
  stability: 5,
  difficulty: 3,
  firstRight: 1,
  lastRight: 1,
  /** The last wrong choice and 1; 0: none. */
  wrong: 3,
  text: 10,
  letter: 7,
} as const;
/** Ids of papers. */
const PAPER = /^[a-z0-9-]{1,60}$/;

/**
 * The part after «#p=». Each row names its question by a hash of its id and revision, so that a link outlives a change of the
 * content. Rows of questions that are not in the bank, and more than 400 days older than the newest one, are left out. No
 * other device takes what is of the future: call `withoutFuture` before.
 * @param papers ids of the ticked papers
 */
export function encodeLearning(
  { memory, plan }: Learning,
  bank: PlanBank,
  papers: readonly string[] = [],
): string {
  const known = bank.questions.flatMap((question) => {
    const row = memory.get(question.id);
    return row?.revision === question.revision ? [{ key: keyOf(question), row }] : [];
  });
  const newest = known.reduce((day, { row }) => Math.max(day, row.lastDay), 0);
  const rows = known
    .filter(({ row }) => newest - row.lastDay <= MAX_GAP)
    .sort((a, b) => a.key - b.key);
  const bits = new BitWriter();
  bits.write(VERSION, 8);
  bits.write(newest, 27);
  bits.write(plan ? MINUTES.indexOf(plan.minutes) + 1 : 0, 2);
  bits.write(plan?.minutesAt ?? 0, 32);
  bits.write(plan?.examDay ?? 0, 27);
  bits.write(plan?.examAt ?? 0, 32);
  bits.write(plan?.startDay ?? 0, 27);
  bits.write(plan?.seed ?? 0, 32);
  bits.write(Math.floor((plan?.passedAt ?? 0) / MINUTE_MS), 32);
  bits.write(rows.length, BITS.count);
  for (const { key, row } of rows) {
    bits.write(key, BITS.key);
    bits.write(newest - row.lastDay, BITS.age);
    bits.write(lastAtMost(STABILITIES, row.stability), BITS.stability);
    bits.write(lastAtMost(DIFFICULTIES, row.difficulty), BITS.difficulty);
    bits.write(Number(row.firstRight), BITS.firstRight);
    bits.write(Number(row.lastRight), BITS.lastRight);
    bits.write(row.wrong === undefined ? 0 : row.wrong + 1, BITS.wrong);
  }
  const names = papers
    .filter((id) => PAPER.test(id))
    .join(' ')
    .slice(0, 2 ** BITS.text - 1);
  bits.write(names.length, BITS.text);
  for (const letter of names) bits.write(letter.charCodeAt(0), BITS.letter);
  const bytes = bits.bytes();
  return base64url([...bytes, ...checkBytes(bytes)]);
}

export type LinkReading =
  /** `gone`: its questions that this bank no longer has. */
  | { state: 'ok'; learning: Learning; papers: string[]; gone: number }
  /**
   * Cut or changed; of a newer site; made with other questions; with days that have not come, which would win over everything
   * that is here.
   */
  | { state: 'damaged' | 'newer' | 'other-bank' | 'future' };

/** Merge the result with `mergeLearning`. */
export function decodeLearning(code: string, bank: PlanBank, now: number): LinkReading {
  const all = code.length > MAX_CODE ? undefined : bytesOf(code);
  if (!all || all.length < 16) return { state: 'damaged' };
  const bytes = all.slice(0, -4);
  if (checkBytes(bytes).some((byte, i) => byte !== all[bytes.length + i]))
    return { state: 'damaged' };
  const bits = new BitReader(bytes);
  const version = bits.read(8);
  if (version !== VERSION) return { state: version > VERSION ? 'newer' : 'damaged' };
  const newest = bits.read(27);
  const plan = readPlan(bits);
  const count = bits.read(BITS.count);
  const memory = readRows(bits, bank, count, newest);
  const papers = readPapers(bits);
  if (!bits.isAtEnd()) return { state: 'damaged' };
  if (count > 0 && memory.size === 0) return { state: 'other-bank' };
  const learning = { ...EMPTY_LEARNING, memory, ...(plan ? { plan } : {}) };
  // One clock has dated all of it: if one day is wrong, none is right.
  const isWhole =
    !isFuture(newest, dayNumber(now)) && withoutFuture(learning, now).plan === learning.plan;
  return isWhole
    ? { state: 'ok', learning, papers, gone: count - memory.size }
    : { state: 'future' };
}

function readPlan(bits: BitReader): PlanSettings | undefined {
  const minutes = MINUTES[bits.read(2) - 1];
  const minutesAt = bits.read(32);
  const [examDay, examAt] = [bits.read(27), bits.read(32)];
  const [startDay, seed] = [bits.read(27), bits.read(32)];
  const passedAt = bits.read(32) * MINUTE_MS;
  return (
    minutes && {
      minutes,
      minutesAt,
      startDay,
      seed,
      ...(examDay === 0 ? {} : { examDay, examAt }),
      ...(passedAt === 0 ? {} : { passedAt }),
    }
  );
}

/** The code in «#p=…», undefined for another address. */
export function linkIn(hash: string): string | undefined {
  return hash.startsWith('#p=') ? hash.slice(3) : undefined;
}

/** The rows of questions that this bank has. */
function readRows(bits: BitReader, bank: PlanBank, count: number, newest: Day) {
  const byKey = new Map(bank.questions.map((question) => [keyOf(question), question]));
  const memory = new Map<string, MemoryRow>();
  for (let n = 0; n < count; n += 1) {
    const question = byKey.get(bits.read(BITS.key));
    const { id = '', revision = 0 } = question ?? {};
    const row = readRow(bits, { id, revision, newest });
    if (question) memory.set(id, row);
  }
  return memory;
}

function readPapers(bits: BitReader): string[] {
  let names = '';
  for (let left = bits.read(BITS.text); left > 0; left -= 1)
    names += String.fromCharCode(bits.read(BITS.letter));
  return names.split(' ').filter((id) => PAPER.test(id));
}

function readRow(
  bits: BitReader,
  { id, revision, newest }: { id: string; revision: number; newest: Day },
): MemoryRow {
  const lastDay = Math.max(0, newest - bits.read(BITS.age));
  const stability = STABILITIES[bits.read(BITS.stability)]!;
  const difficulty = DIFFICULTIES[bits.read(BITS.difficulty)]!;
  const firstRight = bits.read(BITS.firstRight) === 1;
  const lastRight = bits.read(BITS.lastRight) === 1;
  const choice = bits.read(BITS.wrong) - 1;
  return {
    id,
    revision,
    lastDay,
    stability,
    difficulty,
    firstRight,
    lastRight,
    ...(choice < 0 || choice > 3 ? {} : { wrong: choice as Choice }),
    asks: 1,
    lapses: 0,
  };
}

const keyOf = ({ id, revision }: PlanQuestion): number =>
  hash32(`${id}@${revision}`) >>> (32 - BITS.key);

const lastAtMost = (steps: readonly number[], value: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step <= value),
  );

const checkBytes = (bytes: readonly number[]): number[] => {
  const hash = hash32(String.fromCharCode(...bytes));
  return [24, 16, 8, 0].map((shift) => (hash >>> shift) & 255);
};

class BitWriter {
  private readonly bits: number[] = [];
  write(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit -= 1) this.bits.push(Math.floor(value / 2 ** bit) % 2);
  }
  bytes(): number[] {
    return Array.from({ length: Math.ceil(this.bits.length / 8) }, (_, byte) =>
      Array.from({ length: 8 }, (__, bit) => this.bits[byte * 8 + bit] ?? 0).reduce(
        (sum, bit) => sum * 2 + bit,
        0,
      ),
    );
  }
}

/** Reads zeros past the end. */
class BitReader {
  private at = 0;
  constructor(private readonly source: readonly number[]) {}
  read(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i += 1, this.at += 1)
      value = value * 2 + (((this.source[this.at >> 3] ?? 0) >> (7 - (this.at & 7))) & 1);
    return value;
  }
  isAtEnd(): boolean {
    return Math.ceil(this.at / 8) === this.source.length;
  }
}

const base64url = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function bytesOf(code: string): number[] | undefined {
  if (!/^[\w-]*$/.test(code)) return undefined;
  try {
    const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
