/**
 * The sources of a list of statements, collapsed. Each source names the statements that rest on it, unless all do, and
 * has links to the facts that these statements print from it.
 */
import { Fragment } from 'react';
import type { View } from '../view.ts';
import { SourceItem } from './SourceList.tsx';

type Statement = {
  name: string;
  cite?: readonly string[] | undefined;
  record?: object;
};

type Cited = { cite?: readonly string[] | undefined };

export const statementsOf = <Item extends Cited>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Statement[] => items.map((record) => ({ name: nameOf(record), cite: record.cite, record }));

export function CitedSources({ view, of }: { view: View; of: readonly Statement[] }) {
  const cited = new Map<string, Statement[]>();
  for (const statement of of)
    for (const id of statement.cite ?? []) cited.set(id, [...(cited.get(id) ?? []), statement]);
  if (cited.size === 0) return null;
  return (
    <details>
      <summary>Fuentes ({cited.size})</summary>
      <ul className="fine-print">
        {[...cited].map(([id, statements]) => (
          <SourceItem key={id} view={view} id={id}>
            {statements.length < of.length &&
              view.words(`. Sobre: ${statements.map(({ name }) => view.plain(name)).join('; ')}`)}
            <Histories view={view} source={id} statements={statements} />
          </SourceItem>
        ))}
      </ul>
    </details>
  );
}

type HistoriesProps = { view: View; source: string; statements: readonly Statement[] };

/** Links to the page of each figure that the statements take from the source. */
function Histories({ view, source, statements }: HistoriesProps) {
  const facts = view.factsOf(
    source,
    statements.flatMap(({ record }) => textsIn(record)),
  );
  if (facts.length === 0) return null;
  return (
    <>
      . Historia:{' '}
      {facts.map(({ id, label, href }, index) => (
        <Fragment key={id}>
          {index > 0 && '; '}
          <a href={href}>{view.words(label)}</a>
        </Fragment>
      ))}
    </>
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
