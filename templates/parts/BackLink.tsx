/** The link back to the page that leads to this one. */
import type { View } from '../view.ts';

export function BackLink({ view, route, label }: { view: View; route: string; label: string }) {
  return (
    <p className="back-link">
      <a href={view.href(route)}>{label}</a>
    </p>
  );
}
