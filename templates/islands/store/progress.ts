/** Progress in the browser's local storage, or in memory if storage is blocked or full. */
import { EMPTY_PROGRESS, type Progress, trimmed } from '../model/progress.ts';
import { progressWriter, readProgress } from './progress-format.ts';
import { BEFORE_KEY, PROGRESS_KEY } from './registry.ts';
import { corruptKeys, type StorageTrouble, setAside } from './set-aside.ts';

export type { StorageTrouble } from './set-aside.ts';

export type ProgressStore = {
  read(): Progress;
  /** Reads, changes and writes at once, so that newer work of another tab is not lost. */
  update(change: (progress: Progress) => Progress): void;
  trouble(): StorageTrouble | undefined;
  exportText(): string;
  /** Keeps a copy of what is stored, before a part of it that cannot be read is left out; false if there is no room. */
  setAside(): boolean;
  deleteAll(): void;
};

/** Event of the window after an import or a deletion: islands read their progress again. */
export const PROGRESS_CHANGED = 'progreso';
/** Event of the window after each writing: the menu counts again. */
export const PROGRESS_STORED = 'guardado';

/** `storage` is a function: in a browser that blocks storage, reading `window.localStorage` throws. */
export function openProgress(storage: () => Storage): ProgressStore {
  /** The last text read or written: a text that did not change is not parsed again. */
  let seen: { text: string; progress: Progress } | undefined;
  /** Set while the device refuses writes: then this is what counts. */
  let memory: Progress | undefined;
  let trouble: StorageTrouble | undefined;
  /** Never write: it would lose what another version stored, or it is impossible. */
  let locked = false;
  const textOf = progressWriter();

  const keepInMemory = (why: StorageTrouble, progress: Progress): Progress => {
    trouble = why;
    locked = true;
    memory = progress;
    return progress;
  };

  const read = (): Progress => {
    if (memory) return memory;
    let text: string | null;
    try {
      text = storage().getItem(PROGRESS_KEY);
    } catch {
      return keepInMemory('blocked', seen?.progress ?? EMPTY_PROGRESS);
    }
    if (text === null) return EMPTY_PROGRESS;
    return seen?.text === text ? seen.progress : readText(text);
  };

  const readText = (text: string): Progress => {
    const reading = readProgress(text);
    switch (reading.state) {
      case 'newer':
        // A newer page wrote it: this one would cut off what it does not know.
        return keepInMemory('newer', EMPTY_PROGRESS);
      case 'damaged':
        if (!setAside(storage, text)) return keepInMemory('full', reading.progress);
        trouble = 'damaged';
        write(reading.progress);
        return reading.progress;
      default:
        seen = { text, progress: reading.progress };
        return reading.progress;
    }
  };

  const write = (progress: Progress): void => {
    const text = textOf(progress);
    try {
      storage().setItem(PROGRESS_KEY, text);
      seen = { text, progress };
      memory = undefined;
      if (trouble === 'full') trouble = undefined;
      // Not in the tests, which run in Node.
      globalThis.dispatchEvent?.(new Event(PROGRESS_STORED));
    } catch (error) {
      if (!isQuota(error)) return void keepInMemory('blocked', progress);
      trouble = 'full';
      memory = progress;
    }
  };

  const update = (change: (progress: Progress) => Progress): void => {
    const progress = change(read());
    if (locked) memory = progress;
    else write(trimmed(progress));
  };

  return {
    read,
    update,
    trouble: () => trouble,
    exportText: () => textOf(read()),
    setAside: () => setAside(storage, textOf(read())),
    deleteAll() {
      seen = undefined;
      memory = undefined;
      trouble = undefined;
      locked = false;
      try {
        const device = storage();
        for (const key of [PROGRESS_KEY, BEFORE_KEY, ...corruptKeys()]) device.removeItem(key);
      } catch {
        keepInMemory('blocked', EMPTY_PROGRESS);
      }
    },
  };
}

/** What is stored on the device, for a page that only looks: it changes nothing, and damaged parts are left out. */
export function glance(storage: () => Storage): Progress | undefined {
  try {
    const text = storage().getItem(PROGRESS_KEY);
    const reading = text === null ? undefined : readProgress(text);
    return reading && 'progress' in reading ? reading.progress : undefined;
  } catch {
    return undefined;
  }
}

/** The one store of the page. It touches the device when it is first read; a script that only looks is built without it. */
export const deviceProgress: ProgressStore = /* @__PURE__ */ openProgress(
  () => window.localStorage,
);

function isQuota(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')
  );
}
