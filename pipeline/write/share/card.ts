/** The layout of the picture that other sites show when a page is shared: its title and section on a guide sign over the road. */
import { BRAND } from '../../../templates/brand.ts';
import { ISLAND } from '../../../templates/map/municipios.ts';
import { type Fit, fitted, type Lettering } from './lettering.ts';

/** Pixels. */
export const SIZE = { width: 1200, height: 630 } as const;
export type Card = { title: string; section: string; name: string };

export const SIGN = BRAND.sign;
export const INKS = { white: BRAND.paper, yellow: BRAND.sun } as const;
/** A line of letters on the sign: x of its start, y of its baseline and its size in pixels. */
export type Line = { text: string; x: number; y: number; size: number; ink: keyof typeof INKS };

/** Everything but the letters: sky, hills and road as in the site's hero, the sign and the island on it. */
export const SCENE = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}">`,
  '<path d="M0 0h1200v630H0Z" fill="#dcebef"/>',
  '<path d="M0 470 140 380l150 60 220-150 210 120 220-90 160 90 100-50v330H0Z" fill="#bcd3c4"/>',
  '<path d="M0 540 240 450l240 60 230-50 250 70 240-60v250H0Z" fill="#86b196"/>',
  '<path d="M0 590 320 545l280-20 300 30 300 30v60H0Z" fill="#5a8f72"/>',
  '<path d="M560 505h80l330 140H230Z" fill="#2b302e"/>',
  '<path d="M570 505 262 640h36L580 505Zm60 0 308 135h-36L620 505Z" fill="#fff"/>',
  `<path d="M597 512h6l2 22h-10Zm-5 36h16l5 34h-26Zm-8 50h32l8 40h-48Z" fill="${BRAND.sun}"/>`,
  '<path d="M150 440h18v150h-18Zm882 0h18v150h-18Z" fill="#8c9691"/>',
  `<rect x="50" y="40" width="1100" height="420" rx="34" fill="${SIGN}"/>`,
  '<rect x="66" y="56" width="1068" height="388" rx="22" fill="none" stroke="#fff" stroke-width="8"/>',
  `<path d="${ISLAND}" fill="#fff" opacity=".9" transform="translate(900 92)scale(.19)"/>`,
  '</svg>',
].join('');

const LEFT = 112;
export const LEADING = 1.12;
/** Between the section above and the name below there is room for two large lines, or for three smaller ones. */
export const TITLE = {
  width: 970,
  fits: [
    { size: 92, lines: 2 },
    { size: 80, lines: 2 },
    { size: 70, lines: 2 },
    { size: 62, lines: 3 },
    { size: 54, lines: 3 },
  ] satisfies Fit[],
};
/** Leaves room for the island to the right. */
export const SECTION = { width: 770, fits: [{ size: 38, lines: 1 }] satisfies Fit[] };
const NAME = { width: 970, fits: [{ size: 34, lines: 1 }] satisfies Fit[] };

/** Rows between these cuts contain all ink of the section, of the title or of the name, and of nothing else. */
export const CUTS = [0, 84, 148, 383, 436, SIZE.height] as const;

export function layOut({ title, section, name }: Card, letters: Lettering): Line[] {
  const { size, rows } = fitted(title, TITLE, letters);
  const leading = size * LEADING;
  const first = 268 - ((rows.length - 1) * leading) / 2 + size * 0.33;
  const above = fitted(section, SECTION, letters);
  const below = fitted(`${name} · no oficial`, NAME, letters);
  return [
    { text: above.rows[0]!, x: LEFT, y: 128, size: above.size, ink: 'yellow' },
    ...rows.map(
      (text, index): Line => ({ text, x: LEFT, y: first + index * leading, size, ink: 'white' }),
    ),
    { text: below.rows[0]!, x: LEFT, y: 420, size: below.size, ink: 'white' },
  ];
}
