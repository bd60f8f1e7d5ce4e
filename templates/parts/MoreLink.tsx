/** A link to further content, with an arrow. */
import type { View } from '../view.ts';

export function MoreLink({ view, label, href }: { view: View; label: string; href: string }) {
  return (
    <a className="more-link" href={view.href(href)}>
      {label}
    </a>
  );
}
