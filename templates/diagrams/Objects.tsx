/** Things that a learner is to know by sight, each within 100 by 100 around 0 0. */
import type { ReactNode } from 'react';
import type { OBJECTS } from '../../schemas/scene-objects.ts';
import { type ColourName, fill, stroke } from './colours.ts';
import { DEVICES, EDGE, ROUND } from './Devices.tsx';

/** From the back seat: the back of a seat, and over it the head and shoulders of who sits there. */
function Rider({ x, clothes }: { x: number; clothes: ColourName }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path {...fill(clothes)} {...EDGE} d="M-20 30Q-20 8 0 8T20 30z" />
      <path {...fill('skin')} {...EDGE} d="M-5-2H5V10H-5z" />
      <circle {...fill('black')} cy="-8" r="12" />
      <path {...fill('skin')} d="M-12-9q-3 0-3 4t4 4zM12-9q3 0 3 4t-4 4z" />
      <path {...fill('edge')} {...EDGE} d="M-19 49V28Q-19 18-9 18H9Q19 18 19 28V49z" />
    </g>
  );
}

/** The side of a seat of a car, facing right. */
const SEAT_SIDE = (
  <path
    {...fill('edge')}
    {...EDGE}
    d="M-40-40Q-30-44-27-34L-16 22H30Q38 22 38 30T30 40H-22Q-32 40-34 30z"
  />
);

/** A child on a seat: hip and size, from a small child to an older one. */
function Sitter({
  x,
  y,
  scale,
  clothes,
}: {
  x: number;
  y: number;
  scale: number;
  clothes: ColourName;
}) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path {...stroke('black', 9)} {...ROUND} d="M0 0H20L24 16" />
      <path {...stroke(clothes, 16)} {...ROUND} d="M-5-22L-1-3" />
      <path {...stroke('skin', 5)} {...ROUND} d="M-3-20L8-8 14-8" />
      <circle {...fill('skin')} {...EDGE} cx="-6" cy="-40" r="10" />
      <path {...fill('black')} d="M-16-40A10 10 0 0 1 2-46Q-8-46-10-36z" />
    </g>
  );
}

/** A tyre from the side. */
function Tyre({ worn }: { worn: boolean }) {
  const blocks = [-22, -7, 8].flatMap((x) => [-34, -18, -2, 14, 30].map((y) => [x, y] as const));
  return (
    <>
      <rect {...fill('black')} {...EDGE} x="-32" y="-46" width="64" height="92" rx="16" />
      {worn ? (
        <path {...stroke('lamp', 3)} d="M-15-44V44M0-46V46M15-44V44" opacity=".55" />
      ) : (
        blocks.map(([x, y]) => (
          <path key={`${x} ${y}`} {...fill('edge')} d={`M${x} ${y - 6}h12l2 11h-12z`} />
        ))
      )}
      <path {...stroke('edge', 3)} d="M-28-38V38M28-38V38" />
      {worn && <path {...stroke('amber', 4)} d="M-30-12H30M-30 20H30" strokeDasharray="9 6" />}
    </>
  );
}

/** A licence. */
const CARD = (
  <>
    <rect {...fill('white')} {...EDGE} x="-46" y="-30" width="92" height="60" rx="6" />
    <path {...fill('sea')} d="M-45-24a5 5 0 0 1 5-5H40a5 5 0 0 1 5 5v9H-45z" />
    <path {...fill('steel')} d="M-40-10h26v34h-26z" />
    <circle {...fill('skin')} cx="-27" cy="2" r="7" />
    <path {...fill('navy')} d="M-38 24q2-13 11-13t11 13z" />
    <path {...stroke('black', 3)} d="M-6-5H38M-6 4H30M-6 13H38" />
    <path {...stroke('edge', 2)} d="M-6 23q5-5 9 0t9 0 9-2" />
  </>
);

/** A pedal on its arm, and the shoe that presses it. */
function Pedal({ wide }: { wide: boolean }) {
  return (
    <>
      <path {...stroke('steel', 6)} d={wide ? 'M0-48V-14' : 'M8-48L4-20'} />
      {wide ? (
        <rect {...fill('lamp')} {...EDGE} x="-32" y="-20" width="64" height="34" rx="6" />
      ) : (
        <rect {...fill('lamp')} {...EDGE} x="-13" y="-26" width="28" height="62" rx="7" />
      )}
      <path
        {...stroke('steel', 3)}
        d={wide ? 'M-22-14V8M-10-14V8M10-14V8M22-14V8' : 'M-8-18H10M-8-8H10M-8 2H10M-8 24H10'}
      />
      <path
        {...fill('navy')}
        {...EDGE}
        d={wide ? 'M-13 6Q-15-12 0-12T13 6L10 46H-10z' : 'M-12 14Q-14-6 1-6T14 14L11 48H-9z'}
      />
    </>
  );
}

export const DRAWINGS: Record<(typeof OBJECTS)[number], ReactNode> = {
  cabina: (
    <>
      <path {...fill('sea')} {...EDGE} d="M-42-46H42L50 16H-50z" />
      <path {...fill('road')} d="M-6-20H6L34 10H-34z" />
      <path {...stroke('white', 2)} strokeDasharray="6 5" d="M0-20V10" />
      <path {...fill('lamp')} {...EDGE} d="M-50 8H50V49H-50z" />
      <ellipse {...stroke('black', 5)} cx="-25" cy="8" rx="17" ry="9" />
      <Rider x={-25} clothes="sun" />
      <Rider x={25} clothes="blue" />
    </>
  ),
  tarjeta: CARD,
  'tarjeta-con-estrella': (
    <>
      {CARD}
      <path
        {...fill('sun')}
        {...EDGE}
        strokeWidth="1"
        d="M36-27L38.6-21.6 44.5-20.8 40.2-16.7 41.3-10.8 36-13.6 30.7-10.8 31.8-16.7 27.5-20.8 33.4-21.6z"
      />
    </>
  ),
  casco: (
    <>
      <path
        {...fill('red')}
        {...EDGE}
        d="M-38 10Q-42-42 2-42T40 4L38 12H4L0 26 14 38H-22Q-36 32-38 10z"
      />
      <path {...fill('glass')} {...EDGE} d="M2-16Q24-20 38-8L39 8 8 10Q-2 8 2-16z" />
      <path {...stroke('black', 4)} {...ROUND} d="M-8 38q8 10 20 6" />
      <path {...stroke('white', 5)} d="M-30-14Q-22-34 0-34" />
    </>
  ),
  gafas: (
    <>
      <path {...stroke('black', 7)} {...ROUND} d="M-46-8Q-40-16-32-14M46-8Q40-16 32-14" />
      <path
        {...fill('glass')}
        {...EDGE}
        d="M-36-16Q0-26 36-16 40 14 20 18 8 18 4 6 0 2-4 6-8 18-20 18-40 14-36-16z"
      />
      <path {...stroke('white', 3)} {...ROUND} d="M-26-8L-16 6M14-8L24 6" />
    </>
  ),
  guantes: (
    <path
      {...fill('lamp')}
      {...EDGE}
      d="M-22 44V14L-34-6Q-36-14-28-14L-18-2V-34Q-18-40-12-40T-6-34V-42Q-6-47 0-47T6-42V-36Q6-42 12-42T18-36V-24Q18-30 24-30T30-24V6L24 24V44zM-22 30H24"
    />
  ),
  zapatos: (
    <>
      <path {...fill('wall')} {...EDGE} d="M-26-44H6V4Q10 14 28 18 40 20 40 34H-26z" />
      <path {...fill('black')} d="M-28 33H42V43H-28z" />
      <path {...stroke('white', 2.6)} d="M-2-30H8M-2-20H8M-2-10H8M0 0H10" />
      <path {...stroke('amber', 3)} strokeDasharray="5 4" d="M-34-8H16" />
    </>
  ),
  pantalon: (
    <>
      <path {...fill('navy')} {...EDGE} d="M-24-46H24L30 46H6L0-8-6 46H-30z" />
      <path {...stroke('white', 2)} d="M-24-36H24M0-36V-16M-18-32L-22-20M18-32L22-20" />
    </>
  ),
  chaleco: (
    <>
      <path
        {...fill('lime')}
        {...EDGE}
        d="M-20-44Q-14-20 0-14 14-20 20-44L34-36 30-6 32 44H-32L-30-6-34-36z"
      />
      <path {...stroke('steel', 7)} d="M-31 14H31M-32 32H32M-22-40L-20 14M22-40L20 14" />
      <path {...stroke('black', 1.6)} d="M0-14V44" />
    </>
  ),
  goma: <Tyre worn={false} />,
  'goma-gastada': <Tyre worn />,
  'goma-reventada': (
    <>
      <path {...fill('steel')} {...EDGE} d="M-46-46H46V-22Q26-20 26-4H-26Q-26-20-46-22z" />
      <path
        {...fill('black')}
        {...EDGE}
        d="M-30 4Q-30-26 0-26T30 4Q30 24 38 32L30 40 16 32 2 42-12 34-28 42-38 32Q-30 24-30 4z"
      />
      <circle {...fill('steel')} {...EDGE} cy="6" r="17" />
      <circle {...fill('black')} cy="6" r="5" />
      <path {...stroke('edge', 3)} d="M-48 43H48" />
      <path {...stroke('red', 3)} {...ROUND} d="M36 12l10-4M34 4l6-8M-36 12l-10-4M-34 4l-6-8" />
    </>
  ),
  freno: <Pedal wide />,
  acelerador: <Pedal wide={false} />,
  'freno-de-mano': (
    <>
      <path {...fill('edge')} {...EDGE} d="M-42 26H42V42H-42z" />
      <path {...stroke('black', 14)} {...ROUND} d="M-26 24L22-22" />
      <path {...stroke('lamp', 10)} {...ROUND} d="M-26 24L22-22" />
      <circle {...fill('red')} {...EDGE} cx="27" cy="-27" r="5" />
      <path {...stroke('black', 3)} {...ROUND} d="M40 8Q44-12 36-30M31-25L36-31 42-26" />
    </>
  ),
  'freno-de-mano-suelto': (
    <>
      <path {...fill('edge')} {...EDGE} d="M-42 26H42V42H-42z" />
      <path {...stroke('black', 14)} {...ROUND} d="M-26 24L30 10" />
      <path {...stroke('lamp', 10)} {...ROUND} d="M-26 24L30 10" />
      <circle {...fill('red')} {...EDGE} cx="37" cy="8" r="5" />
      <path {...stroke('black', 3)} {...ROUND} d="M30-34Q40-24 38-8M32-14L38-8 43-15" />
    </>
  ),
  // The seat of a baby faces the rear.
  'asiento-protector': (
    <>
      {SEAT_SIDE}
      <g transform="translate(4 1)scale(-1 1)rotate(-14)">
        <path
          {...fill('red')}
          {...EDGE}
          d="M-30-34Q-20-42-15-31L-8 8H22Q30 8 30 16T22 24H-12Q-21 22-23 14z"
        />
        <Sitter x={0} y={6} scale={0.72} clothes="sea" />
        <path {...stroke('amber', 4)} {...ROUND} d="M-8-20L2-8 0 4M2-8L-6 0" />
      </g>
    </>
  ),
  'asiento-elevado': (
    <>
      {SEAT_SIDE}
      <path {...fill('blue')} {...EDGE} d="M-20 10H26Q32 10 32 18V22H-16z" />
      <Sitter x={-2} y={2} scale={0.9} clothes="orange" />
      <path {...stroke('glass', 4)} {...ROUND} d="M-20-30L6 4M-14 4H8" />
    </>
  ),
  cinturon: (
    <>
      {SEAT_SIDE}
      <Sitter x={-2} y={14} scale={1.12} clothes="green" />
      <path {...stroke('glass', 4.5)} {...ROUND} d="M-22-28L8 14M-14 14H10" />
    </>
  ),
  ...DEVICES,
};
