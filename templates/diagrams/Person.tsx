/**
 * A person on foot, with the middle of the drawing at 0 0. The person is upright like the signs, and seen from behind,
 * from the front or in profile.
 */
import type { Scene } from '../../schemas/scene.ts';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { type Drawings, OUTLINED_SLOT, shapesOf } from './drawings.ts';
import { roundToTenths } from './geometry.ts';

type Kind = NonNullable<Scene['people']>[number]['kind'];

/** Approximate half width and half height of the area that a person fills. */
export const PERSON_HALF_SIZE: Record<Kind, readonly [halfWidth: number, halfHeight: number]> = {
  peaton: [11, 19],
  baston: [15, 20],
  nino: [11, 17],
  agente: [15, 23],
  'agente-brazos': [26, 23],
  obrero: [12, 20],
};

/** People are drawn larger than to scale; otherwise nobody would see them on a phone. */
const SCALES: Record<Kind, number> = {
  peaton: 1.6,
  baston: 1.6,
  nino: 1.5,
  agente: 1.8,
  'agente-brazos': 1.8,
  obrero: 1.6,
};

/** The slot of the shoes and arms that belong to a posture. */
export const postureSlot = (walks: boolean) => (walks ? 'walking' : 'standing');

/** The slots for the three views of a person: in profile (facing east), from behind and from the front. */
type Side = 'profile' | 'away' | 'towards';

const sideOf = (angle: number): Side => {
  const north = Math.cos((angle * Math.PI) / 180);
  return Math.abs(north) < Math.SQRT1_2 ? 'profile' : north > 0 ? 'away' : 'towards';
};

export const PERSON_SLOTS = [
  OUTLINED_SLOT,
  postureSlot(true),
  postureSlot(false),
  ...(['profile', 'away', 'towards'] satisfies Side[]),
];

type Props = {
  kind: Kind;
  /** Direction in which the person looks, in degrees clockwise from the north. */
  angle: number;
  /** True if the group around the person turns by `angle`. */
  isTurned?: boolean;
  /** Size as a share of the default size. */
  scale?: number | undefined;
  walks: boolean;
  drawings: Drawings;
};

export function Person({ kind, angle, isTurned = false, scale = 1, walks, drawings }: Props) {
  const size = roundToTenths(SCALES[kind] * scale);
  const looksWest = Math.sin((angle * Math.PI) / 180) < -Math.SQRT1_2;
  return (
    <HtmlBlock
      as="g"
      transform={`${isTurned ? `rotate(${-roundToTenths(angle)})` : ''}scale(${looksWest ? -size : size} ${size})`}
      of={shapesOf(drawings.get(`personas/${kind}`), {
        shown: [postureSlot(walks), sideOf(angle)],
      })}
    />
  );
}
