/** Prints the drills of the shipped content for review, as Markdown: `npm run bench -- --drills > drills.md`. */
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { wordsOf } from '../../pipeline/render/speech.ts';
import { type DrillData, drillsOf } from '../../templates/islands/quiz/drill-data.ts';
import { contentInMemory } from '../in-memory.ts';

/** Reads the content of `data/` and prints every pair, every item and how many there are. */
export function printDrills(): void {
  const { site, ledger } = contentInMemory('data', '2026-11-22').audited();
  if (site === undefined || ledger === undefined) throw new Error('the content has no ledger');
  const file = renderPages(site, ledger, site.newest).drills();
  const { pairs, items } = drillsOf(JSON.parse(Buffer.from(file.bytes).toString()) as DrillData);
  const facts = items.filter(({ kind }) => kind === 'fact');
  console.log(
    [
      '# Drills',
      '',
      `${pairs.length} pairs (${pairs.filter(({ from }) => from === 'author').length} authored), ${items.length} items: ${facts.length} of facts (${facts.filter(({ money }) => money).length} about money), ${items.length - facts.length} of signs.`,
      '',
      '## Pairs',
      '',
      '| Pair | One | Other | Difference | From |',
      '|---|---|---|---|---|',
      ...pairs.map(
        ({ id, sides: [a, b], difference, from }) =>
          `| ${id} | ${a.name} | ${b.name} | ${wordsOf(difference)} | ${from} |`,
      ),
      '',
      '## Items',
      '',
      '| Item | Asks | Right | Wrong |',
      '|---|---|---|---|',
      ...items.map(
        ({ id, stem, options, answer }) =>
          `| ${id} | ${stem} | ${options[answer]} | ${options.filter((_, index) => index !== answer).join(' / ')} |`,
      ),
    ].join('\n'),
  );
}
