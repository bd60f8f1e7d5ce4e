/** Shows an open sign large, too, beside its text. */

export function enlargeSign(): void {
  // The event does not bubble.
  document.addEventListener('toggle', ({ target }) => show(target), true);
  // An address that names a sign may have opened it before.
  for (const details of document.querySelectorAll('.sign [open]')) show(details);
}

function show(target: EventTarget | null): void {
  if (!(target instanceof HTMLDetailsElement && target.open)) return;
  const small = target.querySelector<HTMLImageElement>('summary img');
  if (!small || target.querySelector('.large-sign')) return;
  const large = small.cloneNode() as HTMLImageElement;
  large.className = 'large-sign';
  large.loading = 'eager';
  // The small one already has the description.
  large.alt = '';
  small.closest('summary')?.after(large);
}
