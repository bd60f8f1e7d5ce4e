/** The sources of a list, closed: each once, with what of the list rests on it. */
import type { View } from '../view.ts';
import { SourceItem } from './SourceList.tsx';

type Statement = { name: string; cite?: readonly string[] | undefined };

export function Sources({ view, of }: { view: View; of: readonly Statement[] }) {
  const cited = new Map<string, string[]>();
  for (const { name, cite = [] } of of)
    for (const id of cite) cited.set(id, [...(cited.get(id) ?? []), view.plain(name)]);
  if (cited.size === 0) return null;
  return (
    <details>
      <summary>Fuentes ({cited.size})</summary>
      <ul className="ficha">
        {[...cited].map(([id, names]) => (
          <SourceItem key={id} view={view} id={id}>
            {names.length < of.length && `. Sobre: ${names.join('; ')}`}
          </SourceItem>
        ))}
      </ul>
    </details>
  );
}
