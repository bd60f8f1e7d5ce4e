/** Turns a plain page into a handier one; every page reads and works without it. */
import { startPanel } from './accessibility/panel.ts';
import { startAccessibility } from './accessibility/settings.ts';
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

/** One part that fails must not take the others with it. */
for (const start of [startAccessibility, startTabs, startMenu, startNotFound, startPanel, startToasts, startSharing]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
const progressTools = document.querySelector<HTMLElement>('[data-progress-tools]');
const offline = document.querySelector<HTMLElement>('[data-offline]');
if (offline) void import('./offline/offline.ts').then(({ startOffline }) => startOffline(offline)).catch(() => undefined);
// A newer build waits until no practice is open; the worker itself looks at all tabs.
if (!document.querySelector('[data-island]')) void navigator.serviceWorker?.getRegistration().then((registration) => registration?.waiting?.postMessage('activar'), () => undefined);
if (progressTools) void import('./storage/progress-tools.ts').then(({ startProgressTools }) => startProgressTools(progressTools));
if (wantsMonitor()) void import('./performance-monitor.ts').then(({ startPerformanceMonitor }) => startPerformanceMonitor());
