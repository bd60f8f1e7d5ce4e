import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPlanSettings } from '../../../../templates/islands/model/learning/plan-settings.ts';
import { dateWords } from '../../../../templates/islands/model/learning/plan-words.ts';
import type { Learning } from '../../../../templates/islands/model/learning/types.ts';
import { EMPTY_PROGRESS } from '../../../../templates/islands/model/progress.ts';
import { learningOf, withLearning } from '../../../../templates/islands/store/learning.ts';
import {
  openUndoLog,
  transferChangeSentences,
  type UndoState,
  undoLink,
  withoutPastExam,
} from '../../../../templates/islands/store/link-changes.ts';
import { mergeStoredValues } from '../../../../templates/islands/store/merge.ts';
import { LEARNING_CODEC } from '../../../../templates/islands/store/plan.ts';
import {
  decodeLearning,
  encodeLearning,
} from '../../../../templates/islands/store/transfer-link.ts';
import {
  type Ask,
  anyLearning,
  learningAfter,
  noon,
  planForms,
  TODAY,
} from '../model/learning/fixtures.ts';
import { device } from './device.ts';

const forms = planForms(100, 10);
const { rules } = forms;
const NOW = noon(TODAY);
const minutes = (ago: number) => NOW - ago * 60_000;
const EXAM = TODAY + 9;

/** The learning of this device after it adds the link of another device. */
function opened(here: Learning, other: Learning): Learning {
  const reading = decodeLearning(encodeLearning(other, rules), rules, NOW);
  if (reading.state !== 'ok') throw new Error(reading.state);
  return mergeStoredValues(LEARNING_CODEC, here, withoutPastExam(reading.learning, TODAY), NOW);
}
const said = (here: Learning, other: Learning, ticks = 0) =>
  transferChangeSentences(here, opened(here, other), ticks, TODAY)
    .join(' ')
    .replaceAll('\u00a0', ' ');
const asked = (from: number, count: number, day: number, right = true) =>
  learningAfter(
    forms,
    Array.from({ length: count }, (_, i): Ask => [`p-${40 + from + i}`, day, right]),
  );

describe('a link without a date, and a device with one', () => {
  const phone = withPlanSettings(asked(0, 40, TODAY - 3), { examDay: EXAM }, minutes(90));
  const computer = withPlanSettings(asked(0, 40, TODAY - 1, false), { minutes: 20 }, minutes(5));

  it('a link without a date keeps the day of the exam in both directions', () => {
    for (const both of [opened(phone, computer), opened(computer, phone)])
      expect(both.plan).toMatchObject({ examDay: EXAM, minutes: 20 });
  });

  it('announces the changes before the link is added', () => {
    const date = dateWords(EXAM, TODAY);
    expect(said(phone, computer)).toBe(
      `Tu examen sigue el ${date}. Tus minutos al día pasan de 10 a 20. Cambian 40 preguntas.`,
    );
    // The computer's rows are newer, but a question that was right once stays right.
    expect(said(computer, phone)).toBe(`Tu examen queda para el ${date}. Cambian 40 preguntas.`);
    expect(said(asked(0, 1, TODAY - 9), asked(0, 2, TODAY))).toBe('Se suma 1 pregunta; 1 cambia.');
    expect(said(asked(0, 3, TODAY - 9), asked(0, 15, TODAY), 2)).toBe(
      'Se suman 12 preguntas; 3 cambian. Se marcan 2 papeles.',
    );
    expect(said(phone, phone)).toBe('');
  });
});

describe('two exam dates', () => {
  const one = withPlanSettings(asked(0, 5, TODAY - 3), { examDay: EXAM }, minutes(90));
  const two = withPlanSettings(asked(3, 5, TODAY - 1), { examDay: EXAM + 7 }, minutes(30));

  it('two exam dates become the one chosen last, even if minutes were chosen later', () => {
    const later = withPlanSettings(one, { minutes: 5 }, minutes(1));
    for (const both of [opened(later, two), opened(two, later)])
      expect(both.plan).toMatchObject({ examDay: EXAM + 7, minutes: 5 });
    expect(said(one, two)).toContain(
      `Tu examen pasa del ${dateWords(EXAM, TODAY)} al ${dateWords(EXAM + 7, TODAY)}.`,
    );
    expect(said(two, one)).toContain(`Tu examen sigue el ${dateWords(EXAM + 7, TODAY)}.`);
  });

  it('an exam day of an earlier year is ignored', () => {
    const old = withPlanSettings(
      asked(0, 5, TODAY - 730),
      { examDay: TODAY - 700 },
      NOW - 730 * 86_400_000,
    );
    expect(opened(asked(0, 1, TODAY), old).plan?.examDay).toBeUndefined();
    expect(opened(one, old).plan?.examDay).toBe(EXAM);
    expect(said(asked(9, 1, TODAY), old)).toBe('Se suman 5 preguntas.');
    expect(opened(asked(0, 1, TODAY), old).memory.get('c-41')?.lastDay).toBe(TODAY - 730);
  });
});

it('two devices converge, in whatever order they open each other\u2019s links', () => {
  fc.assert(
    fc.property(
      anyLearning(forms),
      anyLearning(forms),
      fc.array(fc.boolean(), { maxLength: 5 }),
      (a, b, order) => {
        let [one, two] = [a, b];
        for (const isFirst of [...order, true, false, true, false]) {
          if (isFirst) one = opened(one, two);
          else two = opened(two, one);
        }
        const codes = [one, two].map((each) => encodeLearning(withoutPastExam(each, TODAY), rules));
        expect(codes[0]).toBe(codes[1]);
        // No row became older, and no upcoming exam date was lost.
        for (const [id, { lastDay }] of a.memory)
          expect(one.memory.get(id)!.lastDay).toBeGreaterThanOrEqual(lastDay);
        const coming = (learning: Learning) => (learning.plan?.examDay ?? 0) >= TODAY;
        if (coming(a) || coming(b)) expect(one.plan?.examDay).toBeDefined();
      },
    ),
    { numRuns: 200 },
  );
});

describe('undoing an opened link', () => {
  const own = withPlanSettings(asked(0, 20, TODAY - 3), { examDay: EXAM }, minutes(90));
  const others = withPlanSettings(
    asked(10, 30, TODAY - 1, false),
    { examDay: EXAM + 7 },
    minutes(30),
  );
  const kept = (before: Learning, after: Learning): UndoState => {
    const { storage } = device();
    openUndoLog(storage).update(() => [{ day: TODAY, before, after, ticks: ['acta'] }]);
    return openUndoLog(storage).read()[0]!;
  };
  const holding = (learning: Learning) => withLearning(EMPTY_PROGRESS, learning);

  it('restores the previous learning, whatever it was', () => {
    fc.assert(
      fc.property(anyLearning(forms), anyLearning(forms), (a, b) => {
        const after = opened(a, b);
        const undone = learningOf(undoLink(holding(after), kept(a, after)));
        const { memory, plan, days, counts } = undone;
        expect(new Map([...memory].sort())).toEqual(new Map([...a.memory].sort()));
        expect([plan, days, counts]).toEqual([a.plan, a.days, a.counts]);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps later changes on this device', () => {
    const after = opened(own, others);
    const since = withPlanSettings(
      learningAfter(forms, [['p-55', TODAY, true]], after),
      { minutes: 20 },
      NOW,
    );
    const { memory, plan } = learningOf(undoLink(holding(since), kept(own, after)));
    expect(memory.get('c-55')).toMatchObject({ lastDay: TODAY, daysRight: 1 });
    expect(memory.get('c-54')).toEqual(own.memory.get('c-54'));
    expect(memory.has('c-75')).toBe(false);
    expect(plan).toMatchObject({ examDay: EXAM, minutes: 20 });
  });

  it('keeps what this device has counted since, and drops the counts of the link', () => {
    const pace = (answers: number, seconds: number) => ({ pace: [answers, seconds] as const });
    const mine = { ...own, counts: { ...own.counts, topics: { reglas: [4, 3] as const } } };
    const before = { ...mine, counts: { ...mine.counts, ...pace(20, 300) } };
    const after = opened(before, {
      ...others,
      counts: { topics: { reglas: [9, 9], senales: [5, 5] }, others: [7, 2], ...pace(90, 900) },
    });
    expect(after.counts.pace).toEqual([90, 900]);
    const since = {
      ...after,
      counts: {
        ...after.counts,
        topics: { ...after.counts.topics, reglas: [11, 10] as const },
        ...pace(92, 930),
      },
    };
    const { counts } = learningOf(undoLink(holding(since), kept(before, after)));
    expect(counts).toEqual({
      topics: { reglas: [6, 4] },
      others: own.counts.others,
      ...pace(22, 330),
    });
  });
});
