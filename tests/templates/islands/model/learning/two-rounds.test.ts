/** The memory of concepts and the queue of two rounds: what is asked, when, and on what days. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../../templates/islands/model/days.ts';
import {
  type ConceptMemory,
  type ConceptState,
  marked,
  packRow,
  standOf,
  unpackRow,
  withGiven,
} from '../../../../../templates/islands/model/learning/concept.ts';
import {
  type Answered,
  type AskedConcept,
  type AskedForm,
  inWorth,
  nextForm,
  roundOf,
} from '../../../../../templates/islands/model/learning/two-rounds.ts';
import { mergedRows } from '../../../../../templates/islands/store/plan.ts';
import { seed } from '../../../../sample.ts';

const START = 20_780;
const TOPICS = ['senales', 'reglas', 'conduccion-segura', 'vehiculo'];
const WEIGHTS = TOPICS.map((topic, at) => ({ topic, percent: 40 - 10 * at }));
const form = (concept: string, id: string, topic: string, revision = 1): AskedForm =>
  marked({
    id,
    revision,
    concept,
    topic,
  });
/** `count` concepts with two forms each, the topics in turn, every third one of few exams. */
const conceptsOf = (count: number): AskedConcept[] =>
  inWorth(
    Array.from({ length: count }, (_, at) => {
      const [id, topic] = [`c${at}`, TOPICS[at % TOPICS.length]!];
      const forms = [form(id, `${id}-a`, topic), form(id, `${id}-b`, topic)];
      return { id, forms, rank: at % 3 === 2 ? 2 : 0 };
    }),
    WEIGHTS,
  );

type Played = { day: number; form: AskedForm; right: boolean; isNew: boolean };

/** Sessions of so many answers a day, on the days given. */
function play(
  concepts: readonly AskedConcept[],
  days: readonly number[],
  {
    size = 40,
    examDay,
    startDay = START,
    right,
    memory = new Map<string, ConceptState>(),
  }: {
    size?: number;
    examDay?: number;
    startDay?: number;
    right: (form: AskedForm, day: number) => boolean;
    memory?: Map<string, ConceptState>;
  },
): { played: Played[]; memory: ConceptMemory } {
  const played: Played[] = [];
  for (const today of days) {
    const answered: Answered[] = [];
    for (let n = 0; n < size; n += 1) {
      const next = nextForm({ concepts, memory, today, startDay, examDay }, answered);
      if (!next) break;
      const answer = {
        form: next,
        right: right(next, today),
        isNew: !memory.has(next.concept),
      };
      answered.push(answer);
      played.push({ day: today, ...answer });
      memory.set(
        next.concept,
        withGiven(memory.get(next.concept), { ...next, ...answer, day: today }),
      );
    }
  }
  return { played, memory };
}

const given = (day: number, right = true, more: { sure?: boolean; id?: string } = {}) => ({
  concept: 'c',
  form: marked({ id: more.id ?? 'a', revision: 1 }),
  right,
  day,
  ...(more.sure === undefined ? {} : { sure: more.sure }),
});
const after = (...answers: ReturnType<typeof given>[]) =>
  answers.reduce<ConceptState | undefined>(withGiven, undefined)!;
const FORMS = [marked({ id: 'a', revision: 1 }), marked({ id: 'b', revision: 1 })];

describe('a concept', () => {
  it('is known when it was right on two days, in two forms where it has two', () => {
    expect(standOf(undefined, FORMS, START)).toBe('unseen');
    const once = after(given(START));
    expect(standOf(once, FORMS, START)).toBe('once');
    expect(standOf(withGiven(once, given(START)), FORMS.slice(0, 1), START)).toBe('once');
    const twice = withGiven(once, given(START + 1));
    expect(standOf(twice, FORMS.slice(0, 1), START + 1)).toBe('known');
    expect(standOf(twice, FORMS, START + 1)).toBe('once');
    const both = withGiven(once, given(START + 1, true, { id: 'b' }));
    expect(standOf(both, FORMS, START + 1)).toBe('known');
  });

  it('is emptied by a miss, and stays to be reviewed until it is right', () => {
    const missed = after(given(START), given(START + 1), given(START + 1, false));
    expect(standOf(missed, FORMS, START + 1)).toBe('review');
    expect(standOf(withGiven(missed, given(START + 1)), FORMS, START + 1)).toBe('once');
  });

  it('is not half known more by a guess', () => {
    const guessed = after(given(START, true, { sure: false }));
    expect(standOf(guessed, FORMS, START)).toBe('once');
    const again = withGiven(guessed, given(START + 1));
    expect(standOf(again, FORMS.slice(0, 1), START + 1)).toBe('once');
    const missed = after(given(START, false), given(START, true, { sure: false }));
    expect(standOf(missed, FORMS, START)).toBe('review');
  });

  it('is to be reviewed again when its rest is over, which grows', () => {
    const known = after(given(START), given(START + 1, true, { id: 'b' }));
    expect(standOf(known, FORMS, START + 7)).toBe('known');
    expect(standOf(known, FORMS, START + 8)).toBe('review');
    const longer = withGiven(known, given(START + 8));
    expect(standOf(longer, FORMS, START + 8 + 15)).toBe('known');
  });

  it('forgets what a clock of the future wrote, and keeps one of tomorrow', () => {
    const wrong = after(given(START + 50), given(START + 51, true, { id: 'b' }));
    expect(standOf(wrong, FORMS, START)).toBe('review');
    const mended = withGiven(wrong, given(START));
    expect(mended).toMatchObject({ lastDay: START, daysRight: 1, lastWrong: 0 });
    expect(mended.seen).toHaveLength(4);
    const ahead = withGiven(after(given(START + 1)), given(START));
    expect(ahead).toMatchObject({ lastDay: START + 1, daysRight: 1 });
  });

  it('has not seen a form whose revision is new, nor one that was retired', () => {
    const known = after(given(START), given(START + 1, true, { id: 'b' }));
    const revised = [FORMS[0]!, marked({ id: 'b', revision: 2 })];
    expect(standOf(known, revised, START + 1)).toBe('once');
    expect(standOf(known, [], START + 1)).toBe('known');
  });
});

const anyRow = fc
  .record({
    lastDay: fc.integer({ min: 1, max: 40_000 }),
    daysRight: fc.integer({ min: 0, max: 9 }),
    ago: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }),
    seen: fc.uniqueArray(fc.constantFrom('AB', 'cd', '0-', '_9'), { maxLength: 4 }),
  })
  .map(
    ({ lastDay, daysRight, ago, seen }): ConceptState => ({
      id: 'velocidad.urbana',
      lastDay,
      daysRight,
      lastWrong: ago === undefined ? 0 : Math.max(1, lastDay - ago),
      seen: seen.join(''),
    }),
  );

describe('a row', () => {
  it('is read as it was written, and nothing else is', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        expect(unpackRow(packRow(row))).toEqual(row);
      }),
      { seed: seed(1) },
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const row = unpackRow(value);
        if (row) expect(unpackRow(packRow(row))).toEqual(row);
      }),
      { seed: seed(2) },
    );
    for (const text of [
      '',
      '97',
      '97 g18 2',
      'a 0 1 0',
      '97 zzzzzzz 1 0',
      '97 1 1 zz',
      { toString: null },
    ])
      expect(unpackRow(text)).toBeUndefined();
  });

  it('of two devices is the same in whatever order, and however often they are merged', () => {
    const merged = (a: ConceptState, b: ConceptState) => mergedRows(a, b, DAY_MS * (START + 0.5));
    fc.assert(
      fc.property(anyRow, anyRow, anyRow, (a, b, c) => {
        expect(merged(a, b)).toEqual(merged(b, a));
        expect(merged(a, merged(b, c))).toEqual(merged(merged(a, b), c));
        expect(merged(a, a)).toEqual(a);
        expect(merged(merged(a, b), b)).toEqual(merged(a, b));
      }),
      { seed: seed(3), numRuns: 1000 },
    );
  });
});

describe('a session', () => {
  it('brings a miss back after five others, in another form, until it is right', () => {
    const tries = new Map<string, number>();
    const { played } = play(conceptsOf(60), [START], {
      examDay: START + 60,
      right: ({ concept }) => {
        tries.set(concept, (tries.get(concept) ?? 0) + 1);
        return concept !== 'c0' || tries.get(concept)! > 2;
      },
    });
    const asked = played.flatMap(({ form: { concept } }, at) => (concept === 'c0' ? [at] : []));
    expect(asked).toHaveLength(3);
    expect(asked[1]! - asked[0]!).toBeGreaterThan(5);
    expect(asked[2]! - asked[1]!).toBeGreaterThan(5);
    const [first, second] = asked.map((at) => played[at]!.form.id);
    expect(second).not.toBe(first);
  });

  it('near its end brings a miss back after one other, before what is new', () => {
    const concepts = conceptsOf(60);
    const [form, other] = [concepts[0]!.forms[0]!, concepts[1]!.forms[0]!];
    const memory = new Map([
      ['c0', withGiven(undefined, { ...form, form, right: false, day: START })],
    ]);
    const asking = { concepts, memory, today: START, startDay: START, examDay: START + 60 };
    const answered = [
      { form, right: false, isNew: true },
      { form: other, right: true, isNew: true },
    ];
    expect(nextForm(asking, answered)?.concept).not.toBe('c0');
    expect(nextForm({ ...asking, isEnding: true }, answered)?.concept).toBe('c0');
    expect(nextForm({ ...asking, isEnding: true }, answered.slice(0, 1))?.concept).not.toBe('c0');
  });

  it('asks what was not right yesterday before what is new, once the share of the day is met', () => {
    const concepts = conceptsOf(60);
    const { memory } = play(concepts, [START], {
      size: 4,
      examDay: START + 60,
      right: () => false,
    });
    const missed = new Set(memory.keys());
    const { played } = play(concepts, [START + 1], {
      size: 10,
      examDay: START + 60,
      memory: new Map(memory),
      right: () => true,
    });
    const last = played.findLastIndex(({ form: { concept } }) => missed.has(concept));
    expect(played.filter(({ form: { concept } }) => missed.has(concept))).toHaveLength(4);
    expect(last).toBeLessThan(6);
  });

  it('never asks more than three of a topic in a row while there are others', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.boolean()), (answers) => {
        const { played } = play(conceptsOf(80), [START, START + 1, START + 2], {
          examDay: START + 7,
          right: () => answers.next().value!,
        });
        for (let at = 3; at < played.length; at += 1) {
          const run = played.slice(at - 3, at + 1);
          if (run.every(({ day }) => day === run[0]!.day))
            expect(new Set(run.map(({ form: { topic } }) => topic)).size).toBeGreaterThan(1);
        }
      }),
      { seed: seed(4), numRuns: 10 },
    );
  });

  it('asks what nearly all exams ask before what few do, and skips a concept whose only form was retired', () => {
    const concepts = conceptsOf(30);
    const retired = { ...concepts[0]!, forms: [] };
    const { played } = play([retired, ...concepts.slice(1)], [START], { right: () => true });
    expect(played).toHaveLength(29);
    const ranks = played.map(
      ({ form: { concept } }) => concepts.find(({ id }) => id === concept)!.rank,
    );
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it('asks a form under the concept to which it moved', () => {
    const memory = new Map([['old', after(given(START))]]);
    const moved = form('new', 'a', 'reglas');
    const asking = {
      concepts: [
        { id: 'old', forms: [], rank: 0 },
        { id: 'new', forms: [moved], rank: 0 },
      ],
      memory,
      today: START + 1,
      startDay: START,
    };
    expect(nextForm(asking, [])).toEqual(moved);
  });

  it('ends when everything was right today', () => {
    const concepts = conceptsOf(10);
    const { played } = play(concepts, [START], { right: () => true, size: 100 });
    expect(played).toHaveLength(10);
    expect(play([], [START], { right: () => true }).played).toEqual([]);
  });

  it('brings a miss back early where nothing else is left', () => {
    let tries = 0;
    const { played } = play(conceptsOf(2), [START], {
      right: ({ concept }) => concept !== 'c0' || (tries += 1) > 1,
    });
    expect(played.map(({ right }) => right).filter((right) => !right)).toHaveLength(1);
    expect(played).toHaveLength(3);
  });
});

describe('the days', () => {
  it('are two rounds, an evening without anything new, and a day of what is known', () => {
    const round = (today: number, examDay?: number) => roundOf({ today, startDay: START, examDay });
    expect(round(START, START + 10)).toBe('first');
    expect(round(START + 7, START + 10)).toBe('first');
    expect(round(START + 8, START + 10)).toBe('second');
    expect(round(START + 9, START + 10)).toBe('last evening');
    expect(round(START + 10, START + 10)).toBe('exam day');
    expect(round(START + 1, START + 2)).toBe('first');
    expect(round(START + 5)).toBe('first');
    expect(round(START + 13)).toBe('second');
    expect(round(START + 14)).toBe('spacing');
  });

  it('ask nothing new on the last evening, and nothing missed on the day of the exam', () => {
    const concepts = conceptsOf(200);
    const examDay = START + 7;
    const days = Array.from({ length: 7 }, (_, at) => START + at);
    const { played, memory } = play(concepts, days, {
      size: 20,
      examDay,
      right: ({ id }) => !id.endsWith('3-a'),
    });
    expect(played.some(({ day, isNew }) => day === START + 5 && isNew)).toBe(true);
    expect(played.some(({ day, isNew }) => day === START + 6 && isNew)).toBe(false);
    const before = new Map(memory);
    const last = play(concepts, [examDay], { examDay, memory: new Map(memory), right: () => true });
    expect(last.played.length).toBeGreaterThan(0);
    for (const {
      form: { concept },
    } of last.played)
      expect(before.get(concept)!.daysRight).toBeGreaterThan(0);
  });

  it('meet everything in the first round where the answers suffice, with half of them wrong', () => {
    let n = 0;
    const days = Array.from({ length: 7 }, (_, at) => START + at);
    const { memory } = play(conceptsOf(150), days, {
      size: 50,
      examDay: START + 7,
      right: () => (n += 1) % 2 === 0,
    });
    expect(memory.size).toBe(150);
  });

  it.each([
    ['an exam yesterday', START - 1],
    ['no date', undefined],
    ['a date ten years ahead', START + 3650],
  ])('go on with %s', (_, examDay) => {
    const { played } = play(conceptsOf(20), [START, START + 1], {
      ...(examDay === undefined ? {} : { examDay }),
      right: () => true,
    });
    expect(played.filter(({ day }) => day === START)).toHaveLength(20);
  });

  it('rest what is known where there is no exam, and ask it again when the rest is over', () => {
    const days = Array.from({ length: 100 }, (_, at) => START + at);
    const { played } = play(conceptsOf(40), days, { size: 20, right: () => true });
    const late = played.filter(({ day }) => day >= START + 14);
    expect(new Set(late.map(({ form: { concept } }) => concept)).size).toBe(40);
    // Not every day what is known by heart.
    expect(new Set(late.map(({ day }) => day)).size).toBeLessThan(20);
  });

  it('are played for twenty minutes on sixty of them without a question twice in one session', () => {
    let n = 0;
    const days = Array.from({ length: 60 }, (_, at) => START + at);
    const { played, memory } = play(conceptsOf(200), days, {
      size: 80,
      examDay: START + 60,
      right: () => (n = (n * 7 + 3) % 11) < 8,
    });
    expect(memory.size).toBe(200);
    const right = new Set<string>();
    for (const { day, form: asked, right: isRight } of played) {
      expect(right.has(`${day} ${asked.concept}`)).toBe(false);
      if (isRight) right.add(`${day} ${asked.concept}`);
    }
  });

  it('of a clock that jumps, of random answers and of somebody who knows everything break nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -40, max: 400 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(0, 0.3, 1),
        fc.integer({ min: -3, max: 40 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })),
        (jumps, share, exam, random) => {
          const concepts = conceptsOf(40);
          const { played, memory } = play(
            concepts,
            jumps.map((jump) => START + jump),
            { size: 25, examDay: START + exam, right: () => random.next().value! < share },
          );
          for (const [id, row] of memory) {
            expect(row.id).toBe(id);
            expect(row.lastWrong).toBeLessThanOrEqual(row.lastDay);
            expect(row.daysRight).toBeGreaterThanOrEqual(0);
            expect(unpackRow(packRow(row))).toEqual(row);
          }
          for (const [at, { form: asked }] of played.entries())
            expect(asked.concept === played[at - 1]?.form.concept && concepts.length > 2).toBe(
              played[at - 1]?.form.concept === asked.concept,
            );
        },
      ),
      { seed: seed(5), numRuns: 40 },
    );
  });
});
