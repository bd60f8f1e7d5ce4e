/** A device with one stored list, that can be full or blocked. */
import type { ListStorage } from '../../../../templates/islands/store/kept-list.ts';

export function listDevice(key: string, text?: string) {
  const values = new Map(text === undefined ? [] : [[key, text]]);
  let isFull = false;
  const storage: ListStorage = {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      values.set(name, value);
    },
    removeItem: (name) => void values.delete(name),
  };
  const fill = () => {
    isFull = true;
  };
  return { values, open: () => storage, fill };
}

export const blocked = (): ListStorage => {
  throw new Error('blocked');
};
