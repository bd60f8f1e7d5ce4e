/** Moves the parts of a clip. It stands still while nobody sees it. */
import {
  type Clip,
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
};

const ON = '#22d67a';
const OFF = '#33403b';

function show(element: Element, shown: boolean): void {
  if (shown) element.removeAttribute('display');
  else element.setAttribute('display', 'none');
}

/** Puts a part where the camera sees it. */
function move(each: Moved, clip: Clip, t: number): Placed | undefined {
  const { element, part } = each;
  const placed = placeOf(part, clip, t);
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

function drawerOf(svg: SVGSVGElement, clip: Clip): (t: number) => void {
  const beyond = svg.querySelector('[data-beyond]')!;
  const near = svg.querySelector('[data-near]')!;
  const parts = [...svg.querySelectorAll('[data-part]')].map(
    (element, index): Moved => ({
      element,
      part: clip.parts[index]!,
      poses: [...element.querySelectorAll('[data-pose]')],
      lamps: [...element.querySelectorAll<SVGElement>('[data-on]')],
      last: element.getAttribute('d') ?? element.getAttribute('transform') ?? '',
    }),
  );
  const living = parts.filter(({ poses, lamps }) => poses.length + lamps.length > 0);
  const rain = svg.querySelector('[data-rain]');
  const signals = [...svg.querySelectorAll<SVGElement>('[data-during]')];
  return (t) => {
    for (const each of parts) {
      const placed = move(each, clip, t);
      // Who passes the top of the hill goes behind it.
      if (placed?.beyond && each.element.parentNode === near) beyond.append(each.element);
    }
    for (const each of living) animate(each, t);
    for (const signal of signals) {
      const during = signal.dataset.during!.split(' ').map(Number);
      signal.setAttribute('fill', isOn(during, t, true) ? ON : OFF);
    }
    rain?.setAttribute('transform', `translate(0 ${Math.round((t * 260) % 40)})`);
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
