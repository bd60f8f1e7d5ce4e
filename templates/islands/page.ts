/** Turns a plain page into a handier one; every page reads and works without it. */
import { startPanel } from './accessibility/panel.ts';
import { startAccessibility } from './accessibility/settings.ts';
import { startDetails } from './page/details.ts';
import { startMenu } from './page/menu.ts';
import { startNotFound } from './page/not-found.ts';
import { startSharing } from './page/share.ts';
import { startTabs } from './page/tabs.ts';
import { startToasts } from './page/toast.ts';
import { PERFORMANCE_KEY } from './storage/registry.ts';

function wantsMonitor(): boolean {
  try {
    return localStorage.getItem(PERFORMANCE_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Resolves once something of the page has been painted, or soon after the load. */
const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(0);
  }).observe({ type: 'paint', buffered: true });
  // A hidden page is not painted, and Firefox 153 reports no paint of a page that was reloaded while it was scrolled.
  addEventListener('load', () => setTimeout(resolve, 500));
});

/** Calls when the page has been painted and has nothing else to do. */
function whenIdle(start: () => void): void {
  void painted.then(() =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: 2000 })
      : setTimeout(start, 200),
  );
}

/** One part that fails must not take the others with it. */
for (const start of [
  startAccessibility,
  startTabs,
  startDetails,
  startMenu,
  startNotFound,
  startPanel,
  startToasts,
  startSharing,
]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
// The practice, or the gallery: named by the page, so that one script serves them all.
void painted.then(() => {
  for (const address of document
    .querySelector<HTMLElement>('script[data-then]')
    ?.dataset.then?.split(' ') ?? [])
    import(address).catch(console.error);
});
const progressTools = document.querySelector<HTMLElement>('[data-progress-tools]');
const offline = document.querySelector<HTMLElement>('[data-offline]');
if (offline)
  whenIdle(
    () =>
      void import('./offline/offline.ts')
        .then(({ startOffline }) => startOffline(offline))
        .catch(() => undefined),
  );
// A newer build waits until no practice is open; the worker itself looks at all tabs.
if (!document.querySelector('[data-island]'))
  void navigator.serviceWorker?.getRegistration().then(
    (registration) => registration?.waiting?.postMessage('activar'),
    () => undefined,
  );
if (progressTools)
  whenIdle(
    () =>
      void import('./storage/progress-tools.ts')
        .then(({ startProgressTools }) => startProgressTools(progressTools))
        .catch(() => undefined),
  );
if (wantsMonitor())
  void import('./performance-monitor.ts').then(({ startPerformanceMonitor }) =>
    startPerformanceMonitor(),
  );
