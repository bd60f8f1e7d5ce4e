/** The ground of a crossing or a roundabout: asphalt, lines, crosswalks, and the control of each arm. */
import type { ROAD_LINES, Scene } from '../../schemas/scene.ts';
import { ArmLight, lightTagText } from './ArmLight.tsx';
import { fillAttributes, strokeAttributes } from './colours.ts';
import type { Drawings } from './drawings.ts';
import type { DrawingFrame } from './frame.ts';
import {
  ARM_ROTATION,
  armClockwiseAfter,
  type Point,
  pointText,
  STEPS_TO_RIGHT,
} from './geometry.ts';
import { RoadThing } from './RoadThings.tsx';
import {
  type ArmGeometry,
  type CrossingGeometry,
  ISLAND_RADIUS,
  isArmHorizontal,
  LANE_WIDTH,
  ROUNDABOUT_RADIUS,
  WALK_SIGNAL_HALF_WIDTH,
} from './road-geometry.ts';
import { ArmSign, type ControlName, WalkSignal } from './TrafficControls.tsx';

export type RoadLine = (typeof ROAD_LINES)[number];
/** Distance from the middle at which arms end: outside the picture. */
const FAR = 200;
const SIDEWALK = 9;
const DRIVEWAY_WIDTH = 26;
/** Radius of the kerb where two streets meet. */
const CORNER = 15;

type Props = {
  ground: CrossingGeometry;
  record: NonNullable<Scene['crossing']>;
  /** The visible part of the picture, in whose corners objects stand. */
  frame: DrawingFrame;
  vehicles: NonNullable<Scene['vehicles']>;
  drawings: Drawings;
};

export function Crossing({ ground, record, frame, vehicles, drawings }: Props) {
  const arms = Object.values(ground.arms);
  const driveways = arms.filter(({ driveway }) => driveway);
  const { width, height, middle } = ground;
  return (
    <>
      <rect {...fillAttributes('block')} width={width} height={height} />
      {Object.entries(record.corners ?? {}).map(([corner, kind]) => (
        <RoadThing
          key={corner}
          kind={kind}
          transform={`translate(${frame.left + (corner.endsWith('oeste') ? 33 : frame.width - 33)} ${frame.top + (corner.startsWith('nor') ? 26 : frame.height - 26)})`}
          drawings={drawings}
        />
      ))}
      <path {...fillAttributes('kerb')} d={streetArea(ground, SIDEWALK)} />
      {ground.roundabout && (
        <circle
          {...fillAttributes('kerb')}
          cx={middle[0]}
          cy={middle[1]}
          r={ROUNDABOUT_RADIUS + SIDEWALK}
        />
      )}
      {driveways.length > 0 && (
        <path {...fillAttributes('edge')} d={driveways.map(drivewayArea).join('')} />
      )}
      <path {...fillAttributes('road')} d={streetArea(ground, 0)} />
      {ground.roundabout && (
        <>
          <circle {...fillAttributes('road')} cx={middle[0]} cy={middle[1]} r={ROUNDABOUT_RADIUS} />
          <circle
            {...fillAttributes('grass')}
            cx={middle[0]}
            cy={middle[1]}
            r={ISLAND_RADIUS}
            stroke="#ffcd00"
            strokeWidth="2"
          />
          <circle {...fillAttributes('kerb')} cx={middle[0]} cy={middle[1]} r={ISLAND_RADIUS - 3} />
          <circle
            {...fillAttributes('grass')}
            cx={middle[0]}
            cy={middle[1]}
            r={ISLAND_RADIUS - 6}
          />
          <RoadThing
            kind="palma"
            transform={`translate(${pointText(middle)})`}
            drawings={drawings}
          />
        </>
      )}
      {record.box && <Box ground={ground} />}
      {arms.map((arm) => (
        <ArmMarks
          key={arm.arm}
          arm={arm}
          middle={middle}
          yields={ground.roundabout}
          tag={lightTagText(arm, vehicles)}
          drawings={drawings}
        />
      ))}
    </>
  );
}

const armArea = ({ point, lanes }: ArmGeometry, beyond: number): string => {
  const [left, right] = [-LANE_WIDTH * lanes.sale - beyond, LANE_WIDTH * lanes.entra + beyond];
  return areaOf(point, [left, 0], [right, 0], [right, FAR], [left, FAR]);
};

/** A driveway ends at the sidewalk, which continues in front of it. */
function drivewayArea({ point, edge }: ArmGeometry): string {
  const [half, near] = [DRIVEWAY_WIDTH / 2, edge + SIDEWALK];
  return areaOf(point, [-half, near], [half, near], [half, FAR], [-half, FAR]);
}

const areaOf = (point: ArmGeometry['point'], ...corners: [number, number][]): string =>
  `M${corners.map((corner) => pointText(point(...corner))).join('L')}Z`;

/** One path for all streets and their rounded corners, because separate paths would show hairlines between them. */
function streetArea(ground: CrossingGeometry, beyond: number): string {
  const streets = Object.values(ground.arms).filter(({ driveway }) => !driveway);
  return streets.map((arm) => armArea(arm, beyond)).join('') + roundedCorners(ground, beyond);
}

/**
 * Path of the areas that a rounded kerb adds at the corners between streets. It has the winding direction of the arms;
 * with the other direction, its overlaps with the arms would not be filled.
 */
function roundedCorners({ arms, roundabout }: CrossingGeometry, beyond: number): string {
  if (roundabout) return '';
  return Object.values(arms)
    .map((arm) => {
      const next = arms[armClockwiseAfter(arm.arm, STEPS_TO_RIGHT)];
      if (next === undefined || arm.driveway || next.driveway) return '';
      const [x, y] = [LANE_WIDTH * arm.lanes.entra + beyond, LANE_WIDTH * next.lanes.sale + beyond];
      const radius = CORNER - beyond;
      const point = (dx: number, dy: number) => pointText(arm.point(x + dx, y + dy));
      return `M${point(-1, -1)}L${point(radius, 0)}Q${point(0, 0)} ${point(0, radius)}Z`;
    })
    .join('');
}

function ArmMarks({
  arm,
  middle,
  yields,
  tag,
  drawings,
}: {
  arm: ArmGeometry;
  middle: Point;
  yields: boolean;
  tag: string | undefined;
  drawings: Drawings;
}) {
  if (arm.driveway) return null;
  const { record, edge, stop, lanes } = arm;
  const right = LANE_WIDTH * lanes.entra;
  const stops = record.control !== undefined && lanes.entra > 0;
  return (
    <g transform={`translate(${pointText(middle)})rotate(${ARM_ROTATION[arm.arm]})`}>
      {lanes.entra > 0 && lanes.sale > 0 && (
        <PaintedLines line="amarilla-doble" d={(shift) => `M${shift} ${stop}V${FAR}`} />
      )}
      <path
        {...strokeAttributes('white', 2)}
        strokeDasharray="9 8"
        d={laneBorders(lanes.sale, lanes.entra)
          .map((x) => `M${x} ${stop}V${FAR}`)
          .join('')}
      />
      {arm.crosswalk && (
        <path
          {...strokeAttributes('white', 22)}
          strokeDasharray="5.4 4"
          d={`M${-LANE_WIDTH * lanes.sale + 1.5} ${edge + 13}H${right}`}
        />
      )}
      {stops && (
        <path
          {...strokeAttributes('white', 4)}
          strokeDasharray={yields || record.control === 'ceda' ? '5 4' : undefined}
          d={`M2 ${stop - 2}H${right - 1}`}
        />
      )}
      {record.control && isSign(record.control) && (
        <g transform={`translate(${right + 29} ${stop + 13})rotate(${-ARM_ROTATION[arm.arm]})`}>
          <ArmSign name={record.control} />
        </g>
      )}
      {record.control && !isSign(record.control) && (
        <ArmLight arm={arm} light={record.control} tag={tag} drawings={drawings} />
      )}
      {record.walk &&
        walkSignals(arm, record.walk).map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})rotate(${-ARM_ROTATION[arm.arm]})`}>
            <WalkSignal of={record.walk!} />
          </g>
        ))}
    </g>
  );
}

const WALK_POST = 12;

/** Points beside both ends of the crosswalk, for upright signals that must not reach over a street. */
function walkSignals(
  { arm, edge, lanes }: ArmGeometry,
  walk: NonNullable<ArmGeometry['record']['walk']>,
): Point[] {
  const wide = WALK_SIGNAL_HALF_WIDTH[walk] + 3;
  const [beside, along] = isArmHorizontal(arm) ? [20, wide] : [wide, 19];
  // Moves a signal above a street farther away: otherwise the foot of its post would be on the asphalt.
  const [left, right] = [arm === 'oeste' ? WALK_POST : 0, arm === 'este' ? WALK_POST : 0];
  return [
    [-LANE_WIDTH * lanes.sale - beside - left, edge + along],
    [LANE_WIDTH * lanes.entra + beside + right, edge + along],
  ];
}

const isSign = (control: ControlName): control is 'pare' | 'ceda' =>
  control === 'pare' || control === 'ceda';

/** Borders between lanes of the same direction, from the left. The middle of the arm is 0. */
function laneBorders(left: number, right: number): number[] {
  const borders = Array.from({ length: left + right - 1 }, (_, index) => index + 1 - left);
  return borders.filter((border) => border !== 0).map((border) => border * LANE_WIDTH);
}

/** @property d the path of the line, moved sideways by `shift` */
type LinesProps = { line: RoadLine; d: (shift: number) => string };

/** The stripes of each line: the offset from the middle of the line, and solid, broken or dotted. */
const STRIPES: Record<
  Exclude<RoadLine, 'ninguna'>,
  readonly (readonly [number, 'solid' | 'broken' | 'dotted'])[]
> = {
  'blanca-discontinua': [[0, 'broken']],
  'blanca-punteada': [[0, 'dotted']],
  'blanca-continua': [[0, 'solid']],
  'amarilla-discontinua': [[0, 'broken']],
  'amarilla-continua': [[0, 'solid']],
  'amarilla-doble': [
    [-2, 'solid'],
    [2, 'solid'],
  ],
  'amarilla-mixta-norte': [
    [-2.3, 'solid'],
    [2.3, 'broken'],
  ],
  'amarilla-mixta-sur': [
    [-2.3, 'broken'],
    [2.3, 'solid'],
  ],
};

const DASHES = { solid: undefined, broken: '12 9', dotted: '4 7' } as const;

export function PaintedLines({ line, d }: LinesProps) {
  if (line === 'ninguna') return null;
  const colour = line.startsWith('blanca') ? 'white' : 'sun';
  return STRIPES[line].map(([shift, kind]) => (
    <path
      key={shift}
      {...strokeAttributes(colour, 2)}
      strokeDasharray={DASHES[kind]}
      d={d(shift)}
    />
  ));
}

/** The painted lines on a crossing that drivers must keep free. */
function Box({ ground: { middle, arms } }: { ground: CrossingGeometry }) {
  const half = {
    x: arms.este?.edge ?? arms.oeste?.edge ?? LANE_WIDTH,
    y: arms.sur?.edge ?? arms.norte?.edge ?? LANE_WIDTH,
  };
  const [left, top] = [middle[0] - half.x, middle[1] - half.y];
  const [w, h] = [half.x * 2, half.y * 2];
  const steps = [0.25, 0.5, 0.75, 1];
  const lines = steps
    .flatMap((part) => [
      `M${left + w * part} ${top}L${left} ${top + h * part}`,
      `M${left + w * (1 - part)} ${top}L${left + w} ${top + h * part}`,
      `M${left + w} ${top + h * (1 - part)}L${left + w * (1 - part)} ${top + h}`,
      `M${left} ${top + h * (1 - part)}L${left + w * part} ${top + h}`,
    ])
    .join('');
  return (
    <path {...strokeAttributes('white', 1.6)} d={`M${left} ${top}h${w}v${h}h${-w}z${lines}`} />
  );
}
