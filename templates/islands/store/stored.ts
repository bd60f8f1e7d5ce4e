/**
 * Reads and writes one stored value. Unreadable data is first copied to another key, and data from a newer version of
 * the site is never overwritten.
 */
import { isCount, isPlainObject } from '../model/stored-value-checks.ts';
import type { Codec, Soundness } from './codec.ts';
import { CORRUPT_KEY } from './registry.ts';

/** The reason why a value is not stored or is incomplete. */
export type StorageTrouble = 'blocked' | 'full' | 'damaged' | 'newer';

/** A key in local storage. A value equal to `empty` is not stored. */
export type StoredKey<T> = { key: string; codec: Codec<T>; empty: T };

export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type StoredValue<T> = ReturnType<typeof openStoredValue<T>>;

/** Window event after each write. The page then updates the learner's position and the marks of rules. */
export const PROGRESS_STORED_EVENT = 'guardado';
/** Window event: nothing was written, because a newer version of the site wrote the stored data. */
export const WRITE_SKIPPED_EVENT = 'sin-guardar';

const MAX_TEXT = 2_000_000;

/** `damaged`: a part was rejected, and `value` is the valid rest. */
type TextReading<T> = { state: 'ok' | 'damaged'; value: T } | { state: 'newer' };

export function parseStoredValue<T>(
  { codec, empty }: Omit<StoredKey<T>, 'key'>,
  text: string,
): TextReading<T> {
  const damaged = { state: 'damaged', value: empty } as const;
  if (text.length > MAX_TEXT) return damaged;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return damaged;
  }
  if (!isPlainObject(parsed) || !isCount(parsed.version) || parsed.version < 1) return damaged;
  if (parsed.version > codec.version) return { state: 'newer' };
  const reading: Soundness = { isSound: true };
  const value = codec.read(parsed, reading);
  if (value === undefined) return damaged;
  return { state: reading.isSound ? 'ok' : 'damaged', value };
}

export const serializeStoredValue = <T>({ codec }: Pick<StoredKey<T>, 'codec'>, value: T): string =>
  JSON.stringify({ version: codec.version, ...(codec.write(value) as object) });

/** `storage` is a function, because in a browser that blocks storage reading `window.localStorage` throws. */
export function openStoredValue<T>(thing: StoredKey<T>, storage: () => DeviceStorage) {
  const { key, empty } = thing;
  /** The last text that was read or written, to avoid parsing it again. */
  let seen: { text: string; value: T } | undefined;
  /** The stored text when it was read for the last time. */
  let base: string | null = null;
  /** The value that is kept in memory while nothing can be stored, and the stored text that it was computed from. */
  let memory: { value: T; base: string | null } | undefined;
  /** Changes made while storage is full. They are made again if another tab changes what is stored. */
  let unstored: readonly ((value: T) => T)[] = [];
  let trouble: StorageTrouble | undefined;
  /** True if writing is impossible, or would lose stored data. */
  let isLocked = false;

  const keepInMemory = (why: StorageTrouble, value: T): T => {
    trouble = why;
    isLocked = why !== 'full';
    memory = { value, base };
    return value;
  };

  const read = (): T => {
    if (memory && isLocked) return memory.value;
    try {
      base = storage().getItem(key);
      if (memory?.base === base) return memory.value;
      const changes = unstored;
      const stored = base === null ? empty : seen?.text === base ? seen.value : readNew(base);
      return isLocked ? stored : changedAgain(stored, changes);
    } catch {
      return keepInMemory('blocked', memory?.value ?? seen?.value ?? empty);
    }
  };

  const changedAgain = (stored: T, changes: typeof unstored): T => {
    if (changes.length === 0) return stored;
    unstored = changes;
    return keepInMemory(
      'full',
      changes.reduce((value, change) => change(value), stored),
    );
  };

  const readNew = (text: string): T => {
    const reading = parseStoredValue(thing, text);
    // A newer version of the site wrote the value, and this page would drop the fields that it does not know.
    if (reading.state === 'newer') return keepInMemory('newer', memory?.value ?? empty);
    const { value } = reading;
    if (reading.state === 'ok') seen = { text, value };
    else if (storeDamagedCopy(storage, text)) {
      trouble = 'damaged';
      write(value);
    } else {
      keepInMemory('full', value);
      isLocked = true;
    }
    return value;
  };

  const write = (value: T): void => {
    const text = serializeStoredValue(thing, value);
    try {
      if (text === serializeStoredValue(thing, empty)) storage().removeItem(key);
      else storage().setItem(key, text);
      seen = { text, value };
      memory = undefined;
      unstored = [];
      if (trouble === 'full') trouble = undefined;
      say(PROGRESS_STORED_EVENT);
    } catch (error) {
      keepInMemory(isQuota(error) ? 'full' : 'blocked', value);
    }
  };

  return {
    read,
    /** Reads, changes and writes in one step, so that newer changes of another tab are not lost. */
    update(change: (value: T) => T): void {
      const value = change(read());
      if (!isLocked) {
        unstored = [...unstored, change];
        write(value);
      } else {
        memory = { value, base };
        if (trouble === 'newer') say(WRITE_SKIPPED_EVENT);
      }
    },
    trouble: () => trouble,
    /**
     * Copies the stored text before an unreadable part of it is left out.
     * @returns false if the copy could not be stored
     */
    setAside: () => storeDamagedCopy(storage, serializeStoredValue(thing, read())),
    /** Removes the value and the given keys from the device. */
    remove(...keys: string[]): void {
      seen = undefined;
      memory = undefined;
      unstored = [];
      trouble = undefined;
      isLocked = false;
      try {
        const device = storage();
        for (const each of [key, ...keys]) device.removeItem(each);
      } catch {
        keepInMemory('blocked', empty);
      }
    },
  };
}

/**
 * Reads a stored value without changing anything; damaged parts are left out.
 * @returns undefined if there is no value, a newer version of the site wrote it, or storage is blocked
 */
export function peekStoredValue<T>(
  thing: StoredKey<T>,
  storage: () => DeviceStorage,
): T | undefined {
  try {
    const text = storage().getItem(thing.key);
    const reading = text === null ? undefined : parseStoredValue(thing, text);
    return reading && 'value' in reading ? reading.value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The stored text of a key; null if the key does not exist, if storage is blocked, or in the build, where `window` is
 * missing.
 */
export function readStoredText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const corruptKeys = (): string[] =>
  ['', ':2', ':3', ':4', ':5'].map((end) => `${CORRUPT_KEY}${end}`);

/** Copies a damaged text to the first free key, or to the last one if all are taken. */
export function storeDamagedCopy(storage: () => DeviceStorage, text: string): boolean {
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

/** Dispatches a window event. Unit tests run in Node, where `dispatchEvent` is missing. */
const say = (name: string): void => void globalThis.dispatchEvent?.(new Event(name));

const isQuota = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');
