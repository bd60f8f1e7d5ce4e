/** Replaces the day on which sources were read with a warning, once they are due to be read again. */
export function showOverdueSources(): void {
  for (const said of document.querySelectorAll<HTMLElement>('[data-hasta]')) {
    const { hasta, past } = said.dataset;
    const by = new Date(hasta!);
    // The day ends at midnight in Puerto Rico, 28 hours after the date begins in Greenwich.
    if (Date.now() - +by > 1008e5)
      said.textContent =
        past ??
        `Esto debía revisarse el ${by.toLocaleDateString('es', { dateStyle: 'long', timeZone: 'UTC' })}: confírmalo.`;
  }
}
