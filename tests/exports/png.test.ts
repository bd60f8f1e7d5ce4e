/** Drawings as PNG files with a palette have exactly the pixels of the renderer. */
import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { encodePng, toIndexedImage } from '../../pipeline/exports/png.ts';

const HALF = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><circle cx="20" cy="15" r="11" fill="#b3262a" fill-opacity=".6" stroke="#1d4f91"/></svg>`;
const COLOURFUL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${Array.from(
  { length: 300 },
  (_, at) =>
    `<rect x="${at % 40}" y="${Math.floor(at / 40)}" width="1" height="1" fill="rgb(${at % 256} ${at >> 8} 9)"/>`,
).join('')}</svg>`;

const draw = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render();

/** The pixels of a PNG file with a palette, premultiplied by alpha like those of the renderer. */
function read(file: Uint8Array): number[] {
  const bytes = Buffer.from(file);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    chunks.set(
      bytes.toString('latin1', at + 4, at + 8),
      bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)),
    );
  const [width, height] = [0, 4].map((at) => chunks.get('IHDR')!.readUInt32BE(at)) as [
    number,
    number,
  ];
  const rows = inflateSync(chunks.get('IDAT')!);
  expect(rows).toHaveLength((width + 1) * height);
  return [...rows].flatMap((number, at) => {
    if (at % (width + 1) === 0) return [];
    const alpha = chunks.get('tRNS')![number]!;
    const colour = chunks.get('PLTE')!.subarray(number * 3, number * 3 + 3);
    return [...[...colour].map((part) => Math.round((part * alpha) / 255)), alpha];
  });
}

it('a drawing with half-transparent edges keeps each of its pixels', () => {
  const { width, height, pixels } = draw(HALF);
  const file = encodePng(toIndexedImage(width, height, pixels)!, { level: 6 });
  expect(read(file)).toEqual([...pixels]);
});

it('a drawing with too many colours gets no palette', () => {
  const { width, height, pixels } = draw(COLOURFUL);
  expect(toIndexedImage(width, height, pixels)).toBeUndefined();
});
