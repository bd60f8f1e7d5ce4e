/** Sets the classes of the stored settings before the first paint. Inlined in every page, so it imports nothing. */

/** What the reader chose; the rest is as the device asks. The page reads it with more care, see accessibility/settings.ts. */
let saved: Record<string, boolean | undefined> = {};
const list = document.documentElement.classList;
const asks = (wish: string) => matchMedia(`(prefers-${wish})`).matches;
try {
  list.toggle('notice-seen', localStorage['notice-seen'] === 'true');
  saved = JSON.parse(localStorage['accessibility-settings'] ?? '{}') ?? {};
  // The address names a question or a review: nothing is shown that it would move. See use-page-state.ts.
  list.toggle('va', /^#(p\d|ses|diez|test)/.test(location.hash));
} catch {
  // Blocked or damaged: the defaults apply.
}
list.toggle('high-contrast', saved.highContrast ?? asks('contrast:more'));
list.toggle('large-text', saved.largeText === true);
list.toggle('reduced-motion', saved.reducedMotion ?? asks('reduced-motion:reduce'));
list.toggle('enhanced-focus', saved.focusIndicators !== false);
list.toggle('screen-reader', saved.screenReader === true);

// A device that saves data, or whose link is slow, uses its own fonts: ours are half of a first visit. Others load ours
// right after the stylesheet: a page waits a moment for them, and keeps the device's if they are late, so that nothing
// moves (font-display: optional).
type Connection = { saveData?: boolean; effectiveType?: string };
const { saveData, effectiveType } =
  (navigator as Navigator & { connection?: Connection }).connection ?? ({} as Connection);
const savesData = saveData || /[23]g/.test(`${effectiveType}`) || asks('reduced-data:reduce');
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
