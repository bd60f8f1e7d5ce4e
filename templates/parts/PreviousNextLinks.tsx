/** Links to the previous and the next page of a series. */
import type { View } from '../view.ts';

export type Neighbour = { title: string; route: string };
type Props = {
  view: View;
  label: string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
};

export function PreviousNextLinks({ view, label, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="previous-next" aria-label={label}>
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
