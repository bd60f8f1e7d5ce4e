/**
 * Makes a function that draws the film of a manoeuvre at a given second: the situation, the vehicles, their turned
 * wheels and their signals.
 */
import type { FilmData } from '../../diagrams/FilmDrawing.tsx';
import { interpolateTrack, isLampOn } from '../../driver-view/camera.ts';

type Mover = {
  element: SVGElement;
  track: FilmData['movers'][number];
  wheels: SVGElement[];
  signals: SVGElement[];
  /** The label, which moves with the vehicle but stays upright. */
  name: Element | undefined;
};

const round = (value: number): number => Math.round(value * 10) / 10;

export function filmRendererOf(svg: SVGSVGElement, film: FilmData): (t: number) => void {
  const all = (selector: string, within: Element = svg) => [
    ...within.querySelectorAll<SVGElement>(selector),
  ];
  const shots = all('[data-shot]');
  const movers = all('[data-mover]').map(
    (element, index): Mover => ({
      element,
      track: film.movers[index]!,
      wheels: all('[data-wheel]', element),
      signals: all('[data-signal]', element),
      name: element.nextElementSibling?.matches('[data-name]')
        ? element.nextElementSibling!
        : undefined,
    }),
  );
  let shown = -1;
  return (t) => {
    const shot = film.shots.filter((from) => from <= t).length - 1;
    if (shot !== shown) for (const [index, each] of shots.entries()) show(each, index === shot);
    shown = shot;
    for (const mover of movers) if (shots[shot]!.contains(mover.element)) place(mover, t);
  };
}

function place({ element, track, wheels, signals, name }: Mover, t: number): void {
  const { x, y, a, w = 0, on } = track;
  if (x !== undefined) {
    const middle = `translate(${round(interpolateTrack(x, t))} ${round(interpolateTrack(y!, t))})`;
    element.setAttribute('transform', `${middle}rotate(${round(interpolateTrack(a!, t))})`);
    name?.setAttribute('transform', middle);
  }
  const turned = `rotate(${round(interpolateTrack(w, t))})`;
  for (const wheel of wheels) wheel.setAttribute('transform', turned);
  for (const [index, signal] of signals.entries()) show(signal, isLampOn(on[index]!, t, true));
}

function show(element: Element, shown: boolean): void {
  if (shown) element.removeAttribute('display');
  else element.setAttribute('display', 'none');
}
