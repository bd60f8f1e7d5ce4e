/** Rows of numbered colours → PNG, put together from parts that are compressed apart: what many pictures share is compressed once. */
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Some rows of a picture, compressed, with the two sums of Adler-32 (RFC 1950, 8.2) over what they hold. */
export type Part = { compressed: Uint8Array; length: number; low: number; high: number };

/** The largest prime below 2^16, as Adler-32 has it. */
const MODULUS = 65_521;
/** After so many bytes the sums might no longer fit 32 bits: zlib's own number. */
const RUN = 5552;

/** Run lengths alone suit flat colours, and their bytes do not depend on the processor. A full flush ends on a whole byte, so more may follow. */
export function partOf(bytes: Uint8Array): Part {
  let [low, high] = [1, 0];
  for (let at = 0; at < bytes.length; ) {
    for (const end = Math.min(at + RUN, bytes.length); at < end; at++) {
      low += bytes[at]!;
      high += low;
    }
    low %= MODULUS;
    high %= MODULUS;
  }
  const compressed = deflateRawSync(bytes, {
    strategy: constants.Z_RLE,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  return { compressed, length: bytes.length, low, high };
}

/** The signature of every PNG. */
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** How a zlib stream begins (RFC 1950, 2.2), and a last block that holds nothing (RFC 1951, 3.2.6). */
const [BEGINNING, END] = [Uint8Array.of(0x78, 0x01), Uint8Array.of(0x03, 0x00)];

/**
 * An image of numbered colours, eight bits a pixel: ISO/IEC 15948 (PNG), 11.2.
 * @param palette red, green and blue of each number
 * @param parts of all rows, from the top; each row begins with the number of its filter
 */
export function png(
  { width, height }: { width: number; height: number },
  palette: Uint8Array,
  parts: readonly Part[],
): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  let [low, high] = [1, 0];
  for (const part of parts) {
    high = (high + part.high + part.length * (low + MODULUS - 1)) % MODULUS;
    low = (low + part.low + MODULUS - 1) % MODULUS;
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(high, 0);
  sum.writeUInt16BE(low, 2);
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', [header]),
    ...chunk('PLTE', [palette]),
    ...chunk('IDAT', [BEGINNING, ...parts.map(({ compressed }) => compressed), END, sum]),
    ...chunk('IEND', []),
  ]);
}

function chunk(type: string, data: readonly Uint8Array[]): Uint8Array[] {
  const body = [Buffer.from(type, 'latin1'), ...data];
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.reduce((bytes, each) => bytes + each.length, 0));
  sum.writeUInt32BE(body.reduce((before, bytes) => crc32(bytes, before), 0));
  return [length, ...body, sum];
}
