/**
 * The pinhole camera of the driver's seat: parts of a clip and a second → where they are in the picture. The build draws
 * still frames with it and the page of the hazards moves the same parts, so a clip is its parts and not a table of frames:
 * the near side of a house changes its shape as one drives by, which no table of transforms can say.
 *
 * Feet: x to the right of your lane's middle, y up, z ahead of where you were at second 0.
 */

export const CLIP_WIDTH = 320;
export const HEIGHT = 180;
/** Focal length of the picture: the eye sees 56 degrees. */
export const FOCUS = 300;
const HORIZON = 76;
/** The eye of a driver, left of the middle of the car. */
export const EYE = 4;
export const SEAT = -1;
/** Nothing nearer or farther is drawn. */
const NEAR = 5;
const FAR = 640;
/** How far the road falls beyond the top of a hill, for each foot. */
const FALL = 0.07;
/** The inner mirror: its middle, and its own camera. */
export const MIRROR = { x: 160, y: 17, focus: 210 };

/** A value, or seconds and values in turn. */
export type Track = number | readonly number[];
/** A part of a clip that moves, or that one drives by. Short names: they are in every clip. */
export type ClipPart = {
  x: Track;
  z: Track;
  y?: Track;
  /** Its outlines as corners dx, dy, dz; without them it is a flat drawing that looks at the driver. */
  p?: readonly (readonly number[])[];
  /** When each of its lamps is on: from, to, from, to … */
  on?: readonly (readonly number[])[];
  /** When its lamps flash: a signal. */
  flash?: 1;
  /** It has two poses, and walks. */
  walks?: 1;
  /** Seen in the mirror only. */
  mirror?: 1;
  /** A door: how far it is open, in degrees. Its outline begins at the hinge. */
  door?: Track;
};
export type Clip = {
  /** Seconds. */
  t: number;
  z: Track;
  crest?: number;
  parts: ClipPart[];
};
/** Absent: it is not in the picture. `beyond` is what a hill hides in part. */
export type Placed = { attribute: 'd' | 'transform'; value: string; beyond: boolean };

const round = (value: number): number => Math.round(value * 10) / 10;

/** The value at a second: smooth, and never beyond its neighbours (monotone cubic). */
export function valueAt(track: Track, t: number): number {
  if (typeof track === 'number') return track;
  const last = track.length - 2;
  if (t <= track[0]!) return track[1]!;
  if (t >= track[last]!) return track[last + 1]!;
  let i = 0;
  while (track[i + 2]! <= t) i += 2;
  const slope = (from: number): number =>
    (track[from + 3]! - track[from + 1]!) / (track[from + 2]! - track[from]!);
  const tangent = (at: number): number => {
    if (at === 0 || at === last) return slope(at === 0 ? 0 : last - 2);
    const [before, after] = [slope(at - 2), slope(at)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  const length = track[i + 2]! - track[i]!;
  const s = (t - track[i]!) / length;
  const [from, to] = [track[i + 1]!, track[i + 3]!];
  return (
    from * (1 + 2 * s) * (1 - s) ** 2 +
    to * s * s * (3 - 2 * s) +
    length * s * (1 - s) * (tangent(i) * (1 - s) - tangent(i + 2) * s)
  );
}

/** Whether a lamp is on: from, to, from, to … */
export const isOn = (spans: readonly number[], t: number, flashes: boolean): boolean =>
  spans.some((from, i) => i % 2 === 0 && t >= from && t < spans[i + 1]!) &&
  (!flashes || t % 0.8 < 0.5);

/** The pose of a part that walks, 0 or 1. A step takes a third of a second. */
export function poseAt({ x, z }: ClipPart, t: number): 0 | 1 {
  const moved =
    Math.abs(valueAt(x, t) - valueAt(x, t - 0.1)) + Math.abs(valueAt(z, t) - valueAt(z, t - 0.1));
  return moved > 0.1 && t % 0.66 > 0.33 ? 1 : 0;
}

/** Where the eye is: it stays in its lane. */
export type Eye = { z: number; crest: number };
export const eyeAt = ({ z, crest = 1e9 }: Clip, t: number): Eye => ({
  z: valueAt(z, t),
  crest,
});

export function projectedPart(part: ClipPart, eye: Eye, t: number): Placed | undefined {
  const { z: eyeZ, crest } = eye;
  const [x, z, y] = [valueAt(part.x, t), valueAt(part.z, t), valueAt(part.y ?? 0, t)];
  const beyond = z > crest;
  if (part.mirror) {
    const behind = eyeZ - z;
    if (behind < 6) return undefined;
    const scale = MIRROR.focus / behind;
    return {
      attribute: 'transform',
      value: `translate(${round(MIRROR.x + (x - SEAT) * scale)} ${round(MIRROR.y + EYE * scale)})scale(${round(scale * 10) / 10})`,
      beyond,
    };
  }
  const height = (at: number): number => y - Math.max(0, at - crest) * FALL;
  if (part.p === undefined) {
    const depth = z - eyeZ;
    if (depth < NEAR || depth > FAR) return undefined;
    const scale = FOCUS / depth;
    return {
      attribute: 'transform',
      value: `translate(${round(CLIP_WIDTH / 2 + (x - SEAT) * scale)} ${round(HORIZON + (EYE - height(z)) * scale)})scale(${Math.round(scale * 1000) / 1000})`,
      beyond,
    };
  }
  const open = part.door === undefined ? 0 : (valueAt(part.door, t) * Math.PI) / 180;
  let d = '';
  for (const corners of part.p) {
    seen.length = 0;
    for (let i = 0; i < corners.length; i += 3) {
      const [dx, dz] = swung(corners[i]!, corners[i + 2]!, open);
      seen.push(x + dx - SEAT, EYE - corners[i + 1]! - height(z + dz), z + dz - eyeZ);
    }
    d += outline();
  }
  return d === '' ? undefined : { attribute: 'd', value: d, beyond };
}

/** A corner of a door that is open by `open` radians. */
const swung = (dx: number, dz: number, open: number): readonly [number, number] =>
  open > 0 ? [dz * Math.sin(open), dz * Math.cos(open)] : [dx, dz];

/** Right, down and depth of each corner of one outline. There are hundreds of outlines in a frame: they share one list. */
const seen: number[] = [];

/** The corners as the eye sees them, cut off where they come too near. */
function outline(): string {
  let d = '';
  let [least, most, nearest, corners] = [1e9, -1e9, 1e9, 0];
  const add = (right: number, down: number, depth: number) => {
    const x = round(CLIP_WIDTH / 2 + (right * FOCUS) / depth);
    d += `${corners === 0 ? 'M' : 'L'}${x} ${round(HORIZON + (down * FOCUS) / depth)}`;
    least = Math.min(least, x);
    most = Math.max(most, x);
    nearest = Math.min(nearest, depth);
    corners += 1;
  };
  for (let i = 0; i < seen.length; i += 3) {
    const [right, down, depth] = [seen[i]!, seen[i + 1]!, seen[i + 2]!];
    const next = i + 3 === seen.length ? 0 : i + 3;
    const far = seen[next + 2]!;
    if (depth >= NEAR) add(right, down, depth);
    if (depth < NEAR !== far < NEAR) {
      const s = (NEAR - depth) / (far - depth);
      add(right + (seen[next]! - right) * s, down + (seen[next + 1]! - down) * s, NEAR);
    }
  }
  return corners < 3 || nearest > FAR * 3 || most < 0 || least > CLIP_WIDTH ? '' : `${d}z`;
}
