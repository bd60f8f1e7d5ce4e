/** The mark beside a claim of the site whose figure the build counted, or that has no evidence. */
import type { FactView } from '../view.ts';

export function ClaimMark({ fact }: { fact: FactView }) {
  if (fact.counted) return <small>✓ {fact.counted}</small>;
  if (!fact.unsupported) return null;
  return (
    <small>
      <a href={fact.href}>sin verificar</a>
    </small>
  );
}
