/** The ficha: where the rule beside it was read, like the margin of a law book. */
import type { View } from '../view.ts';
import { OutLink } from './OutLink.tsx';

/** Printed only for a weaker source. */
const DOUBT = { high: '', medium: ' (fuente secundaria)', low: ' (fuente débil)' } as const;

export function SourceList({ view, cites }: { view: View; cites: readonly string[] | undefined }) {
  if (!cites || cites.length === 0) return null;
  const sources = cites.map((id) => view.source(id));
  const days = new Set(sources.map((source) => source.readOn));
  return (
    <ul className="ficha">
      {sources.map((source) => (
        <li key={source.id}>
          {source.href ? <OutLink href={source.href}>{source.title}</OutLink> : source.title}
          {DOUBT[source.confidence]}
          {days.size > 1 && `, leído el ${view.date(source.readOn)}`}
        </li>
      ))}
      {/* Sources read on one day share the date. */}
      {days.size === 1 && <li>leído el {view.date([...days].join())}</li>}
    </ul>
  );
}
