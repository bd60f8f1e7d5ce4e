/** What controls an arm: a small sign or a traffic light, with the middle at 0 0. The same light is drawn large for figures. */
import type { CONTROLS, LIGHTS } from '../../schemas/scene.ts';
import { type ColourName, fill, stroke } from './colours.ts';

type Light = (typeof LIGHTS)[number];
export type ControlName = (typeof CONTROLS)[number];

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
      <path
        d="M-5-12H5L12-5V5L5 12H-5L-12 5V-5Z"
        {...fill('red')}
        stroke="#fff"
        strokeWidth="2.4"
      />
    );
  if (name === 'ceda')
    return (
      <path
        d="M-12-9H12L0 12Z"
        {...fill('white')}
        stroke="#af1e2d"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    );
  return <TrafficLight light={name} />;
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
          <circle key={lens} cy={lens * 12 - 12} r="5" {...fill(on && !arrow ? colour : 'lamp')} />
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

/** To the left, as turn lanes have it. */
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
