/** The ficha: where the rule beside it was read, like the margin of a law book. */
import type { View } from '../view.ts';

/** Only what weakens a source is worth a word. */
const DOUBT = { high: '', medium: ' · fuente secundaria', low: ' · fuente débil' } as const;

export function SourceList({ view, cites }: { view: View; cites: readonly string[] | undefined }) {
  if (!cites || cites.length === 0) return null;
  return (
    <ul className="ficha">
      {cites.map((id) => {
        const source = view.source(id);
        return (
          <li key={id}>
            {source.href ? <a href={source.href}>{source.title}</a> : source.title}
            {` · leído el ${view.date(source.readOn)}${DOUBT[source.confidence]}`}
          </li>
        );
      })}
    </ul>
  );
}
