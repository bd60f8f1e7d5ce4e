/**
 * Starts the print button. Lazy images are loaded before printing, because a browser would not load images that were
 * never in view.
 */
export function startPrinting(): void {
  document.querySelector('[data-print-page]')?.addEventListener('click', () => window.print());
  window.addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
      image.loading = 'eager';
  });
}
