/** Sets the classes of the stored settings before the first paint. Inlined in every page, so it imports nothing. */
let saved: Record<string, unknown> = {};
const list = document.documentElement.classList;
try {
  const { 'notice-seen': notice, 'accessibility-settings': settings } = localStorage;
  list.toggle('notice-seen', notice === 'true');
  saved = JSON.parse(settings ?? '{}') ?? {};
} catch {
  // Blocked or damaged: the defaults apply.
}
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

// A device that saves data uses its own fonts. Others load ours right after the stylesheet: a page waits a moment for them,
// and keeps the device's if they are late, so that nothing moves (font-display: optional).
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

// Without a script the page hides its buttons and says why. A script that comes later undoes that: see page.ts.
setTimeout(() => {
  document.documentElement.dataset.script ??= 'falta';
}, 10_000);

export {};
