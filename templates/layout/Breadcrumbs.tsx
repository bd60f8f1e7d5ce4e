/** The path from Inicio to the page. */
import type { Crumb, View } from '../view.ts';

const HOME: Crumb = { label: 'Inicio', href: '/' };

export function Breadcrumbs({ view, crumbs }: { view: View; crumbs: readonly Crumb[] }) {
  const trail = crumbs[0]?.label === HOME.label ? crumbs : [HOME, ...crumbs];
  return (
    <nav className="breadcrumbs" aria-label="Estás en">
      <ol>
        {trail.map((crumb, position) => (
          <li key={crumb.label}>
            {crumb.href && position < trail.length - 1 ? (
              <a href={view.href(crumb.href)}>{crumb.label}</a>
            ) : (
              <span aria-current={position === trail.length - 1 ? 'page' : undefined}>
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
