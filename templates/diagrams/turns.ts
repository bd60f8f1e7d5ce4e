/** From which arm to which arm → the line a vehicle follows, in a frame where it comes from the south. */
import type { ARMS } from '../../schemas/diagram.ts';

export type Arm = (typeof ARMS)[number];
type Turn = {
  path: string;
  /** Where the arrow ends, and which way it points (degrees clockwise from up). */
  end: readonly [x: number, y: number, heading: number];
};

/** Clockwise from the south, in which all arms are drawn and then turned. */
export const ANGLES: Record<Arm, number> = { sur: 0, oeste: 90, norte: 180, este: 270 };

/** Middle of a lane, from the middle of its road. Traffic keeps to the right. */
export const LANE = 20;
/** Edge of the crossing, the stop line, and the same behind a pedestrian crossing. */
export const EDGE = 40;
export const STOP = 48;
export const STOP_BEHIND = 66;
const FAR = 84;
const RING = 44;

export function turnOf(from: Arm, to: Arm, start: number, roundabout = false): Turn {
  const side = (ANGLES[to] - ANGLES[from] + 360) % 360;
  if (roundabout) return around(side, start);
  const entry = `M${LANE} ${start}`;
  if (side === 270)
    return {
      path: `${entry}V${EDGE}Q${LANE} ${LANE} ${EDGE} ${LANE}H${FAR}`,
      end: [FAR, LANE, 90],
    };
  if (side === 90)
    return { path: `${entry}V12Q${LANE} ${-LANE} -12 ${-LANE}H${-FAR}`, end: [-FAR, -LANE, 270] };
  return { path: `${entry}V${-FAR}`, end: [LANE, -FAR, 0] };
}

/** Counter-clockwise round the island and out. */
function around(side: number, start: number): Turn {
  const entry = `M${LANE} ${start}V39`;
  if (side === 270)
    return { path: `${entry}A${RING} ${RING} 0 0 0 39 ${LANE}H${FAR}`, end: [FAR, LANE, 90] };
  if (side === 90)
    return { path: `${entry}A${RING} ${RING} 0 1 0 -39 ${-LANE}H${-FAR}`, end: [-FAR, -LANE, 270] };
  return { path: `${entry}A${RING} ${RING} 0 0 0 ${LANE} -39V${-FAR}`, end: [LANE, -FAR, 0] };
}

/** A point of the southern frame, turned to its arm. */
export function turned(arm: Arm, x: number, y: number): readonly [number, number] {
  const turn = (ANGLES[arm] * Math.PI) / 180;
  return [
    Math.round(x * Math.cos(turn) - y * Math.sin(turn)),
    Math.round(x * Math.sin(turn) + y * Math.cos(turn)),
  ];
}
