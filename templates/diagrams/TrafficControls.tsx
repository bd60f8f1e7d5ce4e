/**
 * Draws the control of an arm, a small sign or a light, with its middle at 0 0. Figures show the same light enlarged.
 */
import type { LIGHT_STATES, TRAFFIC_CONTROLS } from '../../schemas/scene.ts';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { fillAttributes, strokeAttributes } from './colours.ts';
import { BODY_COLOURS, type Drawings, shapesOf } from './drawings.ts';
import { WALK_SIGNAL_HALF_WIDTH } from './road-geometry.ts';
import { SignWord } from './SignWord.tsx';

export type LightState = (typeof LIGHT_STATES)[number];
export type ControlName = (typeof TRAFFIC_CONTROLS)[number];

const LENSES = ['red', 'amber', 'green'] as const;
/** The lit slots of the drawing for each light: a lens or an arrow, and rays if it flashes. */
const LIT_SLOTS: Readonly<Record<LightState, readonly string[]>> = {
  verde: ['green-on'],
  amarilla: ['amber-on'],
  roja: ['red-on'],
  'flecha-verde': ['green-arrow'],
  'flecha-amarilla': ['amber-arrow'],
  'flecha-roja': ['red-arrow'],
  'amarilla-intermitente': ['amber-on', 'amber-flash'],
  'roja-intermitente': ['red-on', 'red-flash'],
  apagado: [],
};

/** All slots of the drawing that a light shows, including its unlit lenses. */
export function lightSlots(light: LightState): string[] {
  const lit = LIT_SLOTS[light];
  return [
    ...lit,
    ...LENSES.filter((lens) => !lit.includes(`${lens}-on`)).map((lens) => `${lens}-off`),
  ];
}
export const LIGHT_SLOTS = [
  ...new Set((Object.keys(LIT_SLOTS) as LightState[]).flatMap(lightSlots)),
];

/** PARE and CEDA are drawn here, not in data/dibujos, because their words are set in the lettering of road signs. */
export function ArmSign({ name }: { name: 'pare' | 'ceda' }) {
  if (name === 'pare')
    return (
      <>
        <g {...strokeAttributes('white', 1.8)}>
          <path {...fillAttributes('stop')} d="M-7.5-18H7.5L18-7.5V7.5L7.5 18H-7.5L-18 7.5V-7.5Z" />
        </g>
        <SignWord of="PARE" colour="white" capital={8.6} />
      </>
    );
  return (
    <>
      <g {...strokeAttributes('stop', 4)} strokeLinejoin="round">
        <path {...fillAttributes('white')} d="M-20-15H20L0 19Z" />
      </g>
      <SignWord of="CEDA" colour="stop" y={-8} capital={6.6} />
    </>
  );
}

/**
 * The signal for pedestrians on its post: a housing with a visor and the lit words that the law names. The foot of the
 * post is 24 below the middle of the housing.
 */
export function WalkSignal({ of }: { of: 'cruce' | 'no-cruce' }) {
  const word = of === 'cruce' ? 'CRUCE' : 'NO CRUCE';
  const half = WALK_SIGNAL_HALF_WIDTH[of];
  return (
    <>
      <ellipse fill="#14211c" opacity=".3" cx="3" cy="24" rx="9" ry="2.6" />
      <path {...fillAttributes('edge')} d="M-2 9H2V24H-2z" />
      <rect {...fillAttributes('black')} x={-half} y="-11" width={2 * half} height="22" rx="4" />
      <rect
        {...fillAttributes('lamp')}
        x={3 - half}
        y="-7"
        width={2 * half - 6}
        height="15"
        rx="2"
      />
      <path
        {...fillAttributes('edge')}
        d={`M${-half - 2}-8.6L${2 - half}-12.6H${half - 2}L${half + 2}-8.6z`}
      />
      <SignWord of={word} colour={of === 'cruce' ? 'white' : 'orange'} y={0.6} capital={7.6} />
    </>
  );
}

/**
 * The tag beside a light, 20 wide and 14 high. It has the name that is on the roof of the car that the light is for.
 */
export function LightTag({ of }: { of: string }) {
  return (
    <>
      <rect
        x="-10"
        y="-7"
        width="20"
        height="14"
        rx="3"
        {...fillAttributes(BODY_COLOURS[of] ?? 'white')}
        stroke="#77807b"
        strokeWidth=".8"
      />
      <SignWord of={of.toLocaleUpperCase('es')} colour="black" y={1} capital={7.6} />
    </>
  );
}

type TrafficLightProps = { light: LightState; transform: string; drawings: Drawings };

/** The housing is 16 wide and 40 high. */
export const TrafficLight = ({ light, transform, drawings }: TrafficLightProps) => (
  <HtmlBlock
    as="g"
    transform={transform}
    of={shapesOf(drawings.get('objetos/semaforo'), { shown: lightSlots(light) })}
  />
);
