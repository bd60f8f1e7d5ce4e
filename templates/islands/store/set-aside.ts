/** Where a stored text that cannot be read is kept, so that nothing is written over it. */
import { CORRUPT_KEY } from './registry.ts';

/** Why something is not, or only in part, on the device. */
export type StorageTrouble = 'blocked' | 'full' | 'damaged' | 'newer';

/** The places of the copies. */
export const corruptKeys = (): string[] =>
  ['', ':2', ':3', ':4', ':5'].map((end) => `${CORRUPT_KEY}${end}`);

/** Keeps a damaged text in the first free place, or in the last one if all are taken. */
export function setAside(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  text: string,
): boolean {
  try {
    const device = storage();
    const keys = corruptKeys();
    const free = keys.find((key) => [null, text].includes(device.getItem(key)));
    device.setItem(free ?? keys.at(-1) ?? CORRUPT_KEY, text);
    return true;
  } catch {
    return false;
  }
}
