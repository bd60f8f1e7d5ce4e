/** Prints the drills of the shipped content for review, as Markdown: `npm run bench -- --drills > drills.md`. */
import { dutyItems, signItems } from '../../pipeline/bank/drill-signs.ts';
import type { GeneratedItem } from '../../pipeline/bank/generated-item.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { wordsOf } from '../../pipeline/render/speech.ts';
import { openDrills } from '../../templates/islands/plan/confusion.ts';
import type { DrillData } from '../../templates/islands/quiz/drill-data.ts';
import { contentInMemory } from '../in-memory.ts';

/** Reads the content of `data/` and prints every pair, every item and how many there are. */
export function printDrills(): void {
  const { site, ledger } = contentInMemory('data', '2026-11-22').audited();
  if (site === undefined || ledger === undefined) throw new Error('the content has no ledger');
  const file = renderPages(site, ledger, site.newest).drills();
  const { pairs } = openDrills(JSON.parse(Buffer.from(file.bytes).toString()) as DrillData);
  const written = site.entries.confusions.flatMap(({ data }) => data.pairs);
  const signs = signItems(site);
  const duties = dutyItems(site);
  const texts = ({ asks, options }: GeneratedItem): string[] =>
    options.map((id) => site.signs.get(id)![asks]);
  const asked = pairs.filter(({ difference }) => difference !== undefined);
  console.log(
    [
      '# Drills',
      '',
      `${pairs.length} pairs (${asked.length} of the ${written.length} authored), ${signs.length + duties.length} items: ${signs.length} of what signs mean, ${duties.length} of what one does at them.`,
      '',
      '## Pairs',
      '',
      '| Pair | Asked | Beside it | Difference | Other options |',
      '|---|---|---|---|---|',
      ...pairs.map(
        ({ id, sides: [a, b], difference, others, byName }) =>
          `| ${id} | ${a.name}: ${a.text} | ${b.name}: ${b.text} | ${difference ? wordsOf(difference) : ''} | ${others.map((side) => (byName ? side.name : side.text)).join(' / ')} |`,
      ),
      '',
      '## Items',
      '',
      '| Item | Asks | Right | Wrong |',
      '|---|---|---|---|',
      ...[...signs, ...duties].map((item) => {
        const options = texts(item);
        return `| ${item.id} | ${item.stem} | ${options[item.answer]} | ${options.filter((_, index) => index !== item.answer).join(' / ')} |`;
      }),
    ].join('\n'),
  );
}
