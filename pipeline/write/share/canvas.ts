/** Rows of numbered colours on which letters are stamped, for one picture after the other. */
import { adler32, compress, type Part, remainder } from './png.ts';

/** Levels of how much of a pixel a letter covers, above 0 for nothing. */
export const LEVELS = 24;

/** The inked pixels of a letter: the offset of each from the letter's place, and how much of it is covered. */
export type Stamp = { offsets: Int32Array; levels: Uint8Array };

export type Canvas = {
  /** @param place of the letter among the bytes; @param ink number of the colour before its first level */
  press(stamp: Stamp, place: number, ink: number): void;
  /** @returns the rows as they are now; the canvas is blank again */
  take(): Part;
};

/**
 * The sums of Adler-32 are updated as bytes change: a byte counts once in the low sum, and in the high sum once for each
 * byte from it to the end. Adding all bytes again for each picture would cost more than stamping its letters.
 * @param blank row by row, each after the number of its filter
 */
export function canvas(blank: Uint8Array): Canvas {
  const bytes = Uint8Array.from(blank);
  const sums = adler32(blank);
  let [added, weighted] = [0, 0];
  return {
    press({ offsets, levels }, place, ink) {
      let [more, heavier] = [0, 0];
      for (let index = 0; index < offsets.length; index++) {
        const at = place + offsets[index]!;
        const before = bytes[at];
        const after = ink + levels[index]!;
        // Cut off pixels outside of the canvas. If two letters share a pixel, the one that covers more of it wins.
        if (before === undefined || (before > after && before <= ink + LEVELS)) continue;
        bytes[at] = after;
        more += after - before;
        heavier += (after - before) * (bytes.length - at);
      }
      added += more;
      weighted += heavier;
    },
    take() {
      const part = {
        compressed: compress(bytes),
        length: bytes.length,
        low: remainder(sums.low + added),
        high: remainder(sums.high + weighted),
      };
      bytes.set(blank);
      [added, weighted] = [0, 0];
      return part;
    },
  };
}
