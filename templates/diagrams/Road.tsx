/** The ground of a straight road: its strips from top to bottom, the lines between them, and what crosses it. */
import type { LINES, Scene } from '../../schemas/scene.ts';
import { Lines } from './Crossing.tsx';
import { type ColourName, fill, stroke } from './colours.ts';
import { WIDTH } from './geometry.ts';
import type { RoadGround, StripGround } from './ground.ts';

type StripKind = StripGround['record']['is'];
type Line = (typeof LINES)[number];

const GROUND: Record<StripKind, ColourName> = {
  carril: 'road',
  central: 'road',
  paseo: 'road',
  estacionamiento: 'road',
  bicicletas: 'road',
  encintado: 'steel',
  acera: 'kerb',
  mediana: 'grass',
  hierba: 'ground',
};
const OFF_ROAD: ReadonlySet<StripKind> = new Set(['encintado', 'acera', 'mediana', 'hierba']);

export function Road({ ground, road }: { ground: RoadGround; road: NonNullable<Scene['road']> }) {
  const { strips, height } = ground;
  return (
    <>
      {strips.map(({ record, top, height: tall }) => (
        <rect key={top} {...fill(GROUND[record.is])} y={top} width={WIDTH} height={tall} />
      ))}
      {strips.slice(0, -1).map((strip, index) => (
        <Lines
          key={strip.top}
          line={strip.record.line ?? usualLine(strip, strips[index + 1]!)}
          d={(shift) => `M0 ${strip.top + strip.height + shift}H${WIDTH}`}
          side={1}
        />
      ))}
      {strips
        .filter(({ record }) => record.is === 'central')
        .map((strip) => (
          <TurnArrows key={strip.top} y={strip.middle} />
        ))}
      {road.across?.map((piece) => (
        <Across key={`${piece.is} ${piece.x}`} piece={piece} ground={ground} />
      ))}
      {road.slope && <Slope slope={road.slope} y={height - 16} />}
    </>
  );
}

/** The line that such a border has, unless the scene says otherwise. */
function usualLine(above: StripGround, below: StripGround): Line {
  const kinds = [above.record.is, below.record.is];
  if (kinds.some((kind) => OFF_ROAD.has(kind))) return 'ninguna';
  if (below.record.is === 'central') return 'amarilla-mixta-norte';
  if (above.record.is === 'central') return 'amarilla-mixta-sur';
  if (kinds.includes('paseo') || kinds.includes('bicicletas')) return 'blanca-continua';
  if (kinds.includes('estacionamiento')) return 'ninguna';
  return above.heading === below.heading ? 'blanca-discontinua' : 'amarilla-doble';
}

/** Turn left from both sides. */
function TurnArrows({ y }: { y: number }) {
  return [52, 268].map((x) => (
    <path
      key={x}
      {...stroke('white', 2.4)}
      transform={`translate(${x} ${y})`}
      d="M-24 5H-8Q-2 5-2-7M-6-4L-2-9 2-4M24-5H8Q2-5 2 7M-2 4L2 9 6 4"
    />
  ));
}

type Piece = NonNullable<NonNullable<Scene['road']>['across']>[number];

function Across({ piece, ground }: { piece: Piece; ground: RoadGround }) {
  const { x } = piece;
  const lanes = ground.strips.filter(({ record }) => !OFF_ROAD.has(record.is));
  const top = lanes[0]?.top ?? 0;
  const last = lanes.at(-1);
  const bottom = last === undefined ? ground.height : last.top + last.height;
  if (piece.is === 'cruce-peatones')
    return <path {...stroke('white', 24)} strokeDasharray="7 7" d={`M${x} ${top + 3}V${bottom}`} />;
  if (piece.is === 'linea-pare')
    return <path {...stroke('white', 5)} d={`M${x} ${middleOf(ground)}V${bottom - 2}`} />;
  if (piece.is === 'reductor')
    return (
      <>
        <path {...stroke('edge', 20)} d={`M${x} ${top}V${bottom}`} />
        <path
          {...stroke('white', 3)}
          strokeDasharray="8 8"
          d={`M${x - 5} ${top}V${bottom}M${x + 5} ${top}V${bottom}`}
        />
      </>
    );
  if (piece.is === 'calle')
    return (
      <>
        <path
          {...fill('road')}
          d={`M${x - 34} ${bottom - 1}H${x + 34}V${ground.height}H${x - 34}z`}
        />
        <path {...stroke('sun', 2)} d={`M${x} ${bottom + 8}V${ground.height}`} />
      </>
    );
  return <Track x={x} height={ground.height} />;
}

/** Where the ways of a road meet: the top of the first lane that goes east. */
function middleOf({ strips }: RoadGround): number {
  return strips.find(({ record, heading }) => record.is === 'carril' && heading === 90)?.top ?? 0;
}

function Track({ x, height }: { x: number; height: number }) {
  const ties = Array.from({ length: Math.ceil(height / 12) }, (_, index) => index * 12 + 4);
  return (
    <>
      <path {...fill('edge')} d={`M${x - 20} 0h40v${height}h-40z`} opacity=".55" />
      <path {...stroke('wall', 5)} d={ties.map((y) => `M${x - 18} ${y}h36`).join('')} />
      <path {...stroke('steel', 3)} d={`M${x - 11} 0V${height}M${x + 11} 0V${height}`} />
    </>
  );
}

/** A wedge that rises or falls to the right. */
function Slope({ slope, y }: { slope: 'sube' | 'baja'; y: number }) {
  const up = slope === 'sube';
  return (
    <>
      <path
        {...fill('edge')}
        d={up ? `M14 ${y + 12}H106V${y - 12}z` : `M14 ${y - 12}V${y + 12}H106z`}
      />
      <path
        {...stroke('ink', 3)}
        strokeLinecap="round"
        strokeLinejoin="round"
        d={
          up
            ? `M28 ${y + 1}L80 ${y - 13}M70 ${y - 16}L80 ${y - 13} 73 ${y - 5}`
            : `M40 ${y - 13}L92 ${y + 1}M85 ${y - 7}L92 ${y + 1} 82 ${y + 4}`
        }
      />
    </>
  );
}
