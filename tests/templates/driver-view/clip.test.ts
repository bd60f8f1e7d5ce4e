/** Every road, condition and road user of a hazard can be drawn, and the script finds the parts to move. */
import { describe, expect, test } from 'vitest';
import {
  HAZARD_CONDITIONS,
  HAZARD_ROADS,
  type Hazard,
  ROAD_USERS,
  ROADSIDE_THINGS,
} from '../../../schemas/hazard.ts';
import type { Clip } from '../../../templates/driver-view/camera.ts';
import { drawHazardClip, drawHazardStill } from '../../../templates/driver-view/drawing.ts';
import {
  collisionProblems,
  timelineProblems,
} from '../../../templates/driver-view/hazard-problems.ts';
import { HAZARD } from '../../fixtures/hazard.ts';

const partsOf = (svg: string) => (JSON.parse(/data-clip='([^']*)'/.exec(svg)![1]!) as Clip).parts;

describe('a clip', () => {
  test.each(HAZARD_ROADS)('has one part for each marked element on the road "%s"', (road) => {
    const svg = drawHazardClip({
      ...HAZARD,
      road,
      crest: road === 'rural' ? 180 : undefined,
    } as Hazard);
    expect(partsOf(svg)).toHaveLength(svg.split('data-part=""').length - 1);
  });

  test('contains no inline styles, inline scripts or links', () => {
    for (const mood of HAZARD_CONDITIONS)
      expect(drawHazardClip({ ...HAZARD, mood })).not.toMatch(
        /<script|<style| style=| on\w+=|href/,
      );
  });

  test('draws every road user and roadside object without invalid values', () => {
    const users = ROAD_USERS.map((is, i) => ({ who: is, is, x: -8, z: 60 + i * 40 }));
    const things = ROADSIDE_THINGS.map((is, i) => ({ is, x: 14, z: 60 + i * 40 }));
    for (const faces of ['adelante', 'hacia-ti', 'izquierda', 'derecha'] as const) {
      const hazard = { ...HAZARD, things, users: users.map((user) => ({ ...user, faces })) };
      expect(drawHazardClip(hazard)).not.toMatch(/NaN|undefined|Infinity/);
      expect(drawHazardStill(hazard, 4)).not.toMatch(/NaN|undefined|data-part|display/);
    }
  });

  test('lights the brake lamps of a vehicle only while it brakes', () => {
    const car = { who: 'a', is: 'carro', x: 0, z: 60, brakes: [[4, 6]] } as Hazard['users'][number];
    const at = (t: number) =>
      drawHazardStill(
        {
          ...HAZARD,
          you: {
            z: [
              [0, 0],
              [10, 3],
            ],
          },
          users: [car],
        },
        t,
      );
    expect(at(5)).toContain('#ff2f22');
    expect(at(3)).not.toContain('#ff2f22');
  });
});

test('a still shows a signal lit, even at a moment when it would flash off', () => {
  const signal = { side: 'derecha', during: [0, 9] } as const;
  const hazard: Hazard = {
    ...HAZARD,
    you: { ...HAZARD.you, signal: { ...signal, during: [0, 9] } },
  };
  for (const at of [0, 0.6, 2]) expect(drawHazardStill(hazard, at)).toContain('#22d67a');
  expect(drawHazardStill(hazard, 9.5)).not.toContain('#22d67a');
});

test('an open door is drawn with a dark opening and a window', () => {
  const car = (door: [number, number][]) =>
    drawHazardStill(
      {
        ...HAZARD,
        users: [{ who: 'a', is: 'carro', x: 9, z: 60, door } as Hazard['users'][number]],
      },
      0,
    );
  const shapes = (svg: string) => svg.split('<path').length;
  const none = drawHazardStill(
    { ...HAZARD, users: [{ who: 'a', is: 'carro', x: 9, z: 60 } as Hazard['users'][number]] },
    0,
  );
  expect(shapes(car([[0, 60]])) - shapes(none)).toBe(3);
});

describe('a time line', () => {
  const titles = (more: Partial<Hazard>) =>
    timelineProblems({ ...HAZARD, ...more }).map(({ title }) => title);

  test('a valid time line has no problem', () => {
    expect(titles({})).toEqual([]);
    expect(collisionProblems(HAZARD)).toEqual([]);
  });

  test.each<[string, Partial<Hazard>, RegExp]>([
    ['moves nobody', { users: [{ ...HAZARD.users[0]!, x: 14 }] }, /does not move/],
    [
      'does not move your car',
      {
        you: {
          z: [
            [0, 0],
            [10, 1],
          ],
        },
      },
      /you do not move/,
    ],
    [
      'goes back in time',
      {
        you: {
          z: [
            [0, 0],
            [6, 170],
            [5, 180],
          ],
        },
      },
      /do not increase/,
    ],
    ['names an unknown hazard', { hazard: 'otro' }, /nobody is called "otro"/],
    ['has a window after its end', { window: [7, 12] }, /ends after the clip/],
    ['has too short a window', { window: [5, 5.5] }, /too short/],
    ['shows no hazard in its frames', { window: [6.5, 8.5] }, /no frame shows/],
  ])('reports a time line that %s', (_, more, title) => {
    expect(titles(more).join('\n')).toMatch(title);
  });

  test('counts an opening door as movement', () => {
    const car = {
      who: 'peaton',
      is: 'carro',
      x: 9,
      z: 240,
      door: [
        [5, 0],
        [6, 70],
      ],
    };
    expect(titles({ users: [car as Hazard['users'][number]] })).toEqual([]);
  });

  test.each<[string, Partial<Hazard>, RegExp]>([
    ['you and a car', { users: [{ who: 'a', is: 'carro', x: 0, z: 100 }] }, /"a".*"you"/],
    [
      'two users',
      { users: [HAZARD.users[0]!, { ...HAZARD.users[0]!, who: 'b' }] },
      /"peaton".*"b"/,
    ],
    ['a person and a parked car', { parked: { right: [236] } }, /"peaton".*"parked 0"/],
  ])('reports a time line in which %s overlap', (_, more, title) => {
    expect(collisionProblems({ ...HAZARD, ...more })[0]?.title).toMatch(title);
  });

  test('a time line in which a ball rolls below a car has no problem', () => {
    const ball = { ...HAZARD.users[0]!, is: 'bola' as const };
    expect(collisionProblems({ ...HAZARD, users: [ball], parked: { right: [236] } })).toEqual([]);
  });
});
