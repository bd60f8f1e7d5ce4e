/** Draws the film of a manoeuvre: situations from above, movers on top, and keyframes as data for the page's script. */
import type { ReactNode } from 'react';
import type { Manoeuvre } from '../../schemas/manoeuvre.ts';
import type { Scene as SceneData } from '../../schemas/scene.ts';
import { type DrawingTree, serializeElements } from '../drawings/tree.ts';
import { interpolateTrack, type Track } from '../driver-view/camera.ts';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import type { DrawnSign } from '../signs/content.ts';
import type { Html } from '../view.ts';
import { type Drawings, slotShapes } from './drawings.ts';
import { type Pose, posesOfDrive } from './drive.ts';
import { type Mover, type Shot, type Timeline, timelineOf } from './film.ts';
import { type Box, roundToTenths, SCENE_WIDTH } from './geometry.ts';
import { vehicleNameLabels } from './labels.ts';
import { type Layout, layOutScene, type PlacedPerson, type PlacedVehicle } from './layout.ts';
import { Person } from './Person.tsx';
import { SceneLabelText, ScenePicture } from './ScenePicture.tsx';
import { SIGNAL_SLOTS, Vehicle } from './Vehicle.tsx';

/** The data that the page's script reads from a film. Property names are short, because every film contains them. */
export type FilmData = {
  /** Length of the film in seconds. */
  t: number;
  /** Second at which each step begins. */
  steps: number[];
  /** Second at which each situation begins. */
  shots: number[];
  /**
   * Movers in the order of their elements. The wheels in a picture of a hill only turn: they have no `x`, `y` and `a`.
   */
  movers: {
    x?: Track;
    y?: Track;
    a?: Track;
    /** Angle of the front wheels, in degrees. */
    w?: Track;
    /** Times at which the left signal and the right signal are on: start, end, start, end, … */
    on: readonly (readonly number[])[];
  }[];
};

type Props = {
  manoeuvre: Manoeuvre;
  scenes: ReadonlyMap<string, SceneData>;
  signs: ReadonlyMap<string, DrawnSign>;
  drawings: Drawings;
  text: (rich: string) => string;
};

type Actor = { mover: Mover; vehicle?: PlacedVehicle; person?: PlacedPerson; box: Box };

/** Size of a person in units of the picture, to find overlaps. */
export const PERSON_SIZE = { w: 14, l: 14 } as const;

/** @returns undefined for a manoeuvre without a film, or one that names a missing situation */
export function drawFilm({
  manoeuvre,
  scenes,
  signs,
  drawings,
  text,
}: Props): ReactNode | undefined {
  const timeline = timelineOf(manoeuvre);
  if (timeline?.shots.every(({ scene }) => scenes.has(scene)) !== true) return undefined;
  const shots = timeline.shots.map((shot) => {
    const scene = scenes.get(shot.scene)!;
    const layout = layOutScene(scene);
    return { shot, scene, layout, actors: findActors(shot, layout) };
  });
  const data = dataOf(timeline, shots);
  // Only a scene of signs alone shows its drawing file: a road is drawn from above, as in the other shots.
  const pictures = shots.map(({ shot, scene }) =>
    scene.figures?.every(({ is }) => is === 'letrero')
      ? pictureOf(drawings.get(`escenas/${shot.scene}`))
      : undefined,
  );
  const height = Math.max(...shots.map(({ layout }) => layout.height));
  return (
    // The page's script hides the svg from screen readers, because the steps beside it say what it shows.
    // biome-ignore lint/a11y/noSvgWithoutTitle: as above.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${SCENE_WIDTH} ${height}`}
      data-film={JSON.stringify(data)}
    >
      {shots.map(({ shot, scene, layout, actors }, index) => (
        <g key={shot.from} data-shot="" display={index > 0 ? 'none' : undefined}>
          {actors.some(({ mover }) => mover.who === 'gomas') ? (
            <g data-mover="">
              <ScenePicture scene={scene} signs={signs} drawings={drawings} text={text} />
            </g>
          ) : pictures[index] !== undefined ? (
            <HtmlBlock as="svg" {...pictures[index]} />
          ) : (
            <ScenePicture
              scene={groundOf(scene, actors)}
              signs={signs}
              drawings={drawings}
              text={text}
            >
              {actors.map((actor) => (
                <Moving key={actor.mover.who} actor={actor} layout={layout} drawings={drawings} />
              ))}
            </ScenePicture>
          )}
        </g>
      ))}
    </svg>
  );
}

/**
 * The drawing of a sign beside a street, without its `style` element, because the film has one with the rules of all
 * situations.
 */
function pictureOf(drawing: DrawingTree | undefined) {
  if (drawing === undefined) return undefined;
  const { left, top, width, height } = drawing.viewBox;
  const content = drawing.content.filter(
    (node) => typeof node === 'string' || node.name !== 'style',
  );
  return {
    viewBox: [left, top, width, height].join(' '),
    of: serializeElements(content).replace(/ data-slot="[^"]*"/g, '') as Html,
  };
}

/** @returns the movers of a shot that are in the situation; a rule reports the others */
export function findActors({ movers }: Shot, { vehicles, people }: Layout): Actor[] {
  return movers.flatMap((mover): Actor[] => {
    const { who, starts } = mover;
    if (who === 'gomas') return [{ mover, box: { x: 0, y: 0, angle: 0, w: 1, l: 1 } }];
    if (who === 'peaton') {
      const person = people[0];
      return person === undefined
        ? []
        : [{ mover, person, box: { ...person, ...PERSON_SIZE, ...starts } }];
    }
    const vehicle = vehicles.find(({ vehicle: { name } }) => name === who);
    return vehicle === undefined ? [] : [{ mover, vehicle, box: { ...vehicle.box, ...starts } }];
  });
}

/** The mover's poses from the start of the shot to its end. */
export const posesOfActor = ({ mover, box }: Actor, since: number): Pose[] =>
  posesOfDrive(box, mover.legs, since);

/** The situation without its movers and distances, and without the routes and the pace of the other vehicles. */
function groundOf(scene: SceneData, actors: readonly Actor[]): SceneData {
  const moves = (name: string | undefined) => actors.some(({ mover }) => mover.who === name);
  const { vehicles = [], people = [], distances: _, ...rest } = scene;
  return {
    ...rest,
    vehicles: vehicles
      .filter(({ name }) => !moves(name))
      .map(({ to: _to, toX: _toX, toY: _toY, pace: _pace, ...vehicle }) => vehicle),
    people: moves('peaton') ? people.slice(1) : people,
  };
}

type MovingProps = { actor: Actor; layout: Layout; drawings: Drawings };

function Moving({ actor: { vehicle, person, box }, layout, drawings }: MovingProps) {
  const place = `translate(${roundToTenths(box.x)} ${roundToTenths(box.y)})`;
  const turned = `${place}rotate(${roundToTenths(box.angle)})`;
  if (person !== undefined)
    return (
      <g data-mover="" transform={turned}>
        <Person kind={person.person.kind} angle={box.angle} isTurned walks drawings={drawings} />
      </g>
    );
  const { wheels, signal: _, pace: _pace, ...plain } = vehicle!.vehicle;
  const isCar = vehicle!.kind === 'carro';
  const drawn: PlacedVehicle = {
    ...vehicle!,
    vehicle: { ...plain, ...(isCar && { wheels: 'rectas' as const }) },
    box: { ...box, x: 0, y: 0, angle: 0 },
  };
  const label = vehicleNameLabels(layout).find(({ path }) => path.join() === vehicle!.path.join());
  return (
    <>
      <g data-mover="" transform={turned}>
        <Vehicle placed={drawn} drawings={drawings} />
        {(['izquierda', 'derecha'] as const).map((side) => (
          <HtmlBlock
            key={side}
            as="g"
            data-signal=""
            display="none"
            of={slotShapes(drawings.get(`vehiculos/${drawn.kind}`), SIGNAL_SLOTS[side])}
          />
        ))}
      </g>
      {label && (
        <g data-name="" transform={place}>
          <SceneLabelText label={{ ...label, x: 0, y: 0 }} />
        </g>
      )}
    </>
  );
}

function dataOf(
  { seconds, steps, shots }: Timeline,
  drawn: readonly { shot: Shot; actors: readonly Actor[] }[],
): FilmData {
  return {
    t: roundToTenths(seconds),
    steps: steps.map(roundToTenths),
    shots: shots.map(({ from }) => roundToTenths(from)),
    movers: drawn.flatMap(({ shot, actors }) =>
      actors.map((actor) => {
        const poses = posesOfActor(actor, shot.from);
        const { izquierda, derecha } = actor.mover.signals;
        const places =
          actor.mover.who === 'gomas'
            ? {}
            : {
                x: trackOf(poses, 'x'),
                y: trackOf(poses, 'y'),
                a: trackOf(poses, 'angle'),
              };
        return {
          ...places,
          w: trackOf(poses, 'steer'),
          on: [izquierda, derecha].map((spans) => spans.map(roundToTenths)),
        };
      }),
    ),
  };
}

/** Largest error of a track: in degrees, or in units of the picture, where a car is 46 long. */
const CLOSE = 0.25;

/** Reduces poses to keyframes that keep the error at each pose within `CLOSE`. */
function trackOf(poses: readonly Pose[], field: 'x' | 'y' | 'angle' | 'steer'): Track {
  const [value, ...others] = new Set(poses.map((pose) => roundToTenths(pose[field])));
  if (value !== undefined && others.length === 0) return value;
  const kept = new Set([0, poses.length - 1]);
  for (;;) {
    const track = poses.flatMap((pose, index) =>
      kept.has(index) ? [Math.round(pose.t * 100) / 100, roundToTenths(pose[field])] : [],
    );
    const far = poses.map((pose) => Math.abs(interpolateTrack(track, pose.t) - pose[field]));
    const most = Math.max(...far);
    const farthest = far.indexOf(most);
    if (most <= CLOSE || kept.has(farthest)) return track;
    kept.add(farthest);
  }
}
