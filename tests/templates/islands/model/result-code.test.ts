/** Shareable results: they come back whole or not at all. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, startAttempt } from '../../../../templates/islands/model/attempt.ts';
import { outcomeOfAttempt, outcomeOfCode } from '../../../../templates/islands/model/outcome.ts';
import {
  bankHash,
  decodeResult,
  encodeResult,
  type SharedResult,
} from '../../../../templates/islands/model/result-code.ts';
import { bank } from '../bank.ts';

const answer = fc.option(fc.constantFrom<Choice>(0, 1, 2, 3), { nil: undefined });
const result: fc.Arbitrary<SharedResult> = fc.record({
  test: fc.integer({ min: 0, max: 65535 }),
  bank: fc.integer({ min: 0, max: 0xffffffff }),
  seed: fc.integer({ min: 0, max: 0xffffffff }),
  answers: fc.array(answer, { maxLength: 255 }),
});
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('codes', () => {
  it('round-trip', () => {
    fc.assert(
      fc.property(result, (shared) => {
        expect(decodeResult(encodeResult(shared))).toEqual(shared);
      }),
    );
  });

  it('take at most 60 characters for 50 answers', () => {
    const code = encodeResult({
      test: 65535,
      bank: 0xffffffff,
      seed: 0xffffffff,
      answers: Array<Choice>(50).fill(3),
    });
    expect(code.length).toBeLessThanOrEqual(60);
    expect(code).toMatch(/^[\w-]+$/);
  });

  it('reject every changed, missing or added character', () => {
    fc.assert(
      fc.property(result, fc.nat(), fc.constantFrom(...ALPHABET), (shared, at, digit) => {
        const code = encodeResult(shared);
        const i = at % code.length;
        if (code[i] !== digit)
          expect(decodeResult(code.slice(0, i) + digit + code.slice(i + 1))).toBeUndefined();
        expect(decodeResult(code.slice(0, i))).toBeUndefined();
        expect(decodeResult(code + digit)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});

describe('hashes from strangers', () => {
  const data = bank(25);

  it('never give an exception, NaN or a score above the total', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 80 }),
      fc.constantFrom(
        '__proto__',
        'constructor',
        '<img src=x onerror=alert(1)>',
        'A'.repeat(100_000),
      ),
    );
    const own = result.map((shared) =>
      encodeResult({ ...shared, test: 2, bank: bankHash(data.bankRevision) }),
    );
    fc.assert(
      fc.property(fc.oneof(hostile, own), (code) => {
        const reading = outcomeOfCode(data, code);
        if (reading.state !== 'ok') return;
        expect(reading.outcome.score).toBeLessThanOrEqual(reading.outcome.total);
        expect(Number.isInteger(reading.outcome.percent)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('are told apart by what is wrong with them', () => {
    const answers = Array<Choice>(25).fill(0);
    const code = (test: number, revision: string, given = answers) =>
      encodeResult({ test, bank: bankHash(revision), seed: 0, answers: given });
    expect(outcomeOfCode(data, 'roto').state).toBe('damaged');
    expect(outcomeOfCode(data, code(3, 'a1b2c3')).state).toBe('other-test');
    expect(outcomeOfCode(data, code(2, 'viejo')).state).toBe('other-bank');
    expect(outcomeOfCode(data, code(2, 'a1b2c3', answers.slice(1))).state).toBe('damaged');
    expect(outcomeOfCode(data, code(2, 'a1b2c3')).state).toBe('ok');
  });

  it('give the same outcome as the attempt they came from', () => {
    const answers = new Map(
      data.questions.map(({ id }, i) => [id, { choice: (i % 3) as Choice, revealed: false }]),
    );
    const attempt = { ...startAttempt(data, { id: 'a', seed: 77, now: 1 }), answers, endedAt: 2 };
    const outcome = outcomeOfAttempt(data, attempt);
    expect(outcome && outcomeOfCode(data, outcome.code ?? '')).toEqual({
      state: 'ok',
      outcome,
      seed: 77,
    });
    expect(outcome?.score).toBe((outcome?.total ?? 0) - (outcome?.misses.length ?? 0));
  });
});
