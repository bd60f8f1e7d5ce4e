/** Says when the content of the page was last reviewed: the newest of its records' dates. */
import type { View } from '../view.ts';

export function Reviewed({ view, dates }: { view: View; dates: readonly string[] }) {
  const newest = [...dates].sort().at(-1);
  if (newest === undefined) return null;
  return (
    <p className="revisado">
      Revisado el <time dateTime={newest}>{view.date(newest)}</time>
    </p>
  );
}
