/** Turns a plain page into a handier one; every page reads and works without it. */
import { startPanel } from './accessibility/panel.ts';
import { startAccessibility } from './accessibility/settings.ts';
import { MISSING_ARTICLE } from './page/address.ts';
import { startDetails } from './page/details.ts';
import { startMenu } from './page/menu.ts';
import { startSharing } from './page/share.ts';
import { startTabs } from './page/tabs.ts';
import { startToasts } from './page/toast.ts';
import { PERFORMANCE_KEY } from './storage/registry.ts';

/** No paint was told of for so long: the browser does not tell of this one. */
const PAINTS_WITHIN = 3000;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function wantsMonitor(): boolean {
  try {
    return localStorage.getItem(PERFORMANCE_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Once something of the page has been painted; at once where nobody looks or nobody says so. */
const painted = new Promise<void>((resolve) => {
  const { PerformanceObserver: Observer } = window as Partial<typeof globalThis>;
  if (document.hidden || !Observer?.supportedEntryTypes?.includes('paint')) {
    resolve();
    return;
  }
  setTimeout(resolve, PAINTS_WITHIN);
  new Observer((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});

/** Calls when the page has been painted and has nothing else to do. */
function whenIdle(start: () => void): void {
  void painted.then(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });
}

/** Fetches a part and starts it. One that does not come or fails leaves the page as it was. */
function add<Part>(part: Promise<Part>, start: (part: Part) => unknown): void {
  part.then(start).catch(() => undefined);
}

/** A newer build waits until no practice is open; the worker itself looks at all tabs. */
function activateNewer(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker && !find('[data-island]'))
    add(serviceWorker.getRegistration(), (known) => known?.waiting?.postMessage('activar'));
}

/** One part that fails must not take the others with it. */
for (const start of [
  startAccessibility,
  startTabs,
  startDetails,
  startMenu,
  startPanel,
  startToasts,
  startSharing,
  activateNewer,
]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
// The practice, or the gallery: named by the page, so that one script serves them all.
const rest = find('script[data-then]')?.dataset.then?.split(' ') ?? [];
const { dataset } = document.documentElement;
painted
  .then(() =>
    Promise.all(
      rest.map(async (address) => ((await import(address)) as { ready?: Promise<void> }).ready),
    ),
  )
  // What is late takes back what the page said of it: see before-paint.ts.
  .then(
    () => {
      dataset.script = 'hay';
    },
    () => {
      dataset.script = 'falta';
    },
  );
if (find('[data-404]') || location.search === MISSING_ARTICLE)
  add(import('./page/not-found.ts'), ({ startNotFound }) => {
    startNotFound();
  });
const offline = find('[data-offline]');
if (offline)
  whenIdle(() => {
    add(import('./offline/offline.ts'), ({ startOffline }) => startOffline(offline));
  });
const progressTools = find('[data-progress-tools]');
if (progressTools)
  whenIdle(() => {
    add(import('./storage/progress-tools.ts'), ({ startProgressTools }) => {
      startProgressTools(progressTools);
    });
  });
if (wantsMonitor())
  add(import('./performance-monitor.ts'), ({ startPerformanceMonitor }) => {
    startPerformanceMonitor();
  });
