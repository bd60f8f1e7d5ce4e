/** A clip → what shows a second of it: every part where the camera sees it then. */
import {
  type Clip,
  type Eye,
  eyeAt,
  isOn,
  type Part,
  type Placed,
  placeOf,
  poseAt,
} from '../../driver-view/camera.ts';

type Moved = {
  element: Element;
  part: Part;
  poses: Element[];
  lamps: SVGElement[];
  /** Where it was drawn first. */
  home: Node | null;
  /** Its place as it was drawn last; empty: it is not in the picture. */
  last: string;
  /** From where to where it stands, if it stands. */
  stands: readonly [from: number, to: number] | undefined;
};

/** What stands farther away than this changes so little that every second frame, or every fourth, is enough. */
const AWAY = 70;
const DISTANT = 130;

function standing({ x, z, p = [], door }: Part): Moved['stands'] {
  if (typeof x !== 'number' || typeof z !== 'number' || door !== undefined) return undefined;
  const depths = p.flatMap((corners) => corners.filter((_, i) => i % 3 === 2));
  return [z + Math.min(0, ...depths), z + Math.max(0, ...depths)];
}

/** Whether a part must be placed anew in a frame. What one has passed stays hidden. */
function isDue({ stands, last }: Moved, eye: Eye, turn: number): boolean {
  if (stands === undefined) return true;
  const [from, to] = stands;
  if (to < eye.z) return last !== '';
  const away = from - eye.z;
  return away < AWAY || turn % (away < DISTANT ? 2 : 4) === 0;
}

const ON = '#22d67a';
const OFF = '#33403b';

function show(element: Element, shown: boolean): void {
  if (shown) element.removeAttribute('display');
  else element.setAttribute('display', 'none');
}

/** Puts a part where the camera sees it. */
function move(each: Moved, eye: Eye, t: number): Placed | undefined {
  const { element, part } = each;
  const placed = placeOf(part, eye, t);
  const value = placed?.value ?? '';
  if (value === each.last) return undefined;
  if ((value === '') !== (each.last === '')) show(element, value !== '');
  each.last = value;
  if (placed !== undefined) element.setAttribute(placed.attribute, value);
  return placed;
}

/** Its steps and its lamps. */
function animate({ part, poses, lamps }: Moved, t: number): void {
  if (poses.length > 0) {
    const shown = poseAt(part, t);
    for (const pose of poses) show(pose, Number((pose as SVGElement).dataset.pose) === shown);
  }
  for (const lamp of lamps) {
    const n = Number(lamp.dataset.on);
    show(lamp, isOn(part.on![n]!, t, part.flash === 1 && n > 1));
  }
}

/** What has its place in the picture: your own signals, and the rain. */
function fixtureOf(svg: SVGSVGElement): (t: number) => void {
  const rain = svg.querySelector('[data-rain]');
  const signals = [...svg.querySelectorAll<SVGElement>('[data-during]')];
  return (t) => {
    for (const signal of signals) {
      const during = signal.dataset.during!.split(' ').map(Number);
      signal.setAttribute('fill', isOn(during, t, true) ? ON : OFF);
    }
    rain?.setAttribute('transform', `translate(0 ${Math.round((t * 260) % 40)})`);
  };
}

export function drawerOf(svg: SVGSVGElement, clip: Clip): (t: number) => void {
  const beyond = svg.querySelector('[data-beyond]')!;
  const near = svg.querySelector('[data-near]')!;
  const parts = [...svg.querySelectorAll('[data-part]')].map(
    (element, index): Moved => ({
      element,
      part: clip.parts[index]!,
      home: element.parentNode,
      stands: standing(clip.parts[index]!),
      poses: [...element.querySelectorAll('[data-pose]')],
      lamps: [...element.querySelectorAll<SVGElement>('[data-on]')],
      last: element.getAttribute('d') ?? element.getAttribute('transform') ?? '',
    }),
  );
  const living = parts.filter(({ poses, lamps }) => poses.length + lamps.length > 0);
  const fixed = fixtureOf(svg);
  let frame = 0;
  return (t) => {
    const eye = eyeAt(clip, t);
    frame += 1;
    for (const [index, each] of parts.entries()) {
      // The first frame places all: a clip may be played again.
      if (t > 0 && !isDue(each, eye, frame + index)) continue;
      const placed = move(each, eye, t);
      // Who passes the top of the hill goes behind it, and is before it again when the clip begins again.
      const side = placed?.beyond ? beyond : near;
      if (placed && each.home === near && each.element.parentNode !== side)
        side.append(each.element);
    }
    for (const each of living) animate(each, t);
    fixed(t);
  };
}
