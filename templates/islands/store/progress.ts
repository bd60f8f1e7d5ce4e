/**
 * The progress store of this device. Creating it does not access storage, so the bundler can drop it from scripts that
 * use only `peekStoredValue`.
 */
import { EMPTY_PROGRESS, type Progress, withoutOldResults } from '../model/progress.ts';
import { PRACTICE_CODEC } from './practice.ts';
import { PLAN_BEFORE_LINK_KEY, PROGRESS_KEY } from './registry.ts';
import {
  corruptKeys,
  type DeviceStorage,
  openStoredValue,
  type StoredKey,
  type StoredValue,
} from './stored.ts';

export type ProgressStore = StoredValue<Progress>;

/** Window event after an import, a deletion, an undone link or a dropped attempt. Islands then read progress again. */
export const PROGRESS_CHANGED_EVENT = 'progreso';

export const PROGRESS: StoredKey<Progress> = {
  key: PROGRESS_KEY,
  codec: PRACTICE_CODEC,
  empty: EMPTY_PROGRESS,
};

/** Deletes the data that «Borrar todo» names: the practice, the plan, and the copies of unreadable data. */
export const removeProgress = (store: ProgressStore): void =>
  store.remove(PLAN_BEFORE_LINK_KEY, ...corruptKeys());

/** @param storage a function, because in a browser that blocks storage reading `window.localStorage` throws */
export function openProgress(storage: () => DeviceStorage): ProgressStore {
  const stored = openStoredValue(PROGRESS, storage);
  return {
    ...stored,
    update: (change) => stored.update((here) => withoutOldResults(change(here))),
  };
}

export const deviceProgress: ProgressStore = /* @__PURE__ */ openProgress(
  () => window.localStorage,
);
