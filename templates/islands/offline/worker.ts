/**
 * The service worker, which serves the saved part of one build of the site from the device. The build puts the list of
 * its files before this code, as `PACK`. The cache is filled once, at install, with files whose hashes are in the list,
 * and is never written again, so that an error page, a captive portal or half a deployment cannot get into it.
 */
type Pack = { id: string; base: string; fallback: string; files: Record<string, string> };
declare const PACK: Pack;

/** Worker types that are missing in TypeScript's DOM library. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type FetchRequest = Extendable & {
  request: Request;
  respondWith(response: Promise<Response>): void;
};
type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchRequest) => void): void;
  addEventListener(type: 'message', listener: (event: Extendable & MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { matchAll(options: { includeUncontrolled: boolean }): Promise<{ url: string }[]> };
  registration: ServiceWorkerRegistration;
};
const scope = self as unknown as WorkerScope;

const PREFIX = 'licencia-';
const CACHE = PREFIX + PACK.id;
const AT_ONCE = 6;
/** Pages where an attempt may be under way. */
const PRACTICE = /\/(test|retos|repaso|simulacro|plan)\//;

scope.addEventListener('install', (event) => event.waitUntil(install()));

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(PREFIX) && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

scope.addEventListener('message', (event) => {
  if (event.data === 'activar') event.waitUntil(activateBetweenAttempts());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (
    request.method !== 'GET' ||
    url.origin !== location.origin ||
    !url.pathname.startsWith(`${PACK.base}/`)
  )
    return;
  event.respondWith(answer(request, url.pathname));
});

/** Saves all files or none: if one fails, the old build stays. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const left = Object.entries(PACK.files);
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop())
      await save(cache, PACK.base + next[0], next[1]);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    left.length = 0;
    await caches.delete(CACHE);
    throw error;
  }
}

async function save(cache: Cache, address: string, integrity: string): Promise<void> {
  const known = await caches.match(address);
  // Reuses the copy of an older build if the file did not change.
  if (known && (await hashOf(known.clone())) === integrity) return cache.put(address, known);
  const response = await fetch(address, { integrity, cache: 'no-cache' });
  if (response.status !== 200 || response.type !== 'basic' || response.redirected)
    throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

async function hashOf(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

/**
 * Serves pages and files of this build from the device, and everything else from the network. If the network fails, any
 * other page is replaced by the fallback page.
 */
async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const saved =
    (await cache.match(path)) ??
    (request.mode === 'navigate' ? await cache.match(`${path}/`) : undefined);
  if (saved) return saved;
  try {
    return await fetch(request);
  } catch (error) {
    const fallback =
      request.mode === 'navigate' ? await cache.match(PACK.base + PACK.fallback) : undefined;
    if (fallback) return fallback;
    throw error;
  }
}

/** Activates this newer build, unless a practice is open in any tab. */
async function activateBetweenAttempts(): Promise<void> {
  const open = await scope.clients.matchAll({ includeUncontrolled: true });
  if (!open.some(({ url }) => PRACTICE.test(new URL(url).pathname))) await scope.skipWaiting();
}

export {};
