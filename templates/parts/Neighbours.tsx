/** Links to the entry before and the entry after. */
import type { StopPageProps } from '../page-props.ts';

type Props = Pick<StopPageProps, 'view' | 'previous' | 'next'> & { label: string };

export function Neighbours({ view, label, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="vecinos" aria-label={label}>
      {previous && (
        <a rel="prev" href={view.href(previous.route)}>
          <small>Anterior</small> {view.words(previous.title)}
        </a>
      )}
      {next && (
        <a rel="next" href={view.href(next.route)}>
          <small>Siguiente</small> {view.words(next.title)}
        </a>
      )}
    </nav>
  );
}
