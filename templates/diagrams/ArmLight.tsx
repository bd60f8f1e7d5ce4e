/** The traffic light of an arm, and the tag or the arrow that shows which traffic it is for. */
import type { Scene } from '../../schemas/scene.ts';
import { strokeAttributes } from './colours.ts';
import type { Drawings } from './drawings.ts';
import { ARM_ROTATION, pointText } from './geometry.ts';
import { type ArmGeometry, isHorizontal } from './road-geometry.ts';
import { type Light, LightTag, TrafficLight } from './TrafficControls.tsx';

/** Minimum distance past the stop line at which the front of a vehicle counts as in the crossing. */
const INSIDE = 14;

/** The name of the vehicle that a light is for: "tú", or the vehicle behind one that is already in the crossing. */
export function lightTagText(
  { arm }: ArmGeometry,
  vehicles: NonNullable<Scene['vehicles']>,
): string | undefined {
  const coming = vehicles.filter((each) => each.arm === arm && each.way !== 'sale');
  const isInside = (from = 0) => from < -INSIDE;
  if (coming.some(({ name }) => name === 'tú')) return 'tú';
  if (!coming.some(({ from }) => isInside(from))) return undefined;
  return coming.find(({ from }) => !isInside(from))?.name;
}

type ArmLightProps = {
  arm: ArmGeometry;
  light: Light;
  tag: string | undefined;
  drawings: Drawings;
};

/**
 * The light stands upright, as real lights do, with red on top. The reader's own light has the tag "TÚ", because
 * readers mistook an arrow that points to the car for the direction of its traffic. Other lights have an arrow that
 * points to their street. If the first car has passed the light, a tag replaces the arrow.
 */
export function ArmLight({ arm, light, tag, drawings }: ArmLightProps) {
  const across = isHorizontal(arm.arm);
  const upright = `rotate(${-ARM_ROTATION[arm.arm]})`;
  return (
    <g transform={`translate(${pointText([arm.light[0] + (across ? 6 : 0), arm.light[1]])})`}>
      <TrafficLight light={light} transform={upright} drawings={drawings} />
      {tag ? (
        <g transform={`translate(${across ? '0 18' : '-20 0'})${upright}`}>
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
