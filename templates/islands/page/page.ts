/** The script of every page. Each page can be read without it. */

import { loadLazily } from '../parts/lazy-load.ts';
import { pageTitle } from '../parts/page-title.ts';
import { NOTICE_KEY, PERFORMANCE_KEY, PROGRESS_KEY } from '../store/registry.ts';
import { readStoredText } from '../store/stored.ts';
import { startAccessibilityPanel } from './accessibility/panel.ts';
import { MISSING_ARTICLE_QUERY } from './address.ts';
import { startDetails } from './details.ts';
import { startMenu } from './menu.ts';
import { showOverdueSources } from './overdue-sources.ts';
import { startPrinting } from './print.ts';
import { startSearch } from './search.ts';
import { startSharing } from './share.ts';
import { startTabs } from './tabs.ts';
import { startToasts } from './toasts.ts';

/** Milliseconds to wait for the first paint. A browser that has not reported it by then never will. */
const PAINTS_WITHIN = 3000;
// The script is `async`, so it may run before the page is complete. Without `async`, a browser would scroll to the
// place in the address only after the script, and the reader would see the top of the page for seconds.
if (document.readyState === 'loading')
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const island = find('[data-island]');

/** True if the page stays empty until the practice draws its question (before-paint.ts). */
const isEmpty = document.documentElement.classList.contains('swaps-question');

/** Resolves at the first paint; at once if no paint will follow, or if the browser does not report paints. */
const painted = new Promise<void>((resolve) => {
  const { PerformanceObserver: Observer } = window as Partial<typeof globalThis>;
  if (document.hidden || isEmpty || !Observer?.supportedEntryTypes?.includes('paint')) {
    resolve();
    return;
  }
  setTimeout(resolve, PAINTS_WITHIN);
  new Observer((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});

/** Calls `start` when the page has been painted and has nothing else to do. */
function whenIdle(start: () => void): void {
  void painted.then(() => {
    if (typeof window.requestIdleCallback === 'function')
      requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });
}

/** True if the first of the ten questions for a new device is on the screen (before-paint.ts). */
const isOpening = document.documentElement.classList.contains('opens-quiz');
if (isOpening) document.title = pageTitle(undefined, 'Diez preguntas');

/**
 * Calls `start` at the first press in a practice that shows its start card or its printed question, otherwise when
 * idle.
 */
function whenAsked(start: () => void): void {
  if (island && (!location.hash || isOpening))
    island.addEventListener('click', start, { once: true });
  else whenIdle(start);
}

/**
 * Loads a part and starts it. If the load fails, the page stays as it was; if the site was published again, the page
 * says so.
 */
function add<Part>(part: () => Promise<Part>, start: (part: Part) => unknown): void {
  loadLazily(part)
    .then(start)
    .catch(() => undefined);
}

/** Stores that the notice was shown, so that other pages hide it (before-paint.ts). */
function rememberNotice(): void {
  void painted.then(() => {
    try {
      if (!document.hidden) localStorage.setItem(NOTICE_KEY, 'true');
      // Tells parts/lazy-load.ts that storage works, so that it can say that answers are stored.
      document.documentElement.dataset.guarda = 'si';
    } catch {
      // Storage is blocked, so every page shows the notice.
    }
  });
}

/**
 * Asks a waiting service worker of a newer build to become active, unless this page has a practice. The worker checks
 * the other tabs.
 */
function activateNewer(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker && !island)
    add(
      () => serviceWorker.getRegistration(),
      (known) => known?.waiting?.postMessage('activar'),
    );
}

/** Starts each part of the script. A part that fails must not stop the others. */
for (const start of [
  showOverdueSources,
  startAccessibilityPanel,
  startTabs,
  startDetails,
  startMenu,
  startToasts,
  startSharing,
  startPrinting,
  startSearch,
  rememberNotice,
  activateNewer,
]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
// The page names its other scripts, such as the practice or the gallery, so that this script is the same on all pages.
const rest = find('script[data-then]')?.dataset.then?.split(' ') ?? [];
const { dataset } = document.documentElement;
const startRest = () =>
  painted
    .then(() => loadLazily(() => Promise.all(rest.map((address) => import(address)))))
    // A late script removes the notice that scripts are missing: see before-paint.ts. A practice removes the notice
    // itself once it works.
    .then(
      () => {
        if (!island) dataset.script = 'hay';
      },
      () => {
        dataset.script = 'falta';
      },
    );
if (!island?.hasAttribute('data-espera') || isEmpty || isOpening) void startRest();
else {
  // The page of a stop loads its practice only when the reader starts it. The first question is already in the page.
  dataset.script = 'hay';
  addEventListener(
    'hashchange',
    () => {
      document.documentElement.classList.add(
        readStoredText(PROGRESS_KEY) ? 'swaps-question' : 'opens-quiz',
      );
      scrollTo(0, 0);
      void startRest();
    },
    { once: true },
  );
}
if (find('[data-404]') || location.search === MISSING_ARTICLE_QUERY)
  add(
    () => import('./not-found.ts'),
    ({ startNotFound }) => startNotFound(),
  );
// The page was opened by a class link.
if (/[?&]clase\b/.test(location.search))
  add(
    () => import('./pupil-dialog.ts'),
    ({ askPupilName }) => askPupilName(),
  );
const offline = find('[data-offline]');
if (offline)
  (isOpening ? whenAsked : whenIdle)(() => {
    add(
      () => import('./offline.ts'),
      ({ startOfflinePack }) => startOfflinePack(offline),
    );
  });
if (find('[data-papers]'))
  add(
    () => import('./document-checklist.ts'),
    ({ startDocumentChecklist }) => startDocumentChecklist(),
  );
const towns = find('[data-towns]');
if (towns)
  add(
    () => import('./town-finder.ts'),
    ({ startTownFinder }) => startTownFinder(towns),
  );
const known = find('[data-known]');
/** True if the device has stored progress. Read before the practice of this page stores anything. */
const isKnown = readStoredText(PROGRESS_KEY) !== null;
// `pageshow` also fires when the browser restores the page, for example on the way back from a test.
if (known)
  window.addEventListener('pageshow', ({ persisted }) => {
    const start = () =>
      whenIdle(() => {
        add(
          () => import('./mastery-marks.ts'),
          ({ startMasteryMarks }) => startMasteryMarks(known),
        );
      });
    if (persisted || isKnown) start();
    // In a visitor's first practice the marks load at the first press, because the end shows the number of misses.
    else island?.addEventListener('click', start, { once: true });
  });
const voice = find('script[data-voz]')?.dataset.voz;
if (voice && 'speechSynthesis' in window)
  whenAsked(() => {
    add(
      () => import('./read-aloud.ts'),
      ({ startReadAloud }) => startReadAloud(voice),
    );
  });
for (const form of document.querySelectorAll<HTMLElement>('[data-answer]')) {
  const answer = form.querySelector('details');
  const start = () => {
    add(
      () => import('./answer.ts'),
      ({ revealAnswer }) => revealAnswer(form),
    );
  };
  // The answer may have been opened before this script ran.
  if (answer?.open) start();
  else answer?.addEventListener('toggle', start, { once: true });
}
document.addEventListener('click', (event) => {
  const picture = (event.target as Element).closest<HTMLAnchorElement>('[data-agrandar]');
  if (!picture || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // Without a connection the browser opens the picture's file instead.
  loadLazily(() => import('./enlarge.ts')).then(
    ({ enlargePicture }) => enlargePicture(picture),
    () => location.assign(picture.href),
  );
});
const progressTools = find('[data-progress-tools]');
// On a page with a practice, mount-plan.tsx starts the tools.
if (progressTools && !island)
  whenIdle(() => {
    add(
      () => import('../parts/progress-tools.ts'),
      ({ startProgressTools }) => startProgressTools(progressTools),
    );
  });
if (readStoredText(PERFORMANCE_KEY) === 'true')
  add(
    () => import('./performance-monitor.ts'),
    ({ startPerformanceMonitor }) => startPerformanceMonitor(),
  );
