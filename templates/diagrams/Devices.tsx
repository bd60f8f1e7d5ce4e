/** Things that are held, worn or stuck to the car, each within 100 by 100 around 0 0. */
import { fill, stroke } from './colours.ts';

export const EDGE = { stroke: '#14211c', strokeWidth: 1.6, strokeLinejoin: 'round' } as const;
export const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Upright, with a message on its screen. */
const PHONE = (
  <>
    <rect {...fill('black')} x="-17" y="-40" width="34" height="66" rx="5" />
    <rect {...fill('glass')} x="-13" y="-34" width="26" height="52" />
    <path {...fill('white')} d="M-9-28H9V-14H-2L-7-9V-14H-9z" />
    <path {...fill('sun')} d="M-5-4H10V8H-5z" />
  </>
);

/** A red cross over something that is forbidden. */
const NO = <path {...stroke('red', 7)} {...ROUND} d="M-40-40L40 40M40-40L-40 40" opacity=".9" />;

export const DEVICES = {
  'telefono-en-mano': (
    <>
      <path
        {...fill('skin')}
        {...EDGE}
        d="M-24 48V24Q-28-4-18-8V20H17Q26 6 30-6L34-2Q30 28 22 48z"
      />
      {PHONE}
      <path {...stroke('skin', 8)} {...ROUND} d="M24-18L10-16M26-6L11-4M26 6L11 8" />
      {NO}
    </>
  ),
  'telefono-en-base': (
    <>
      <path {...fill('edge')} {...EDGE} d="M-48 30Q0 16 48 30V48H-48z" />
      <path {...stroke('steel', 7)} {...ROUND} d="M-8 28V8" />
      <g transform="translate(-8-8)rotate(90)scale(.9)">
        <rect {...fill('black')} x="-17" y="-32" width="34" height="64" rx="5" />
        <rect {...fill('lime')} x="-13" y="-26" width="26" height="52" />
        <path {...stroke('navy', 5)} {...ROUND} d="M9 20L-2 8 4-6-7-20" />
      </g>
      <path {...stroke('black', 3)} {...ROUND} d="M30-16q5 8 0 16M37-22q9 14 0 28" />
    </>
  ),
  audifonos: (
    <>
      <path {...fill('skin')} {...EDGE} d="M-22-8A22 26 0 0 1 22-8Q22 26 0 28T-22-8z" />
      <path {...fill('black')} d="M-23-6Q-24-36 0-36T23-6Q16-20 0-20T-23-6z" />
      <path {...fill('navy')} {...EDGE} d="M-34 48Q-32 30 0 30T34 48z" />
      <path {...stroke('steel', 5)} {...ROUND} d="M-29-2Q-30-44 0-44T29-2" />
      <rect {...fill('edge')} {...EDGE} x="-36" y="-8" width="14" height="26" rx="6" />
      <rect {...fill('edge')} {...EDGE} x="22" y="-8" width="14" height="26" rx="6" />
      {NO}
    </>
  ),
  computadora: (
    <>
      <rect {...fill('edge')} {...EDGE} x="-40" y="-42" width="80" height="60" rx="5" />
      <rect {...fill('glass')} x="-34" y="-36" width="68" height="48" />
      <path
        {...fill('stop')}
        stroke="#fff"
        strokeWidth="1.6"
        d="M-26-28H-14L-6-20V-8L-14 0H-26L-34-8V-20z"
        transform="translate(4 1)scale(.9)"
      />
      <path {...stroke('white', 4)} {...ROUND} d="M8-26H28M8-14H28M8-2H28" />
      <circle {...fill('white')} cx="2" cy="-26" r="2.6" />
      <circle {...fill('sun')} cx="2" cy="-14" r="3.4" />
      <circle {...fill('white')} cx="2" cy="-2" r="2.6" />
      <path {...fill('steel')} {...EDGE} d="M-40 20H40L50 42H-50z" />
      <path {...stroke('edge', 2.4)} d="M-34 26H34M-38 32H38" />
    </>
  ),
  papel: (
    <>
      <path {...fill('white')} {...EDGE} d="M-34-46H20L36-30V46H-34z" />
      <path {...fill('lamp')} {...EDGE} d="M20-46V-30H36z" />
      <path {...fill('sea')} d="M-26-36H10V-24H-26z" />
      <path {...stroke('black', 3)} d="M-26-10H28M-26 2H28M-26 14H14" />
      <path {...fill('steel')} d="M-26 24H2V36H-26z" />
    </>
  ),
  sello: (
    <>
      <path {...fill('sea')} {...EDGE} d="M-34-38H34L50 40H-50z" />
      <path {...stroke('white', 4)} {...ROUND} d="M-8 24L14-24M6 28L22-6" opacity=".7" />
      <path {...fill('edge')} d="M-10-38H10L6-28H-6z" />
      <g transform="translate(-20-14)">
        <rect {...fill('white')} {...EDGE} x="-16" y="-12" width="34" height="24" rx="3" />
        <path {...fill('navy')} d="M-15-11H17V-4H-15z" />
        <path {...stroke('black', 2)} d="M-11 0V8M-7 0V8M-4 0V8M1 0V8M5 0V8M8 0V8M12 0V8" />
      </g>
    </>
  ),
} as const;
