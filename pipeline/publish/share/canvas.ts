/** Rows of numbered colours that letters are pressed on, for one picture after the other. */
import { adler32, compress, type Part, remainder } from './png.ts';

/** How much of a pixel a letter covers: from nothing (0) to all of it. */
export const LEVELS = 24;

/** The pixels of a letter that have ink: how far each lies behind the letter's own place, and how much of it is covered. */
export type Stamp = { offsets: Int32Array; levels: Uint8Array };

export type Canvas = {
  /** @param place of the letter among the bytes; @param ink number of the colour before its first level */
  press(stamp: Stamp, place: number, ink: number): void;
  /** @returns the rows as they are now; the canvas is blank again */
  take(): Part;
};

/**
 * The sums of Adler-32 are kept as bytes change: a byte counts once in the one, and in the other as often as there are
 * bytes from it to the end. Adding all of them up again for each picture would cost more than pressing its letters.
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
        // What would stand beside the canvas is cut off. Two letters may share a pixel at their edges: the one that covers more of it stays.
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
