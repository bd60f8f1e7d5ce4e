/** Flat drawings that face the driver: vehicles, people, a horse, plants and signs. Units are feet; up is negative. */
import { AMBER, GLASS, INK, LEAF, RED, SKIN, TYRE, WHITE } from './palette.ts';

const line = `stroke="${INK}" stroke-width=".12"`;
/** Markup that is shown only while the part is in pose `n`, or while lamp `n` is on. */
const pose = (n: 0 | 1, markup: string): string => `<g data-pose="${n}">${markup}</g>`;
const lamp = (n: number, markup: string): string => `<g data-on="${n}">${markup}</g>`;

const shadow = (half: number): string =>
  `<ellipse rx="${half}" ry=".35" fill="${INK}" opacity=".35"/>`;

/** Lamps: 0 brake, 1 reverse, 2 left signal, 3 right signal. */
export const carBack = (paint: string): string =>
  `${shadow(3.4)}<path fill="${TYRE}" d="M-2.8-1h1.2v1h-1.2zM1.6-1h1.2v1H1.6z"/>` +
  `<path fill="${paint}" ${line} d="M-3-.7V-2.8Q-3-3.2-2.7-3.3L-2.1-4.6Q-2-4.8-1.7-4.8H1.7Q2-4.8 2.1-4.6L2.7-3.3Q3-3.2 3-2.8V-.7z"/>` +
  `<path fill="${GLASS}" d="M-2.3-3.4L-1.8-4.5H1.8L2.3-3.4z"/>` +
  `<path fill="${INK}" opacity=".35" d="M-3-1.4H3V-.7H-3z"/><path fill="${WHITE}" d="M-.6-1.9H.6V-1.3H-.6z"/>` +
  `<path fill="#7d1a22" d="M-3-3h1.1v.8H-3zM1.9-3H3v.8H1.9z"/>` +
  lamp(
    0,
    `<path fill="${RED}" opacity=".4" d="M-3.6-3.7h2.3v2.2h-2.3zM1.3-3.7h2.3v2.2H1.3z"/><path fill="#ff2f22" d="M-3.1-3.2h1.5v1.2h-1.5zM1.6-3.2h1.5v1.2H1.6zM-.8-4.7H.8v.4H-.8z"/>`,
  ) +
  lamp(1, `<path fill="#fff" d="M-1.8-2.9h.7v.6h-.7zM1.1-2.9h.7v.6h-.7z"/>`) +
  lamp(2, `<path fill="${AMBER}" d="M-3.1-3.1h.8v1h-.8z"/>`) +
  lamp(3, `<path fill="${AMBER}" d="M2.3-3.1h.8v1h-.8z"/>`);

export const carFront = (paint: string): string =>
  `${shadow(3.4)}<path fill="${TYRE}" d="M-2.8-1h1.2v1h-1.2zM1.6-1h1.2v1H1.6z"/>` +
  `<path fill="${paint}" ${line} d="M-3-.7V-2.6Q-3-3-2.7-3.1L-2-4.6Q-1.9-4.8-1.6-4.8H1.6Q1.9-4.8 2-4.6L2.7-3.1Q3-3 3-2.6V-.7z"/>` +
  `<path fill="${GLASS}" d="M-2.4-3.2L-1.8-4.5H1.8L2.4-3.2z"/><path fill="${INK}" opacity=".45" d="M-1.6-2.2H1.6v.8H-1.6zM-3-1H3v.3H-3z"/>` +
  `<path fill="#fff6c9" ${line} d="M-2.9-2.5h1v.7h-1zM1.9-2.5h1v.7h-1z"/>`;

/** A car that faces right, seen from its right side. Lamps: 0 reverse, 1 brake. */
export const carSide = (paint: string): string =>
  `<ellipse cx="0" rx="7.6" ry=".35" fill="${INK}" opacity=".35"/>` +
  `<path fill="${paint}" ${line} d="M-7.4-1V-2.9Q-7.3-3.3-6.6-3.4L-4.7-4.7Q-4.4-4.8-4-4.8H.6Q1-4.8 1.4-4.5L3.4-3.2 6.6-2.8Q7.4-2.6 7.4-1.9V-.9z"/>` +
  `<path fill="${GLASS}" d="M-5.3-3.4L-4.2-4.4H-1.5V-3.4zM-1.1-3.4V-4.4H.7L2.4-3.3z"/>` +
  `<path d="M-1.3-4.5V-1.2" ${line} fill="none"/>` +
  [-4.6, 4.6]
    .map(
      (x) =>
        `<circle cx="${x}" cy="-1.1" r="1.15" fill="${TYRE}"/><circle cx="${x}" cy="-1.1" r=".55" fill="#aab2ae"/>`,
    )
    .join('') +
  `<path fill="#7d1a22" d="M-7.4-2.9h.6v.7h-.6z"/><path fill="#fff6c9" d="M6.7-2.5h.6v.6h-.6z"/>` +
  lamp(
    0,
    '<circle cx="-7.3" cy="-2" r="1" fill="#fff" opacity=".45"/><path fill="#fff" d="M-7.6-2.4h.9v.8h-.9z"/>',
  ) +
  lamp(1, '<path fill="#ff4a3d" d="M-7.6-3h.8v.9h-.8z"/>');

/** The back of a bus. Its lamps have the same numbers as those of `carBack`. */
export const busBack = (paint: string): string =>
  `${shadow(4.4)}<path fill="${TYRE}" d="M-3.6-1.2h1.4V0h-1.4zM2.2-1.2h1.4V0H2.2z"/>` +
  `<path fill="${paint}" ${line} d="M-4-.8V-9.4Q-4-10-3.4-10H3.4Q4-10 4-9.4V-.8z"/>` +
  `<path fill="${GLASS}" d="M-3.2-9H3.2v2.6H-3.2z"/><path fill="${INK}" opacity=".3" d="M-2.6-4.4H2.6v2.2H-2.6zM-4-1.5H4v.7H-4z"/>` +
  `<path fill="#7d1a22" d="M-3.9-3.4h.9v1.3h-.9zM3-3.4h.9v1.3H3z"/>` +
  lamp(
    0,
    `<path fill="#ff2f22" stroke="#b01020" stroke-width=".2" d="M-4-4.6h1.6v2.6H-4zM2.4-4.6H4v2.6H2.4zM-1-9.6H1v.5H-1z"/>`,
  ) +
  lamp(1, '') +
  lamp(2, `<path fill="${AMBER}" stroke="${INK}" stroke-width=".12" d="M-4-6.2h1.6v1.4H-4z"/>`) +
  lamp(3, `<path fill="${AMBER}" stroke="${INK}" stroke-width=".12" d="M2.4-6.2H4v1.4H2.4z"/>`);

const LEGS_WALK = 'M-.1-2.7L-.9 0M.1-2.7L.9 0';
const LEGS_STAND = 'M-.15-2.7L-.15 0M.15-2.7L.25 0';

/** A person on foot, standing or walking, 5.7 feet tall. */
export const person = (shirt: string, trousers = '#39424e'): string =>
  shadow(0.8) +
  [LEGS_STAND, LEGS_WALK]
    .map((d, n) =>
      pose(
        n as 0 | 1,
        `<path fill="none" stroke="${trousers}" stroke-width=".5" stroke-linecap="round" d="${d}"/>`,
      ),
    )
    .join('') +
  `<path fill="none" stroke="${SKIN}" stroke-width=".32" stroke-linecap="round" d="M-.45-4.3L-.75-3M.45-4.3L.75-3"/>` +
  `<path fill="${shirt}" ${line} d="M-.55-4.5Q0-4.9 .55-4.5L.5-2.5H-.5z"/><circle cy="-5.2" r=".48" fill="${SKIN}"/><path fill="${INK}" d="M-.5-5.2A.5.5 0 0 1 .5-5.2Q0-5.5-.5-5.2"/>`;

export const child = (shirt: string): string =>
  `<g transform="scale(.8)">${person(shirt, '#3a4a63')}</g>`;

/** A cyclist from behind. */
export const bicycle = (shirt: string): string =>
  `${shadow(0.7)}<path fill="none" stroke="${TYRE}" stroke-width=".22" d="M0-2.3V0M-.9-3.4H.9"/>` +
  pose(0, `<path fill="none" stroke="${INK}" stroke-width=".4" d="M-.3-3L-.45-.9M.3-3L.45-1.7"/>`) +
  pose(1, `<path fill="none" stroke="${INK}" stroke-width=".4" d="M-.3-3L-.45-1.7M.3-3L.45-.9"/>`) +
  `<path fill="${RED}" d="M-.15-2.4h.3v.3h-.3z"/>` +
  `<path fill="none" stroke="${SKIN}" stroke-width=".3" d="M-.55-4.9L-.85-3.5M.55-4.9L.85-3.5"/>` +
  `<path fill="${shirt}" ${line} d="M-.6-5.1Q0-5.5 .6-5.1L.45-3H-.45z"/><circle cy="-5.7" r=".45" fill="${SKIN}"/><path fill="${WHITE}" ${line} d="M-.52-5.7A.52.55 0 0 1 .52-5.7z"/>`;

export const motorcycle = (paint: string): string =>
  `${shadow(1)}<path fill="${TYRE}" d="M-.25-2h.5V0h-.5z"/><path fill="${paint}" ${line} d="M-.7-3H.7L.5-1.7H-.5z"/>` +
  `<path fill="${INK}" d="M-1-2.6h.5v1.3H-1zM.5-2.6H1v1.3H.5z"/><path fill="#ff4a3d" d="M-.3-2.6h.6v.35h-.6z"/>` +
  `<path fill="none" stroke="${INK}" stroke-width=".35" d="M-.7-4.4L-1.2-3.4M.7-4.4L1.2-3.4"/>` +
  `<path fill="#2b3a55" ${line} d="M-.8-4.7Q0-5.1 .8-4.7L.6-2.8H-.6z"/><circle cy="-5.3" r=".58" fill="${paint}" stroke="${INK}" stroke-width=".12"/>`;

/** A motorcycle from the front, as a mirror shows it. */
export const motorcycleFront = (paint: string): string =>
  `${shadow(1)}<path fill="${TYRE}" d="M-.25-2h.5V0h-.5z"/><path fill="none" stroke="${INK}" stroke-width=".25" d="M-1.3-3.5H1.3"/>` +
  `<path fill="#2b3a55" d="M-.8-4.7Q0-5.1 .8-4.7L.7-3H-.7z"/><circle cy="-5.3" r=".58" fill="${paint}"/><path fill="${GLASS}" d="M-.5-5.5h1v.5h-1z"/><circle cy="-2.9" r="2" fill="#fff6c9" opacity=".55"/><circle cy="-2.9" r=".9" fill="#fff"/>`;

/** A horse that faces left, about 9 feet long. */
export const horse = (): string =>
  `<ellipse rx="3.6" ry=".35" fill="${INK}" opacity=".35"/>` +
  pose(
    0,
    '<path fill="none" stroke="#5f3a1e" stroke-width=".5" d="M-1.9-3.2V0M-1.4-3.2L-1.1 0M2.2-3.2V0M2.7-3.2L3 0"/>',
  ) +
  pose(
    1,
    '<path fill="none" stroke="#5f3a1e" stroke-width=".5" d="M-1.9-3.2L-2.6 0M-1.4-3.2L-.7 0M2.2-3.2L1.5 0M2.7-3.2L3.4 0"/>',
  ) +
  `<path fill="#7a4b27" ${line} d="M-2.4-4.6L-3.7-6.9-5.1-6.1-5.3-6.7-3.6-8.1-3.4-8.5-3.1-8-1.3-5.4Q1-5 2.6-5.3 3.3-5 3.2-3.6 2.6-2.7 1.6-2.9 0-2.6-1.6-2.8-2.5-3.2-2.4-4.6z"/>` +
  `<path fill="#2c1a0d" d="M-3.3-8.2L-1.2-5.5-1.7-5.4-3.6-7.8zM3-5.2Q4.2-4.4 3.7-2.6 3.2-3.6 2.9-4.2z"/>`;

export const ball = (): string =>
  `${shadow(0.7)}<circle cy="-.8" r=".8" fill="#ff7a1a" ${line}/><path fill="none" ${line} d="M-.8-.8H.8M0-1.6V0"/>`;

export const palm = (): string =>
  `<path fill="none" stroke="#8a6a48" stroke-width="1" d="M0 0Q.6-10 0-19"/>` +
  `<path fill="${LEAF}" d="M0-19Q-5-24-9-18-5-20.5-1-18.6zM0-19Q5-24 9-18 5-20.5 1-18.6zM0-19Q-4-19-6-13-3-16-.4-18zM0-19Q4-19 6-13 3-16 .4-18zM0-19Q-1-25 1-27 3-23 .5-19z"/>`;

export const tree = (crown: string): string =>
  `<path fill="#6d4f35" d="M-.7 0L-.5-9H.5L.7 0z"/><path fill="${crown}" d="M-8-10Q-9-15-4-16-2-20 2-18 7-19 7-14 10-11 6-9 0-7-8-10z"/>`;

export const bush = (): string => `<path fill="${LEAF}" d="M-4 0Q-5-3-2.5-4 0-6 2-4.5 5-4 4 0z"/>`;

export const pole = (): string =>
  `<path fill="#8b8378" d="M-.4 0V-28H.4V0z"/><path fill="#8b8378" d="M-3-26.5H3v.5H-3z"/>`;

export const busStopSign = (): string =>
  `<path fill="#6f7773" d="M-.15 0V-8H.15V0z"/><path fill="#1f4b7a" ${line} d="M-1-9.6H1v2.4H-1z"/><path fill="#fff" d="M-.6-9.1H.6v1H-.6zM-.5-7.9h.3v.3h-.3zM.2-7.9h.3v.3H.2z"/>`;

/** A traffic light over the lane, on a mast at the right. */
export const trafficLight = (shown: 'verde' | 'roja'): string =>
  `<path fill="#5a625e" d="M17.6 0V-19H18.4V0zM-1-18.7H18v.6H-1z"/><path fill="#1d2321" ${line} d="M-1.3-19.5H1.3V-13H-1.3z"/>` +
  [
    ['roja', -18.4, RED],
    ['', -16.3, AMBER],
    ['verde', -14.2, '#22d67a'],
  ]
    .map(
      ([name, y, colour]) =>
        `<circle cy="${y}" r=".85" fill="${name === shown ? colour : '#3a4143'}"/>`,
    )
    .join('');
