/**
 * The ground of a straight road: its strips, the lines between them, and crosswalks, driveways and streets across it.
 */
import type { Scene } from '../../schemas/scene.ts';
import { PaintedLines, type RoadLine } from './Crossing.tsx';
import { fillAttributes, strokeAttributes } from './colours.ts';
import { roundToTenths, SCENE_WIDTH } from './geometry.ts';
import {
  DRIVEWAY_HALF_WIDTH,
  type RoadGeometry,
  STREET_HALF_WIDTH,
  type StripGeometry,
} from './road-geometry.ts';
import { STRIP_COLOURS } from './strip-colours.ts';

type StripKind = StripGeometry['record']['is'];

export const OFF_ROAD_STRIPS: ReadonlySet<StripKind> = new Set([
  'encintado',
  'acera',
  'mediana',
  'hierba',
]);

export function Carriageways({
  ground,
  road,
}: {
  ground: RoadGeometry;
  road: NonNullable<Scene['road']>;
}) {
  const { strips } = ground;
  return (
    <>
      {strips.map(({ record, top, height: tall }, index) => (
        <rect
          key={top}
          {...fillAttributes(STRIP_COLOURS[record.is])}
          y={top}
          width={SCENE_WIDTH}
          // The next strip covers the overlap, without which the page would shine through between two strips.
          height={index === strips.length - 1 ? tall : tall + 1}
        />
      ))}
      {strips.map((strip, index) => {
        const below = strips[index + 1];
        if (below === undefined) return null;
        const inset = edgeInset(strip, below);
        return (
          <PaintedLines
            key={strip.top}
            line={strip.record.line ?? usualLine(strip, below)}
            d={(shift) => `M0 ${strip.top + strip.height + inset + shift}H${SCENE_WIDTH}`}
          />
        );
      })}
      {strips
        .filter(({ record }) => record.is === 'central')
        .map((strip) => (
          <TurnArrows key={strip.top} y={strip.middle} />
        ))}
      {strips.map((strip, index) => (
        <Slant
          key={strip.top}
          strip={strip}
          ground={ground}
          above={strips[index - 1]}
          below={strips[index + 1]}
        />
      ))}
      {road.across?.map((piece) => (
        <Across key={`${piece.is} ${piece.x}`} piece={piece} ground={ground} />
      ))}
    </>
  );
}

/** The line between two strips for which the scene gives none. */
function usualLine(above: StripGeometry, below: StripGeometry): RoadLine {
  const kinds = [above.record.is, below.record.is];
  if (edgeInset(above, below) !== 0) return edgeLine(above, below);
  if (kinds.some((kind) => OFF_ROAD_STRIPS.has(kind))) return 'ninguna';
  if (below.record.is === 'central') return 'amarilla-mixta-norte';
  if (above.record.is === 'central') return 'amarilla-mixta-sur';
  if (kinds.includes('paseo') || kinds.includes('bicicletas')) return 'blanca-continua';
  if (kinds.includes('estacionamiento')) return 'ninguna';
  if (above.heading !== below.heading) return 'amarilla-doble';
  // Entrance and exit lanes have a dotted line.
  const { ramp, exit } = below.record;
  return ramp === undefined && exit === undefined ? 'blanca-discontinua' : 'blanca-punteada';
}

/**
 * The offset that moves a lane's edge line from the grass or the median onto the asphalt; 0 for borders without an edge
 * line.
 */
function edgeInset(above: StripGeometry, below: StripGeometry): number {
  if (above.record.is === 'carril' && isOpen(below)) return -2.5;
  return below.record.is === 'carril' && isOpen(above) ? 2.5 : 0;
}

const isOpen = ({ record }: StripGeometry): boolean =>
  record.is === 'hierba' || record.is === 'mediana';

/** The edge line is white on the right of the traffic and yellow on its left. */
function edgeLine(above: StripGeometry, below: StripGeometry): RoadLine {
  const isRight = above.record.is === 'carril' ? above.heading === 90 : below.heading === 270;
  return isRight ? 'blanca-continua' : 'amarilla-continua';
}

/** The slanted ends of a lane: where the lane ends or begins, and where a ramp joins or leaves it. */
function Slant({
  strip,
  ground,
  above,
  below,
}: {
  strip: StripGeometry;
  ground: RoadGeometry;
  above: StripGeometry | undefined;
  below: StripGeometry | undefined;
}) {
  const { record, top, height } = strip;
  const bottom = top + height;
  const beside = fillAttributes(STRIP_COLOURS[below?.record.is ?? 'hierba']);
  return (
    <>
      {record.ends !== undefined && (
        <>
          <path
            {...beside}
            d={`M${record.ends} ${bottom}l80-${height}H${SCENE_WIDTH}V${bottom}z`}
          />
          <path
            {...strokeAttributes('white', 2)}
            d={`M${record.ends - 6} ${bottom - 2.5}l80-${height}H${SCENE_WIDTH}`}
          />
        </>
      )}
      {record.starts !== undefined && <Widening strip={strip} above={above} below={below} />}
      {record.ramp !== undefined && (
        <Ramp x={record.ramp} top={top} bottom={bottom} height={ground.height} ground={beside} />
      )}
      {record.exit !== undefined && (
        <g transform={`translate(${SCENE_WIDTH})scale(-1 1)`}>
          <Ramp
            x={SCENE_WIDTH - record.exit}
            top={top}
            bottom={bottom}
            height={ground.height}
            ground={beside}
          />
        </g>
      )}
    </>
  );
}

type WideningProps = {
  strip: StripGeometry;
  above: StripGeometry | undefined;
  below: StripGeometry | undefined;
};

/** The ground where a lane has not begun yet, on the right of its traffic. Beside a sidewalk it has no edge line. */
function Widening({ strip: { record, top, height, heading }, above, below }: WideningProps) {
  const outer = heading === 90 ? below : above;
  const flipped = heading === 90 ? undefined : `translate(0 ${top * 2 + height})scale(1 -1)`;
  const bottom = top + height;
  return (
    <g transform={flipped}>
      <path
        {...fillAttributes(STRIP_COLOURS[outer?.record.is ?? 'hierba'])}
        d={`M0 ${bottom}V${top - 1.5}H${record.starts}l70 ${height + 1.5}z`}
      />
      {outer?.record.is !== 'acera' && (
        <path
          {...strokeAttributes('white', 2)}
          d={`M0 ${top - 2.5}H${record.starts}l70 ${height}h6`}
        />
      )}
    </g>
  );
}

type RampProps = {
  x: number;
  top: number;
  bottom: number;
  height: number;
  ground: ReturnType<typeof fillAttributes>;
};

/** A ramp from the left edge of the picture, separated from the road by a wedge of ground. Its left edge is yellow. */
function Ramp({ x, top, bottom, height, ground }: RampProps) {
  const lane = bottom - top;
  const low = height - 2;
  return (
    <>
      <path {...ground} d={`M0 ${top}H${x + 20}L${x} ${bottom}V${height}H0z`} />
      <path
        {...fillAttributes('road')}
        d={`M0 ${low - lane}L${x + 20} ${top}V${bottom}H${x + 14}L0 ${low}z`}
      />
      <path {...strokeAttributes('sun', 2)} d={`M0 ${low - lane + 2.5}L${x + 20} ${top}`} />
      <path
        {...strokeAttributes('white', 2)}
        d={`M0 ${low - 2.5}L${x + 14} ${bottom - 2.5}H${x + 21}M0 ${top}H${x + 20}`}
      />
    </>
  );
}

/** The arrows of a central lane from which both directions turn left. */
function TurnArrows({ y }: { y: number }) {
  return [52, 268].map((x) => (
    <path
      key={x}
      {...strokeAttributes('white', 2.4)}
      transform={`translate(${x} ${y})`}
      d="M-24 5H-8Q-2 5-2-7M-6-4L-2-9 2-4M24-5H8Q2-5 2 7M-2 4L2 9 6 4"
    />
  ));
}

type Piece = NonNullable<NonNullable<Scene['road']>['across']>[number];

function Across({ piece, ground }: { piece: Piece; ground: RoadGeometry }) {
  const { x } = piece;
  const lanes = ground.strips.filter(({ record }) => !OFF_ROAD_STRIPS.has(record.is));
  const top = lanes[0]?.top ?? 0;
  const last = lanes.at(-1);
  const bottom = last === undefined ? ground.height : last.top + last.height;
  if (piece.is === 'cruce-peatones')
    return (
      <path
        {...strokeAttributes('white', 28)}
        strokeDasharray="5.4 4.6"
        d={`M${x} ${top + 3}V${bottom}`}
      />
    );
  if (piece.is === 'linea-pare')
    return <path {...strokeAttributes('white', 5)} d={`M${x} ${middleOf(ground)}V${bottom - 2}`} />;
  if (piece.is === 'reductor')
    return (
      <>
        <path {...strokeAttributes('edge', 20)} d={`M${x} ${top}V${bottom}`} />
        <path
          {...strokeAttributes('white', 3)}
          strokeDasharray="8 8"
          d={`M${x - 5} ${top}V${bottom}M${x + 5} ${top}V${bottom}`}
        />
      </>
    );
  if (piece.is === 'entrada') {
    const [from, to] = [bottom - 1, ground.height];
    const narrow = roundToTenths((from * 2 + to) / 3);
    return (
      <path
        {...fillAttributes('drive')}
        d={`M${x - DRIVEWAY_HALF_WIDTH} ${from}H${x + DRIVEWAY_HALF_WIDTH}L${x + DRIVEWAY_HALF_WIDTH - 4} ${narrow}V${to}H${x - DRIVEWAY_HALF_WIDTH + 4}V${narrow}z`}
      />
    );
  }
  if (piece.is === 'calle')
    return (
      <>
        <path
          {...fillAttributes('road')}
          d={`M${x - STREET_HALF_WIDTH} ${bottom - 1}H${x + STREET_HALF_WIDTH}V${ground.height}H${x - STREET_HALF_WIDTH}z`}
        />
        <path {...strokeAttributes('sun', 2)} d={`M${x} ${bottom + 8}V${ground.height}`} />
      </>
    );
  return <Track x={x} height={ground.height} />;
}

/** The y at which the two directions of traffic meet: the top of the first eastbound lane. */
function middleOf({ strips }: RoadGeometry): number {
  return strips.find(({ record, heading }) => record.is === 'carril' && heading === 90)?.top ?? 0;
}

function Track({ x, height }: { x: number; height: number }) {
  const ties = Array.from({ length: Math.ceil(height / 12) }, (_, index) => index * 12 + 4);
  return (
    <>
      <path {...fillAttributes('edge')} d={`M${x - 20} 0h40v${height}h-40z`} opacity=".55" />
      <path {...strokeAttributes('wall', 5)} d={ties.map((y) => `M${x - 18} ${y}h36`).join('')} />
      <path {...strokeAttributes('steel', 3)} d={`M${x - 11} 0V${height}M${x + 11} 0V${height}`} />
    </>
  );
}
