/**
 * A service worker that removes the site's service worker. With `offline: "off"` in data/site.json, the build publishes
 * this worker instead.
 */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
};
const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('licencia-')) await caches.delete(name);
  await scope.registration.unregister();
}

export {};
