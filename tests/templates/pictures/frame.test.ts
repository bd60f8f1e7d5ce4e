import { expect, test } from 'vitest';
import type { Scene } from '../../../schemas/scene.ts';
import { croppedFrame } from '../../../templates/diagrams/frame.ts';
import { axisAlignedBounds } from '../../../templates/diagrams/geometry.ts';
import { layOutScene } from '../../../templates/diagrams/layout.ts';

const framed = (scene: Partial<Scene>) => {
  const whole = { title: 'T', description: 'D', ...scene } as Scene;
  const layout = layOutScene(whole);
  return { layout, frame: croppedFrame(whole, layout, (rich) => rich) };
};
const ARMS = { norte: {}, este: {}, sur: { control: 'pare' }, oeste: {} } as const;

test('a crossing is cropped to its vehicles', () => {
  const { layout, frame } = framed({
    crossing: { arms: ARMS },
    vehicles: [{ name: 'tú', arm: 'sur', to: 'norte' }],
  });
  expect(frame.width).toBeLessThan(layout.width);
  for (const { box } of layout.vehicles) {
    const [left, top, right, bottom] = axisAlignedBounds(box);
    expect(left).toBeGreaterThan(frame.left);
    expect(top).toBeGreaterThan(frame.top);
    expect(right).toBeLessThan(frame.left + frame.width);
    expect(bottom).toBeLessThan(frame.top + frame.height);
  }
});

const STRIPS = [{ is: 'carril', to: 'este' }] as const;
const CARS = [
  { name: 'tú', lane: 0, x: 110, toX: 170 },
  { name: 'A', lane: 0, x: 230 },
] as const;

test('a road is cropped to its vehicles, at full height', () => {
  const { layout, frame } = framed({ road: { strips: [...STRIPS] }, vehicles: [...CARS] });
  expect(frame.width).toBeLessThan(layout.width);
  expect(frame.height).toBe(layout.height);
  for (const { box } of layout.vehicles) {
    const [left, , right] = axisAlignedBounds(box);
    expect(left).toBeGreaterThan(frame.left);
    expect(right).toBeLessThan(frame.left + frame.width);
  }
});

test.each<[what: string, scene: Partial<Scene>]>([
  ['nothing is on it', { road: { strips: [...STRIPS] } }],
  ['a lane ends', { road: { strips: [{ ...STRIPS[0], ends: 200 }] }, vehicles: [...CARS] }],
  [
    'a car has its headlights on',
    { road: { strips: [...STRIPS] }, vehicles: [{ ...CARS[0], beams: 'altas' }, CARS[1]] },
  ],
  [
    'a thing is at its end',
    {
      road: { strips: [...STRIPS] },
      vehicles: [...CARS],
      things: [{ kind: 'cono', lane: 0, x: 10 }],
    },
  ],
])('a road is shown whole if %s', (_, scene) => {
  const { layout, frame } = framed(scene);
  expect(frame).toEqual({ left: 0, top: 0, width: layout.width, height: layout.height });
});

test('a single light is framed closely; a sign beside it is shown whole', () => {
  const alone = framed({ figures: [{ is: 'semaforo', light: 'roja' }] });
  const beside = framed({
    figures: [
      { is: 'letrero', sign: 'pare' },
      { is: 'semaforo', light: 'roja' },
    ],
  });
  expect(alone.frame.width).toBeLessThan(200);
  expect(beside.frame.width).toBe(beside.layout.width);
});
