/** Draws a scene as one self-contained SVG, light or dark as the reader prefers. */
import type { ReactNode } from 'react';
import type { Scene as SceneData } from '../../schemas/scene.ts';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import type { DrawnSign } from '../signs/content.ts';
import { Carriageways } from './Carriageways.tsx';
import { Crossing } from './Crossing.tsx';
import { DARK_STYLE, fillAttributes, strokeAttributes } from './colours.ts';
import { Dimension } from './Dimension.tsx';
import { type Drawings, slotShapes } from './drawings.ts';
import { FigureCells } from './FigureCells.tsx';
import { croppedFrame, uncroppedFrame } from './frame.ts';
import { EXIT_HEADING, pointText, rotateVector, roundToTenths } from './geometry.ts';
import { Lens } from './Lens.tsx';
import {
  dimensionLines,
  figureLabels,
  LABEL_CAPITAL_HEIGHT,
  paceLabels,
  type SceneLabel,
  vehicleNameLabels,
} from './labels.ts';
import { type Layout, layOutScene, type PlacedPerson, type PlacedVehicle } from './layout.ts';
import { PERSON_HALF_SIZE, Person } from './Person.tsx';
import { BlindSpots, RoadThing, RoadZones } from './RoadThings.tsx';
import { arrowRoute } from './routes.ts';
import { SignWord } from './SignWord.tsx';
import { Gantry, hasRoomForPost, isSignOverLane, SignPost, SmallSign } from './SmallSign.tsx';
import { BEAM_SLOTS, Vehicle } from './Vehicle.tsx';

type Props = {
  scene: SceneData;
  signs: ReadonlyMap<string, DrawnSign>;
  drawings: Drawings;
  text: (rich: string) => string;
  /** The movers of a film, drawn above the road users that stand still. */
  children?: ReactNode;
};

/** @returns the drawing without the items that have no place in the scene, which a rule reports */
export function ScenePicture({ scene, signs, drawings, text, children }: Props) {
  const layout = layOutScene(scene);
  const lines = dimensionLines(scene, layout, text);
  const { left, top, width, height } =
    children === undefined ? croppedFrame(scene, layout, text) : uncroppedFrame(layout);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={text(scene.description)}
    >
      <style>{DARK_STYLE}</style>
      {layout.crossing && (
        <Crossing
          ground={layout.crossing}
          record={scene.crossing!}
          frame={{ left, top, width, height }}
          drawings={drawings}
          vehicles={scene.vehicles ?? []}
        />
      )}
      {layout.road && <Carriageways ground={layout.road} road={scene.road!} />}
      {scene.figures && (
        <FigureCells figures={scene.figures} layout={layout} signs={signs} drawings={drawings} />
      )}
      {layout.road && scene.zones && <RoadZones zones={scene.zones} road={layout.road} />}
      {layout.things
        .filter(({ item }) => item.kind !== 'barrera')
        .map(({ item, x, y, path }) => (
          <RoadThing
            key={path.join()}
            kind={item.kind}
            transform={`translate(${roundToTenths(x)} ${roundToTenths(y)})${isAbove(item.kind, y, layout) ? 'scale(1 -1)' : scaled(item.scale)}`}
            number={Number(path[1])}
            drawings={drawings}
          />
        ))}
      {scene.night && (
        <rect {...fillAttributes('night')} width={layout.width} height={layout.height} />
      )}
      {ownLast(layout.vehicles).map((placed) => (
        <Arrow key={placed.path.join()} placed={placed} layout={layout} />
      ))}
      {layout.vehicles.map(
        ({ vehicle, kind, box, path }) =>
          vehicle.beams && (
            <HtmlBlock
              key={path.join()}
              as="g"
              transform={`translate(${roundToTenths(box.x)} ${roundToTenths(box.y)})rotate(${roundToTenths(box.angle)})`}
              of={slotShapes(drawings.get(`vehiculos/${kind}`), BEAM_SLOTS[vehicle.beams])}
            />
          ),
      )}
      {layout.vehicles.map((placed) => (
        <Vehicle
          key={placed.path.join()}
          placed={placed}
          reverses={arrowRoute(placed, layout)?.reverses}
          drawings={drawings}
        />
      ))}
      {/* Drawn over the vehicles, so that a vehicle in a blind spot is red as well. */}
      {layout.vehicles
        .filter(({ vehicle }) => vehicle.blindSpots)
        .map((placed) => (
          <BlindSpots key={placed.path.join()} placed={placed} />
        ))}
      {layout.people.map((placed) => (
        <Walker key={placed.path.join()} placed={placed} drawings={drawings} />
      ))}
      {children}
      {layout.things
        .filter(({ item }) => item.kind === 'barrera')
        .map(({ item, x, y, path }) => (
          <RoadThing
            key={path.join()}
            kind={item.kind}
            transform={`translate(${roundToTenths(x)} ${roundToTenths(y)})`}
            drawings={drawings}
          />
        ))}
      {layout.signs.map(({ item, x, y, path }) => {
        const sign = withFigure(signs.get(item.sign), item.figure && text(item.figure));
        return (
          sign && (
            <g key={path.join()} transform={`translate(${roundToTenths(x)} ${roundToTenths(y)})`}>
              {isSignOverLane(item, layout) && <Gantry y={y} road={layout.road!} />}
              {hasRoomForPost(item, y, layout) && <SignPost side={item.size ?? 40} />}
              <SmallSign sign={sign} side={item.size ?? 40} />
            </g>
          )
        );
      })}
      {scene.rain && <Rain layout={layout} />}
      {lines.map(
        ({ lens, label }) => lens && <Lens key={label.path.join()} {...lens} layout={layout} />,
      )}
      {lines.map((line) => (
        <Dimension key={line.label.path.join()} line={line} />
      ))}
      {[
        ...vehicleNameLabels(layout),
        ...paceLabels(layout, text),
        ...figureLabels(scene, text),
        ...lines.map(({ label }) => label),
      ].map((label) => (
        <SceneLabelText key={`${label.path.join()} ${label.text}`} label={label} />
      ))}
    </svg>
  );
}

const scaled = (scale: number | undefined): string =>
  scale === undefined ? '' : `scale(${scale})`;

/** True for a garage in the lower half of the picture, whose street is above it. */
const isAbove = (kind: string, y: number, { height }: Layout): boolean =>
  kind === 'garaje' && y > height / 2;

/** Replaces the number on a sign with the figure that the ledger gives. */
function withFigure(
  drawn: DrawnSign | undefined,
  figure: string | undefined,
): DrawnSign | undefined {
  const [number] = /\d+/.exec(figure ?? '') ?? [];
  if (drawn === undefined || number === undefined) return drawn;
  const legend = drawn.sign.legend?.map((line) => (/^\d+$/.test(line) ? number : line));
  return { ...drawn, sign: { ...drawn.sign, legend } };
}

/** Sorts the learner's vehicle last, so that its arrow is drawn over the other arrows. */
const ownLast = (vehicles: readonly PlacedVehicle[]) =>
  [...vehicles].sort((a, b) => Number(a.vehicle.name === 'tú') - Number(b.vehicle.name === 'tú'));

function Arrow({ placed, layout }: { placed: PlacedVehicle; layout: Layout }) {
  const route = arrowRoute(placed, layout);
  if (route === undefined) return null;
  const colour = placed.vehicle.name === 'tú' ? 'sun' : 'white';
  const [x, y] = route.end;
  return (
    <>
      <path {...strokeAttributes('black', 6.5)} d={route.d} opacity=".55" />
      <path {...strokeAttributes(colour, 3.6)} d={route.d} />
      <path
        {...fillAttributes(colour)}
        stroke="#14211c"
        strokeWidth=".8"
        d="M0-10L7.5 4H-7.5z"
        transform={`translate(${roundToTenths(x)} ${roundToTenths(y)})rotate(${route.heading})`}
      />
    </>
  );
}

type WalkerProps = { placed: PlacedPerson; drawings: Drawings };

function Walker({ placed: { person, x, y, angle }, drawings }: WalkerProps) {
  const { kind, heading, scale = 1 } = person;
  const [halfWidth, halfHeight] = PERSON_HALF_SIZE[kind];
  const reach = heading === 'norte' || heading === 'sur' ? halfHeight : halfWidth;
  const from = heading && rotateVector([0, (-reach - 3) * scale], EXIT_HEADING[heading]);
  const to = heading && rotateVector([0, (-reach - 20) * scale], EXIT_HEADING[heading]);
  return (
    <g transform={`translate(${roundToTenths(x)} ${roundToTenths(y)})`}>
      {from && to && (
        <>
          {/* The arrow is blue, because white would be lost among the stripes of a crosswalk. */}
          <path
            {...strokeAttributes('black', roundToTenths(8.5 * scale))}
            d={`M${pointText(from)}L${pointText(to)}`}
          />
          <path
            {...strokeAttributes('blue', roundToTenths(4.5 * scale))}
            d={`M${pointText(from)}L${pointText(to)}`}
          />
          <path
            {...fillAttributes('blue')}
            stroke="#14211c"
            strokeWidth="2"
            strokeLinejoin="round"
            d="M0-10L8.5 4H-8.5z"
            transform={`translate(${pointText(to)})rotate(${EXIT_HEADING[heading]})${scaled(person.scale)}`}
          />
        </>
      )}
      <Person
        kind={kind}
        angle={angle}
        scale={scale}
        walks={heading !== undefined}
        drawings={drawings}
      />
    </g>
  );
}

const WORD_COLOURS = { roof: 'black', dark: 'white', panel: 'ink', ground: 'ink' } as const;

export function SceneLabelText({ label: { text, x, y, w, h, on } }: { label: SceneLabel }) {
  return (
    <>
      {on === 'panel' && (
        <rect
          {...fillAttributes('panel')}
          x={roundToTenths(x - w / 2)}
          y={roundToTenths(y - h / 2)}
          width={roundToTenths(w)}
          height={roundToTenths(h)}
          rx="3"
          stroke="#77807b"
          strokeWidth=".8"
        />
      )}
      <SignWord of={text} colour={WORD_COLOURS[on]} x={x} y={y} capital={LABEL_CAPITAL_HEIGHT} />
    </>
  );
}

/** Distances between drops, and the steps that scatter them: drops in rows would look like a pattern. */
const DROPS = { across: 23, down: 17, step: 37 } as const;

function Rain({ layout: { width, height } }: { layout: Layout }) {
  const drops: string[] = [];
  const splashes: string[] = [];
  for (let row = 0; row * DROPS.down < height; row++)
    for (let column = 0; column * DROPS.across < width; column++) {
      const number = (row * 29 + column * 13) % DROPS.step;
      const x = roundToTenths(column * DROPS.across + ((number * 7) % DROPS.across));
      const y = roundToTenths(row * DROPS.down + ((number * 11) % DROPS.down));
      if (number % 3 > 0) drops.push(`M${x} ${y}l-${3 + (number % 2)} ${9 + (number % 5)}`);
      else if (number % 2 === 0) splashes.push(`M${x - 3} ${y}a3 1.4 0 1 1 .1 .2`);
    }
  return (
    <>
      <path {...strokeAttributes('water', 1.3)} opacity=".8" d={drops.join('')} />
      <path {...strokeAttributes('water', 0.9)} opacity=".7" d={splashes.join('')} />
    </>
  );
}
