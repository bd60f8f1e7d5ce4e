/** The settings on this device, for a card whose questions are still loading. */
import { useState } from 'react';
import { DEFAULT_SETTINGS, type PracticeSettings, withSettings } from '../../model/progress.ts';
import { useEffect } from '../../parts/practice/effects.ts';
import type { ProgressStore } from '../../store/progress.ts';

export type SettingsControls = {
  settings: PracticeSettings;
  onSettings: (change: Partial<PracticeSettings>) => void;
};

export function useSettings(store: ProgressStore): SettingsControls {
  // What the build printed, until the device is read.
  const [settings, show] = useState(DEFAULT_SETTINGS);
  useEffect(() => {
    show(store.read().settings);
  }, [store]);
  return {
    settings,
    onSettings: (change) => {
      store.update((progress) => withSettings(progress, change));
      show((before) => ({ ...before, ...change }));
    },
  };
}
