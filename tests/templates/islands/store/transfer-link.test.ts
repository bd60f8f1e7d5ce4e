import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Learning } from '../../../../templates/islands/model/learning/types.ts';
import { mergeStoredValues } from '../../../../templates/islands/store/merge.ts';
import { LEARNING_CODEC, withoutFutureDays } from '../../../../templates/islands/store/plan.ts';
import {
  decodeLearning,
  encodeLearning,
  transferCodeIn,
} from '../../../../templates/islands/store/transfer-link.ts';
import {
  type Ask,
  anyLearning,
  learningAfter,
  noon,
  planForms,
  TODAY,
} from '../model/learning/fixtures.ts';

const forms = planForms(60, 10);
const { rules } = forms;
const NOW = noon(TODAY);
const MINUTE = Math.floor(NOW / 60_000);
const decoded = (code: string): Learning => {
  const reading = decodeLearning(code, rules, NOW);
  if (reading.state !== 'ok') throw new Error(reading.state);
  return reading.learning;
};
const full = learningAfter(
  forms,
  [...forms.byId.keys()]
    .map((id, place): Ask => [id, TODAY - (place % 30), place % 3 > 0])
    .sort((a, b) => a[1] - b[1]),
);
const code = encodeLearning(full, rules);

describe('a transfer link', () => {
  it('contains every rule, the counts, and the settings of the plan', () => {
    fc.assert(
      fc.property(anyLearning(forms), (learning) => {
        const read = decoded(encodeLearning(learning, rules));
        const sorted = ({ memory }: Learning) => [...memory].sort();
        expect(sorted(read)).toEqual(sorted(learning));
        expect(read.counts).toEqual(learning.counts);
        expect(read.plan).toEqual(learning.plan);
      }),
      { numRuns: 100 },
    );
  });

  it('changes nothing on its own device', () => {
    fc.assert(
      fc.property(anyLearning(forms), (learning) => {
        const own = decoded(encodeLearning(learning, rules));
        const sorted = mergeStoredValues(LEARNING_CODEC, learning, learning, NOW);
        expect(mergeStoredValues(LEARNING_CODEC, learning, own, NOW)).toEqual(sorted);
      }),
      { numRuns: 100 },
    );
  });

  it('a transfer link of every rule and every paper fits into a message', () => {
    const large = planForms(250, 90);
    const asks = [...large.byId.keys()].map((id, place): Ask => [id, TODAY - (place % 300), true]);
    const papers = Array.from({ length: 12 }, (_, i) => `comprobante-de-direccion-${i}`);
    const learning = learningAfter(
      large,
      asks.sort((a, b) => a[1] - b[1]),
    );
    expect(large.rules).toHaveLength(320);
    expect(encodeLearning(learning, large.rules, papers).length).toBeLessThan(4300);
  });

  it('a transfer link that is cut anywhere is refused as damaged', () => {
    for (let length = 0; length < code.length; length += 1)
      expect(decodeLearning(code.slice(0, length), rules, NOW).state).toBe('damaged');
  });

  it('a transfer link with one changed letter is refused or decodes to the same learning', () => {
    for (let at = 0; at < code.length; at += 1) {
      const letter = code[at] === 'A' ? 'B' : 'A';
      const changed = code.slice(0, at) + letter + code.slice(at + 1);
      const reading = decodeLearning(changed, rules, NOW);
      // The last letter has bits that no byte uses, so a change of that letter may have no effect.
      if (reading.state === 'ok') expect(reading.learning).toEqual(decoded(code));
      else expect(reading.state).toBe('damaged');
      if (at < code.length - 1) expect(reading.state).toBe('damaged');
    }
  });

  it('survives a change of the rules: only removed ones are left out', () => {
    const reading = decodeLearning(code, rules.slice(2), NOW);
    expect(reading).toMatchObject({ state: 'ok', gone: 2 });
    expect(reading.state === 'ok' && reading.learning.memory.size).toBe(full.memory.size - 2);
    expect(decodeLearning(code, [{ id: 'otra' }], NOW).state).toBe('other-bank');
  });

  it('contains the ticked papers', () => {
    const reading = decodeLearning(encodeLearning(full, rules, ['certificado', 'x y']), rules, NOW);
    expect(reading.state === 'ok' && reading.papers).toEqual(['certificado']);
  });

  it('reads 2,000 random texts and 100 KB of letters without an exception', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'ABCabc019-_%=é\u0000'),
      maxLength: 3000,
    });
    const spliced = fc
      .tuple(fc.nat(code.length), fc.nat(200), letters)
      .map(([at, cut, text]) => code.slice(0, at) + text + code.slice(at + cut));
    fc.assert(
      fc.property(fc.oneof(fc.string(), letters, spliced), (text) => {
        const reading = decodeLearning(text, rules, NOW);
        if (reading.state === 'ok') expect(reading.learning).toEqual(decoded(code));
      }),
      { numRuns: 2000 },
    );
    for (const hostile of [
      'A'.repeat(100_000),
      `${code}${'A'.repeat(100_000)}`,
      '%'.repeat(100_000),
    ])
      expect(decodeLearning(hostile, rules, NOW).state).toBe('damaged');
  });

  it('a transfer link with days after tomorrow, a distant exam or future settings is refused', () => {
    const plan = { minutes: 10, minutesAt: 0, startDay: TODAY, examAt: MINUTE } as const;
    const tomorrow = MINUTE + 1440;
    const at = (day: number) => learningAfter(forms, [['p-0', day, true]]);
    const linkOf = (learning: Learning) => encodeLearning({ ...full, ...learning }, rules);
    for (const forged of [
      linkOf(at(TODAY + 2)),
      linkOf(at(TODAY + 3650)),
      // A day number beyond the range of Date.
      linkOf(at(2 ** 27 - 1)),
      linkOf({ ...full, plan: { ...plan, examDay: TODAY + 731 } }),
      linkOf({ ...full, plan: { ...plan, minutesAt: tomorrow + 1 } }),
      linkOf({ ...full, plan: { ...plan, passedAt: (tomorrow + 1) * 60_000 } }),
      linkOf({ ...full, plan: { ...plan, examDay: TODAY + 9, examAt: tomorrow + 1 } }),
    ])
      expect(decodeLearning(forged, rules, NOW)).toEqual({ state: 'future' });
    // The other device is further east, where it is already tomorrow.
    const ahead = { ...plan, examDay: TODAY + 730, examAt: tomorrow };
    expect(decoded(linkOf({ ...at(TODAY + 1), plan: ahead })).plan?.examDay).toBe(TODAY + 730);
  });

  it('leaves out rows with a future date, so that other devices accept it', () => {
    const mixed = learningAfter(
      forms,
      [
        ['p-50', TODAY, true],
        ['p-51', TODAY + 90, true],
      ],
      {
        ...full,
        plan: {
          minutes: 5,
          minutesAt: MINUTE,
          startDay: TODAY,
          examDay: 90_000_000,
          examAt: MINUTE,
        },
      },
    );
    const read = decoded(encodeLearning(withoutFutureDays(mixed, NOW), rules));
    expect(read.memory.has('c-50')).toBe(true);
    expect(read.memory.has('c-51')).toBe(false);
    expect(read.plan).toBeUndefined();
  });

  it('the code of a transfer link is the part after «#p=»', () => {
    expect(transferCodeIn(`#p=${code}`)).toBe(code);
    expect(transferCodeIn('#p7')).toBeUndefined();
    expect(transferCodeIn('')).toBeUndefined();
  });
});
