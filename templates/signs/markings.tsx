/** A marking and its paint → a short piece of road seen from above, with traffic going up. */
import type { ReactNode } from 'react';
import type { Sign } from '../../schemas/sign.ts';
import { ROAD, SHEETING } from './colours.ts';
import { Legend } from './legend.tsx';
import { Arrow, BentArrow, StraightArrow, StraightOrRightArrow } from './symbols/arrows.tsx';
import { Wheelchair } from './symbols/people.tsx';
import { At } from './symbols/place.tsx';
import { Bicycle } from './symbols/vehicles.tsx';

type Paint = { paint: string; glow: string; word: string; driverSide: Sign['driverSide'] };
type Marking = (paint: Paint) => ReactNode;

const BROKEN = '26 22';
const DOTTED = '6 9';

type AlongProps = { x: number; paint: string; dash?: string | undefined; width?: number };

/** A line along the road. */
function Along({ x, paint, dash, width = 4 }: AlongProps) {
  return (
    <path
      d={`M${x} 0V100`}
      stroke={paint}
      strokeWidth={width}
      strokeDasharray={dash}
      strokeDashoffset={dash && 13}
    />
  );
}

function Asphalt({ children }: { children: ReactNode }) {
  return (
    <>
      <rect width="100" height="100" rx="4" fill={ROAD.asphalt} />
      {children}
    </>
  );
}

/** A lane between two white lines, with something painted in it. */
function Lane({ paint, children }: { paint: string; children: ReactNode }) {
  return (
    <Asphalt>
      <Along x={10} paint={SHEETING.blanco} width={3} />
      <Along x={90} paint={SHEETING.blanco} width={3} />
      <g fill={paint} stroke={paint} strokeWidth="0">
        {children}
      </g>
    </Asphalt>
  );
}

/** Lines along the road, each with its place and, when broken, its dashes. */
const lines =
  (...places: readonly (readonly [x: number, dash?: string])[]): Marking =>
  ({ paint }) => (
    <Asphalt>
      {places.map(([x, dash]) => (
        <Along key={x} x={x} paint={paint} dash={dash} />
      ))}
    </Asphalt>
  );

/** A solid and a broken centre line, and the driver's car on the right, beside the line of the record. */
const mixed: Marking = ({ paint, driverSide }) => {
  const isSolid = driverSide === 'continua';
  return (
    <Asphalt>
      <Along x={32} paint={paint} width={5} dash={isSolid ? BROKEN : undefined} />
      <Along x={42} paint={paint} width={5} dash={isSolid ? undefined : BROKEN} />
      <rect x="60" y="44" width="26" height="48" rx="8" fill={SHEETING.blanco} />
      <path d="M64 58Q73 53 82 58L80 66H66ZM66 80H80L82 86H64Z" fill={ROAD.asphalt} />
      <path d="M73 10 84 24H77V36H69V24H62Z" fill={SHEETING.blanco} />
    </Asphalt>
  );
};

/** A line at the edge of the road, with the verge beyond it. */
const edge =
  (side: 'left' | 'right'): Marking =>
  ({ paint }) => (
    <Asphalt>
      <path
        d={
          side === 'right'
            ? 'M80 0H96Q100 0 100 4V96Q100 100 96 100H80Z'
            : 'M20 0H4Q0 0 0 4V96Q0 100 4 100H20Z'
        }
        fill={ROAD.verge}
      />
      <Along x={side === 'right' ? 70 : 30} paint={paint} width={5} />
    </Asphalt>
  );

/** The two directions of a road, with something painted across the lane that goes up. */
const across =
  (children: ReactNode): Marking =>
  ({ paint }) => (
    <Asphalt>
      <path d="M80 0H96Q100 0 100 4V96Q100 100 96 100H80Z" fill={ROAD.pavement} />
      <Along x={22} paint={SHEETING.amarillo} width={3} />
      <g fill={paint}>{children}</g>
    </Asphalt>
  );

/** Letters are painted tall, because drivers see them at a slant. */
const painted: Marking = ({ paint, word }) => (
  <Lane paint={paint}>
    <g transform="translate(50 50)scale(1 2.4)">
      <Legend lines={[word]} x={0} y={0} w={68} h={28} />
    </g>
  </Lane>
);

const kerb: Marking = ({ paint }) => (
  <Asphalt>
    <path d="M62 0H96Q100 0 100 4V96Q100 100 96 100H62Z" fill={ROAD.pavement} />
    <path d="M76 25H100M76 50H100M76 75H100" stroke={ROAD.kerb} strokeWidth="1" />
    <path d="M60 0H76V100H60Z" fill={paint} />
    <path d="M60 0H64V100H60Z" fill="#000" opacity=".28" />
  </Asphalt>
);

/** Raised markers along a lane, the nearest one large: their faces throw the light of a car back. */
const raised: Marking = ({ paint, glow }) => (
  <Asphalt>
    <path d="M46 0H54L60 100H40Z" fill={SHEETING.blanco} opacity=".25" />
    {[
      [50, 14, 0.32],
      [50, 36, 0.55],
      [50, 74, 1],
    ].map(([x, y, scale]) => (
      <g key={y} transform={`translate(${x} ${y})scale(${scale})`}>
        <ellipse rx="40" ry="22" fill={glow} opacity=".3" />
        <path d="M-19-12H19L26 12Q27 16 23 16H-23Q-27 16-26 12Z" fill="#E9EAE6" />
        <path d="M-17-4H17L20 9H-20Z" fill={paint} />
        <path d="M-14-1H14" stroke={glow} strokeWidth="3" strokeLinecap="round" />
      </g>
    ))}
    <path
      d="M22 62 10 54M78 62 90 54M14 78H4M86 78H96"
      stroke={glow}
      strokeWidth="4"
      strokeLinecap="round"
    />
  </Asphalt>
);

export const MARKINGS: Readonly<Record<string, Marking>> = {
  'marca-amarilla-doble-continua': lines([46], [54]),
  'marca-amarilla-discontinua': lines([50, BROKEN]),
  'marca-amarilla-mixta': mixed,
  'marca-blanca-discontinua': lines([50, BROKEN]),
  'marca-blanca-continua': lines([50]),
  'marca-blanca-doble': lines([46], [54]),
  'marca-borde-blanca': edge('right'),
  'marca-borde-amarilla': edge('left'),
  'marca-punteada': lines([50, DOTTED]),
  'marca-doble-discontinua-reversible': lines(
    [26, BROKEN],
    [34, BROKEN],
    [66, BROKEN],
    [74, BROKEN],
  ),
  'marca-carril-viraje-central': lines([26], [34, BROKEN], [66, BROKEN], [74]),
  'marca-linea-pare': across(<path d="M26 36H78V50H26Z" />),
  'marca-linea-ceda': across(
    <path d="M26 38H36L31 54ZM39 38H49L44 54ZM52 38H62L57 54ZM65 38H75L70 54Z" />,
  ),
  'marca-cruce-peatonal': ({ paint }) => (
    <Asphalt>
      <path
        d="M0 4Q0 0 4 0H14V100H4Q0 100 0 96ZM86 0H96Q100 0 100 4V96Q100 100 96 100H86Z"
        fill={ROAD.pavement}
      />
      <path d="M50 0V6M50 46V50M50 94V100" stroke={SHEETING.amarillo} strokeWidth="3" />
      <path
        d="M14 10H86V16H14ZM14 36H86V42H14ZM17 58H26V88H17ZM31 58H40V88H31ZM45 58H55V88H45ZM60 58H69V88H60ZM74 58H83V88H74Z"
        fill={paint}
      />
    </Asphalt>
  ),
  'marca-flechas-carril': ({ paint }) => (
    <Asphalt>
      <path d="M35 0V100M65 0V100" stroke={SHEETING.blanco} strokeWidth="2.5" />
      <g fill={paint} stroke={paint} strokeWidth="0">
        <g transform="translate(31 22)scale(-.28 .58)">
          <BentArrow />
        </g>
        <g transform="translate(36 22)scale(.28 .58)">
          <StraightArrow />
        </g>
        <g transform="translate(69 22)scale(.28 .58)">
          <StraightOrRightArrow />
        </g>
      </g>
    </Asphalt>
  ),
  'marca-palabra-solo': painted,
  'marca-palabra-escuela': painted,
  'marca-palabra-pare': painted,
  'marca-x-ferrocarril': ({ paint }) => (
    <Lane paint={paint}>
      <path d="M12 6H88M12 94H88" strokeWidth="4" />
      <path d="M25 14H32L75 86H68ZM68 14H75L32 86H25Z" />
      <Legend lines={['R']} x={25} y={50} w={20} h={24} />
      <Legend lines={['R']} x={75} y={50} w={20} h={24} />
    </Lane>
  ),
  'marca-chevron-isleta': ({ paint }) => (
    <Asphalt>
      <path
        d="M50 4 84 96H16ZM37 62 50 48 63 62M28 84 50 62 72 84M43 42 50 34 57 42"
        fill="none"
        stroke={paint}
        strokeWidth="5"
        strokeLinejoin="bevel"
      />
    </Asphalt>
  ),
  'marca-rombo': ({ paint }) => (
    <Lane paint={paint}>
      <path d="M50 12 68 50 50 88 32 50Z" fill="none" strokeWidth="6" />
    </Lane>
  ),
  'marca-bicicleta': ({ paint }) => (
    <Lane paint={paint}>
      <At x={50} y={60} size={58}>
        <Bicycle />
      </At>
      <Arrow
        width={6}
        head={16}
        points={[
          [50, 36],
          [50, 10],
        ]}
      />
    </Lane>
  ),
  'marca-pavimento-rojo': ({ paint }) => (
    <Lane paint={paint}>
      <path d="M12 0H88V100H12Z" />
    </Lane>
  ),
  'marca-azul-impedidos': () => (
    <Asphalt>
      <path d="M10 100V8H90V100" fill="none" stroke={SHEETING.azul} strokeWidth="5" />
      <rect x="26" y="26" width="48" height="56" rx="3" fill={SHEETING.azul} />
      <g fill={SHEETING.blanco} stroke={SHEETING.blanco} strokeWidth="0">
        <At x={49} y={54} size={42}>
          <Wheelchair />
        </At>
      </g>
    </Asphalt>
  ),
  'marca-encintado-amarillo': kerb,
  'marca-encintado-rojo': kerb,
  'marca-captaluz-azul': raised,
  'marca-captaluz-rojo': raised,
  'marca-reductor': ({ paint }) => (
    <Asphalt>
      <path
        d="M0 4Q0 0 4 0H12V100H4Q0 100 0 96ZM88 0H96Q100 0 100 4V96Q100 100 96 100H88Z"
        fill={ROAD.pavement}
      />
      <path d="M50 0V30M50 76V100" stroke={SHEETING.amarillo} strokeWidth="3" />
      <path d="M12 30H88V53H12Z" fill="#777D7E" />
      <path d="M12 53H88V76H12Z" fill="#8D9394" />
      <path d="M12 51H88V55H12Z" fill="#C2C6C4" />
      <path d="M12 75H88V79H12Z" fill="#2C3031" />
      <path
        d="M54 75 62 56 70 75ZM70 75 78 56 86 75ZM14 31 22 50 30 31ZM30 31 38 50 46 31Z"
        fill={paint}
      />
    </Asphalt>
  ),
  'marca-no-bloquee': ({ paint }) => (
    <Asphalt>
      <path
        d="M4 0H20V20H0V4Q0 0 4 0ZM80 0H96Q100 0 100 4V20H80ZM0 80H20V100H4Q0 100 0 96ZM80 80H100V96Q100 100 96 100H80Z"
        fill={ROAD.pavement}
      />
      <path
        d="M24 24H76V76H24ZM24 24 76 76M76 24 24 76M24 50 50 24M50 76 76 50M24 50 50 76M50 24 76 50"
        fill="none"
        stroke={paint}
        strokeWidth="4"
      />
    </Asphalt>
  ),
};
