/**
 * Makes a PNG file from rows of palette indices. Drawings have few colours: as indices they take less than half of the
 * bytes.
 */
import { crc32, deflateSync, type ZlibOptions } from 'node:zlib';

type IndexedImage = {
  width: number;
  height: number;
  /**
   * A palette index for each pixel. Each row begins with its filter type (ISO/IEC 15948, 9.2); 0 is none, which suits
   * indices.
   */
  rows: Uint8Array;
  /** Red, green and blue of each index. */
  palette: Uint8Array;
  /** The opacity of each index; all are opaque if absent. */
  alpha?: Uint8Array;
};

export const MAX_COLOURS = 256;

export function encodePng(
  { width, height, rows, palette, alpha }: IndexedImage,
  compression: ZlibOptions,
): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(FORM, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    ...(alpha === undefined ? [] : [chunk('tRNS', alpha)]),
    chunk('IDAT', deflateSync(rows, compression)),
    chunk('IEND', new Uint8Array()),
  ]);
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Bit depth 8 and colour type 3: each pixel is a palette index (ISO/IEC 15948, 11.2.2). */
const FORM = [8, 3];

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/**
 * @returns the image; undefined if it has more than `MAX_COLOURS`
 * @param pixels RGBA bytes, premultiplied by alpha, as the renderer returns them
 */
export function toIndexedImage(
  width: number,
  height: number,
  pixels: Uint8Array,
): IndexedImage | undefined {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const rows = new Uint8Array((width + 1) * height);
  const numbers = new Map<number, number>();
  let [source, last, number] = [0, -1, 0];
  // One loop with few function calls, for speed: there are 100,000 pixels.
  for (let row = 0; row < height; row++) {
    const end = (row + 1) * (width + 1);
    for (let at = end - width; at < end; at++) {
      const colour = colours[source++]!;
      // Most pixels have the colour of the one before, and need no lookup.
      if (colour !== last) {
        last = colour;
        number = numbers.get(colour) ?? numbers.size;
        numbers.set(colour, number);
      }
      rows[at] = number;
    }
  }
  if (numbers.size > MAX_COLOURS) return undefined;
  const parts = new Uint8Array(Uint32Array.from(numbers.keys()).buffer);
  const alpha = Uint8Array.from(numbers.values(), (each) => parts[each * 4 + 3]!);
  const palette = Uint8Array.from({ length: numbers.size * 3 }, (_, each) => {
    const colour = Math.floor(each / 3);
    const opaque = alpha[colour]!;
    return opaque === 0 ? 0 : Math.round((parts[colour * 4 + (each % 3)]! * 255) / opaque);
  });
  return { width, height, rows, palette, alpha };
}
