/** Moves the parts of a clip. It stands still while nobody sees it. */
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

export type Player = {
  /** Plays from the beginning. @param onEnd is called once, unless it is stopped before */
  play(onTime: (second: number) => void, onEnd: () => void): void;
  stop(): void;
  /** The second that is shown. */
  now(): number;
};

/** A policy forbids to make elements of text; a request for a document reads the file as one. */
export function loadClip(address: string): Promise<SVGSVGElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () => {
      const root = request.responseXML?.documentElement;
      if (root?.localName === 'svg')
        resolve(document.importNode(root, true) as unknown as SVGSVGElement);
      else reject(new Error(address));
    };
    request.onerror = () => {
      reject(new Error(address));
    };
    request.open('GET', address);
    request.send();
  });
}

type Moved = {
  element: Element;
  part: Part;
  poses: Element[];
  lamps: SVGElement[];
  /** Its place as it was drawn last; empty: it is not in the picture. */
  last: string;
  /** From where to where it stands, if it stands. */
  stands: readonly [from: number, to: number] | undefined;
};

/** What stands farther away than this changes so little that every fourth frame is enough. */
const DISTANT = 130;
const SELDOM = 4;

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
  return from < eye.z + DISTANT || turn % SELDOM === 0;
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

function drawerOf(svg: SVGSVGElement, clip: Clip): (t: number) => void {
  const beyond = svg.querySelector('[data-beyond]')!;
  const near = svg.querySelector('[data-near]')!;
  const parts = [...svg.querySelectorAll('[data-part]')].map(
    (element, index): Moved => ({
      element,
      part: clip.parts[index]!,
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
      // Who passes the top of the hill goes behind it.
      if (placed?.beyond && each.element.parentNode === near) beyond.append(each.element);
    }
    for (const each of living) animate(each, t);
    fixed(t);
  };
}

export function playerOf(svg: SVGSVGElement): Player {
  const clip = JSON.parse(svg.dataset.clip!) as Clip;
  const draw = drawerOf(svg, clip);
  let frame = 0;
  let second = 0;
  let isSeen = true;
  const watch = new IntersectionObserver(([entry]) => {
    isSeen = entry!.isIntersecting;
  });
  watch.observe(svg);
  return {
    now: () => second,
    stop() {
      cancelAnimationFrame(frame);
    },
    play(onTime, onEnd) {
      cancelAnimationFrame(frame);
      second = 0;
      let last: number | undefined;
      const step = (time: number) => {
        // A hidden tab gets no frames; a picture that scrolled away waits. A long gap is no time that was seen.
        const passed = last === undefined ? 0 : Math.min((time - last) / 1000, 0.1);
        last = time;
        if (isSeen) second += passed;
        draw(Math.min(second, clip.t));
        onTime(second);
        if (second < clip.t) frame = requestAnimationFrame(step);
        else onEnd();
      };
      frame = requestAnimationFrame(step);
    },
  };
}
