/** Shows a sign large beside its text when the card of the sign is opened. */

export function startSignEnlarging(): void {
  // The `toggle` event does not bubble, so it is captured.
  document.addEventListener('toggle', ({ target }) => show(target), true);
  // An address that names a sign may have opened its card already.
  for (const details of document.querySelectorAll('.sign [open]')) show(details);
}

function show(target: EventTarget | null): void {
  if (!(target instanceof HTMLDetailsElement && target.open)) return;
  const small = target.querySelector<HTMLImageElement>('summary img');
  if (!small || target.querySelector('.large-sign')) return;
  const large = small.cloneNode() as HTMLImageElement;
  large.className = 'large-sign';
  large.loading = 'eager';
  // The small image already has the alternative text.
  large.alt = '';
  small.closest('summary')?.after(large);
}
