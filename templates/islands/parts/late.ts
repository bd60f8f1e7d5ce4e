/** Whatever a page loads late → what came, or why it did not: no connection, or a site that was renewed under the open page. */
import { element } from './element.ts';

export const RENEWED = 'El sitio se renovó. Recarga: tus respuestas están guardadas.';

/** The file is gone, not late: asking for it again would never bring it. */
class Renewed extends Error {}

export const isRenewed = (error: unknown): boolean => error instanceof Renewed;

/** @param otherwise what to say without a connection @returns the words for the place where something is missing */
export const whyMissing = (error: unknown, otherwise: string): string =>
  isRenewed(error) ? RENEWED : otherwise;

/**
 * Waits for something that comes late. Where the site was renewed, the page says so and offers a reload.
 * @throws what the loading threw; `isRenewed` tells whether another try makes sense
 */
export async function late<Part>(loading: Promise<Part>): Promise<Part> {
  try {
    return await loading;
  } catch (error) {
    if (!isRenewed(error) && !(await isOfAnotherRelease())) throw error;
    offerReload();
    throw new Renewed();
  }
}

/** Reads a JSON file. @param isOurs tells whether it is of the same release as this script @throws as `late` does */
export function read<Content>(
  address: string,
  isOurs: (content: Content) => boolean = () => true,
): Promise<Content> {
  const reading = async () => {
    const response = await fetch(address);
    if (!response.ok) throw missing(response.status, address);
    const content = (await response.json()) as Content;
    if (!isOurs(content)) throw new Renewed();
    return content;
  };
  return late(reading());
}

/** @param status the server's answer in place of the file: after a fault another try may bring it */
export const missing = (status: number, address: string): Error =>
  isGone(status) ? new Renewed() : new Error(`${status} ${address}`);

const isGone = (status: number): boolean => status === 404 || status === 410;

/**
 * A browser does not say why a script did not come. The name of the page's own scripts follows from the names of all that they
 * bring later, so a renewed site has them under other names.
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

/** Stays until it is pressed: nothing that is loaded from now on will come. */
function offerReload(): void {
  const region = document.querySelector('.toasts');
  if (!region || region.querySelector('[data-reload]')) return;
  const button = element(
    'button',
    { type: 'button', class: 'btn go', 'data-reload': '' },
    'Recargar',
  );
  button.addEventListener('click', () => {
    location.reload();
  });
  region.append(element('div', { class: 'toast' }, element('p', {}, RENEWED), button));
}
