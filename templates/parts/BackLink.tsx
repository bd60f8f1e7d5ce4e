/** The link back to the list above. */
import type { View } from '../view.ts';

export function BackLink({ view, route, label }: { view: View; route: string; label: string }) {
  return (
    <p className="back-link">
      <a href={view.href(route)}>{label}</a>
    </p>
  );
}
