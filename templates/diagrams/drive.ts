/**
 * Computes the position of a vehicle at each moment from the legs of its drive. Its front wheels steer and its rear
 * wheels never slip sideways, so a real vehicle could drive every path.
 */
import type { Leg } from '../../schemas/manoeuvre.ts';
import { interpolateTrack } from '../driver-view/camera.ts';
import type { Box } from './geometry.ts';
import { UNITS_PER_FOOT } from './road-geometry.ts';

/** The middle of a vehicle at second `t`, its heading, and the angle of its front wheels, both in degrees. */
export type Pose = { t: number; x: number; y: number; angle: number; steer: number };

/** Distance of each axle from the nearer end of a vehicle, as a share of its length. Drawings have wheels there. */
const AXLE = 0.2;
const STEP = 1 / 60;
/** Number of simulation steps from one returned pose to the next. */
const KEPT = 12;

/**
 * @param from the box of the vehicle at the start
 * @param legs at least one
 * @param since second at which the first leg begins
 * @returns poses about a fifth of a second apart, and the final pose
 */
export function posesOfDrive(from: Box, legs: readonly Leg[], since: number): Pose[] {
  const travelled = travelOf(legs);
  const length = durationOfLegs(legs);
  const reach = from.l * (0.5 - AXLE);
  const base = from.l * (1 - 2 * AXLE);
  let angle = (from.angle * Math.PI) / 180;
  let [x, y] = [from.x - Math.sin(angle) * reach, from.y + Math.cos(angle) * reach];
  const steps = Math.max(1, Math.round(length / STEP));
  const poseAt = (t: number): Pose => ({
    t: since + t,
    x: x + Math.sin(angle) * reach,
    y: y - Math.cos(angle) * reach,
    angle: (angle * 180) / Math.PI,
    steer: steerAt(legs, t),
  });
  const poses = [poseAt(0)];
  for (let i = 1; i <= steps; i++) {
    const t = (length * i) / steps;
    const before = (length * (i - 1)) / steps;
    const way =
      (interpolateTrack(travelled, t) - interpolateTrack(travelled, before)) * UNITS_PER_FOOT;
    const steer = (steerAt(legs, (t + before) / 2) * Math.PI) / 180;
    const turned = (way * Math.tan(steer)) / base;
    x += Math.sin(angle + turned / 2) * way;
    y -= Math.cos(angle + turned / 2) * way;
    angle += turned;
    if (i % KEPT === 0 || i === steps) poses.push(poseAt(t));
  }
  return poses;
}

/** Keyframes of the distance driven, in feet. Their interpolation includes braking, and a stop before reversing. */
function travelOf(legs: readonly Leg[]): number[] {
  const travelled = [0, 0];
  let [t, feet] = [0, 0];
  for (const [seconds, way] of legs) {
    t += seconds;
    feet += way;
    travelled.push(t, feet);
  }
  return travelled;
}

/** The steering angle in degrees: the wheels begin straight and turn evenly to the angle of each leg. */
function steerAt(legs: readonly Leg[], t: number): number {
  let [end, before] = [0, 0];
  for (const [seconds, , steer] of legs) {
    end += seconds;
    if (t <= end) return steer + ((before - steer) * (end - t)) / seconds;
    before = steer;
  }
  return before;
}

export const durationOfLegs = (legs: readonly Leg[]): number =>
  legs.reduce((sum, [seconds]) => sum + seconds, 0);
