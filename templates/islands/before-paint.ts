/** Turns stored accessibility settings into classes before the first paint. Inlined in every page: imports nothing. */
let saved: Record<string, unknown> = {};
try {
  saved = JSON.parse(localStorage.getItem('accessibility-settings') ?? '{}') ?? {};
} catch {
  // Blocked or unreadable: the defaults hold.
}
const list = document.documentElement.classList;
list.toggle('high-contrast', saved.highContrast === true || matchMedia('(prefers-contrast:more)').matches);
list.toggle('large-text', saved.largeText === true);
list.toggle('reduced-motion', saved.reducedMotion === true || matchMedia('(prefers-reduced-motion:reduce)').matches);
list.toggle('enhanced-focus', saved.focusIndicators !== false);
list.toggle('screen-reader', saved.screenReader === true);

// Who saves data gets the device's own faces.
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
list.toggle('save-data', connection?.saveData === true);

export {};
