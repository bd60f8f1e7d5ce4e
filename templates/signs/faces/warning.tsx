/** Warning, school, work-zone, incident and railway signs, by id → what is drawn on the panel. */
import type { ReactNode } from 'react';
import { SHEETING } from '../colours.ts';
import { inset, type Point, polygon, whole } from '../geometry.ts';
import { Legend } from '../legend.tsx';
import { Rectangle } from '../shapes.tsx';
import { Cow, Rider } from '../symbols/animals.tsx';
import * as Arrows from '../symbols/arrows.tsx';
import * as People from '../symbols/people.tsx';
import { StopPlate, TrafficLightPlate, YieldPlate } from '../symbols/plates.tsx';
import * as Roads from '../symbols/roads.tsx';
import {
  Bicycle,
  Downhill,
  FireEngine,
  SchoolBus,
  SkiddingCar,
  Truck,
} from '../symbols/vehicles.tsx';
import { Area, type Face, type Faces, symbol, together, Words, words } from './scene.tsx';

const UP = (
  <Arrows.Arrow
    width={18}
    head={54}
    points={[
      [50, 100],
      [50, 0],
    ]}
  />
);

/** A small sign under an upright arrow: what comes next. */
const ahead = (plate: ReactNode): Face =>
  together(symbol(UP, 0.28, [0.5, 0.24]), symbol(plate, 0.38, [0.5, 0.6]));

/** The white or coloured plate of a reduced speed. */
const speedAhead =
  (lines: readonly string[], header?: string): Face =>
  (scene) => (
    <>
      <Rectangle
        x={scene.w * 0.295}
        y={scene.h * 0.31}
        w={scene.w * 0.41}
        h={scene.h * 0.425}
        background={SHEETING.blanco}
        border={scene.ink}
      />
      {header !== undefined && <Area scene={scene} d="M31.2 32.8H68.8V41H31.2Z" fill={header} />}
      <Words
        scene={scene}
        lines={lines}
        at={[0.5, 0.5225]}
        room={[0.36, 0.375]}
        figures={2.5}
        breaks={false}
      />
      {symbol(UP, 0.18, [0.5, 0.2])(scene)}
    </>
  );

const BIG_ARROW = (
  <Arrows.Arrow
    width={22}
    head={62}
    points={[
      [-14, 50],
      [114, 50],
    ]}
  />
);

/** A word over its arrow. */
const DETOUR = together(
  words(0, 1, [0.5, 0.28], [0.76, 0.26]),
  symbol(
    <Arrows.Arrow
      width={20}
      head={50}
      points={[
        [-6, 50],
        [106, 50],
      ]}
    />,
    0.7,
    [0.5, 0.69],
  ),
);

export const WARNING: Faces = {
  'giro-derecha': symbol(<Arrows.TurnArrow />, 0.56, [0.48, 0.48]),
  curva: symbol(<Arrows.CurveArrow />, 0.54, [0.48, 0.5]),
  'giro-contragiro': symbol(<Arrows.ReverseTurnArrow />, 0.54, [0.5, 0.5]),
  'curva-contracurva': symbol(<Arrows.ReverseCurveArrow />, 0.57),
  'camino-sinuoso': symbol(<Arrows.WindingArrow />, 0.62),
  'interseccion-cruz': symbol(<Roads.CrossRoads />, 0.6),
  vialateral: symbol(<Roads.SideRoad />, 0.6, [0.48, 0.5]),
  'vialateral-angulo': symbol(<Roads.SlantedSideRoad />, 0.58, [0.48, 0.5]),
  'interseccion-t': symbol(<Roads.TRoad />, 0.58),
  'interseccion-y': symbol(<Roads.YRoad />, 0.58),
  rotonda: symbol(<Arrows.RoundaboutArrows />, 0.52),
  'pare-adelante': ahead(<StopPlate />),
  'ceda-adelante': ahead(<YieldPlate />),
  'semaforo-adelante': symbol(<TrafficLightPlate />, 0.6),
  convergencia: symbol(<Roads.Merge />, 0.55, [0.485, 0.49]),
  'carril-termina': symbol(<Roads.LaneEnds />, 0.51, [0.49, 0.49]),
  'carril-anadido': symbol(<Roads.AddedLane />, 0.56, [0.49, 0.5]),
  'via-dividida-empieza': symbol(<Roads.DividedRoadBegins />, 0.52, [0.5, 0.52]),
  'via-dividida-termina': symbol(<Roads.DividedRoadEnds />, 0.52, [0.5, 0.48]),
  'doble-sentido': symbol(<Arrows.TwoWayArrows />, 0.58),
  pendiente: symbol(({ ground }) => <Downhill ground={ground} />, 0.53, [0.505, 0.47]),
  resbaladiza: symbol(({ ground }) => <SkiddingCar ground={ground} />, 0.58),
  bicicletas: symbol(<Bicycle />, 0.58, [0.5, 0.48]),
  peatones: symbol(<People.Pedestrian />, 0.57),
  ganado: symbol(<Cow />, 0.56, [0.5, 0.48]),
  jinetes: symbol(({ ground }) => <Rider ground={ground} />, 0.58, [0.47, 0.47]),
  emergencia: symbol(({ ground }) => <FireEngine ground={ground} />, 0.56, [0.5, 0.49]),
  'camiones-cruzan': symbol(({ ground }) => <Truck ground={ground} />, 0.55, [0.5, 0.49]),
  impedidos: symbol(<People.Wheelchair />, 0.54, [0.48, 0.5]),
  parque: symbol(<People.Seesaw />, 0.52, [0.485, 0.475]),
  'flecha-doble': symbol(<Arrows.PartingArrows />, 0.54),
  'velocidad-reducida': speedAhead(['VELOCIDAD', 'MÁXIMA', '35']),
  'altura-maxima': together(
    symbol(<path d="M50 0 86 56H14Z" />, 0.24, [0.5, 0.22]),
    (scene) => <Words scene={scene} room={[0.72, 0.17]} breaks={false} />,
    symbol(<path d="M50 100 86 44H14Z" />, 0.24, [0.5, 0.78]),
  ),
  'flecha-grande': symbol(BIG_ARROW, 1.24),
  'flecha-dos-direcciones': symbol(<Arrows.DoubleArrow />, 1.6),
  chevron: symbol(<Roads.Chevron />, 0.92),
  'velocidad-aconsejada': together(
    words(0, 1, [0.5, 0.37], [0.72, 0.4]),
    words(1, 2, [0.5, 0.77], [0.6, 0.19]),
  ),
  'flecha-cruce': symbol(
    <Arrows.Arrow
      width={22}
      head={60}
      points={[
        [120, 2],
        [-20, 98],
      ]}
    />,
    0.74,
  ),
  'marcador-obstaculo': (scene) => (
    <Area
      scene={scene}
      d="M85 2 95 5V19L43 2ZM5 3 95 33V47L5 17ZM5 31 95 61V75L5 45ZM5 59 95 89V98H80L5 73ZM5 87 38 98H5Z"
    />
  ),
  'fin-de-via': () => null,
  escuela: symbol(<People.SchoolChildren />, 0.66, [0.48, 0.565]),
  'parada-escolar': together(
    symbol(({ ground }) => <SchoolBus ground={ground} />, 0.45, [0.6, 0.47]),
    symbol(<People.SchoolChildren />, 0.245, [0.255, 0.49]),
  ),
  'reduccion-escolar': speedAhead(
    ['ESCUELA', 'VELOCIDAD', 'MÁXIMA', '15'],
    SHEETING['amarillo-verde fluorescente'],
  ),
  'velocidad-escolar': together(
    (scene) => (
      <>
        <Area scene={scene} d="M5 3H95V19H5Z" fill={SHEETING['amarillo-verde fluorescente']} />
        <Area scene={scene} d="M5 18H95V19.2H5Z" />
      </>
    ),
    words(0, 1, [0.5, 0.105], [0.8, 0.085]),
    words(1, 4, [0.5, 0.5], [0.84, 0.5], { figures: 3 }),
    words(4, 5, [0.5, 0.87], [0.84, 0.16]),
  ),
  banderillero: symbol(<People.Flagger />, 0.58, [0.47, 0.52]),
  trabajadores: symbol(<People.Digger />, 0.51, [0.535, 0.455]),
  'desvio-flecha': DETOUR,
  'desvio-incidente': DETOUR,
  'desvio-flecha-grande': (scene) => (
    <>
      <Area scene={scene} d="M6 26H74V10L95 50 74 90V74H6Z" />
      <g fill={scene.ground}>
        <Words scene={scene} at={[0.42, 0.5]} room={[0.7, 0.4]} />
      </g>
    </>
  ),
  'cruz-ferrocarril': ({ w, h, lines, ink, ground }) => {
    const [first = '', second = ''] = lines;
    const middle = Math.ceil(first.length / 2);
    const blade = (
      <rect x={-238} y={-43} width="476" height="86" fill={ground} stroke={ink} strokeWidth="4" />
    );
    return (
      <g transform={`translate(${whole(w / 2)} ${whole(h / 2)})`}>
        <g transform="rotate(-45)">
          {blade}
          <Legend lines={[first.slice(0, middle)]} x={-140} y={0} w={150} h={50} />
          <Legend lines={[first.slice(middle)]} x={140} y={0} w={150} h={50} />
        </g>
        <g transform="rotate(45)">
          {blade}
          <Legend lines={[second]} x={0} y={0} w={440} h={50} />
        </g>
      </g>
    );
  },
  // MUTCD 2009, 8B.03: an inverted T, the number over the word.
  'numero-vias': ({ w, h, lines, ink, ground }) => {
    const [count = '', tracks = ''] = (lines[0] ?? '').split(' ');
    const corners: Point[] = [
      [w * 0.26, 0],
      [w * 0.74, 0],
      [w * 0.74, h * 0.5],
      [w, h * 0.5],
      [w, h],
      [0, h],
      [0, h * 0.5],
      [w * 0.26, h * 0.5],
    ];
    return (
      <>
        <path d={polygon(corners, h * 0.06)} fill={ground} />
        <path
          d={polygon(inset(corners, h * 0.03), h * 0.045)}
          fill="none"
          strokeWidth={whole(h * 0.026)}
          stroke={ink}
        />
        <Legend lines={[count]} x={w / 2} y={h * 0.285} w={w * 0.36} h={h * 0.38} />
        <Legend lines={[tracks]} x={w / 2} y={h * 0.765} w={w * 0.8} h={h * 0.29} />
      </>
    );
  },
  'aviso-ferrocarril': together(
    (scene) => (
      <Area
        scene={scene}
        d="M13 20 20 13 50 43 80 13 87 20 57 50 87 80 80 87 50 57 20 87 13 80 43 50Z"
      />
    ),
    words(0, 1, [0.22, 0.5], [0.2, 0.23]),
    words(1, 2, [0.78, 0.5], [0.2, 0.23]),
  ),
  'cruce-ferro-paralelo': symbol(<Roads.ParallelRailway />, 0.58),
};
