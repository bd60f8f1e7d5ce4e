/** Signs that other signs announce → small drawings of them. */
import { HOUSING, LAMP, SHEETING } from '../colours.ts';

export const StopPlate = () => (
  <path d="M29 0H71L100 29V71L71 100H29L0 71V29Z" fill={SHEETING.rojo} />
);

export const YieldPlate = () => (
  <>
    <path d="M0 12Q-2 6 5 6H95Q102 6 100 12L54 94Q50 99 46 94Z" fill={SHEETING.rojo} />
    <path d="M22 20H78L50 70Z" fill={SHEETING.blanco} />
  </>
);

export const TrafficLightPlate = () => (
  <>
    <rect x="28" width="44" height="100" rx="8" fill={HOUSING.case} />
    <circle cx="50" cy="19" r="13" fill={LAMP.rojo} />
    <circle cx="50" cy="50" r="13" fill={LAMP.amarillo} />
    <circle cx="50" cy="81" r="13" fill={LAMP.verde} />
  </>
);
