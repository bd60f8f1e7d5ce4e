/** Computes the path of the arrow from a vehicle to its destination. */
import type { Arm, Box, Point } from './geometry.ts';
import { EXIT_HEADING, pointAhead, pointText, rotateVector } from './geometry.ts';
import { type Layout, type PlacedVehicle, ringPoint } from './layout.ts';
import {
  type ArmGeometry,
  type CrossingGeometry,
  isArmHorizontal,
  RING_RADIUS,
  ROUNDABOUT_RADIUS,
} from './road-geometry.ts';

type DrawnRoute = {
  d: string;
  end: Point;
  heading: number;
  reverses?: boolean;
};

/** Gap between a vehicle and its arrow, and the length of an arrow in the arm by which the vehicle leaves. */
const GAP = 3;
const REACH = 30;
const OWN_REACH = 50;
/** Half the angle of an arm at the ring, where arrows join and leave it. */
const JOIN = 34;

/** @returns undefined for a vehicle without a destination, or without a route to it */
export function arrowRoute(placed: PlacedVehicle, layout: Layout): DrawnRoute | undefined {
  const { vehicle, box } = placed;
  if (layout.road !== undefined)
    return vehicle.toX === undefined ? undefined : roadRoute(placed, layout.road);
  const { crossing } = layout;
  const target = vehicle.to && crossing?.arms[vehicle.to];
  if (crossing === undefined || target === undefined) return undefined;
  if (vehicle.ring !== undefined) return fromRing(box, vehicle.ring, target, crossing);
  const origin = crossing.arms[vehicle.arm!]!;
  return crossing.roundabout
    ? throughRing(box, origin, target, crossing)
    : throughCrossing(placed, origin, target);
}

/**
 * At a crossing, the arrow of the learner's vehicle is the longest, so that it stands out from others that end in the
 * same lane.
 */
const reachOf = ({ name }: PlacedVehicle['vehicle']) => (name === 'tú' ? OWN_REACH : REACH);

function roadRoute({ vehicle, box }: PlacedVehicle, road: NonNullable<Layout['road']>): DrawnRoute {
  const start = pointAhead(box, box.l / 2 + GAP);
  const strip = road.strips[vehicle.toLane ?? vehicle.lane!] ?? road.strips[vehicle.lane!]!;
  const own = road.strips[vehicle.lane!]!;
  const endX = vehicle.toX!;
  if (vehicle.toAngle !== undefined) return across(box, [endX, strip.middle], vehicle.toAngle);
  const same = strip === own;
  // A vehicle that stands at an angle straightens out on its way.
  const endY = same && (vehicle.turned ?? 0) % 180 === 0 ? start[1] : strip.middle;
  const way = Math.sin((box.angle * Math.PI) / 180) > 0 ? 1 : -1;
  const heading = way === 1 ? 90 : 270;
  const backwards = Math.sign(endX - box.x) !== way;
  if (!same && backwards && strip.heading !== heading) {
    const out = start[0] + way * 26;
    return {
      d: `M${pointText(start)}C${pointText([out, start[1]])} ${pointText([out, endY])} ${pointText([start[0] - (out - start[0]) * 0.2, endY])}H${endX}`,
      end: [endX, endY],
      heading: strip.heading,
    };
  }
  if (backwards) {
    const rear = pointAhead(box, -box.l / 2 - GAP);
    const bend = (rear[0] + endX) / 2;
    return {
      d: `M${pointText(rear)}C${pointText([bend, rear[1]])} ${pointText([bend, endY])} ${pointText([endX, endY])}`,
      end: [endX, endY],
      heading: heading + 180,
      reverses: true,
    };
  }
  const bend = (start[0] + endX) / 2;
  return {
    d: same
      ? `M${pointText(start)}H${endX}`
      : `M${pointText(start)}C${pointText([bend, start[1]])} ${pointText([bend, endY])} ${pointText([endX, endY])}`,
    end: [endX, endY],
    heading,
  };
}

/** The route of a vehicle that turns across a road: from its nose, or its tail in reverse, to the final heading. */
function across(box: Box, end: Point, heading: number): DrawnRoute {
  const [dx, dy] = rotateVector([0, -1], box.angle);
  const way = Math.sign((end[0] - box.x) * dx + (end[1] - box.y) * dy) || 1;
  const edge = way * (box.l / 2 + GAP);
  const start = pointAhead(box, edge);
  const reach = Math.hypot(end[0] - start[0], end[1] - start[1]) * 0.5;
  const [hx, hy] = rotateVector([0, reach], heading);
  const bend = pointAhead(box, edge + way * reach);
  return {
    d: `M${pointText(start)}C${pointText(bend)} ${pointText([end[0] + hx, end[1] + hy])} ${pointText(end)}`,
    end,
    heading,
    reverses: way < 0,
  };
}

function throughCrossing(
  { vehicle, box }: PlacedVehicle,
  origin: ArmGeometry,
  target: ArmGeometry,
): DrawnRoute {
  const lane = Math.min(vehicle.toLane ?? 0, target.lanes.sale - 1);
  const start = pointAhead(box, box.l / 2 + GAP);
  const entry = origin.point(origin.laneX('entra', vehicle.lane ?? 0), origin.edge);
  const outX = target.laneX('sale', lane);
  const exit = target.point(outX, target.edge);
  const end = target.point(outX, target.edge + reachOf(vehicle));
  const heading = EXIT_HEADING[target.arm];
  if (target === origin) {
    // A U-turn.
    const deep = origin.point(origin.laneX('entra', vehicle.lane ?? 0), origin.edge - 46);
    const back = origin.point(outX, origin.edge - 46);
    return {
      d: `M${pointText(start)}L${pointText(entry)}C${pointText(deep)} ${pointText(back)} ${pointText(exit)}L${pointText(end)}`,
      end,
      heading,
    };
  }
  const isStraight = (EXIT_HEADING[target.arm] - EXIT_HEADING[origin.arm] + 360) % 360 === 180;
  // A vehicle in the crossing has passed the point where its turn begins.
  const isInside = vehicle.from !== undefined && vehicle.from < -(origin.stop - origin.edge) - 6;
  const first = isInside ? start : entry;
  const lead = isInside ? `M${pointText(start)}` : `M${pointText(start)}L${pointText(entry)}`;
  if (isStraight && isArmHorizontal(target.arm) && vehicle.toX !== undefined) {
    // The arrow ends short of a vehicle ahead.
    const tip: Point = [vehicle.toX, end[1]];
    return { d: `M${pointText(start)}L${pointText(tip)}`, end: tip, heading };
  }
  if (isStraight && !isArmHorizontal(target.arm) && vehicle.toY !== undefined) {
    const tip: Point = [end[0], vehicle.toY];
    return { d: `M${pointText(start)}L${pointText(tip)}`, end: tip, heading };
  }
  if (isStraight) return { d: `${lead}L${pointText(exit)}L${pointText(end)}`, end, heading };
  const corner: Point = [
    EXIT_HEADING[target.arm] % 180 === 90 ? first[0] : exit[0],
    EXIT_HEADING[target.arm] % 180 === 90 ? exit[1] : first[1],
  ];
  if (vehicle.toX !== undefined) return cutTurn(lead, first, corner, exit, vehicle.toX);
  return { d: `${lead}Q${pointText(corner)} ${pointText(exit)}L${pointText(end)}`, end, heading };
}

/** The position of an arm on the ring, in degrees counter-clockwise from the east. */
const armAngle = (arm: Arm): number => (90 - EXIT_HEADING[arm] + 360) % 360;

/**
 * The part of a turn up to `x`, where the path of another vehicle begins; the whole turn if it does not reach `x`.
 */
function cutTurn(lead: string, from: Point, corner: Point, to: Point, x: number): DrawnRoute {
  const part = Math.min(1, Math.max(0, (x - from[0]) / (to[0] - from[0])));
  // Solves the quadratic curve for x: x = share² if the turn begins vertically, otherwise x = 1 − (1 − share)².
  const share = corner[0] === from[0] ? Math.sqrt(part) : 1 - Math.sqrt(1 - part);
  const mix = (a: Point, b: Point): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ];
  const bend = mix(from, corner);
  const next = mix(corner, to);
  const end = mix(bend, next);
  const heading = (Math.atan2(next[0] - bend[0], bend[1] - next[1]) * 180) / Math.PI;
  return { d: `${lead}Q${pointText(bend)} ${pointText(end)}`, end, heading: Math.round(heading) };
}

function throughRing(
  box: Box,
  origin: ArmGeometry,
  target: ArmGeometry,
  ground: CrossingGeometry,
): DrawnRoute {
  const start = pointAhead(box, box.l / 2 + GAP);
  const join = armAngle(origin.arm) + JOIN;
  const lane = origin.laneX('entra', 0);
  const mouth = origin.point(lane, ROUNDABOUT_RADIUS - 4);
  const bend = origin.point(lane, RING_RADIUS - 2);
  return leaving(
    `M${pointText(start)}L${pointText(mouth)}Q${pointText(bend)} ${pointText(ringPoint(ground, join))}`,
    join,
    target,
    ground,
  );
}

function fromRing(
  box: Box,
  degrees: number,
  target: ArmGeometry,
  ground: CrossingGeometry,
): DrawnRoute {
  const ahead = degrees + ((box.l / 2 + GAP) / RING_RADIUS) * (180 / Math.PI);
  return leaving(`M${pointText(ringPoint(ground, ahead))}`, ahead, target, ground);
}

/** The route counter-clockwise along the ring, from an angle to an arm, and out by that arm. */
function leaving(
  lead: string,
  from: number,
  target: ArmGeometry,
  ground: CrossingGeometry,
): DrawnRoute {
  const leave = armAngle(target.arm) - JOIN;
  const sweep = (((leave - from) % 360) + 360) % 360;
  const lane = target.laneX('sale', 0);
  const bend = target.point(lane, RING_RADIUS - 2);
  const mouth = target.point(lane, ROUNDABOUT_RADIUS - 4);
  const end = target.point(lane, ROUNDABOUT_RADIUS + REACH - 6);
  // A sweep of almost 360° means that the arrow of a vehicle on the ring starts just past its exit: no arc is needed.
  const arc =
    sweep > 350
      ? ''
      : `A${RING_RADIUS} ${RING_RADIUS} 0 ${sweep > 180 ? 1 : 0} 0 ${pointText(ringPoint(ground, leave))}`;
  return {
    d: `${lead}${arc}Q${pointText(bend)} ${pointText(mouth)}L${pointText(end)}`,
    end,
    heading: EXIT_HEADING[target.arm],
  };
}
