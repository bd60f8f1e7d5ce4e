/** What controls an arm: a small sign or a traffic light, with the middle at 0 0. The same light is drawn large for figures. */
import type { LIGHT_STATES, TRAFFIC_CONTROLS } from '../../schemas/scene.ts';
import { type ColourName, fill, stroke } from './colours.ts';
import { WALK_HALF } from './ground.ts';
import { Word } from './Word.tsx';

type Light = (typeof LIGHT_STATES)[number];
export type ControlName = (typeof TRAFFIC_CONTROLS)[number];

/** The lit lens, counted from the top, its colour, and whether it flashes or shows an arrow. */
const LENSES: Record<Light, { lens: number; colour: ColourName; flashes?: true; arrow?: true }> = {
  verde: { lens: 2, colour: 'green' },
  amarilla: { lens: 1, colour: 'amber' },
  roja: { lens: 0, colour: 'red' },
  'flecha-verde': { lens: 2, colour: 'green', arrow: true },
  'flecha-amarilla': { lens: 1, colour: 'amber', arrow: true },
  'flecha-roja': { lens: 0, colour: 'red', arrow: true },
  'amarilla-intermitente': { lens: 1, colour: 'amber', flashes: true },
  'roja-intermitente': { lens: 0, colour: 'red', flashes: true },
  apagado: { lens: -1, colour: 'lamp' },
};

export function Control({ name }: { name: ControlName }) {
  if (name === 'pare')
    return (
      <>
        <path
          d="M-7.5-18H7.5L18-7.5V7.5L7.5 18H-7.5L-18 7.5V-7.5Z"
          {...fill('stop')}
          stroke="#fff"
          strokeWidth="1.8"
        />
        <Word of="PARE" colour="white" capital={8.6} />
      </>
    );
  if (name === 'ceda')
    return (
      <>
        <path
          d="M-20-15H20L0 19Z"
          {...fill('white')}
          stroke="#af1e2d"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <Word of="CEDA" colour="stop" y={-8} capital={6.6} />
      </>
    );
  return <TrafficLight light={name} />;
}

/** What people on foot see: lit words, as the law names them. */
export function WalkSignal({ of }: { of: 'cruce' | 'no-cruce' }) {
  const word = of === 'cruce' ? 'CRUCE' : 'NO CRUCE';
  const half = WALK_HALF[of];
  return (
    <>
      <rect
        {...fill('black')}
        x={-half}
        y="-8"
        width={2 * half}
        height="16"
        rx="3"
        stroke="#fff"
        strokeWidth="1.2"
      />
      <Word of={word} colour={of === 'cruce' ? 'white' : 'orange'} capital={7.6} />
    </>
  );
}

/** The "TÚ" tag beside the reader's traffic light, as on the roof of the reader's car. 20 wide and 14 high. */
export function YourLight() {
  return (
    <>
      <rect x="-10" y="-7" width="20" height="14" rx="3" {...fill('sun')} />
      <Word of="TÚ" colour="black" y={1} capital={7.6} />
    </>
  );
}

/** 16 wide and 40 high. */
export function TrafficLight({ light }: { light: Light }) {
  const { lens: lit, colour, flashes, arrow } = LENSES[light];
  return (
    <>
      <rect
        x="-8"
        y="-20"
        width="16"
        height="40"
        rx="4"
        {...fill('black')}
        stroke="#fff"
        strokeWidth="1.4"
      />
      {[0, 1, 2].map((lens) => {
        const on = lens === lit;
        return (
          <circle
            key={lens}
            cy={lens * 12 - 12}
            r="5"
            {...fill(on && !arrow ? colour : 'lamp')}
            // In grey a red lens is as dark as one that is off: a ring says which is lit.
            {...(on && !arrow ? { stroke: '#fff', strokeWidth: 1.4 } : {})}
          />
        );
      })}
      {arrow && <Arrow y={lit * 12 - 12} colour={colour} />}
      {flashes && (
        <path
          {...stroke(colour, 2)}
          strokeLinecap="round"
          d={[-1, 1]
            .map(
              (side) =>
                `M${side * 12} ${lit * 12 - 12}h${side * 5}M${side * 11} ${lit * 12 - 17}l${side * 4}-3M${side * 11} ${lit * 12 - 7}l${side * 4} 3`,
            )
            .join('')}
        />
      )}
    </>
  );
}

/** An arrow to the left, as for turn lanes. */
function Arrow({ y, colour }: { y: number; colour: ColourName }) {
  return (
    <path
      transform={`translate(0 ${y})`}
      {...stroke(colour, 1.8)}
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M4 0H-4M-1-3.5L-4 0-1 3.5"
    />
  );
}
