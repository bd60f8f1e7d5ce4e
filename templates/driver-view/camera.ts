/**
 * The pinhole camera of the driver's seat: it computes where each part of a clip is in the picture at a given second.
 * The build draws stills with it, and the hazards page moves the same parts. A clip stores parts and not a table of
 * frames, because the near side of a house changes its shape as one drives by, which transforms cannot express.
 *
 * Units are feet: x to the right from the middle of your lane, y up, z ahead from your position at second 0.
 */

export const CLIP_WIDTH = 320;
export const CLIP_HEIGHT = 180;
/** Focal length of the picture, for a field of view of 56 degrees. */
export const FOCAL_LENGTH = 300;
const HORIZON = 76;
/** Height of the driver's eye, and its x, which is left of the middle of the car. */
export const EYE_HEIGHT = 4;
export const SEAT_X = -1;
/** Nearest and farthest visible depth. Outlines are visible three times as far as flat drawings. */
const NEAR = 5;
const FAR = 640;
/** Feet that the road falls for each foot beyond the top of a hill. */
const FALL = 0.07;
/** The rear-view mirror: its vanishing point in the picture, and the focal length of its camera. */
export const MIRROR = { x: 160, y: 17, focus: 210 };

/** A constant, or keyframes: second, value, second, value, … */
export type Track = number | readonly number[];
/** A part of a clip that moves, or that the driver passes. Property names are short, as every clip repeats them. */
export type ClipPart = {
  x: Track;
  z: Track;
  y?: Track;
  /** Outlines as corners dx, dy, dz; without outlines, the part is a flat drawing that faces the driver. */
  p?: readonly (readonly number[])[];
  /** Times at which each lamp is on: start, end, start, end, … */
  on?: readonly (readonly number[])[];
  /** The turn signals flash while they are on. */
  flash?: 1;
  /** The part has two poses for walking. */
  walks?: 1;
  mirror?: 1;
  /** For a door, the opening angle in degrees. The outline of a door begins at the hinge. */
  door?: Track;
};
export type Clip = {
  /** Length in seconds. */
  t: number;
  z: Track;
  crest?: number;
  parts: ClipPart[];
};
/** The attribute that places a part in the picture. `beyond` means that the part is behind the top of a hill. */
export type PartPlacement = { attribute: 'd' | 'transform'; value: string; beyond: boolean };

const round = (value: number): number => Math.round(value * 10) / 10;

/** The value at a second, on a smooth curve that never overshoots a keyframe (monotone cubic). */
export function interpolateTrack(track: Track, t: number): number {
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

export const isLampOn = (spans: readonly number[], t: number, flashes: boolean): boolean =>
  spans.some((from, i) => i % 2 === 0 && t >= from && t < spans[i + 1]!) &&
  (!flashes || t % 0.8 < 0.5);

/** The pose of a part that walks, 0 or 1. A step takes a third of a second. */
export function walkingPose({ x, z }: ClipPart, t: number): 0 | 1 {
  const moved =
    Math.abs(interpolateTrack(x, t) - interpolateTrack(x, t - 0.1)) +
    Math.abs(interpolateTrack(z, t) - interpolateTrack(z, t - 0.1));
  return moved > 0.1 && t % 0.66 > 0.33 ? 1 : 0;
}

export type Eye = { z: number; crest: number };
export const eyeAt = ({ z, crest = 1e9 }: Clip, t: number): Eye => ({
  z: interpolateTrack(z, t),
  crest,
});

export function projectPart(part: ClipPart, eye: Eye, t: number): PartPlacement | undefined {
  const { z: eyeZ, crest } = eye;
  const [x, z, y] = [
    interpolateTrack(part.x, t),
    interpolateTrack(part.z, t),
    interpolateTrack(part.y ?? 0, t),
  ];
  const beyond = z > crest;
  if (part.mirror) {
    const behind = eyeZ - z;
    if (behind < 6) return undefined;
    const scale = MIRROR.focus / behind;
    return {
      attribute: 'transform',
      value: `translate(${round(MIRROR.x + (x - SEAT_X) * scale)} ${round(MIRROR.y + EYE_HEIGHT * scale)})scale(${round(scale * 10) / 10})`,
      beyond,
    };
  }
  const height = (at: number): number => y - Math.max(0, at - crest) * FALL;
  if (part.p === undefined) {
    const depth = z - eyeZ;
    if (depth < NEAR || depth > FAR) return undefined;
    const scale = FOCAL_LENGTH / depth;
    return {
      attribute: 'transform',
      value: `translate(${round(CLIP_WIDTH / 2 + (x - SEAT_X) * scale)} ${round(HORIZON + (EYE_HEIGHT - height(z)) * scale)})scale(${Math.round(scale * 1000) / 1000})`,
      beyond,
    };
  }
  const open = part.door === undefined ? 0 : (interpolateTrack(part.door, t) * Math.PI) / 180;
  let d = '';
  for (const corners of part.p) {
    seen.length = 0;
    for (let i = 0; i < corners.length; i += 3) {
      const [dx, dz] = swung(corners[i]!, corners[i + 2]!, open);
      seen.push(x + dx - SEAT_X, EYE_HEIGHT - corners[i + 1]! - height(z + dz), z + dz - eyeZ);
    }
    d += outline();
  }
  return d === '' ? undefined : { attribute: 'd', value: d, beyond };
}

/** A corner of a door that is open by `open` radians. */
const swung = (dx: number, dz: number, open: number): readonly [number, number] =>
  open > 0 ? [dz * Math.sin(open), dz * Math.cos(open)] : [dx, dz];

/** Right, down and depth of each corner of one outline. A frame has hundreds of outlines, which share this list. */
const seen: number[] = [];

/**
 * The path of the corners in `seen`, clipped at the nearest visible depth. The path is empty if it would be left or
 * right of the picture, too near or too far.
 */
function outline(): string {
  let d = '';
  let [least, most, nearest, corners] = [1e9, -1e9, 1e9, 0];
  const add = (right: number, down: number, depth: number) => {
    const x = round(CLIP_WIDTH / 2 + (right * FOCAL_LENGTH) / depth);
    d += `${corners === 0 ? 'M' : 'L'}${x} ${round(HORIZON + (down * FOCAL_LENGTH) / depth)}`;
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
