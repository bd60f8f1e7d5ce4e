/** A person on foot, seen from above like the vehicles, with the middle of the head at 0 0. */
import type { Scene } from '../../schemas/scene.ts';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { type Drawings, OUTLINED_SLOT, shapesOf } from './drawings.ts';
import { roundToTenths } from './geometry.ts';

type Kind = NonNullable<Scene['people']>[number]['kind'];

/** Approximate half width and half height of the area that a person fills. */
export const PERSON_HALF_SIZE: Record<Kind, readonly [halfWidth: number, halfHeight: number]> = {
  peaton: [13, 13],
  baston: [14, 14],
  nino: [12, 12],
  agente: [20, 30],
  'agente-brazos': [28, 28],
  obrero: [26, 24],
};

/** People are drawn larger than to scale; otherwise nobody would see them on a phone. */
const SCALES: Partial<Record<Kind, number>> = {
  nino: 1.9,
  agente: 2,
  'agente-brazos': 1.8,
  obrero: 1.9,
};
const SCALE = 1.8;

/** The slot of the shoes and arms that belong to a posture. */
export const postureOf = (walks: boolean) => (walks ? 'walking' : 'standing');
export const PERSON_SLOTS = [OUTLINED_SLOT, postureOf(true), postureOf(false)];

type Props = {
  kind: Kind;
  /** Direction in which the person looks, in degrees clockwise from the north. */
  angle: number;
  /** Size as a share of the default size. */
  scale?: number | undefined;
  walks: boolean;
  drawings: Drawings;
};

export const Person = ({ kind, angle, scale = 1, walks, drawings }: Props) => (
  <HtmlBlock
    as="g"
    transform={`rotate(${angle})scale(${roundToTenths((SCALES[kind] ?? SCALE) * scale)})`}
    of={shapesOf(drawings.get(`personas/${kind}`), { shown: [postureOf(walks)] })}
  />
);
