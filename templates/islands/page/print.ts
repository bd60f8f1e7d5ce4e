/** The button that prints. Printing loads no lazy image that was never in view, such as one in a closed tab. */
export function startPrinting(): void {
  document.querySelector('[data-print-page]')?.addEventListener('click', () => window.print());
  window.addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
      image.loading = 'eager';
  });
}
