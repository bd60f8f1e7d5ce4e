import { describe, expect, it } from 'vitest';
import { type DrillData, pairId } from '../../../../../templates/islands/model/drill-data.ts';
import {
  createDrills,
  formOfPair,
  pairIdOfStep,
  pairStepQuestions,
  withPair,
  withPairSteps,
} from '../../../../../templates/islands/model/learning/confusion.ts';
import {
  currentSessionOf,
  isSessionOver,
  plannedSession,
  withoutCurrentItem,
} from '../../../../../templates/islands/model/learning/session.ts';
import {
  CARD_STEP_SUFFIX,
  EMPTY_LEARNING,
  type Learning,
  type PlanSession,
} from '../../../../../templates/islands/model/learning/types.ts';
import type { Choice } from '../../../../../templates/islands/model/shuffle.ts';
import { withSessionAnswer } from '../../../../../templates/islands/store/learning.ts';
import { noon, planMaterial, TODAY } from './fixtures.ts';

const SIGNS = 20;
const section = { title: 'Señales', href: '/manual/senales-transito/' };
const image = { src: '/s.svg#x', width: 96, height: 96, alt: 'Un dibujo' };
const signId = (at: number) => `signo-${at % SIGNS}`;
const material = planMaterial(100, SIGNS);

/** Each sign has the next three as wrong options; the first two are an authored pair; ten questions show a sign. */
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
const drills = createDrills(data);

/** The learning after an answer to each of these forms in a session, of which one question is left. */
const after = (...answers: [id: string, right: boolean, pick?: Choice][]): Learning => {
  const session: PlanSession = {
    id: 's',
    day: TODAY,
    minutes: 10,
    spent: 0,
    items: [...answers.map(([id]) => ({ id, isNew: true })), { id: 'p-90', isNew: true }],
    results: answers.map(([, right]) => right),
    picks: answers.map(([, , pick = 0]) => pick),
  };
  return { ...EMPTY_LEARNING, session };
};
const paired = (learning: Learning) => withPair(learning, drills, material);
const pairIn = ({ session }: Learning) =>
  session!.items.find(({ id }) => id.endsWith(CARD_STEP_SUFFIX))?.id.replace(CARD_STEP_SUFFIX, '');

describe('the pair of a session', () => {
  it('is the pair that the learner confused, or else one with a missed item', () => {
    expect(pairIn(paired(after(['signo-4', false, 2])))).toBe(pairId([signId(4), signId(6)]));
    expect(pairIn(paired(after(['p-11', false])))).toBe(
      pairId(['velocidad.urbana', 'velocidad.rural']),
    );
  });

  it('is otherwise an authored pair that was not answered right yet', () => {
    const [first, figures] = drills.pairs;
    expect(pairIn(paired(after(['p-50', true])))).toBe(first!.id);
    const { rule, mark } = formOfPair(first!, material);
    const row = {
      id: rule,
      lastDay: TODAY - 1,
      daysRight: 1,
      missedSince: 0,
      wasRight: true,
      seen: mark,
    };
    const memory = new Map([[rule, row]]);
    expect(pairIn(paired({ ...after(['p-50', true]), memory }))).toBe(figures!.id);
  });

  it('comes once, before the next item, and not in the first third of the session', () => {
    const learning = after(['p-50', true]);
    const once = paired(learning);
    expect(once.session!.items.map(({ id }) => id)).toHaveLength(4);
    expect(once.session!.items.at(-1)!.id).toBe('p-90');
    expect(paired(once)).toBe(once);
    const items = [...learning.session!.items, ...learning.session!.items];
    const early = { ...learning, session: { ...learning.session!, items } };
    expect(paired(early)).toBe(early);
    const review: Learning = { ...learning, session: { ...learning.session!, of: 'repaso' } };
    expect(paired(review)).toBe(review);
  });

  it('an answer counts for the side with a rule, or else for the first side', () => {
    expect(formOfPair(drills.pairs[0]!, material)).toMatchObject({
      rule: 'signo-0',
      kind: 'other',
    });
    expect(formOfPair(drills.pairs[1]!, material).rule).toBe('velocidad.urbana');
  });

  it('shows both sides, then asks about one with two options and the other with four', () => {
    const pair = drills.ofChoice(signId(4), 2)!;
    const [card, two, four] = pairStepQuestions(pair, material);
    expect([card!.id, two!.id, four!.id]).toEqual([
      `${pair.id}${CARD_STEP_SUFFIX}`,
      `${pair.id}:2`,
      pair.id,
    ]);
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

  it('sorts figure options by value, and the answer is the index of the right figure', () => {
    const pair = drills.pairs.find(({ sides }) => !sides[0].sign)!;
    const four = pairStepQuestions(pair, material).at(-1)!;
    expect(four.options).toEqual(['15 mph', '25 mph', '35 mph', '45 mph']);
    expect([four.answer, four.ordered, four.stem]).toEqual([1, true, 'En la ciudad: ¿cuánto es?']);
    const [card] = pairStepQuestions({ ...pair, isOtherAsked: true }, material);
    expect(card!.answer).toBe(0);
    expect(four.errors).toEqual([null, null, null, 'Eso es de otra cosa: En el campo.']);
  });
});

function played(isRight: (at: number) => boolean): Learning {
  let learning: Learning = {
    ...EMPTY_LEARNING,
    session: plannedSession(EMPTY_LEARNING, material, TODAY, { minutes: 10 })!,
  };
  for (let at = 0; !isSessionOver(learning.session!); at += 1) {
    const session = learning.session!;
    const { id } = session.items[at]!;
    const full = withPairSteps(material, drills, session);
    expect(full.byId.has(id)).toBe(true);
    const pair = drills.byId(id);
    const form = material.forms.byId.get(id) ?? (pair && formOfPair(pair, material));
    const right = id.endsWith(CARD_STEP_SUFFIX) || isRight(at);
    const spent = session.spent + 12_000;
    const given = { session: session.id, id, right, choice: 1 as const, spent };
    learning = paired(withSessionAnswer(learning, full, given, form, noon(TODAY)));
  }
  return learning;
}

it.each([1, 2, 5])('a session asks its pair step by step if one in %i answers is wrong', (n) => {
  const { session, memory } = played((at) => at % n > 0);
  const ids = session!.items.map(({ id }) => id);
  const steps = ids.filter((id) => id.startsWith('par-'));
  const pair = drills.byId(pairIdOfStep(steps[0]!))!;
  expect(steps).toEqual([`${pair.id}${CARD_STEP_SUFFIX}`, `${pair.id}:2`, pair.id]);
  const [first, second, last] = steps.map((id) => ids.indexOf(id)) as [number, number, number];
  expect(second).toBe(first + 1);
  expect(last).toBeGreaterThan(second + 3);
  const form = formOfPair(pair, material);
  expect(memory.get(form.rule)?.seen).toContain(form.mark);
  expect([...memory.keys()].filter((id) => id.startsWith('par-'))).toEqual([]);
});

it('a page that cannot load the pair continues without it', () => {
  const learning = paired(after(['p-50', true]));
  // The session waits while the pair may still load.
  expect(currentSessionOf(learning, material, TODAY)).toBeDefined();
  const [card, two] = learning.session!.items.slice(1);
  const { session } = withoutCurrentItem(withoutCurrentItem(learning, card!.id), two!.id);
  expect(session!.items.map(({ id }) => id)).toEqual(['p-50', 'p-90']);
});
