/** A vehicle from above, heading north, with its middle at 0 0, in the state that its record describes. */
import type { SceneVehicle } from '../../schemas/scene.ts';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { strokeAttributes } from './colours.ts';
import { BODY_COLOURS, type Drawings, shapesOf } from './drawings.ts';
import { roundToTenths } from './geometry.ts';
import type { PlacedVehicle } from './layout.ts';

export const SIGNAL_SLOTS = { izquierda: 'left-signal', derecha: 'right-signal' } as const;
const LIT_SIGNALS = {
  izquierda: [SIGNAL_SLOTS.izquierda],
  derecha: [SIGNAL_SLOTS.derecha],
  emergencia: Object.values(SIGNAL_SLOTS),
} as const;
export const BEAM_SLOTS = { bajas: 'low-beams', altas: 'high-beams' } as const;
const NOT_FLASHING = 'not-flashing';
const REVERSING = 'reversing';
/** Angles of the front wheels in degrees, large enough to show which way they point. */
const TURNED = { izquierda: -38, derecha: 38, rectas: 0 } as const;

export const VEHICLE_SLOTS = [
  'body',
  'wheels',
  'wheel',
  'door',
  'flashing',
  NOT_FLASHING,
  REVERSING,
  'upright',
  ...Object.values(SIGNAL_SLOTS),
  ...Object.values(BEAM_SLOTS),
];

/** The slots that the drawing of a vehicle must have, by the field of the record that needs each slot. */
export const neededSlots = ({
  signal,
  flashing,
  wheels,
  beams,
  door,
}: SceneVehicle): Readonly<Record<string, readonly string[]>> => ({
  ...(door && { door: ['door'] }),
  ...(wheels && { wheels: ['wheels', 'wheel'] }),
  ...(flashing && { flashing: ['flashing'] }),
  ...(beams && { beams: [BEAM_SLOTS[beams]] }),
  ...(signal && { signal: LIT_SIGNALS[signal] }),
});

type Props = {
  placed: PlacedVehicle;
  /** True for a vehicle that will drive backwards, whose white lights are on. */
  reverses?: boolean | undefined;
  drawings: Drawings;
};

export function Vehicle({ placed: { vehicle, kind, box }, reverses, drawings }: Props) {
  const place = `translate(${roundToTenths(box.x)} ${roundToTenths(box.y)})rotate(${roundToTenths(box.angle)})`;
  // `outline` marks a place on the ground: a dashed box as large as the vehicle, instead of its drawing.
  if (vehicle.outline)
    return (
      <rect
        {...strokeAttributes('white', 1.6)}
        strokeDasharray="5 4"
        transform={place}
        x={-roundToTenths(box.w / 2)}
        y={-roundToTenths(box.l / 2)}
        width={roundToTenths(box.w)}
        height={roundToTenths(box.l)}
        rx="6"
      />
    );
  const { beams: _, ...slots } = neededSlots(vehicle);
  const shapes = shapesOf(drawings.get(`vehiculos/${kind}`), {
    shown: [
      ...Object.values(slots).flat(),
      ...(vehicle.flashing ? [] : [NOT_FLASHING]),
      ...(reverses ? [REVERSING] : []),
    ],
    body: BODY_COLOURS[vehicle.name ?? ''],
    wheels: TURNED[vehicle.wheels ?? 'rectas'],
    upright: -roundToTenths(box.angle),
  });
  return <HtmlBlock as="g" transform={place} of={shapes} />;
}
