/** Regulatory signs, by id → what is drawn on the panel. */
import { SHEETING } from '../colours.ts';
import { whole } from '../geometry.ts';
import { Letter } from '../legend.tsx';
import { Rectangle } from '../shapes.tsx';
import * as Arrows from '../symbols/arrows.tsx';
import { Pedestrian, PressingHand, SeatBelt, Wheelchair } from '../symbols/people.tsx';
import { At } from '../symbols/place.tsx';
import { YieldPlate } from '../symbols/plates.tsx';
import { Prohibition } from '../symbols/prohibition.tsx';
import { DividedHighway } from '../symbols/roads.tsx';
import { Bicycle, Truck } from '../symbols/vehicles.tsx';
import { Area, type Face, type Faces, symbol, together, Words, words } from './scene.tsx';

const RIGHT = (
  <Arrows.Arrow
    width={20}
    head={50}
    points={[
      [0, 50],
      [100, 50],
    ]}
  />
);
const SLANTED = (
  <Arrows.Arrow
    width={16}
    head={46}
    points={[
      [92, 10],
      [8, 88],
    ]}
  />
);

const prohibited = (drawing: Parameters<typeof symbol>[0], size: number, flip = false): Face =>
  symbol(
    (scene) => (
      <Prohibition size={size} flip={flip}>
        {typeof drawing === 'function' ? drawing(scene) : drawing}
      </Prohibition>
    ),
    0.84,
  );

const NO_TURN = (
  <Arrows.Arrow
    radius={14}
    width={17}
    head={48}
    points={[
      [30, 91],
      [30, 42],
      [88, 42],
    ]}
  />
);

/** A word over or under its lane arrow. */
const laneArrow = (arrow: Parameters<typeof symbol>[0], flip = false): Face =>
  together(symbol(arrow, 0.62, [0.5, 0.37], flip), words(0, 1, [0.5, 0.82], [0.72, 0.17]));

/** Words about a speed, and the speed itself as large as the panel allows. */
const speed =
  (figures: number): Face =>
  (scene) => <Words scene={scene} room={[0.82, 0.82]} figures={figures} />;

const disc =
  (colour: string, y: number): Face =>
  ({ w, h }) => <circle cx={whole(w / 2)} cy={whole(h * y)} r={whole(w * 0.17)} fill={colour} />;

export const REGULATORY: Faces = {
  'ceda-peatones-aqui': together(
    symbol(<YieldPlate />, 0.34, [0.28, 0.3]),
    words(0, 1, [0.7, 0.29], [0.4, 0.18]),
    symbol(SLANTED, 0.3, [0.3, 0.7]),
    symbol(<Pedestrian />, 0.42, [0.7, 0.68]),
  ),
  'ceda-peatones-cruce': together(
    ({ w, h }) => (
      <>
        <rect
          width={w}
          height={h}
          rx={whole(w * 0.08)}
          fill={SHEETING['amarillo-verde fluorescente']}
        />
        <g transform={`translate(${whole(w * 0.07)} ${whole(w * 0.07)})`}>
          <Rectangle
            {...{ x: 0, y: 0, w: w * 0.86, h: h - w * 0.14 }}
            background={SHEETING.blanco}
            border={SHEETING.negro}
          />
        </g>
      </>
    ),
    words(0, 1, [0.5, 0.13], [0.74, 0.19]),
    symbol(<YieldPlate />, 0.5, [0.5, 0.325]),
    words(1, 2, [0.5, 0.455], [0.7, 0.075]),
    symbol(<Pedestrian />, 0.56, [0.5, 0.61]),
    words(2, 3, [0.5, 0.84], [0.76, 0.25]),
  ),
  'velocidad-maxima': speed(3.6),
  'velocidad-pesados': speed(2.6),
  'velocidad-minima': speed(2.6),
  'velocidad-combinada': speed(3.2),
  'velocidad-peaje': together(
    words(0, 3, [0.5, 0.37], [0.82, 0.56], { figures: 3 }),
    words(3, 5, [0.5, 0.82], [0.86, 0.24]),
  ),
  'no-vire-derecha': prohibited(NO_TURN, 74),
  'no-vire-izquierda': prohibited(NO_TURN, 74, true),
  'no-vire-u': prohibited(<Arrows.UTurnArrow />, 72),
  'solo-izquierda': laneArrow(<Arrows.BentArrow />, true),
  'solo-derecha': laneArrow(<Arrows.BentArrow />),
  'solo-derecho': laneArrow(<Arrows.StraightArrow />),
  'derecho-o-izquierda': symbol(<Arrows.StraightOrRightArrow />, 0.74, [0.5, 0.5], true),
  'derecho-o-derecha': symbol(<Arrows.StraightOrRightArrow />, 0.74),
  'control-carriles': together(
    symbol(<Arrows.BentArrow />, 0.36, [0.27, 0.4], true),
    words(0, 1, [0.27, 0.76], [0.36, 0.12]),
    symbol(<Arrows.StraightArrow />, 0.56, [0.74, 0.5]),
    (scene) => <Area scene={scene} d="M49 8H51V92H49Z" />,
  ),
  'carril-central-izquierda': together(
    symbol(<Arrows.FacingTurnArrows />, 0.56, [0.5, 0.25]),
    words(0, 3, [0.5, 0.7], [0.84, 0.48]),
  ),
  'carril-exclusivo': together(
    (scene) => (
      <>
        <Area scene={scene} d="M9 6H42V40H9Z" />
        <Area scene={scene} d="M25.5 10 36 23 25.5 36 15 23Z" fill={scene.ground} />
        <Area scene={scene} d="M25.5 15 32 23 25.5 31 19 23Z" />
      </>
    ),
    words(0, 2, [0.5, 0.68], [0.8, 0.4]),
  ),
  'conserve-derecha': symbol(<Arrows.KeepRightArrow />, 0.86, [0.52, 0.5]),
  'conserve-izquierda': symbol(<Arrows.KeepRightArrow />, 0.86, [0.48, 0.5], true),
  'no-entre': (scene) => {
    const { w, h } = scene;
    const [first = '', second = ''] = (scene.lines[0] ?? '').split(' ');
    return (
      <>
        <rect
          x="1"
          y="1"
          width={w - 2}
          height={h - 2}
          rx={whole(w * 0.06)}
          fill="none"
          stroke="#8A938E"
          strokeWidth="2"
        />
        <circle cx={whole(w / 2)} cy={whole(h / 2)} r={whole(w * 0.46)} fill={SHEETING.rojo} />
        <Area scene={scene} d="M15 42H85V58H15Z" />
        <Words scene={scene} lines={[first]} at={[0.5, 0.27]} room={[0.5, 0.15]} />
        <Words scene={scene} lines={[second]} at={[0.5, 0.73]} room={[0.56, 0.15]} />
      </>
    );
  },
  'no-camiones': prohibited(({ ground }) => <Truck ground={ground} />, 70),
  'no-bicicletas': prohibited(<Bicycle />, 68),
  'una-via-flecha': together(
    (scene) => <Area scene={scene} d="M5 26H76V8L96 50 76 92V74H5Z" fill={SHEETING.blanco} />,
    words(0, 1, [0.43, 0.5], [0.74, 0.38]),
  ),
  'una-via': together(words(0, 2, [0.5, 0.34], [0.7, 0.46]), symbol(RIGHT, 0.78, [0.5, 0.77])),
  'carretera-dividida': together(
    words(0, 2, [0.5, 0.27], [0.8, 0.32]),
    symbol(<DividedHighway />, 0.5, [0.5, 0.68]),
  ),
  'rotonda-sentido': symbol(<Arrows.RoundaboutArrows />, 0.7),
  'no-estacione': together(words(0, 3, [0.5, 0.4], [0.82, 0.6]), symbol(RIGHT, 0.5, [0.5, 0.84])),
  'estacionamiento-impedidos': together(
    words(0, 2, [0.5, 0.22], [0.86, 0.3]),
    (scene) => <Area scene={scene} d="M19 44H81V86H19Z" fill={SHEETING.azul} />,
    ({ w, h }) => (
      <g fill={SHEETING.blanco} stroke={SHEETING.blanco}>
        <At x={w * 0.5} y={h * 0.65} size={w * 0.5}>
          <Wheelchair />
        </At>
      </g>
    ),
  ),
  'no-estacione-simbolo': prohibited(<Letter of="E" />, 54),
  'no-peatones': prohibited(<Pedestrian />, 64),
  'use-cruce': together(words(0, 2, [0.5, 0.36], [0.8, 0.46]), symbol(RIGHT, 0.6, [0.5, 0.775])),
  'boton-peatonal': together(
    words(0, 1, [0.5, 0.18], [0.88, 0.25]),
    symbol(<PressingHand />, 0.52, [0.48, 0.51]),
    words(1, 2, [0.5, 0.835], [0.88, 0.25]),
  ),
  'pare-aqui-luz-roja': together(
    words(0, 3, [0.5, 0.37], [0.8, 0.54]),
    symbol(SLANTED, 0.36, [0.5, 0.82]),
  ),
  'no-vire-luz-roja': together(
    words(0, 1, [0.5, 0.19], [0.8, 0.22]),
    disc(SHEETING.rojo, 0.49),
    words(1, 3, [0.5, 0.81], [0.8, 0.24]),
  ),
  'izquierda-ceda-verde': together(words(0, 3, [0.5, 0.34], [0.82, 0.5]), disc('#00A651', 0.79)),
  cinturon: together(
    symbol((scene) => <SeatBelt ground={scene.ground} />, 0.64, [0.5, 0.345]),
    words(0, 2, [0.5, 0.805], [0.84, 0.26]),
  ),
};
