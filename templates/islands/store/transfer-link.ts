/**
 * Encodes the plan's memory in the hash of a link. The link fits into a message (4,000 to 5,000 characters), and its
 * hash reaches no server. Attempts and the list of counted answers stay on their device.
 */

import { fromBase64url, toBase64url } from '../model/base64url.ts';
import { dayNumber, isAfterTomorrow, MINUTE_MS } from '../model/days.ts';
import type { LearningRule } from '../model/learning/choose-session.ts';
import { MARK_LETTERS, type RuleRow } from '../model/learning/rule.ts';
import {
  type AnswerCounts,
  type Day,
  EMPTY_LEARNING,
  type Learning,
  type PlanSettings,
  type SessionMinutes,
} from '../model/learning/types.ts';
import { hash32 } from '../model/shuffle.ts';
import { withoutFutureDays } from './plan.ts';

const VERSION = 2;
/** A longer code is not decoded; 320 rules of three forms, without papers, need 4,800 characters. */
const MAX_CODE = 12_000;
const MINUTES: readonly SessionMinutes[] = [5, 10, 20];
const MAX_GAP = 400;

/** A link contains no attempts, so no answer on this device is counted again. */
const ALL_COUNTED = { day: 100_000_000, answers: [] };
const TOPICS = ['senales', 'reglas', 'conduccion-segura', 'vehiculo'] as const;

/** Width of each field in bits. */
const BITS = {
  count: 12,
  key: 24,
  /** Days from the row's last answer to the newest answer of the memory. */
  age: 9,
  /** 15 means never right. */
  daysRight: 4,
  /** Days from the first miss to the last answer, plus one; 0 means no miss. */
  ago: 11,
  /** Number of letters that name the seen forms. */
  seen: 4,
  seenLetter: 6,
  sight: 20,
  text: 10,
  letter: 7,
} as const;
/** Stored in place of `daysRight` for a rule that was never right. */
const NEVER_RIGHT = 15;
const PAPER = /^[a-z0-9-]{1,60}$/;

/**
 * Encodes the part of the link after «#p=». Each row names its rule by a hash of its id, so that a link still works
 * after the content changes. Rows are left out if their rule is no longer asked, or if they are more than 400 days
 * older than the newest row. Other devices refuse future dates, so call `withoutFutureDays` before.
 * @param papers ids of the ticked papers
 */
export function encodeLearning(
  { memory, plan, counts }: Learning,
  rules: readonly Named[],
  papers: readonly string[] = [],
): string {
  const known = rules.flatMap(({ id }) => {
    const row = memory.get(id);
    return row ? [{ key: keyOf(id), row }] : [];
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
  bits.write(Math.floor((plan?.passedAt ?? 0) / MINUTE_MS), 32);
  for (const count of numbersOf(counts))
    bits.write(Math.min(count, 2 ** BITS.sight - 1), BITS.sight);
  bits.write(rows.length, BITS.count);
  for (const { key, row } of rows) {
    const { lastDay, missedSince, daysRight, wasRight } = row;
    const ago = missedSince === 0 ? 0 : lastDay - missedSince + 1;
    const seen = row.seen.slice(-MAX_SEEN);
    bits.write(key, BITS.key);
    bits.write(newest - lastDay, BITS.age);
    bits.write(wasRight ? daysRight : NEVER_RIGHT, BITS.daysRight);
    bits.write(Math.min(ago, 2 ** BITS.ago - 1), BITS.ago);
    bits.write(seen.length, BITS.seen);
    for (const letter of seen) bits.write(MARK_LETTERS.indexOf(letter), BITS.seenLetter);
  }
  const names = papers
    .filter((id) => PAPER.test(id))
    .join(' ')
    .slice(0, 2 ** BITS.text - 1);
  bits.write(names.length, BITS.text);
  for (const letter of names) bits.write(letter.charCodeAt(0), BITS.letter);
  const bytes = bits.bytes();
  return toBase64url([...bytes, ...checkBytes(bytes)]);
}

export type DecodedLink =
  /** `gone`: number of rules in the link that are no longer asked. */
  | { state: 'ok'; learning: Learning; papers: string[]; gone: number }
  /**
   * The link was cut or changed, comes from a newer version of the site, was made with other questions, or contains
   * future dates.
   */
  | { state: 'damaged' | 'newer' | 'other-bank' | 'future' };

/** Decodes a link. The caller merges the result with `mergeStoredValues`. */
export function decodeLearning(code: string, rules: readonly Named[], now: number): DecodedLink {
  const all = code.length > MAX_CODE ? undefined : fromBase64url(code);
  if (!all || all.length < 16) return { state: 'damaged' };
  const bytes = all.slice(0, -4);
  if (checkBytes(bytes).some((byte, i) => byte !== all[bytes.length + i]))
    return { state: 'damaged' };
  const bits = new BitReader(bytes);
  const version = bits.read(8);
  if (version !== VERSION) return { state: version > VERSION ? 'newer' : 'damaged' };
  const newest = bits.read(27);
  const plan = readPlan(bits);
  const counts = readCounts(bits);
  const count = bits.read(BITS.count);
  const memory = readRows(bits, rules, count, newest);
  const papers = readPapers(bits);
  if (!bits.isAtEnd()) return { state: 'damaged' };
  if (count > 0 && memory.size === 0) return { state: 'other-bank' };
  const known = { ...EMPTY_LEARNING, memory, counts, counted: ALL_COUNTED };
  const learning = { ...known, ...(plan ? { plan } : {}) };
  // One clock set all dates, so a single wrong day means that all may be wrong.
  const isWhole =
    !isAfterTomorrow(newest, dayNumber(now)) &&
    withoutFutureDays(learning, now).plan === learning.plan;
  return isWhole
    ? { state: 'ok', learning, papers, gone: count - memory.size }
    : { state: 'future' };
}

function readPlan(bits: BitReader): PlanSettings | undefined {
  const minutes = MINUTES[bits.read(2) - 1];
  const minutesAt = bits.read(32);
  const [examDay, examAt] = [bits.read(27), bits.read(32)];
  const startDay = bits.read(27);
  const passedAt = bits.read(32) * MINUTE_MS;
  return (
    minutes && {
      minutes,
      minutesAt,
      startDay,
      ...(examDay === 0 ? {} : { examDay, examAt }),
      ...(passedAt === 0 ? {} : { passedAt }),
    }
  );
}

/** The code in «#p=…», undefined for another address. */
export function transferCodeIn(hash: string): string | undefined {
  return hash.startsWith('#p=') ? hash.slice(3) : undefined;
}

type Named = Pick<LearningRule, 'id'>;
/** The maximum number of letters for seen forms, with two letters for each form. */
const MAX_SEEN = 14;

const numbersOf = ({ topics, others, pace }: AnswerCounts): number[] => [
  ...TOPICS.flatMap((topic) => topics[topic] ?? [0, 0]),
  ...others,
  ...pace,
];

function readCounts(bits: BitReader): AnswerCounts {
  const next = () => bits.read(BITS.sight);
  const topics = TOPICS.map((topic) => [topic, [next(), next()] as const] as const);
  return {
    topics: Object.fromEntries(topics.filter(([, [asked]]) => asked > 0)),
    others: [next(), next()],
    pace: [next(), next()],
  };
}

/** Reads all rows, and returns those whose rule exists in this release. */
function readRows(bits: BitReader, rules: readonly Named[], count: number, newest: Day) {
  const byKey = new Map(rules.map(({ id }) => [keyOf(id), id]));
  const memory = new Map<string, RuleRow>();
  for (let n = 0; n < count; n += 1) {
    const id = byKey.get(bits.read(BITS.key));
    const row = readRow(bits, id ?? '', newest);
    if (id !== undefined) memory.set(id, row);
  }
  return memory;
}

function readPapers(bits: BitReader): string[] {
  let names = '';
  for (let left = bits.read(BITS.text); left > 0; left -= 1)
    names += String.fromCharCode(bits.read(BITS.letter));
  return names.split(' ').filter((id) => PAPER.test(id));
}

function readRow(bits: BitReader, id: string, newest: Day): RuleRow {
  const lastDay = Math.max(0, newest - bits.read(BITS.age));
  const days = bits.read(BITS.daysRight);
  const wasRight = days !== NEVER_RIGHT;
  const ago = bits.read(BITS.ago);
  const letters = Array.from({ length: bits.read(BITS.seen) }, () => bits.read(BITS.seenLetter));
  const seen = letters.map((letter) => MARK_LETTERS[letter]).join('');
  const missedSince = ago === 0 ? 0 : Math.max(0, lastDay - ago + 1);
  return { id, lastDay, daysRight: wasRight ? Math.min(9, days) : 0, missedSince, wasRight, seen };
}

const keyOf = (id: string): number => hash32(id) >>> (32 - BITS.key);

const checkBytes = (bytes: Iterable<number>): number[] => {
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

/** Reads numbers bit by bit. Past the end it reads zeros. */
class BitReader {
  private at = 0;
  constructor(private readonly source: Uint8Array) {}
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
