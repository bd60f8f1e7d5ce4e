/** Standing objects beside the road are redrawn only once their movement would be visible. */
import { describe, expect, test } from 'vitest';
import { HAZARD_ROADS, type Hazard } from '../../../../schemas/hazard.ts';
import {
  CLIP_WIDTH,
  type Clip,
  type ClipPart,
  EYE_HEIGHT,
  type Eye,
  eyeAt,
  FOCAL_LENGTH,
  SEAT_X,
} from '../../../../templates/driver-view/camera.ts';
import { buildHazardWorld } from '../../../../templates/driver-view/world.ts';
import {
  isOutOfPlace,
  type StandingBounds,
  standingBoundsOf,
} from '../../../../templates/islands/hazards/clip-renderer.ts';
import { HAZARD } from '../../../fixtures/hazard.ts';

const FRAME = 1 / 60;

/**
 * The position of a corner, right of the middle of the picture and below eye level; undefined if the corner is nearer
 * than 5 feet or beside the picture.
 */
function seen([x, y, z]: readonly number[], eye: Eye): [number, number] | undefined {
  const depth = z! - eye.z;
  if (depth < 5) return undefined;
  const place: [number, number] = [
    ((x! - SEAT_X) * FOCAL_LENGTH) / depth,
    ((EYE_HEIGHT - y!) * FOCAL_LENGTH) / depth,
  ];
  return Math.abs(place[0]) > CLIP_WIDTH / 2 ? undefined : place;
}

function cornersOf({ x, z, p }: ClipPart): number[][] {
  return p!.flatMap((outline) =>
    Array.from({ length: outline.length / 3 }, (_, i) => [
      (x as number) + outline[i * 3]!,
      outline[i * 3 + 1]!,
      (z as number) + outline[i * 3 + 2]!,
    ]),
  );
}

type Placed = { stands: StandingBounds; corners: number[][] };

/** The largest distance of the drawn corners of a part from their true places. */
function lagOf({ stands, corners }: Placed, clip: Clip): number {
  let worst = 0;
  let from = eyeAt(clip, 0);
  for (let t = FRAME; t < clip.t; t += FRAME) {
    const eye = eyeAt(clip, t);
    if (isOutOfPlace(stands, from, eye)) from = eye;
    for (const corner of corners) {
      const [now, shown] = [seen(corner, eye), seen(corner, from)];
      if (now && shown) worst = Math.max(worst, Math.hypot(now[0] - shown[0], now[1] - shown[1]));
    }
  }
  return worst;
}

describe.each(HAZARD_ROADS)('on the road "%s"', (road) => {
  const { clip } = buildHazardWorld({ ...HAZARD, road } as Hazard);
  const standingParts = clip.parts.flatMap((part) => {
    const stands = part.p && standingBoundsOf(part);
    return stands ? [{ stands, corners: cornersOf(part) }] : [];
  });

  test('no standing part is drawn more than 1.5 units from its true place', () => {
    expect(standingParts.length).toBeGreaterThan(0);
    const worst = Math.max(...standingParts.map((part) => lagOf(part, clip)));
    expect(worst).toBeLessThan(1.5);
  });

  test('a line far away is not redrawn for several frames', () => {
    const dash: ClipPart = {
      x: 0,
      z: 0,
      p: [[-6.25, 0, 400, -6.25, 0, 410, -5.75, 0, 410, -5.75, 0, 400]],
    };
    const stands = standingBoundsOf(dash) as StandingBounds;
    const from = eyeAt(clip, 1);
    expect(isOutOfPlace(stands, from, eyeAt(clip, 1 + 4 * FRAME))).toBe(false);
  });
});
