/** The pair that a session asks: which one, where, and that nothing of it counts elsewhere. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrillData, pairId } from '../../../../../templates/islands/model/drill-data.ts';
import {
  openDrills,
  stepsOf,
  withPair,
  withSteps,
} from '../../../../../templates/islands/model/learning/confusion.ts';
import type { Material } from '../../../../../templates/islands/model/learning/plan-bank.ts';
import { readinessOn } from '../../../../../templates/islands/model/learning/readiness.ts';
import {
  isLoadedLater,
  sessionOf,
  withoutLost,
} from '../../../../../templates/islands/model/learning/run.ts';
import {
  advanced,
  currentItem,
  hasNoLongRun,
  startSession,
} from '../../../../../templates/islands/model/learning/session.ts';
import {
  CARD,
  EMPTY_LEARNING,
  type Learning,
  type PlanBank,
  type PlanSession,
} from '../../../../../templates/islands/model/learning/types.ts';
import type { QuizQuestion } from '../../../../../templates/islands/model/quiz-data.ts';
import { answerSession, changeLearning } from '../../../../../templates/islands/store/learning.ts';
import { readLearning } from '../../../../../templates/islands/store/plan.ts';
import { device } from '../../store/device.ts';
import { anyLearning, learned, noon, planBank, TODAY } from './fixtures.ts';

const SIGNS = 20;
const section = { title: 'Señales', href: '/manual/senales-transito/' };
const image = { src: '/s.svg#x', width: 96, height: 96, alt: 'Un dibujo' };
const signId = (at: number) => `signo-${at % SIGNS}`;
const bank = planBank(100, SIGNS);

/** Each sign has the next three as wrong options; the first two are an authored pair; the first ten questions show a sign. */
const data: DrillData = {
  signs: Object.fromEntries(
    Array.from({ length: SIGNS }, (_, i) => [
      signId(i),
      { name: `Señal ${i}`, text: `Dice ${i}.`, sign: image },
    ]),
  ),
  pairs: [
    {
      about: [signId(0), signId(1)],
      topic: 'senales',
      difference: 'Una dice cero.',
      others: [signId(5), signId(6)],
      section,
    },
    {
      about: ['velocidad.urbana', 'velocidad.rural'],
      sides: [
        { name: 'En la ciudad', text: '25 mph' },
        { name: 'En el campo', text: '45 mph' },
      ],
      topic: 'reglas',
      others: ['35 mph', '15 mph'],
      section,
    },
  ],
  wrong: Object.fromEntries(
    Array.from({ length: SIGNS }, (_, i) => [
      signId(i),
      [signId(i + 1), signId(i + 2), signId(i + 3)],
    ]),
  ),
  alike: [[signId(8), signId(9)]],
  about: {
    ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`p-${i}`, [signId(i)]])),
    'p-11': ['velocidad.rural'],
  },
};
const drills = openDrills(data);

const shown = ({
  id,
  revision,
  topic,
  answer = 0,
}: PlanBank['questions'][number]): QuizQuestion => ({
  id,
  revision,
  topic,
  answer,
  stem: '¿?',
  options: ['a', 'b', 'c', 'd'],
  ordered: false,
  explanation: 'Porque sí.',
  errors: [],
  sources: [],
  section,
});
const material: Material = {
  bank,
  file: { sections: [], taughtIn: {}, drills: [] },
  byId: new Map(bank.questions.map((question) => [question.id, shown(question)])),
  tests: new Map(),
  retos: [],
};

/** A session of questions that are about nothing, with so many answers. */
const sessionWith = (answered: number, more: Partial<PlanSession> = {}): PlanSession => ({
  id: 's',
  day: TODAY,
  minutes: 10,
  items: Array.from({ length: 20 }, (_, i) => ({
    id: `p-${20 + i}`,
    reason: 'due' as const,
    again: false,
  })),
  results: Array.from({ length: answered }, () => true),
  ...more,
});
const during = (learning: Learning, session = sessionWith(7)): Learning => ({
  ...learning,
  session,
});
const pairIn = (learning: Learning) =>
  learning.session!.items.find(({ reason }) => reason === 'pair')?.id.replace(CARD, '');
const missed = (place: number, wrong: 1 | 2 | 3, day = TODAY - 1): Learning => {
  const before = learned(bank, [[place, day, false]]);
  const [row] = before.memory.values();
  return { ...before, memory: new Map([[row!.id, { ...row!, wrong }]]) };
};

describe('the pair of a session', () => {
  it('is what the learner confused, before the authored pairs', () => {
    // Place 104 of the bank is the drill of the sign 4; its second wrong option is the sign 6.
    expect(pairIn(withPair(during(missed(104, 2)), drills, material, TODAY))).toBe(
      pairId([signId(4), signId(6)]),
    );
  });

  it('is else one with a sign or a fact that the learner missed', () => {
    expect(pairIn(withPair(during(missed(11, 2)), drills, material, TODAY))).toBe(
      pairId(['velocidad.urbana', 'velocidad.rural']),
    );
    expect(pairIn(withPair(during(missed(9, 2)), drills, material, TODAY))).toBe(
      pairId([signId(8), signId(9)]),
    );
  });

  it('is else the first authored one, and a computed one when those rest', () => {
    expect(pairIn(withPair(during(EMPTY_LEARNING), drills, material, TODAY))).toBe(
      pairId([signId(0), signId(1)]),
    );
    const rested = learned(
      {
        ...bank,
        questions: data.pairs.map(({ about, topic }) => ({
          id: pairId(about),
          revision: 1,
          topic,
          isDrill: true as const,
        })),
      },
      [
        [0, TODAY - 1, true],
        [1, TODAY - 1, true],
      ],
    );
    expect(pairIn(withPair(during(rested), drills, material, TODAY))).toBe(
      pairId([signId(8), signId(9)]),
    );
    const due = withPair(
      during(rested, sessionWith(7, { day: TODAY + 30 })),
      drills,
      material,
      TODAY + 30,
    );
    expect(pairIn(due)).toBe(pairId([signId(0), signId(1)]));
  });

  it('is asked once in a session, never while measuring, and not when too little is left', () => {
    const first = withPair(during(EMPTY_LEARNING), drills, material, TODAY);
    expect(withPair(first, drills, material, TODAY)).toBe(first);
    for (const session of [sessionWith(7, { predicted: 0.7 }), sessionWith(18)]) {
      const learning = during(EMPTY_LEARNING, session);
      expect(withPair(learning, drills, material, TODAY)).toBe(learning);
    }
  });

  it('keeps at most sixty pairs in memory, the newest ones', () => {
    const row = (at: number) => ({
      id: `par-${at}`,
      revision: 1,
      lastDay: TODAY - at,
      stability: 3,
      difficulty: 5,
      firstRight: true,
      lastRight: true,
      asks: 1,
      lapses: 0,
    });
    const full = learned(bank, [[0, TODAY - 1, true]]);
    const memory = new Map([
      ...full.memory,
      ...Array.from({ length: 80 }, (_, at) => [`par-${at}`, row(at)] as const),
    ]);
    const rows = [...withPair(during({ ...full, memory }), drills, material, TODAY).memory.keys()];
    expect(rows).toEqual(['p-0', ...Array.from({ length: 59 }, (_, at) => `par-${at}`)]);
  });

  it('gives away no question still to come, and follows one that was answered', () => {
    const about = (at: number) => {
      const session = sessionWith(7);
      const items = session.items.map((item, i) => (i === at ? { ...item, id: 'p-1' } : item));
      return pairIn(
        withPair(during(EMPTY_LEARNING, { ...session, items }), drills, material, TODAY),
      );
    };
    expect(about(3)).toBe(pairId([signId(0), signId(1)]));
    expect(about(12)).not.toBe(pairId([signId(0), signId(1)]));
  });

  it('is side by side, then two options about the second side, then four about the first', () => {
    const pair = drills.ofChoice(signId(4), 2)!;
    const [card, two, four] = stepsOf(pair, material);
    expect([card!.id, two!.id, four!.id]).toEqual([`${pair.id}${CARD}`, `${pair.id}:2`, pair.id]);
    expect(two!.options).toEqual(['Dice 6', 'Dice 4']);
    expect(four!.options).toEqual(['Dice 4', 'Dice 6', 'Dice 5', 'Dice 7']);
    expect(four!.errors).toEqual([
      null,
      'Eso significa otra: «Señal 6».',
      'Eso significa otra: «Señal 5».',
      'Eso significa otra: «Señal 7».',
    ]);
    expect(drills.byId(pair.id)).toEqual(pair);
  });

  it('stays together when a missed question comes back', () => {
    const started = withPair(during(EMPTY_LEARNING), drills, material, TODAY).session!;
    const items = started.items.filter(({ reason }) => reason === 'pair');
    const session = {
      ...sessionWith(0),
      items: [...sessionWith(0).items.slice(0, 8), ...items, ...sessionWith(0).items.slice(8, 12)],
    };
    const back = advanced(session, { id: 'p-20', right: false }, bank);
    expect(back.items.findIndex(({ again, reason }) => again && reason !== 'pair')).toBe(10);
  });

  it('puts figures in their order, with the right one known', () => {
    const pair = drills.pairs.find(({ sides }) => !sides[0].sign)!;
    const four = stepsOf(pair, material).at(-1)!;
    expect(four.options).toEqual(['15 mph', '25 mph', '35 mph', '45 mph']);
    expect([four.answer, four.ordered, four.stem]).toEqual([1, true, 'En la ciudad: ¿cuánto es?']);
    const [card] = stepsOf({ ...pair, isOtherAsked: true }, material);
    expect(card!.answer).toBe(0);
    expect(four.errors).toEqual([null, null, null, 'Eso es de otra cosa: En el campo.']);
  });
});

/** Plays a session on a device as the page does. @returns every session that was stored */
function played(learning: Learning, answers: readonly boolean[], id: string): PlanSession[] {
  const store = device().open();
  const session = startSession({ learning, bank, day: TODAY, minutes: 10, id });
  if (!session) return [];
  let now = changeLearning(store, () => ({ ...learning, session }));
  const stored = [now.session!];
  for (let n = 0; ; n += 1) {
    const full = withSteps(material, drills, now.session!);
    const item = sessionOf(now, full, TODAY) && currentItem(now.session!);
    if (!item) return stored;
    answerSession(
      store,
      { ...bank, questions: [...bank.questions, ...(full.pairs ?? [])] },
      {
        session: id,
        id: item.id,
        right: item.id.endsWith(CARD) || answers[n % answers.length]!,
        choice: 0,
      },
      noon(TODAY),
    );
    const isNear = n * 3 > session.items.length;
    now = changeLearning(store, (before) =>
      isNear ? withPair(before, drills, material, TODAY) : before,
    );
    expect(now.session!.results.length).toBe(n + 1);
    stored.push(now.session!);
  }
}

describe('a session with drills, of 200 random learners', () => {
  it('asks no sign or fact by two drills, never four of a topic in a row, and each step in its order', () => {
    let pairs = 0;
    fc.assert(
      fc.property(
        anyLearning(bank),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }),
        fc.string({ minLength: 1, maxLength: 8 }),
        (learning, answers, id) => {
          const sessions = played(learning, answers, id);
          const items = sessions.at(-1)?.items ?? [];
          const steps = items.filter(({ reason }) => reason === 'pair');
          const first = steps.filter(({ again }, at) => !again || at < 2);
          const pair = drills.byId(first.at(-1)?.id ?? '');
          const asked = [
            ...items
              .filter(({ reason, again }) => reason === 'sign' && !again)
              .map((item) => item.id),
            ...(pair?.about ?? []),
          ];
          expect(new Set(asked).size).toBe(asked.length);
          const topics = new Map(bank.questions.map((question) => [question.id, question.topic]));
          const isMixed = (list: PlanSession['items'] = []) =>
            hasNoLongRun(
              list
                .filter((item) => !item.id.endsWith(CARD))
                .map((item) => topics.get(item.id) ?? pair?.topic),
            );
          // A session that asks nearly one topic only begins so.
          expect(isMixed(items) || !isMixed(sessions[0]?.items)).toBe(true);
          if (!pair) return;
          pairs += 1;
          expect(first.map((item) => item.id)).toEqual([
            `${pair.id}${CARD}`,
            `${pair.id}:2`,
            pair.id,
          ]);
          const places = first.map((item) => items.indexOf(item));
          expect(places[1]).toBe(places[0]! + 1);
          expect(places[2]).toBeGreaterThan(places[1]! + 3);
        },
      ),
      { numRuns: 200 },
    );
    expect(pairs).toBeGreaterThan(120);
  });

  it('changes neither the reviews nor the readiness', () => {
    fc.assert(
      fc.property(anyLearning(bank), fc.boolean(), (learning, right) => {
        const store = device().open();
        const started = withPair(during(learning), drills, material, TODAY);
        const last = started.session!.items.findIndex(
          ({ reason, again }) => reason === 'pair' && !again,
        );
        if (last < 0) return;
        const results = Array.from({ length: last }, () => true);
        changeLearning(store, () => ({ ...started, session: { ...started.session!, results } }));
        const full = withSteps(material, drills, started.session!);
        const { id } = started.session!.items[last]!;
        const withPairs = { ...bank, questions: [...bank.questions, ...full.pairs!] };
        const after = answerSession(
          store,
          withPairs,
          { session: 's', id, right, choice: 0 },
          noon(TODAY),
        );
        expect(after.memory.get(id)?.lastRight).toBe(right);
        expect(after.reviews).toEqual(learning.reviews);
        expect(store.read().mistakes.size).toBe(0);
        const told = (known: Learning) =>
          readinessOn({ ...known, days: learning.days }, bank, { today: TODAY, day: TODAY + 1 });
        expect(told(after)).toEqual(told(learning));
      }),
      { numRuns: 100 },
    );
  });
});

describe('without the drills', () => {
  it('the session goes on without the steps of its pair', () => {
    const learning = withPair(during(EMPTY_LEARNING), drills, material, TODAY);
    // It waits for them as long as they may come.
    expect(sessionOf(learning, material, TODAY)).toBeDefined();
    const rest = withoutLost(learning, material);
    // Without the three items whose places the pair took.
    expect(rest.session).toEqual({ ...sessionWith(7), items: sessionWith(7).items.slice(0, -3) });
    expect(sessionOf(rest, material, TODAY)).toBeDefined();
  });

  it('500 random stored sessions neither throw nor lose a question', () => {
    const item = fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'p-1',
          'p-2',
          'signo-3',
          'par-1',
          pairId([signId(0), signId(1)]),
          `par-1${CARD}`,
        ),
        fc.string(),
      ),
      fc.integer({ min: -1, max: 7 }),
      fc.integer({ min: -1, max: 5 }),
    );
    const session = fc.record({
      id: fc.string(),
      day: fc.constantFrom(TODAY, TODAY - 1, -1),
      minutes: fc.constantFrom(10, 7),
      items: fc.array(item, { maxLength: 12 }),
      results: fc.array(fc.constantFrom(0, 1), { maxLength: 13 }),
    });
    fc.assert(
      fc.property(session, (stored) => {
        const { learning } = readLearning({ session: stored });
        const rest = withoutLost(learning, material);
        // Signs and pairs that could not be loaded leave it.
        const questionsOf = ({ session }: Learning) =>
          (session?.items ?? []).filter(({ reason }) => !isLoadedLater(reason));
        expect(questionsOf(rest)).toEqual(questionsOf(learning));
        expect((rest.session?.results ?? []).length).toBeLessThanOrEqual(
          rest.session?.items.length ?? 0,
        );
        withPair(learning, drills, material, TODAY);
        if (learning.session) withSteps(material, drills, learning.session);
      }),
      { numRuns: 200 },
    );
  });
});
