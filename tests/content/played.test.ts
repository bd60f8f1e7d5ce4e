/** Days of the plan played on the shipped questions, at twelve seconds each: what is met, and what is left of the misses. */
import { expect, test } from 'vitest';
import { type ItemKind, ofKind, readBank } from '../../pipeline/bank/item.ts';
import { fileConcepts, signDrills } from '../../pipeline/render/plan-data.ts';
import { standingOf } from '../../templates/islands/model/learning/forms.ts';
import { materialOf, withLate } from '../../templates/islands/model/learning/plan-bank.ts';
import { withPlan } from '../../templates/islands/model/learning/plan-settings.ts';
import { isOver, plannedSession } from '../../templates/islands/model/learning/session.ts';
import { EMPTY_LEARNING, type Learning } from '../../templates/islands/model/learning/types.ts';
import type { FullQuestion, PracticeLinks } from '../../templates/islands/model/quiz-data.ts';
import { randomFrom } from '../../templates/islands/model/shuffle.ts';
import { withSessionAnswer } from '../../templates/islands/store/learning.ts';
import { noon, TODAY } from '../templates/islands/model/learning/fixtures.ts';
import { shippedContent } from './shipped.ts';

const { site, ledger } = shippedContent();
const bank = readBank(site!, ledger!);
const text = { plain: (rich: string) => rich, href: (route: string) => route };
const signImage = () => ({ src: '/s.svg#x', width: 96, height: 96, alt: 'Un dibujo' });
const signs = signDrills({ site: site!, text, signImage });
const questionsOf = (kind: ItemKind) =>
  ofKind(bank, kind).map(({ id, question: { revision, topic }, answer }) => {
    const asked = { id, revision, topic, answer, test: '1' };
    return asked as unknown as FullQuestion;
  });
const questions = questionsOf('test');
const topics = [...new Set(questions.map(({ topic }) => topic))];
const material = withLate(
  materialOf(
    questions,
    {
      sections: [],
      taughtIn: {},
      names: {},
      stops: [],
      places: [],
      concepts: fileConcepts(bank, signs),
    },
    {
      exam: { questions: 40, weights: topics.map((topic) => ({ topic, percent: 25 })) },
      passMark: { percent: 70, wording: '' },
      links: {} as PracticeLinks,
    },
  ),
  { signs, forms: questionsOf('forma') },
);
const conceptOf = (id: string) => material.forms.byId.get(id)!.concept;

/** @param first the chance of a right answer at first sight; after it nine of ten, after a miss three of four */
function played(days: number, first: number) {
  const random = randomFrom(7);
  let learning: Learning = withPlan(EMPTY_LEARNING, { examDay: TODAY + days }, noon(TODAY));
  let waiting: string[] = [];
  const sums = { misses: 0, open: 0, left: 0, minutes: 0 };
  for (let day = TODAY; day < TODAY + days; day += 1) {
    const session = plannedSession(learning, material, day, { minutes: 10 })!;
    learning = { ...learning, session };
    for (let at = 0; !isOver(learning.session!); at += 1) {
      const { items, spent } = learning.session!;
      const form = material.forms.byId.get(items[at]!.id)!;
      const row = learning.memory.get(form.concept);
      const chance = row === undefined ? first : row.daysRight === 0 ? 0.75 : 0.9;
      const given = { session: session.id, id: form.id, right: random() < chance };
      const answer = { ...given, choice: 1 as const, spent: spent + 12_000 };
      learning = withSessionAnswer(learning, material, answer, form, noon(day));
    }
    const { items, results, spent } = learning.session!;
    const asked = items.map(({ id }) => conceptOf(id));
    const missed = new Set(asked.filter((_, at) => results[at] === false));
    sums.left += waiting.filter((id) => !asked.includes(id)).length;
    waiting = [...missed].filter((id) => learning.memory.get(id)!.daysRight === 0);
    sums.misses += missed.size;
    sums.open += waiting.length;
    sums.minutes = Math.max(sums.minutes, spent / 60_000);
  }
  const { review } = standingOf(learning, material.forms, TODAY + days - 1);
  const unmet = material.forms.concepts.filter(
    ({ id, rank }) => rank === 0 && !learning.memory.has(id),
  );
  return { ...sums, review: review.length, unmet: unmet.length };
}

test.each([
  [7, 0.65],
  [14, 0.45],
  [14, 0.65],
])(
  'in %i days all that is central is met, no session is longer than its minutes and an item, and few misses wait for the last evening',
  (days, first) => {
    const { unmet, minutes, review, misses } = played(days, first);
    expect(unmet).toBe(0);
    expect(minutes).toBeLessThanOrEqual(10.2);
    expect(review).toBeLessThanOrEqual(15);
    expect(misses).toBeGreaterThan(50);
  },
);

test('in seven days a weak learner meets all that is central, and what few exams ask takes no answer from her misses', () => {
  const { unmet, review } = played(7, 0.45);
  expect(unmet).toBe(0);
  // 350 answers are not enough for all of it.
  expect(review).toBeLessThanOrEqual(35);
});

test('in 14 days every miss is right in its session, few are not, and those are asked on the next day', () => {
  for (const first of [0.45, 0.65]) {
    const { left, open } = played(14, first);
    expect(left).toBe(0);
    expect(open).toBeLessThanOrEqual(12);
  }
});
