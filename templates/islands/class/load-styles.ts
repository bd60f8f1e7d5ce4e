/** Loads the stylesheet for paper and projector on demand. The page has a disabled link to it. */
import { loadLazily } from '../parts/lazy-load.ts';

export const loadStyles = (): Promise<void> =>
  loadLazily(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
    if (link === null) return;
    await new Promise((loaded, failed) => {
      link.addEventListener('load', loaded, { once: true });
      link.addEventListener('error', failed, { once: true });
      link.disabled = false;
    }).catch((error: unknown) => {
      // Disables the link again, so that the next press retries.
      link.disabled = true;
      throw error;
    });
  });
