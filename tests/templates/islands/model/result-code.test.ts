import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Choice,
  reduceAttempt,
  startAttempt,
} from '../../../../templates/islands/model/attempt.ts';
import {
  outcomeOfAttempt,
  outcomeOfCode,
  resultCodeOf,
} from '../../../../templates/islands/model/outcome.ts';
import {
  decodeResult,
  encodeResult,
  type SharedResult,
  shortId,
} from '../../../../templates/islands/model/result-code.ts';
import { bank } from '../bank.ts';

const choice = fc.constantFrom<Choice>(0, 1, 2, 3);
const answer = fc.record(
  {
    question: fc.integer({ min: 0, max: 0xff_ffff }),
    revision: fc.integer({ min: 0, max: 11 }),
    key: choice,
    choice,
  },
  { requiredKeys: ['question', 'revision', 'key'] },
);
const result: fc.Arbitrary<SharedResult> = fc.record(
  {
    test: fc.integer({ min: 0, max: 65535 }),
    seed: fc.integer({ min: 0, max: 0xffffffff }),
    day: fc.integer({ min: 0, max: 65535 }),
    explain: fc.boolean(),
    nth: fc.integer({ min: 1, max: 127 }),
    answers: fc.uniqueArray(answer, { maxLength: 255, selector: ({ question }) => question }),
  },
  { requiredKeys: ['test', 'seed', 'day', 'explain', 'answers'] },
);
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('the encoding of results', () => {
  it('result codes round-trip', () => {
    fc.assert(
      fc.property(result, (shared) => {
        expect(decodeResult(encodeResult(shared))).toEqual(shared);
      }),
    );
  });

  it('codes for 40 answers fit into a message: they have at most 240 characters', () => {
    const code = encodeResult({
      test: 65535,
      seed: 0xffffffff,
      day: 65535,
      explain: true,
      answers: Array.from({ length: 40 }, (_, i) => ({
        question: 0xff_ffff - i,
        revision: 11,
        key: 3 as const,
        choice: 3 as const,
      })),
    });
    expect(code.length).toBeLessThanOrEqual(240);
    expect(code).toMatch(/^[\w-]+$/);
  });

  it('decoding rejects a code with a changed, missing or added character', () => {
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

describe('codes from strangers', () => {
  const data = bank(25);

  it('untrusted codes never cause an exception, NaN or a score above the total', () => {
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
    const own = result.map((shared) => encodeResult({ ...shared, test: 2 }));
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

  it('distinguishes a damaged code from the code of another test', () => {
    const code = (test: number) =>
      encodeResult({
        test,
        seed: 0,
        day: 1,
        explain: false,
        answers: [{ question: shortId('pregunta-1'), revision: 1, key: 1, choice: 1 }],
      });
    expect(outcomeOfCode(data, 'roto').state).toBe('damaged');
    expect(outcomeOfCode(data, code(3)).state).toBe('other-test');
    expect(outcomeOfCode(data, code(2))).toMatchObject({ state: 'ok', outcome: { score: 1 } });
  });

  it('codes from an older bank keep their score: changed questions use the old key', () => {
    const attempt = {
      ...startAttempt(data, { id: 'a', seed: 77, now: 1 }),
      answers: new Map(
        data.questions.map(({ id, answer }) => [id, { choice: answer, revealed: false }]),
      ),
      endedAt: 2,
    };
    const code = outcomeOfAttempt(data, attempt)!.code!;
    const [first, second, ...rest] = data.questions;
    const later = {
      ...data,
      questions: [{ ...first!, revision: 2, answer: ((first!.answer + 1) % 4) as Choice }, ...rest],
    };
    expect(second).toBeDefined();
    expect(outcomeOfCode(later, code)).toMatchObject({
      state: 'ok',
      outcome: { score: 25, total: 25, old: 2, misses: [] },
    });
    // The reader's own result and its code leave out changed questions.
    const own = outcomeOfAttempt(later, attempt)!;
    expect(own).toMatchObject({ total: 23, changed: 2 });
    expect(outcomeOfCode(later, own.code!)).toMatchObject({
      state: 'ok',
      outcome: { score: 23, total: 23 },
    });
  });

  it('codes of assigned exams contain the try number, but no seed derived from a name', () => {
    const attempt = startAttempt(data, { id: 'a', seed: 77, now: 1, sealed: 2 });
    expect(decodeResult(resultCodeOf(data, attempt)!)).toMatchObject({ nth: 2, seed: 0 });
    const exam = startAttempt(data, { ...attempt, kind: 'simulacro', ref: '4821', now: 1 });
    expect(decodeResult(resultCodeOf(data, exam)!)).toMatchObject({ nth: 2, seed: 4821 });
  });

  it('codes tell whether a right option was shown before the end', () => {
    const started = startAttempt(data, { id: 'a', seed: 0, now: 1 });
    const shown = [{ type: 'choose', choice: 0 } as const, { type: 'reveal' } as const];
    const explain = (attempt: typeof started) =>
      decodeResult(resultCodeOf(data, shown.reduce(reduceAttempt, attempt))!)!.explain;
    expect(explain(started)).toBe(true);
    expect(explain({ ...started, sealed: 1 })).toBe(false);
  });
});
