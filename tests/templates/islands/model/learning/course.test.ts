import { expect, it } from 'vitest';
import {
  carAfterAnswer,
  carStopIndex,
  courseOf,
  type StopRules,
} from '../../../../../templates/islands/model/learning/course.ts';
import { type Ask, learningAfter, planForms, TODAY } from './fixtures.ts';

const forms = planForms(100, 0);
const stops: StopRules = [
  ['uno', ['c-50', 'c-51']],
  ['dos', ['c-60']],
  ['tres', ['c-70']],
  ['vacia', []],
];
const lamps = (...asks: Ask[]) =>
  courseOf(learningAfter(forms, asks).memory, forms, stops).map(({ lamp }) => lamp);

it('the lamp of a stop is off, half, yellow or green, depending on its rules', () => {
  expect(lamps()).toEqual(['off', 'off', 'off', 'off']);
  expect(lamps(['p-50', TODAY, true], ['p-60', TODAY, false])).toEqual([
    'half',
    'half',
    'off',
    'off',
  ]);
  const right: Ask[] = [
    ['p-50', TODAY - 1, true],
    ['p-51', TODAY - 1, true],
  ];
  expect(lamps(...right)[0]).toBe('yellow');
  expect(lamps(...right, ['p-51', TODAY, false])[0]).toBe('yellow');
  expect(lamps(...right, ['p-50', TODAY, true], ['p-51', TODAY, true])[0]).toBe('green');
});

const answered = (rule: string) => ({ rule, isNew: true, isMadeFirm: false });
const madeFirm = (rule: string) => ({ rule, isNew: false, isMadeFirm: true });
const courseAfter = (...asks: Ask[]) => courseOf(learningAfter(forms, asks).memory, forms, stops);
const firm = (rule: string): Ask[] => [
  [rule, TODAY - 1, true],
  [rule, TODAY, true],
];

it('moves the car to the stop of a new rule, and never back', () => {
  const course = courseAfter(['p-60', TODAY, true]);
  expect(carAfterAnswer(undefined, answered('c-60'), course, true)).toEqual({
    stop: 'dos',
    lap: 1,
  });
  const third = { stop: 'tres', lap: 1 } as const;
  expect(carAfterAnswer(third, answered('c-50'), course, true)).toBe(third);
  expect(carAfterAnswer(third, answered('c-99'), course, true), 'a rule of no stop').toBe(third);
  expect(carAfterAnswer(third, madeFirm('c-50'), course, true), 'the first lap is not over').toBe(
    third,
  );
  // The car is at the first stop if its own stop was removed.
  expect(carStopIndex({ car: { stop: 'borrada', lap: 1 } }, [{ id: 'uno' }])).toBe(0);
});

it('moves the car in the second lap as far as the firm rules reach', () => {
  const last = { stop: 'tres', lap: 1 } as const;
  const one = courseAfter(...firm('p-70'));
  expect(carAfterAnswer(last, madeFirm('c-70'), one, false)).toEqual({ stop: 'uno', lap: 2 });
  const two = courseAfter(...firm('p-70'), ...firm('p-50'));
  const first = { stop: 'uno', lap: 2 } as const;
  expect(carAfterAnswer(first, madeFirm('c-50'), two, false)).toEqual({ stop: 'dos', lap: 2 });
  const second = { stop: 'dos', lap: 2 } as const;
  expect(carAfterAnswer(second, madeFirm('c-70'), one, false), 'it never goes back').toBe(second);
  expect(carAfterAnswer(second, answered('c-70'), two, false), 'new in the second lap').toBe(
    second,
  );
  const all = courseAfter(...['p-50', 'p-51', 'p-60', 'p-70'].flatMap(firm));
  expect(carAfterAnswer(second, madeFirm('c-70'), all, true), 'every rule was asked').toEqual({
    stop: 'vacia',
    lap: 2,
  });
});
