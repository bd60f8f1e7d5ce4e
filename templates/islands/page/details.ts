/** Turns an address that names a closed `<details>`, or a place in one, into an open one with the focus. */
import { elementOf } from './address.ts';

export function startDetails(): void {
  const followAddress = () => {
    const details = elementOf(location.hash)?.closest('details');
    if (!details) return;
    details.open = true;
    details.querySelector('summary')?.focus();
  };
  followAddress();
  window.addEventListener('hashchange', followAddress);
}
