/** A list of the visitor's that is stored beside the progress, as text: what cannot be read is set aside, and nothing is written over it. */
import { isCount, listOf, type Plain } from '../model/checks.ts';
import { type StorageTrouble, setAside } from './set-aside.ts';

/** Storage of a list: that of the device. It may throw. */
export type ListStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type KeptList<T> = {
  read(): readonly T[];
  /** Reads, changes and writes at once, so that newer work of another tab is not lost. A list of a newer version stays as it is. */
  change(change: (items: readonly T[]) => readonly T[]): void;
  trouble(): StorageTrouble | undefined;
};

const VERSION = 1;

/** @param unpack undefined for what is no item */
export function openList<T>(
  key: string,
  storage: () => ListStorage,
  unpack: (value: unknown) => T | undefined,
): KeptList<T> {
  let trouble: StorageTrouble | undefined;
  /** Set where the device does not keep it: then this is what counts until the page is closed. */
  let memory: readonly T[] | undefined;
  /** What is stored must stay, or cannot be reached. */
  let locked = false;

  const lock = (why: StorageTrouble, items: readonly T[]): readonly T[] => {
    trouble = why;
    locked = true;
    memory = items;
    return items;
  };

  const read = (): readonly T[] => {
    if (memory) return memory;
    let text: string | null;
    try {
      text = storage().getItem(key);
    } catch {
      return lock('blocked', []);
    }
    if (text === null) return [];
    const { version, list } = parsed(text);
    if (isCount(version) && version > VERSION) return lock('newer', []);
    const { items, sound } = listOf(list, unpack);
    if (sound && version === VERSION) return items;
    if (!setAside(storage, text)) return lock('full', items);
    write(items);
    trouble ??= 'damaged';
    return items;
  };

  /** Nothing is stored where there is nothing. */
  const write = (items: readonly T[]): void => {
    try {
      if (items.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify({ version: VERSION, list: items }));
      memory = undefined;
      if (trouble === 'full') trouble = undefined;
    } catch {
      trouble = 'full';
      memory = items;
    }
  };

  return {
    read,
    change(make) {
      const here = read();
      if (trouble === 'newer') return;
      if (locked) memory = make(here);
      else write(make(here));
    },
    trouble: () => trouble,
  };
}

/** Without a version a text is damaged. */
function parsed(text: string): Plain {
  try {
    return Object(JSON.parse(text)) as Plain;
  } catch {
    return {};
  }
}
