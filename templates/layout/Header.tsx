/** The green guide-sign panel with the name and the navigation, and the short notice below it. */
import { ISLAND_SILHOUETTE } from '../map/map-outlines.ts';
import type { View } from '../view.ts';

const PLAN = '/plan/';
const TESTS = '/tests/';
const TEACHERS = '/maestros/';
/** Other address prefixes that belong to each section. */
const KIN: Record<string, readonly string[]> = {
  [TESTS]: ['/test/', '/test-result/', '/simulacro/', '/preguntas/', '/retos/'],
  [PLAN]: ['/repaso/', '/ruta/'],
  '/guia-estudio/': ['/manual/'],
  '/centros-cesco/': ['/centro/'],
};

type Props = {
  view: View;
  current: string;
  /** Address of the file with the right options, from which the script counts the rules to review. */
  keys: string;
};

export function Header({ view, current, keys }: Props) {
  return (
    <header className="site-header">
      <div className="sign-panel">
        <div className="header-row">
          <a className="brand" href={view.href('/')}>
            <svg viewBox="20 0 960 326" aria-hidden="true">
              <path d={ISLAND_SILHOUETTE} />
            </svg>
            {view.settings.name}{' '}
            <span>
              <i>· </i>no oficial
            </span>
          </a>
          <a
            className="search-link"
            href={view.href('/buscar/')}
            aria-current={current === '/buscar/' ? 'page' : undefined}
          >
            Buscar
          </a>
          {/* The <details> contains only the button, because a closed one shows no links on wide screens. */}
          <details className="menu">
            <summary>Menú</summary>
          </details>
          <nav aria-label="Principal">
            <ul>
              {view.settings.navigation.map((item) => (
                <li key={item.href}>
                  <a href={view.href(item.href)} {...mark(item.href, current)}>
                    {item.name}
                  </a>
                  {item.href === TESTS && (
                    <a
                      className="teachers-link"
                      href={view.href(TEACHERS)}
                      {...mark(TEACHERS, current)}
                    >
                      Para maestros
                    </a>
                  )}
                  {item.href === PLAN && (
                    <a href={view.href('/repaso/')} data-known={keys} hidden>
                      Repaso
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <p className="notice">{view.text(view.settings.shortNotice)}</p>
    </header>
  );
}

function mark(href: string, current: string): { 'aria-current'?: 'page'; className?: string } {
  if (current === href) return { 'aria-current': 'page' };
  const roots = [href, ...(KIN[href] ?? [])].filter((root) => root !== '/');
  return roots.some((root) => current.startsWith(root)) ? { className: 'current-section' } : {};
}
