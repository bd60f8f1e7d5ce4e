import { describe, expect, test } from 'vitest';
import {
  type Clip,
  type ClipPart,
  eyeAt,
  interpolateTrack,
  isLampOn,
  projectPart,
  walkingPose,
} from '../../../templates/driver-view/camera.ts';

const CLIP: Clip = { t: 10, z: [0, 0, 10, 100], parts: [] };
const at = (part: ClipPart, t = 0, clip = CLIP) => projectPart(part, eyeAt(clip, t), t);
const numbers = (value: string | undefined) => (value ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];

describe('a value over time', () => {
  test('has the given values at its keyframes, and stays constant before and after', () => {
    const track = [2, 10, 4, 20, 8, 0];
    expect([0, 2, 4, 8, 9].map((t) => interpolateTrack(track, t))).toEqual([10, 10, 20, 0, 0]);
    expect(interpolateTrack(7, 3)).toBe(7);
  });

  test('stays between the values of its neighbouring keyframes', () => {
    const track = [0, 0, 5, 0, 6, 30, 10, 30];
    for (let t = 0; t <= 10; t += 0.1) {
      expect(interpolateTrack(track, t)).toBeGreaterThanOrEqual(-1e-9);
      expect(interpolateTrack(track, t)).toBeLessThanOrEqual(30 + 1e-9);
    }
    expect(interpolateTrack(track, 3)).toBe(0);
  });
});

describe('a part in the picture', () => {
  test('is smaller and nearer to the horizon the farther away it is', () => {
    const [nearX, nearY, nearScale] = numbers(at({ x: 10, z: 50 })?.value);
    const [farX, farY, farScale] = numbers(at({ x: 10, z: 200 })?.value);
    expect(nearScale! / farScale!).toBeCloseTo(4);
    expect(nearX! - 160).toBeGreaterThan(farX! - 160);
    expect(nearY!).toBeGreaterThan(farY!);
  });

  test('disappears once the camera has passed it', () => {
    expect(at({ x: 10, z: 50 }, 4)).toBeDefined();
    expect(at({ x: 10, z: 50 }, 6)).toBeUndefined();
    expect(at({ x: 8, z: 0, p: [[0, 0, 0, 0, 0, 20, 0, 9, 20]] }, 9)).toBeUndefined();
  });

  test('is clipped near the camera, and keeps its coordinates below 1000', () => {
    const { value } = at({ x: 0, z: 0, p: [[-6, 0, -40, -6, 0, 900, 6, 0, 900, 6, 0, -40]] }, 5)!;
    expect(value).toMatch(/^M.+z$/);
    for (const number of numbers(value)) expect(Math.abs(number)).toBeLessThan(1000);
  });

  test('sinks beyond the top of a hill', () => {
    const [, flat] = numbers(at({ x: 0, z: 300 })?.value);
    const hidden = at({ x: 0, z: 300 }, 0, { ...CLIP, crest: 200 })!;
    expect(hidden.beyond).toBe(true);
    expect(numbers(hidden.value)[1]).toBeGreaterThan(flat!);
  });

  test('is in the mirror only while it is behind the camera', () => {
    const part: ClipPart = { x: -6, z: 20, mirror: 1 };
    expect(at(part, 0)).toBeUndefined();
    expect(at(part, 6)?.attribute).toBe('transform');
  });

  test('a door moves its edge away from the car as it opens', () => {
    const door: ClipPart = {
      x: -3,
      z: 60,
      p: [[0, 1, 0, 0, 1, -4, 0, 4, -4]],
      door: [0, 0, 5, 70],
    };
    const xs = (t: number) =>
      numbers(at(door, t, { ...CLIP, z: 0 })!.value).filter((_, index) => index % 2 === 0);
    const left = (t: number) => Math.min(...xs(t));
    expect(left(5)).toBeLessThan(left(0));
  });
});

test('steady lamps are on within their spans, and signals flash', () => {
  expect([0, 1, 2, 3].map((t) => isLampOn([1, 3], t, false))).toEqual([false, true, true, false]);
  const lit = Array.from({ length: 40 }, (_, i) => isLampOn([0, 4], i / 10, true));
  expect(new Set(lit)).toEqual(new Set([true, false]));
});

test('a standing person keeps one pose, and a walking one alternates between two', () => {
  expect(new Set([1, 1.4, 1.7].map((t) => walkingPose({ x: 3, z: 30 }, t)))).toEqual(new Set([0]));
  const walker: ClipPart = { x: [0, 0, 10, 40], z: 30 };
  expect(new Set([1, 1.4, 1.7, 1.9].map((t) => walkingPose(walker, t))).size).toBe(2);
});
