/** Lists sources with their label, title and reading date. */
import type { ReactNode } from 'react';
import type { SourceLabel, View } from '../view.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { SOURCE_ATTRIBUTE } from './SourceReadDates.tsx';

/** Labels without a reading date: an article of law that was not read, and the site's own advice. */
export const LABELS_WITHOUT_READ_DATE: ReadonlySet<SourceLabel> = new Set([
  'Ley, artículo no leído',
  'Consejo de este sitio',
]);

type TitleProps = { view: View; source: ReturnType<View['source']> };

export function SourceTitle({ view, source: { href, title } }: TitleProps) {
  return href ? <ExternalLink href={href}>{view.words(title)}</ExternalLink> : view.words(title);
}

/** @property edition true to print the edition that was read */
type ItemProps = { view: View; id: string; edition?: boolean; children?: ReactNode };

/** A source with its label, its title and, if it was read, its reading date. */
export function SourceItem({ view, id, edition = false, children }: ItemProps) {
  const source = view.source(id);
  return (
    <li {...{ [SOURCE_ATTRIBUTE]: id }}>
      <b>{source.label}</b> <SourceTitle view={view} source={source} />
      {edition && source.edition && view.words(` (${source.edition})`)}
      {!LABELS_WITHOUT_READ_DATE.has(source.label) && `, leído el ${view.date(source.readOn)}`}
      {children}
    </li>
  );
}

export function SourceList({ view, cites }: { view: View; cites: readonly string[] | undefined }) {
  if (!cites || cites.length === 0) return null;
  return (
    <ul className="fine-print">
      {cites.map((id) => (
        <SourceItem key={id} view={view} id={id} edition />
      ))}
    </ul>
  );
}
