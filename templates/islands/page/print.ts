/** The button that prints. On paper nothing loads when it comes into view, and a picture in a closed tab never has. */
export function startPrinting(): void {
  document.querySelector('[data-print-page]')?.addEventListener('click', () => {
    window.print();
  });
  window.addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
      image.loading = 'eager';
  });
}
