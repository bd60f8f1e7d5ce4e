import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { factRecordOf } from '../../pipeline/ledger/fact-record.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { shippedContent } from './shipped.ts';

test('a fact counts as used if a page outside the ledger prints it', () => {
  const { site, ledger, day } = shippedContent();
  const printed = new Set<string>();
  for (const { path, make } of renderPages(site!, ledger!, day!).makers()) {
    if (path.startsWith('/consistencia/')) continue;
    for (const [, id = ''] of renderToStaticMarkup(make().main).matchAll(/ data-fact="([^"]*)"/g))
      printed.add(id);
  }
  // Leaves out the counts that the build computes, because they are printed without `data-fact`.
  const facts = [...ledger!.values()]
    .map((entry) => factRecordOf(site!, entry))
    .filter(({ ground }) => ground !== 'Contado');
  expect(facts.filter(({ used }) => used).map(({ id }) => id)).toEqual(
    facts.filter(({ id }) => printed.has(id)).map(({ id }) => id),
  );
}, 120_000);
