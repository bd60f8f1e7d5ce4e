/** Shuffles by a seed: the same seed always gives the same order, and seed 0 gives the order of the bank. */

import { nameKey } from './fold-text.ts';
import type { QuizQuestion } from './quiz-data.ts';

export type Choice = 0 | 1 | 2 | 3;

/** FNV-1a hash. Stored codes and ids contain its values, so it must not change. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32 generator. Math.random takes no seed, so with it a shared result could not show the same order. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Fisher–Yates shuffle; seed 0 keeps the order. */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const shuffled = [...items];
  if (seed === 0) return shuffled;
  const random = seededRandom(seed);
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

/**
 * Bank indexes of the options in the order that the reader sees. The order depends on the question's id and not on its
 * place, so that adding a question to the bank changes no other question.
 */
export function optionOrder(
  seed: number,
  question: Pick<QuizQuestion, 'id' | 'ordered' | 'options'>,
): readonly Choice[] {
  // Not always four, because a drill question may have two options.
  const bankOrder = question.options.map((_, option) => option as Choice);
  if (seed === 0 || question.ordered) return bankOrder;
  return shuffle(bankOrder, (seed ^ hash32(question.id)) >>> 0 || 1);
}

/** The seed of a pupil's exam: neighbours in a classroom get different orders. */
export const seedOfPupil = (classNumber: number, name: string): number =>
  hash32(`${classNumber} ${nameKey(name)}`) || 1;

/**
 * A random seed; never 0, which means the order of the bank. It need not be unpredictable, so Math.random is enough if
 * `crypto` is missing.
 */
export function newSeed(): number {
  const { crypto } = globalThis as Partial<typeof globalThis>;
  return crypto?.getRandomValues?.(new Uint32Array(1))[0] || Math.ceil(Math.random() * 0xffff_ffff);
}
