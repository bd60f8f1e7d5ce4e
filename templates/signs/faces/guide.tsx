/** Guide, information and service signs, by id → what is drawn on the panel. */
import type { ReactNode } from 'react';
import { fine, whole } from '../geometry.ts';
import { Legend, Letter } from '../legend.tsx';
import { Panel } from '../shapes.tsx';
import { Arrow } from '../symbols/arrows.tsx';
import { Swimmer, TsunamiEscape, Wheelchair } from '../symbols/people.tsx';
import { At } from '../symbols/place.tsx';
import * as Services from '../symbols/services.tsx';
import { type Face, type Faces, type Scene, symbol, together, words } from './scene.tsx';

/** Signs as long as their words: width and height in inches of the ones that are drawn here. */
export const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  destino: [60, 18],
  distancia: [60, 18],
  'nombre-calle': [60, 12],
  'salida-anticipo': [66, 50],
  salida: [36, 30],
  autoexpreso: [60, 18],
  'zona-tsunami': [24, 30],
  'sitio-historico': [60, 18],
  'area-descanso': [48, 24],
  cinturon: [24, 30],
  'estacionamiento-guia': [30, 24],
};

/** Signs that are drawn to their edge. */
export const WITHOUT_BORDER: ReadonlySet<string> = new Set(['no-entre', 'marcador-obstaculo']);

/** Signs whose outline is not that of their panel. */
export const WITHOUT_PANEL: ReadonlySet<string> = new Set([
  'escudo-ruta',
  'salida-anticipo',
  'numero-vias',
]);

const ARROW = (
  <Arrow
    width={17}
    head={52}
    points={[
      [0, 50],
      [100, 50],
    ]}
  />
);
const UP_RIGHT = (
  <Arrow
    width={17}
    head={52}
    points={[
      [8, 92],
      [92, 8],
    ]}
  />
);

const service = (drawing: ReactNode | ((scene: Scene) => ReactNode)): Face => symbol(drawing, 0.64);

export const GUIDE: Faces = {
  destino: together(words(0, 1, [0.4, 0.5], [0.58, 0.42]), symbol(ARROW, 0.6, [0.84, 0.5])),
  distancia: together(
    words(0, 1, [0.38, 0.5], [0.6, 0.42]),
    words(1, 2, [0.85, 0.5], [0.18, 0.42], { figures: 1 }),
  ),
  'hito-km': together(
    words(0, 1, [0.5, 0.27], [0.66, 0.22]),
    words(1, 2, [0.5, 0.65], [0.72, 0.4]),
  ),
  'salida-anticipo': (scene) => {
    const { w, h, lines, ground, ink } = scene;
    const tab = whole(h * 0.24);
    const panel = { shape: 'rectangulo-horizontal', background: ground, border: ink } as const;
    return (
      <>
        <g transform={`translate(${whole(w * 0.58)} 0)`} strokeWidth="1">
          <Panel {...panel} w={whole(w * 0.42)} h={tab} />
        </g>
        <g transform={`translate(0 ${tab})`} strokeWidth="1">
          <Panel {...panel} w={w} h={h - tab} />
        </g>
        <Legend
          lines={lines.slice(0, 1)}
          x={w * 0.79}
          y={tab / 2}
          w={w * 0.34}
          h={tab * 0.46}
          breaks={false}
        />
        <Legend lines={lines.slice(1, 2)} x={w / 2} y={h * 0.48} w={w * 0.86} h={h * 0.17} />
        <Legend lines={lines.slice(2)} x={w / 2} y={h * 0.79} w={w * 0.8} h={h * 0.13} />
      </>
    );
  },
  salida: together(
    words(0, 1, [0.5, 0.26], [0.8, 0.22]),
    words(1, 2, [0.33, 0.66], [0.4, 0.34]),
    symbol(UP_RIGHT, 0.36, [0.75, 0.66]),
  ),
  'escudo-ruta': ({ w, h, lines, ink, ground }) => (
    <>
      <path
        transform={`scale(${fine(w / 100)} ${fine(h / 100)})`}
        fill={ground}
        stroke={ink}
        strokeWidth="4"
        d="M12 6Q22 12 32 10T50 3Q58 8 68 10T88 6L96 22Q90 32 92 44T96 66Q94 88 50 98 6 88 4 66 6 56 8 44T4 22Z"
      />
      <Legend lines={lines.slice(0, 1)} x={w / 2} y={h * 0.25} w={w * 0.5} h={h * 0.15} />
      <Legend lines={lines.slice(1)} x={w / 2} y={h * 0.6} w={w * 0.62} h={h * 0.42} />
    </>
  ),
  // MUTCD 2009, 2D.47: horizontal, green on white, the first letter five times as tall as the rest of the word.
  'estacionamiento-guia': ({ w, h, lines }) => {
    const word = lines[0] ?? '';
    return (
      <>
        <Legend lines={[...word].slice(0, 1)} x={w * 0.19} y={h * 0.5} w={w * 0.26} h={h * 0.5} />
        <Legend lines={[word.slice(1)]} x={w * 0.63} y={h * 0.7} w={w * 0.6} h={h * 0.1} />
        <At x={w * 0.62} y={h * 0.4} size={w * 0.36}>
          {ARROW}
        </At>
      </>
    );
  },
  'ruta-tsunami': together(
    ({ w, h, ink, ground }) => (
      <>
        <circle cx={whole(w / 2)} cy={whole(h * 0.34)} r={whole(w * 0.27)} fill={ink} />
        <g fill={ground} stroke={ground}>
          <At x={w / 2} y={h * 0.335} size={w * 0.37}>
            <TsunamiEscape />
          </At>
        </g>
      </>
    ),
    words(0, 1, [0.5, 0.695], [0.82, 0.18]),
    symbol(ARROW, 0.32, [0.5, 0.85]),
  ),
  'zona-tsunami': together(
    symbol(<TsunamiEscape />, 0.6, [0.5, 0.31]),
    words(0, 2, [0.5, 0.77], [0.82, 0.32]),
  ),
  playa: together(symbol(<Swimmer />, 0.56, [0.5, 0.4]), words(0, 1, [0.5, 0.8], [0.7, 0.16])),
  'area-pasadia': symbol(<Services.PicnicTable />, 0.66),
  'sitio-historico': together(
    words(0, 1, [0.4, 0.5], [0.6, 0.36], { breaks: false }),
    symbol(ARROW, 0.56, [0.84, 0.5]),
  ),
  hospital: symbol(<Letter of="H" />, 0.6),
  telefono: service(<Services.Phone />),
  gasolina: service(({ ground }) => <Services.FuelPump ground={ground} />),
  comida: service(<Services.ForkAndKnife />),
  hospedaje: service(<Services.Bed />),
  accesible: service(<Wheelchair />),
  'informacion-turistica': service(<Letter of="?" />),
  'primeros-auxilios': service(({ ground }) => <Services.StarOfLife ground={ground} />),
};
