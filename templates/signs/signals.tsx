/** A signal and the name of its light → its black housing with the lit symbol; rays show that it flashes. */
import type { ReactNode } from 'react';
import type { Sign } from '../../schemas/sign.ts';
import { HOUSING, lamp, ROAD, SHEETING } from './colours.ts';
import { whole } from './geometry.ts';
import { Legend } from './legend.tsx';
import type { Size } from './shapes.tsx';
import { Arrow, FacingTurnArrows } from './symbols/arrows.tsx';
import { Hand, Pedestrian } from './symbols/people.tsx';
import { At } from './symbols/place.tsx';

type Signal = (light: { light: string | undefined }) => ReactNode;

export function signalSize(kind: Sign['kind']): Size {
  return kind === 'semaforo' ? { w: 100, h: 150 } : { w: 100, h: 100 };
}

/** A black case; its rim keeps it visible on a dark page. */
function Housing(frame: { x: number; y: number; width: number; height: number }) {
  return <rect {...frame} rx="8" fill={HOUSING.case} stroke={HOUSING.rim} strokeWidth="2" />;
}

/** Short lines around a light that goes on and off. */
function Rays({
  x,
  y,
  from,
  to,
  colour,
  count = 12,
}: {
  x: number;
  y: number;
  from: number;
  to: number;
  colour: string;
  count?: number;
}) {
  const ray = (turn: number, distance: number) =>
    `${whole(x + Math.cos(turn) * distance)} ${whole(y + Math.sin(turn) * distance)}`;
  const turns = Array.from({ length: count }, (_, index) => (index * 2 * Math.PI) / count);
  return (
    <path
      d={turns.map((turn) => `M${ray(turn, from)}L${ray(turn, to)}`).join('')}
      stroke={colour}
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  );
}

/** A square housing: lane signals and pedestrian signals. */
const box =
  (symbol: ReactNode, { flashes = false, size = 72 } = {}): Signal =>
  ({ light }) => {
    const colour = lamp(light);
    return (
      <>
        <Housing x={1} y={1} width={98} height={98} />
        <g fill={colour} stroke={colour} strokeWidth="0">
          <At x={50} y={50} size={flashes ? 50 : size}>
            {symbol}
          </At>
        </g>
        {flashes && <Rays x={50} y={50} from={38} to={45} colour={colour} count={16} />}
      </>
    );
  };

const CROSS = <path d="M12 12 88 88M88 12 12 88" strokeWidth="18" />;
const DOWN = (
  <Arrow
    width={20}
    head={58}
    points={[
      [50, 4],
      [50, 98],
    ]}
  />
);
const LEFT = (
  <Arrow
    radius={24}
    width={15}
    head={42}
    points={[
      [72, 96],
      [72, 36],
      [8, 36],
    ]}
  />
);

/** The middle of each lens of a head, from the top. */
const LENSES = { rojo: 29, amarillo: 75, verde: 121 } as const;
type Lens = keyof typeof LENSES;
type HeadOptions = { flashes?: boolean; arrow?: boolean };

/** A vertical head: red on top, amber in the middle, green below; one of the lenses may be lit. */
function Head({ lit, flashes = false, arrow = false }: HeadOptions & { lit?: Lens }) {
  return (
    <>
      <Housing x={22} y={2} width={56} height={146} />
      {(['rojo', 'amarillo', 'verde'] as const).map((name) => {
        const on = name === lit;
        return (
          <circle
            key={name}
            cx="50"
            cy={LENSES[name]}
            r={on && !arrow ? 17.5 : 19}
            fill={on && !arrow ? lamp(name) : HOUSING.dark}
            // In grey a red lens is as dark as one that is off: a ring says which is lit.
            {...(on && !arrow ? { stroke: SHEETING.blanco, strokeWidth: 3 } : {})}
          />
        );
      })}
      {lit !== undefined && arrow && (
        <g fill={lamp(lit)} stroke={lamp(lit)} strokeWidth="0">
          <At x={50} y={LENSES[lit]} size={37}>
            <Arrow
              width={24}
              head={74}
              points={[
                [100, 50],
                [0, 50],
              ]}
            />
          </At>
        </g>
      )}
      {lit !== undefined && flashes && (
        <Rays x={50} y={LENSES[lit]} from={22} to={27} colour={lamp(lit)} />
      )}
    </>
  );
}

/** The lens is the one of the record's light. */
const head =
  (options: HeadOptions = {}): Signal =>
  ({ light }) => (
    <Head
      {...options}
      {...(light === 'rojo' || light === 'amarillo' || light === 'verde' ? { lit: light } : {})}
    />
  );

export const SIGNALS: Readonly<Record<string, Signal>> = {
  'carril-flecha-verde': box(DOWN),
  'carril-x-amarilla': box(CROSS),
  'carril-x-amarilla-intermitente': box(CROSS, { flashes: true }),
  'carril-x-roja': box(CROSS),
  'carril-flecha-blanca-doble': box(<FacingTurnArrows />, { size: 80 }),
  'carril-flecha-blanca-sencilla': box(LEFT),
  'semaforo-verde': head(),
  'semaforo-amarillo': head(),
  'semaforo-rojo': head(),
  'semaforo-derecha-en-rojo': (signal) => (
    <>
      <rect width="100" height="150" rx="6" fill={ROAD.asphalt} />
      <g transform="translate(-14 6)scale(.92)">{head()(signal)}</g>
      <g fill={SHEETING.blanco} stroke={SHEETING.blanco} strokeWidth="0">
        <Arrow
          radius={12}
          width={9}
          head={24}
          points={[
            [66, 144],
            [66, 92],
            [97, 92],
          ]}
        />
      </g>
    </>
  ),
  'semaforo-flecha-verde': head({ arrow: true }),
  'semaforo-flecha-amarilla': head({ arrow: true }),
  'semaforo-flecha-amarilla-intermitente': head({ arrow: true, flashes: true }),
  'semaforo-flecha-roja': head({ arrow: true }),
  'semaforo-rojo-intermitente': head({ flashes: true }),
  'semaforo-amarillo-intermitente': head({ flashes: true }),
  'semaforo-apagado': head(),
  'semaforo-madrugada': (signal) => (
    <>
      <rect width="100" height="150" rx="6" fill="#1D3158" />
      <path d="M84 8A12 12 0 1 0 95 28 11 11 0 0 1 84 8Z" fill="#F6E7A8" />
      <path
        d="M10 14H13M14 50H17M86 58H89M10 96H13M84 106H87M16 134H19M60 8H63"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="translate(10 15)scale(.8)">{head()(signal)}</g>
    </>
  ),
  'peatonal-cruce-fijo': box(<Pedestrian />, { size: 78 }),
  'peatonal-cruce-intermitente': box(<Pedestrian />, { flashes: true }),
  'peatonal-no-cruce-intermitente': box(<Hand />, { flashes: true }),
  'peatonal-no-cruce-fijo': box(<Hand />),
  'peatonal-cuenta-regresiva': ({ light }) => (
    <>
      <Housing x={1} y={1} width={98} height={98} />
      <g fill={lamp(light)} stroke={lamp(light)} strokeWidth="0">
        <At x={26} y={50} size={42}>
          <Hand />
        </At>
        <Legend lines={['12']} x={72} y={50} w={44} h={44} />
      </g>
    </>
  ),
};
