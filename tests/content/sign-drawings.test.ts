import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { drawnSigns } from '../../pipeline/draw/sign-drawing.ts';
import type { Sign } from '../../schemas/sign.ts';
import { serializeElements } from '../../templates/drawings/tree.ts';
import { signContent } from '../../templates/signs/content.ts';
import { CAPITAL_HEIGHT } from '../../templates/signs/glyphs.ts';
import { shippedContent } from './shipped.ts';

const drawn = drawnSigns(shippedContent().site!);
const signs = [...drawn.values()].map(({ sign }) => sign).filter(({ kind }) => kind === 'senal');
/** The elements of a sign's panel, if it has one. Parts drawn on the panel are in a group with a stroke width of 0. */
const panelOf = ({ id }: Sign) =>
  drawn.get(id)!.drawing.content.filter(({ attributes }) => attributes['stroke-width'] !== '0');
const panels = signs.filter((sign) => panelOf(sign).length > 0);

/** Signs with a part that touches the border, each with the reason. */
const MEETS_ITS_BORDER: Readonly<Record<string, string>> = {
  'no-entre': 'the disc fills the panel (R5-1)',
  'aviso-ferrocarril': 'the X goes from edge to edge (W10-1)',
  'ceda-peatones-cruce': 'a field surrounds the panel (R1-6)',
  'velocidad-escolar': 'the plate ESCUELA is a part of the sign (S5-1)',
};

/** The longer side of a sign in pixels, and the least distance from the border as a share of the shorter side. */
const SIDE = 240;
const CLEAR = 0.012;

function svgOf(sign: Sign, isPanel = false): string {
  const { drawing } = drawn.get(sign.id)!;
  const content = isPanel ? serializeElements(panelOf(sign)) : signContent({ sign, drawing });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.viewBox.width} ${drawing.viewBox.height}">${content}</svg>`;
}

function bitmap(
  sign: Sign,
  isPanel = false,
): { width: number; height: number; pixels: Uint8Array } {
  const { width: w, height: h } = drawn.get(sign.id)!.drawing.viewBox;
  const image = new Resvg(svgOf(sign, isPanel), {
    fitTo: { mode: w > h ? 'width' : 'height', value: SIDE },
  }).render();
  return { width: image.width, height: image.height, pixels: image.pixels };
}

/** True if two pixels have visibly different colours; smaller differences come from blurred edges. */
function differs(a: Uint8Array, i: number, b: Uint8Array, j: number): boolean {
  for (let k = 0; k < 4; k++) if (Math.abs(a[4 * i + k]! - b[4 * j + k]!) > 48) return true;
  return false;
}

/** Counts the pixels of the drawing that are outside the panel, on its border or too near it. */
function touching(sign: Sign): number {
  const { width, height, pixels } = bitmap(sign, true);
  const whole = bitmap(sign);
  expect([whole.width, whole.height]).toEqual([width, height]);
  const middle = Math.floor(height / 2) * width + Math.floor(width / 2);
  const distance = Math.ceil(Math.min(width, height) * CLEAR);
  const zone = new Uint8Array(width * height);
  for (let i = 0; i < zone.length; i++) {
    if (!differs(pixels, i, pixels, middle)) continue;
    for (let d = -distance; d <= distance; d++) {
      zone[i + d] = 1;
      zone[i + d * width] = 1;
    }
  }
  return zone.filter((near, i) => near === 1 && differs(whole.pixels, i, pixels, i)).length;
}

describe('the drawing on a sign', () => {
  test.each(
    panels.filter(({ id }) => !(id in MEETS_ITS_BORDER)).map((sign) => [sign.id, sign] as const),
  )('does not touch the border: %s', (_, sign) => {
    expect(touching(sign)).toBe(0);
  });

  test('each listed exception is needed', () => {
    const reported = panels.filter(({ id }) => id in MEETS_ITS_BORDER);
    expect(reported.map(({ id }) => id).sort()).toEqual(Object.keys(MEETS_ITS_BORDER).sort());
    expect(reported.filter((sign) => touching(sign) === 0).map(({ id }) => id)).toEqual([]);
  });
});

/** The box of a drawing in the gallery (gallery.css), and the least height of a capital letter in it, in CSS pixels. */
const BOX = { width: 132, height: 116 };
const LEGIBLE = 6;

/** Signs that announce another sign with a small picture of it, so the letters in that picture may be small. */
const SIGN_ON_A_SIGN = ['velocidad-reducida', 'reduccion-escolar'];

/** Heights of a drawing's capital letters; each line of a legend is a moved and scaled path. */
function letterHeights(sign: Sign): number[] {
  const svg = svgOf(sign);
  const { width: w, height: h } = drawn.get(sign.id)!.drawing.viewBox;
  const scale = Math.min(BOX.width / w, BOX.height / h);
  return [
    ...svg.matchAll(/<path transform="translate\([^)]*\)scale\((?:[\d.]+ )?([\d.]+)\)"/g),
  ].map(([, lines]) => Number(lines) * CAPITAL_HEIGHT * scale);
}

test('words on signs are legible at the size used in the gallery', () => {
  const small = signs
    .filter(({ id, legend }) => legend && !SIGN_ON_A_SIGN.includes(id))
    .flatMap((sign) => letterHeights(sign).map((height) => ({ id: sign.id, height })))
    .filter(({ height }) => height < LEGIBLE);
  expect(small).toEqual([]);
});
