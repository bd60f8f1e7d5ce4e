/** A sign's panel and words → what its face needs to be drawn; the two commonest faces, one symbol and nothing but words. */
import { createElement, Fragment, type ReactNode } from 'react';
import { fine } from '../geometry.ts';
import { Legend } from '../legend.tsx';
import type { Shape, Size } from '../shapes.tsx';
import { At } from '../symbols/place.tsx';

/** Measures are tenths of an inch; `ink` and `ground` are the colours of the legend and of the panel. */
export type Scene = Size & { shape: Shape; lines: readonly string[]; ink: string; ground: string };
export type Face = (scene: Scene) => ReactNode;
export type Faces = Readonly<Record<string, Face>>;

/** A place on the panel, in fractions of its width and height. */
export type Place = readonly [x: number, y: number];

/** One symbol; its size and its distance from the middle are fractions of the panel's shorter side. */
export function symbol(
  drawing: ReactNode | ((scene: Scene) => ReactNode),
  size = 0.52,
  place: Place = [0.5, 0.5],
  flip = false,
): Face {
  return (scene) => (
    <At
      x={scene.w * place[0]}
      y={scene.h * place[1]}
      size={Math.min(scene.w, scene.h) * size}
      flip={flip}
    >
      {typeof drawing === 'function' ? drawing(scene) : drawing}
    </At>
  );
}

/** An area whose corners are hundredths of the panel's width and height. */
export function Area({ scene: { w, h }, d, fill }: { scene: Size; d: string; fill?: string }) {
  return <path transform={`scale(${fine(w / 100)} ${fine(h / 100)})`} d={d} fill={fill} />;
}

type WordsProps = {
  scene: Scene;
  lines?: readonly string[];
  at?: Place;
  room?: Place;
  figures?: number;
  breaks?: boolean;
};

/** Some lines of the legend in a part of the panel. */
export function Words({
  scene: { w, h, lines: all },
  lines = all,
  at = [0.5, 0.5],
  room = [0.82, 0.82],
  ...options
}: WordsProps) {
  return (
    <Legend
      lines={lines}
      x={w * at[0]}
      y={h * at[1]}
      w={w * room[0]}
      h={h * room[1]}
      {...options}
    />
  );
}

/** Several faces on the same panel. */
export function together(...faces: readonly Face[]): Face {
  return (scene) => createElement(Fragment, null, ...faces.map((face) => face(scene)));
}

/** Lines of the legend, counted from `from` up to `to`. */
export function words(
  from: number,
  to: number,
  at: Place,
  room: Place,
  options: { figures?: number; breaks?: boolean } = {},
): Face {
  return (scene) => (
    <Words scene={scene} lines={scene.lines.slice(from, to)} at={at} room={room} {...options} />
  );
}

/** The face of a sign that has only words. */
export const WordsOnly: Face = (scene) => {
  const { shape, w, h, lines } = scene;
  const single = lines.length === 1 && !lines[0]?.includes(' ');
  if (shape === 'diamante')
    return (
      <Legend
        lines={lines}
        x={w / 2}
        y={h / 2}
        w={w * (single ? 0.87 : 0.92)}
        h={single ? w * 0.2 : w * 0.64}
        slope={1}
      />
    );
  if (shape === 'octagono') return <Words scene={scene} room={[0.8, 0.34]} />;
  if (shape === 'triangulo-invertido')
    return <Words scene={scene} at={[0.5, 0.235]} room={[0.44, 0.155]} />;
  if (shape === 'banderin')
    return <Words scene={scene} at={[0.335, 0.5]} room={[0.5, 0.31]} breaks={false} />;
  return <Words scene={scene} room={[0.86, single ? 0.5 : 0.8]} />;
};
