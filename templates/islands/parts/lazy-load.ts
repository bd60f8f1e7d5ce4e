/** Lazy loading. A failure has one of two reasons: no connection, or a site that was renewed under the open page. */
import { element } from './element.ts';

export const RENEWED = 'El sitio se renovó. Recarga.';
/** Added if the page's script could store something. */
const KEPT = ' Tus respuestas están guardadas.';

/** Milliseconds: a lost connection often returns. */
const AGAIN_AFTER = 1000;
/** Milliseconds until a load is given up. */
const GIVEN_UP_AFTER = 30_000;

/** The file is gone, not late: a retry would never bring it. */
const GONE = new Error('renewed');

export const isNewReleaseError = (error: unknown): boolean => error === GONE;

/** @param otherwise message without a connection @returns the message for the place of the missing part */
export const missingMessage = (error: unknown, otherwise: string): string =>
  isNewReleaseError(error) ? RENEWED : otherwise;

type Load<Part> = () => Promise<Part>;

/**
 * The only way to lazy-load. Without a connection it retries once, and it gives up after half a minute. If the site was
 * renewed, the page says so and offers a reload.
 * @param load may be called twice
 * @throws the error of the load; `isNewReleaseError` tells whether a retry makes sense
 */
export function loadLazily<Part>(load: Load<Part>): Promise<Part> {
  const slow = pause(GIVEN_UP_AFTER).then(() => Promise.reject('late'));
  return Promise.race([twice(load), slow]);
}

/** Reads a JSON file. @param isOurs tells whether it is of the same release as this script @throws as `loadLazily` does */
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

/** @param status of the response; after a server fault a retry may succeed */
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
  // A browser remembers a script that failed to load, and never requests its address again. The bundle writes the address
  // into the function that imports it, and all scripts are beside this one.
  const [, script] = /["'`](\.\/[\w-]+\.js)/.exec(String(load)) ?? [];
  const again = `${new URL(script ?? '', import.meta.url)}?${Date.now()}`;
  return twice(script ? () => import(again) : load, true);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isGone = (status: number): boolean => status === 404 || status === 410;

/**
 * A browser does not say why a script failed to load. The names of the page's own scripts depend on the names of all scripts
 * that they load later, so a renewed site has other names.
 */
async function isOfAnotherRelease(): Promise<boolean> {
  const { src, dataset } = document.querySelector<HTMLScriptElement>('script[type=module]') ?? {};
  const own = [src, ...(dataset?.then?.split(' ') ?? [])].filter((address) => address);
  const found = await Promise.all(
    own.map((address) =>
      // The browser keeps these files: only the server knows whether they are still there.
      fetch(address!, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  return found.some(isGone);
}

/** The offer stays until it is pressed: no later load can succeed. */
function offerReload(): void {
  const region = document.querySelector('.toasts');
  if (!region || region.querySelector('[data-reload]')) return;
  const button = element(
    'button',
    { type: 'button', class: 'btn primary', 'data-reload': '' },
    'Recargar',
  );
  button.addEventListener('click', () => location.reload());
  const words = RENEWED + (document.documentElement.dataset.guarda ? KEPT : '');
  region.append(element('div', { class: 'toast' }, element('p', {}, words), button));
}
