/**
 * Lazy loading. It distinguishes two kinds of failure: the site was published again while the page was open, or
 * anything else, such as a lost connection.
 */
import { element } from './element.ts';

export const NEW_RELEASE_MESSAGE = 'El sitio se renovó. Recarga.';
/** Added to `NEW_RELEASE_MESSAGE` if storage works. */
const KEPT = ' Tus respuestas están guardadas.';

/** Milliseconds before the retry, because a lost connection often comes back. */
const AGAIN_AFTER = 1000;
/** Milliseconds after which a load counts as failed. */
const GIVEN_UP_AFTER = 30_000;

/** The error for a file that no longer exists, so that a retry cannot help. */
const GONE = new Error('renewed');

export const isNewReleaseError = (error: unknown): boolean => error === GONE;

/**
 * @param otherwise the message for any failure other than a new release, such as a lost connection
 * @returns the message to show in place of the missing part
 */
export const loadFailureMessage = (error: unknown, otherwise: string): string =>
  isNewReleaseError(error) ? NEW_RELEASE_MESSAGE : otherwise;

type Load<Part> = () => Promise<Part>;

/**
 * Lazy-loads a part. It retries a failure once, and it gives up after half a minute. If the site was published again,
 * the page says so and offers a reload.
 * @param load imports or fetches the part; may be called twice
 * @throws the error of the load, or `late` after half a minute; if `isNewReleaseError` is true for it, a retry cannot
 * help
 */
export function loadLazily<Part>(load: Load<Part>): Promise<Part> {
  const slow = pause(GIVEN_UP_AFTER).then(() => Promise.reject('late'));
  return Promise.race([twice(load), slow]);
}

/**
 * Reads a JSON file.
 * @param isOurs returns true if the file is of the same release as this script
 * @throws as `loadLazily` does
 */
export const loadJson = <Content>(
  address: string,
  isOurs: (content: Content) => boolean = () => true,
): Promise<Content> =>
  loadLazily(async () => {
    const response = await fetch(address);
    if (!response.ok) throw responseError(response.status, address);
    const content = (await response.json()) as Content;
    if (!isOurs(content)) throw GONE;
    return content;
  });

/**
 * The error for a failed response. After a server error a retry may succeed.
 * @param status HTTP status of the response
 */
export const responseError = (status: number, address: string): Error =>
  isGone(status) ? GONE : new Error(`${status} ${address}`);

async function twice<Part>(load: Load<Part>, isAgain = false): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (isNewReleaseError(error) || (await isOfAnotherRelease())) {
      offerReload();
      throw GONE;
    }
    if (isAgain) throw error;
  }
  await pause(AGAIN_AFTER);
  // A browser remembers a script that failed to load, and never requests its address again. So the retry adds a query
  // to the address, which the bundle has written into the function that imports it. All scripts are in one folder.
  const [, script] = /["'`](\.\/[\w-]+\.js)/.exec(String(load)) ?? [];
  const again = `${new URL(script ?? '', import.meta.url)}?${Date.now()}`;
  return twice(script ? () => import(again) : load, true);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isGone = (status: number): boolean => status === 404 || status === 410;

/**
 * A browser does not report why a script failed to load. The name of each of the page's own scripts depends on the
 * names of all scripts that it loads later. After a release that changed a later script, the server therefore no longer
 * has the page's own scripts.
 */
async function isOfAnotherRelease(): Promise<boolean> {
  const { src, dataset } = document.querySelector<HTMLScriptElement>('script[type=module]') ?? {};
  const own = [src, ...(dataset?.then?.split(' ') ?? [])].filter((address) => address);
  const found = await Promise.all(
    own.map((address) =>
      // The browser caches these files, and only the server knows whether they still exist.
      fetch(address!, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  return found.some(isGone);
}

/** The offer stays until it is pressed, because a retry cannot succeed. */
function offerReload(): void {
  const region = document.querySelector('.toasts');
  if (!region || region.querySelector('[data-reload]')) return;
  const button = element(
    'button',
    { type: 'button', class: 'btn primary', 'data-reload': '' },
    'Recargar',
  );
  button.addEventListener('click', () => location.reload());
  const words = NEW_RELEASE_MESSAGE + (document.documentElement.dataset.guarda ? KEPT : '');
  region.append(element('div', { class: 'toast' }, element('p', {}, words), button));
}
