/** The traffic light of an arm, and the tag or the arrow that shows which traffic it is for. */
import type { Scene } from '../../schemas/scene.ts';
import { strokeAttributes } from './colours.ts';
import type { Drawings } from './drawings.ts';
import { ARM_ROTATION, pointText } from './geometry.ts';
import { type ArmGeometry, isArmHorizontal } from './road-geometry.ts';
import { type LightState, LightTag, TrafficLight } from './TrafficControls.tsx';

/** Distance past the stop line up to which a vehicle still counts as waiting for the light. */
const INSIDE = 14;

/** The name of the vehicle that a light is for: "tú", or the only vehicle that has not passed the light. */
export function lightTagText(
  { arm }: ArmGeometry,
  vehicles: NonNullable<Scene['vehicles']>,
): string | undefined {
  const coming = vehicles.filter((each) => each.arm === arm && each.way !== 'sale');
  if (coming.some(({ name }) => name === 'tú')) return 'tú';
  const waiting = coming.filter(({ from = 0 }) => from >= -INSIDE);
  return waiting.length === 1 ? waiting[0]!.name : undefined;
}

type ArmLightProps = {
  arm: ArmGeometry;
  light: LightState;
  tag: string | undefined;
  drawings: Drawings;
};

/**
 * The light stands upright, as real lights do, with red on top. A light has the name of the vehicle that it is for on a
 * tag, because readers took an arrow towards the car for the direction of its traffic. A light without a tag has an
 * arrow that points to its street.
 */
export function ArmLight({ arm, light, tag, drawings }: ArmLightProps) {
  const across = isArmHorizontal(arm.arm);
  const upright = `rotate(${-ARM_ROTATION[arm.arm]})`;
  return (
    <g transform={`translate(${pointText([arm.light[0] + (across ? 6 : 0), arm.light[1]])})`}>
      <TrafficLight light={light} transform={upright} drawings={drawings} />
      {tag ? (
        <g transform={`translate(${pointText(arm.tag)})${upright}`}>
          <LightTag of={tag} />
        </g>
      ) : (
        <path
          {...strokeAttributes('ink', 2.4)}
          strokeLinecap="round"
          strokeLinejoin="round"
          d={`M${across ? -28 : -15}-7v14m-4-4l4 4 4-4`}
        />
      )}
    </g>
  );
}
