/** The lamps of the stops, and the car. */
import { expect, it } from 'vitest';
import {
  carAt,
  courseOf,
  movedCar,
  type StopKeys,
} from '../../../../../templates/islands/model/learning/course.ts';
import { type Ask, learningAfter, planForms, TODAY } from './fixtures.ts';

const forms = planForms(100, 0);
const stops: StopKeys = [
  ['uno', ['c-50', 'c-51']],
  ['dos', ['c-60']],
  ['tres', ['c-70']],
  ['vacia', []],
];
const lamps = (...asks: Ask[]) =>
  courseOf(learningAfter(forms, asks).memory, forms, stops).map(({ lamp }) => lamp);

it('shows no lamp, half a lamp, all right, all firm; a stop without questions stays dark', () => {
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

it('moves the car to the stop of what is new, never back, and round again in the second lap', () => {
  const fresh = { isNew: true, isMadeFirm: false };
  const firm = { isNew: false, isMadeFirm: true };
  const at = (car: ReturnType<typeof movedCar>) =>
    car &&
    carAt(
      { car },
      stops.map(([id]) => ({ id })),
    );
  expect(at(movedCar(undefined, { rule: 'c-60' }, stops, fresh))).toBe(1);
  const third = { stop: 'tres', lap: 1 } as const;
  expect(movedCar(third, { rule: 'c-50' }, stops, fresh)).toBe(third);
  expect(movedCar(third, { rule: 'c-99' }, stops, fresh)).toBe(third);
  expect(movedCar(third, { rule: 'c-50' }, stops, firm)).toEqual({ stop: 'uno', lap: 2 });
  expect(movedCar({ stop: 'uno', lap: 2 }, { rule: 'c-70' }, stops, fresh)).toEqual({
    stop: 'uno',
    lap: 2,
  });
  // A stop that no longer exists on the road.
  expect(carAt({ car: { stop: 'borrada', lap: 1 } }, [{ id: 'uno' }])).toBe(0);
});
