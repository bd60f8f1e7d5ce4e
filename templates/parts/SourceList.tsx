/** The ficha: where the rule beside it was read, like the margin of a law book. */
import type { ReactNode } from 'react';
import type { SourceLabel, View } from '../view.ts';
import { OutLink } from './OutLink.tsx';
import { OF_SOURCE } from './ReadOn.tsx';

/** Labels of what nobody opened on a day: an article that was not found, and advice that the site wrote. */
export const NEVER_READ: ReadonlySet<SourceLabel> = new Set([
  'Ley, artículo no leído',
  'Consejo de este sitio',
]);

/** A source with its label and the day on which it was read. */
export function SourceItem({
  view,
  id,
  edition = false,
  children,
}: {
  view: View;
  id: string;
  /** Whether to say which copy was read. */
  edition?: boolean;
  children?: ReactNode;
}) {
  const source = view.source(id);
  return (
    <li {...{ [OF_SOURCE]: id }}>
      <b>{source.label}</b>{' '}
      {source.href ? (
        <OutLink href={source.href}>{view.words(source.title)}</OutLink>
      ) : (
        view.words(source.title)
      )}
      {edition && source.edition && view.words(` (${source.edition})`)}
      {!NEVER_READ.has(source.label) && `, leído el ${view.date(source.readOn)}`}
      {children}
    </li>
  );
}

export function SourceList({ view, cites }: { view: View; cites: readonly string[] | undefined }) {
  if (!cites || cites.length === 0) return null;
  return (
    <ul className="ficha">
      {cites.map((id) => (
        <SourceItem key={id} view={view} id={id} edition />
      ))}
    </ul>
  );
}
