/** Opens and focuses the `<details>` that the address names, or that contains the named element. */
import { findNamedElement } from './address.ts';

export function startDetails(): void {
  const followAddress = () => {
    const details = findNamedElement(location.hash)?.closest('details');
    if (!details) return;
    for (let each: Element | null | undefined = details; each; each = each.parentElement)
      if (each instanceof HTMLDetailsElement) each.open = true;
    details.querySelector('summary')?.focus();
  };
  followAddress();
  window.addEventListener('hashchange', followAddress);
}
