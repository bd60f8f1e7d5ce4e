/** A link that leads to another site, and says so to eyes and ears. */
import type { AnchorHTMLAttributes } from 'react';

export function OutLink({
  children,
  ...attributes
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a rel="noopener" {...attributes}>
      {children}
      <span className="fuera"> (abre otro sitio)</span>
    </a>
  );
}
