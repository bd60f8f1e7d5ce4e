/** Makes a PNG of parts that are compressed separately, so that rows that many pictures share are compressed once. */
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Some rows of a picture, compressed, with the two sums of Adler-32 (RFC 1950, 8.2) over their bytes. */
export type Part = { compressed: Uint8Array; length: number; low: number; high: number };

/** The largest prime below 2^16, as Adler-32 has it. */
const MODULUS = 65_521;
export const remainder = (value: number): number => ((value % MODULUS) + MODULUS) % MODULUS;

export function adler32(bytes: Uint8Array): Pick<Part, 'low' | 'high'> {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % MODULUS;
    high = (high + low) % MODULUS;
  }
  return { low, high };
}

/** Run lengths suit flat colours, and need no search whose result depends on the processor. A full flush ends on a whole byte, so parts can be joined. */
export function compress(bytes: Uint8Array): Uint8Array {
  return deflateRawSync(bytes, { strategy: constants.Z_RLE, finishFlush: constants.Z_FULL_FLUSH });
}

/** The signature of every PNG. */
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** The start of a zlib stream (RFC 1950, 2.2), and an empty last block (RFC 1951, 3.2.6). */
const [BEGINNING, END] = [Uint8Array.of(0x78, 0x01), Uint8Array.of(0x03, 0x00)];

/** An image of numbered colours, eight bits a pixel: ISO/IEC 15948 (PNG), 11.2. @param palette red, green and blue of each number; @param parts of all rows, from the top */
export function png(
  { width, height }: { width: number; height: number },
  palette: Uint8Array,
  parts: readonly Part[],
): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const whole = parts.reduce(
    (before, after) => ({
      low: remainder(before.low + after.low - 1),
      high: remainder(before.high + after.high + after.length * (before.low - 1)),
    }),
    { low: 1, high: 0 },
  );
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(whole.high, 0);
  sum.writeUInt16BE(whole.low, 2);
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
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(
    data.reduce((sum, { length }) => sum + length, 0),
    0,
  );
  ends.writeUInt32BE(
    body.reduce((sum, bytes) => crc32(bytes, sum), 0),
    4,
  );
  return [ends.subarray(0, 4), ...body, ends.subarray(4)];
}
