/** Hash for the address of a landscape, which stops all motion in the drawing. */
export const STILL_HASH = '#quieto';

/**
 * Stops or restarts the landscapes of the page after its class `reduced-motion` has changed, because an image file
 * cannot read that class.
 */
export function syncLandscapes(): void {
  const end = document.documentElement.classList.contains('reduced-motion') ? STILL_HASH : '';
  for (const scene of document.querySelectorAll<HTMLImageElement>('img.landscape')) {
    const src = scene.src.replace(/#.*|$/, end);
    // Setting the same address would reload the picture.
    if (src !== scene.src) scene.src = src;
  }
}
