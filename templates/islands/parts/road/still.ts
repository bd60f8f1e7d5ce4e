/** The end of the address of a place that rests: its drawing stops what moves in that view. */
export const STILL_HASH = '#quieto';

/** Stills the places on the page, or sets them free, as its class says: a picture file cannot read it. */
export function stillScenes(): void {
  const end = document.documentElement.classList.contains('reduced-motion') ? STILL_HASH : '';
  for (const scene of document.querySelectorAll<HTMLImageElement>('img.landscape')) {
    const src = scene.src.replace(/#.*|$/, end);
    // The same address again would load the picture again.
    if (src !== scene.src) scene.src = src;
  }
}
