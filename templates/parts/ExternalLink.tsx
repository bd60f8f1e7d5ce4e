/** A link that leads to another site, and says so on the screen and to screen readers. */
import type { AnchorHTMLAttributes } from 'react';

export function ExternalLink({
  children,
  ...attributes
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a rel="noopener" {...attributes}>
      {children}
      <span className="external-note"> (abre otro sitio)</span>
    </a>
  );
}
