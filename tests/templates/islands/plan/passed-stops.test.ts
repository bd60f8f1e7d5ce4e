import { expect, test } from 'vitest';
import { courseOf } from '../../../../templates/islands/model/learning/course.ts';
import type { PlanSession } from '../../../../templates/islands/model/learning/types.ts';
import { completedStops } from '../../../../templates/islands/plan/end/PassedStops.tsx';
import { learningAfter, planMaterial, TODAY } from '../model/learning/fixtures.ts';

const material = planMaterial(60);
const ids = ['p-50', 'p-51'];
const stop = ids.map((id) => material.forms.byId.get(id)!.rule);
const course = courseOf(
  learningAfter(
    material.forms,
    ids.map((id) => [id, TODAY, true]),
  ).memory,
  material.forms,
  [['parada', stop]],
);
const session = (...items: PlanSession['items']): PlanSession => ({
  id: 's',
  day: TODAY,
  minutes: 10,
  spent: 0,
  items,
  results: items.map(() => true),
});

test('a stop is completed only by a rule answered right for the first time', () => {
  const completed = (...items: PlanSession['items']) =>
    completedStops(session(...items), material, course).length;
  expect(completed({ id: 'p-50', isNew: true })).toBe(1);
  expect(completed({ id: 'p-50', isNew: false, wasUnlearned: true })).toBe(1);
  expect(completed({ id: 'p-50', isNew: false }, { id: 'p-51', isNew: false })).toBe(0);
  expect(completed({ id: 'p-40', isNew: true })).toBe(0);
});
