/** Makes a function that draws a clip at a given second, with every part where the camera sees it. */
import {
  CLIP_WIDTH,
  type Clip,
  type ClipPart,
  EYE_HEIGHT,
  type Eye,
  eyeAt,
  FOCAL_LENGTH,
  isLampOn,
  type PartPlacement,
  projectPart,
  SEAT_X,
  walkingPose,
} from '../../driver-view/camera.ts';

type Moved = {
  element: Element;
  part: ClipPart;
  poses: Element[];
  lamps: SVGElement[];
  home: Node | null;
  /** The attribute value that was drawn last; empty if the part was outside the picture. */
  last: string;
  seenFrom: Eye;
  stands: StandingBounds | undefined;
};
/** Bounds of a stationary part; `off` is the largest vertical distance of a corner from the eye. */
export type StandingBounds = { left: number; right: number; from: number; to: number; off: number };

/** The largest allowed error in the position of a stationary part, in units of the picture. */
const UNSEEN = 1;
/** Height of a pole, the highest flat drawing, in feet. */
const TALL = 28;
/** Half the width of a palm tree, the widest flat drawing except the mast of a traffic light, in feet. */
const BROAD = 9;

/** @returns the bounds of a part; undefined for a part that moves by itself */
export function standingBoundsOf({ x, z, p, door }: ClipPart): StandingBounds | undefined {
  if (typeof x !== 'number' || typeof z !== 'number' || door !== undefined) return undefined;
  if (p === undefined) return { left: x - BROAD, right: x + BROAD, from: z, to: z, off: TALL };
  const along = (axis: 0 | 1 | 2) =>
    p.flatMap((corners) => corners.filter((_, i) => i % 3 === axis));
  const [xs, ys, zs] = [along(0), along(1), along(2)];
  return {
    left: x + Math.min(...xs),
    right: x + Math.max(...xs),
    from: z + Math.min(...zs),
    to: z + Math.max(...zs),
    off: Math.max(...ys.map((y) => Math.abs(y - EYE_HEIGHT))),
  };
}

/** True if the eye moved so far that a stationary part must be placed again. */
export function isOutOfPlace({ left, right, from, off }: StandingBounds, seenFrom: Eye, eye: Eye) {
  const away = from - eye.z;
  if (away < 1) return true;
  const across = Math.max(Math.abs(left - SEAT_X), Math.abs(right - SEAT_X), off);
  const fromMiddle = Math.min(CLIP_WIDTH / 2, (across * FOCAL_LENGTH) / away);
  return fromMiddle * (eye.z - seenFrom.z) > UNSEEN * away;
}

/** True if a part needs no update; passed parts stay hidden. */
function staysAsItIs({ stands, last, seenFrom }: Moved, eye: Eye): boolean {
  if (stands === undefined) return false;
  return stands.to < eye.z ? last === '' : !isOutOfPlace(stands, seenFrom, eye);
}

const ON = '#22d67a';
const OFF = '#33403b';

function show(element: Element, shown: boolean): void {
  if (element.hasAttribute('display') !== shown) return;
  if (shown) element.removeAttribute('display');
  else element.setAttribute('display', 'none');
}

function move(each: Moved, eye: Eye, t: number): PartPlacement | undefined {
  const { element, part } = each;
  const placed = projectPart(part, eye, t);
  const value = placed?.value ?? '';
  each.seenFrom = eye;
  if (value === each.last) return undefined;
  show(element, value !== '');
  each.last = value;
  if (placed !== undefined) element.setAttribute(placed.attribute, value);
  return placed;
}

function animate({ part, poses, lamps }: Moved, t: number): void {
  if (poses.length > 0) {
    const shown = walkingPose(part, t);
    for (const pose of poses) show(pose, Number((pose as SVGElement).dataset.pose) === shown);
  }
  for (const lamp of lamps) {
    const n = Number(lamp.dataset.on);
    show(lamp, isLampOn(part.on![n]!, t, part.flash === 1 && n > 1));
  }
}

/** Makes a function that draws the parts that the camera does not move: the driver's own signals and the rain. */
function fixtureOf(svg: SVGSVGElement): (t: number) => void {
  const rain = svg.querySelector('[data-rain]');
  const signals = [...svg.querySelectorAll<SVGElement>('[data-during]')].map((element) => ({
    element,
    during: element.dataset.during!.split(' ').map(Number),
  }));
  return (t) => {
    for (const { element, during } of signals) {
      const fill = isLampOn(during, t, true) ? ON : OFF;
      if (element.getAttribute('fill') !== fill) element.setAttribute('fill', fill);
    }
    rain?.setAttribute('transform', `translate(0 ${Math.round((t * 260) % 40)})`);
  };
}

export function clipRendererOf(svg: SVGSVGElement, clip: Clip): (t: number) => void {
  const beyond = svg.querySelector('[data-beyond]')!;
  const near = svg.querySelector('[data-near]')!;
  const start = eyeAt(clip, 0);
  const parts = [...svg.querySelectorAll('[data-part]')].map(
    (element, index): Moved => ({
      element,
      part: clip.parts[index]!,
      home: element.parentNode,
      seenFrom: start,
      stands: standingBoundsOf(clip.parts[index]!),
      poses: [...element.querySelectorAll('[data-pose]')],
      lamps: [...element.querySelectorAll<SVGElement>('[data-on]')],
      last: element.getAttribute('d') ?? element.getAttribute('transform') ?? '',
    }),
  );
  const living = parts.filter(({ poses, lamps }) => poses.length + lamps.length > 0);
  const fixed = fixtureOf(svg);
  return (t) => {
    const eye = eyeAt(clip, t);
    for (const each of parts) {
      // The first frame places all parts, because a replay finds them where the last play left them.
      if (t > 0 && staysAsItIs(each, eye)) continue;
      const placed = move(each, eye, t);
      // A part beyond the top of the hill is drawn behind the hill. When the clip restarts, it returns to the front.
      const side = placed?.beyond ? beyond : near;
      if (placed && each.home === near && each.element.parentNode !== side)
        side.append(each.element);
    }
    for (const each of living) animate(each, t);
    fixed(t);
  };
}
