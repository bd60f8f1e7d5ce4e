/** Turns stored accessibility settings into classes before the first paint. Inlined in every page: imports nothing. */
let saved: Record<string, unknown> = {};
try {
  saved = JSON.parse(localStorage.getItem('accessibility-settings') ?? '{}') ?? {};
} catch {
  // Blocked or unreadable: the defaults hold.
}
const list = document.documentElement.classList;
list.toggle(
  'high-contrast',
  saved.highContrast === true || matchMedia('(prefers-contrast:more)').matches,
);
list.toggle('large-text', saved.largeText === true);
list.toggle(
  'reduced-motion',
  saved.reducedMotion === true || matchMedia('(prefers-reduced-motion:reduce)').matches,
);
list.toggle('enhanced-focus', saved.focusIndicators !== false);
list.toggle('screen-reader', saved.screenReader === true);

// Who saves data gets the device's own faces. For everyone else ours set out at once, behind the stylesheet: a page waits a
// moment for them, and if they are late it keeps the device's, so that nothing ever moves (font-display: optional).
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const savesData =
  connection?.saveData === true || matchMedia('(prefers-reduced-data:reduce)').matches;
list.toggle('save-data', savesData);
if (!savesData) {
  for (const href of document.currentScript?.dataset.faces?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  }
}

// Buttons that nothing answers are put away, and the page says so. What comes later still takes that back: see page.ts.
setTimeout(() => {
  document.documentElement.dataset.script ??= 'falta';
}, 10_000);

export {};
