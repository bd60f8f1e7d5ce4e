/** Simulates days of the plan at twelve seconds an answer: every tested rule is asked, and missed rules return. */
import { expect, test } from 'vitest';
import { type ItemKind, itemsOfKind, readBank } from '../../pipeline/bank/item.ts';
import { planFileRules, signDrills } from '../../pipeline/render/questions/plan-data.ts';
import {
  materialOf,
  withLoadedItems,
} from '../../templates/islands/model/learning/plan-material.ts';
import { withPlanSettings } from '../../templates/islands/model/learning/plan-settings.ts';
import { plannedSession } from '../../templates/islands/model/learning/session.ts';
import { EMPTY_LEARNING, type Learning } from '../../templates/islands/model/learning/types.ts';
import type { FullQuestion, PracticeLinks } from '../../templates/islands/model/quiz-data.ts';
import { seededRandom } from '../../templates/islands/model/shuffle.ts';
import { withSessionAnswer } from '../../templates/islands/store/learning.ts';
import { noon, TODAY } from '../templates/islands/model/learning/fixtures.ts';
import { shippedContent } from './shipped.ts';

const { site, ledger } = shippedContent();
const bank = readBank(site!, ledger!);
const text = { plain: (rich: string) => rich, href: (route: string) => route };
const signImage = () => ({ src: '/s.svg#x', width: 96, height: 96, alt: 'Un dibujo' });
const signs = signDrills({ site: site!, text, signImage });
const questionsOf = (kind: ItemKind) =>
  itemsOfKind(bank, kind).map(({ id, question: { revision, topic }, answer }) => {
    const asked = { id, revision, topic, answer, test: '1' };
    return asked as unknown as FullQuestion;
  });
const questions = questionsOf('test');
const topics = [...new Set(questions.map(({ topic }) => topic))];
const material = withLoadedItems(
  materialOf(
    questions,
    {
      sections: [],
      taughtIn: {},
      names: {},
      stops: [],
      places: [],
      examPicture: '',
      rules: planFileRules(bank, signs),
    },
    {
      exam: { questions: 40, weights: topics.map((topic) => ({ topic, percent: 25 })) },
      passMark: { percent: 70, wording: '' },
      links: {} as PracticeLinks,
    },
  ),
  { signs, forms: questionsOf('forma') },
);
const ruleOf = (id: string) => material.forms.byId.get(id)!.rule;

/**
 * @param first chance of a right answer about a new rule. It is 0.75 for a rule asked before, 0.9 if `daysRight` > 0.
 */
function played(days: number, first: number) {
  const random = seededRandom(7);
  let learning: Learning = withPlanSettings(EMPTY_LEARNING, { examDay: TODAY + days }, noon(TODAY));
  const firsts: boolean[] = [];
  const misses: number[] = [];
  for (let day = TODAY; day < TODAY + days; day += 1) {
    const waiting = new Set(
      [...learning.memory.values()].flatMap(({ id, missedSince }) => (missedSince > 0 ? id : [])),
    );
    const session = plannedSession(learning, material, day, { minutes: 10 })!;
    if (waiting.size > 0) firsts.push(waiting.has(ruleOf(session.items[0]!.id)));
    misses.push(session.items.filter(({ id }) => waiting.has(ruleOf(id))).length);
    learning = { ...learning, session };
    for (const { id } of session.items) {
      const form = material.forms.byId.get(id)!;
      const row = learning.memory.get(form.rule);
      const chance = row === undefined ? first : row.daysRight === 0 ? 0.75 : 0.9;
      const given = { session: session.id, id, right: random() < chance };
      const answer = { ...given, choice: 1 as const, spent: learning.session!.spent + 12_000 };
      learning = withSessionAnswer(learning, material, answer, form, noon(day));
    }
  }
  const unmet = material.forms.rules.filter(
    ({ id, isTested }) => isTested && !learning.memory.has(id),
  );
  return { firsts, misses, unmet: unmet.length };
}

test.each([
  [7, 0.45],
  [7, 0.65],
  [14, 0.45],
])(
  'in %i days at accuracy %d, every tested rule is asked, and missed rules come first',
  (days, first) => {
    const { firsts, misses, unmet } = played(days, first);
    expect(unmet).toBe(0);
    expect(firsts).toEqual(Array(days - 1).fill(true));
    expect(Math.max(...misses.slice(0, 5))).toBeLessThanOrEqual(13);
  },
);
