/** A sign inside a scene, with its middle at 0 0. It is not a nested svg: exports match pictures up to `</svg>`. */
import type { Scene } from '../../schemas/scene.ts';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { type DrawnSign, signContent } from '../signs/content.ts';
import { OFF_ROAD_STRIPS } from './Carriageways.tsx';
import { strokeAttributes } from './colours.ts';
import type { Layout } from './layout.ts';

/** @param side side length of the square that the sign fits into */
export function SmallSign({ sign, side }: { sign: DrawnSign; side: number }) {
  const { width, height } = sign.drawing.viewBox;
  const scale = Math.round((side / Math.max(width, height)) * 1e3) / 1e3;
  const middle = `${Math.round(-width / 2)} ${Math.round(-height / 2)}`;
  return (
    <HtmlBlock
      as="g"
      className="dim"
      transform={`scale(${scale})translate(${middle})`}
      of={signContent(sign)}
    />
  );
}

const POST = 7;

/** @returns true if the sign stands beside the road and the foot of its post is on the same strip */
export function hasRoomForPost(
  { lane, size = 40 }: NonNullable<Scene['signs']>[number],
  y: number,
  { road }: Layout,
): boolean {
  const strip = road?.strips[lane];
  return (
    strip !== undefined &&
    OFF_ROAD_STRIPS.has(strip.record.is) &&
    y + size / 2 + POST < strip.top + strip.height
  );
}

export const SignPost = ({ side }: { side: number }) => (
  <>
    <ellipse fill="#14211c" opacity=".3" cx="3" cy={side / 2 + POST} rx="8" ry="2.4" />
    <path {...strokeAttributes('edge', 4)} d={`M0 0V${side / 2 + POST}`} />
  </>
);

/** @returns true if a sign hangs from a gantry above a lane */
export const isSignOverLane = (
  { lane }: NonNullable<Scene['signs']>[number],
  { road }: Layout,
): boolean => road?.strips[lane]?.record.is === 'carril';

/** The beam, seen from above, that carries a sign at `y` over all lanes. It has a foot at each end. */
export function Gantry({ y, road }: { y: number; road: NonNullable<Layout['road']> }) {
  const lanes = road.strips.filter(({ record }) => record.is === 'carril');
  const top = lanes[0]!.top - 7 - y;
  const bottom = lanes.at(-1)!.top + lanes.at(-1)!.height + 7 - y;
  return (
    <>
      <path stroke="#14211c" strokeWidth="7" opacity=".3" d={`M5 ${top + 4}V${bottom + 4}`} />
      <path {...strokeAttributes('edge', 7)} d={`M0 ${top}V${bottom}`} />
      <path {...strokeAttributes('white', 1.6)} opacity=".7" d={`M-1.6 ${top}V${bottom}`} />
      <path {...strokeAttributes('edge', 9)} d={`M-7 ${top}H7M-7 ${bottom}H7`} />
    </>
  );
}
