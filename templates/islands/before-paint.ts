/** Turns stored accessibility settings into classes and asks for the first font before the first paint. Inlined in every page: imports nothing. */
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

// Who saves data gets the device's own faces, so the one that every page shows first is not asked for.
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const saves = connection?.saveData === true || matchMedia('(prefers-reduced-data:reduce)').matches;
list.toggle('save-data', saves);
const font = document.querySelector<HTMLMetaElement>('meta[name=letra]')?.content;
if (font && !saves) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: font });
  document.head.append(link);
}

export {};
