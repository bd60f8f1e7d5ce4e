/** Sets the classes of the stored settings before the first paint. Inlined in every page, so it imports nothing. */

/**
 * The reader's choices, which accessibility/settings.ts validates and this script does not. A setting that is missing
 * here follows the device.
 */
let saved: Record<string, boolean | undefined> = {};
const root = document.documentElement;
const list = root.classList;
try {
  list.toggle('notice-seen', localStorage['notice-seen'] === 'true');
  saved = JSON.parse(localStorage['accessibility-settings'] ?? '{}') ?? {};
  // If the address names a question or a review, or a test is under way, hides the parts that would move, and the
  // printed first question, which may be the wrong one: see use-page-state.ts. On a device without progress, the ten
  // mixed questions begin with the question in the page: see use-material.ts.
  const progress = localStorage['licencia-pr:progreso'];
  // For returning learners, the home page shows a line for the weekday, and hides its other text until
  // learner/today.ts has written it.
  list.toggle(
    'is-returning',
    /"(running|finished|log|memory)":\[[^\]]|"plan":/.test(progress ?? ''),
  );
  const isNew = !progress && location.hash === '#diez';
  list.toggle('opens-quiz', isNew);
  list.toggle(
    'swaps-question',
    !isNew &&
      (/^#(p\d|ses|fallos|mas$|diez|test|listo)/.test(location.hash) ||
        /[?&]examen\b/.test(location.search) ||
        (/\/(test|retos)\/./.test(location.pathname) &&
          /"(shuffle":true|running":\[{)/.test(progress))),
  );
} catch {
  // Storage is blocked or damaged, so the defaults apply.
}
list.toggle('high-contrast', saved.highContrast ?? matchMedia('(prefers-contrast:more)').matches);
list.toggle('large-text', saved.largeText === true);
list.toggle(
  'reduced-motion',
  saved.reducedMotion ?? matchMedia('(prefers-reduced-motion:reduce)').matches,
);
list.toggle('enhanced-focus', saved.focusIndicators !== false);
list.toggle('for-screen-reader', saved.screenReader === true);

// A device that saves data or has a slow connection uses its own fonts, because the site's fonts are half of the bytes
// of a first visit. Other devices load them right after the stylesheet. If they are late, the page keeps the device's
// fonts, so that nothing moves (font-display: optional). A browser that does not report its connection counts as fast.
const { connection } = navigator as Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string };
};
if (connection?.saveData || /[23]g/.test(connection?.effectiveType as string))
  list.toggle('save-data');
else {
  for (const href of (document.currentScript as HTMLScriptElement).dataset.faces?.split(' ') ??
    []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  }
}

// If the page's script has not loaded within ten seconds, the page hides its buttons and says why. A script that loads
// later undoes that: see page.ts.
setTimeout(() => {
  root.dataset.script ??= 'falta';
}, 10_000);

export {};
