/** A fake device: its storage can be full, and several stores on it stand for tabs. */
import { type BackupStores, backupText } from '../../../../templates/islands/store/export-file.ts';
import { OUTINGS } from '../../../../templates/islands/store/outings.ts';
import { openProgress, type ProgressStore } from '../../../../templates/islands/store/progress.ts';
import { PROGRESS_KEY } from '../../../../templates/islands/store/registry.ts';
import { type DeviceStorage, openStoredValue } from '../../../../templates/islands/store/stored.ts';
import { TICKED_PAPERS } from '../../../../templates/islands/store/ticks.ts';

/** @param quota the maximum length of a stored text */
export function device(quota = Number.POSITIVE_INFINITY) {
  const values = new Map<string, string>();
  let room = quota;
  const storage: DeviceStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
  const open = (): ProgressStore => openProgress(() => storage);
  const stores = (): BackupStores => ({
    progress: open(),
    papers: openStoredValue(TICKED_PAPERS, () => storage),
    outings: openStoredValue(OUTINGS, () => storage),
  });
  return {
    values,
    storage: () => storage,
    open,
    stores,
    text: () => values.get(PROGRESS_KEY) ?? '',
    exported: () => backupText(stores()),
    limit: (length: number) => {
      room = length;
    },
  };
}

export const blocked = (): DeviceStorage => {
  throw new DOMException('no', 'SecurityError');
};
