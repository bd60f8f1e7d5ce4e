/** A quoted literal names the values that it rests on. A fact that prints another value makes it stale. */
import { readingText } from '../../ledger/describe.ts';
import { printedReadings } from '../../ledger/ledger.ts';
import { says } from '../../ledger/scan.ts';
import type { LedgerFact } from '../../ledger/types.ts';
import { fold } from '../../text/fold.ts';
import { quantitiesIn } from '../../text/quantities.ts';
import type { Ground } from '../../text/tree.ts';
import type { Rule } from '../rule.ts';

export const factGroundDiffers: Rule = {
  id: 'fact/ground-differs',
  about: 'A quoted literal rests on a value that its fact does not print.',
  severity: 'error',
  check({ site, ledger }, report) {
    for (const text of site.texts) {
      if (!text.rich || !text.source.includes('{{')) continue;
      for (const node of text.inlines) {
        for (const ground of node.type === 'literal' ? (node.grounds ?? []) : []) {
          const entry = ledger.get(ground.id);
          const printed = entry === undefined ? undefined : printedText(entry, ground);
          if (entry === undefined || printed === undefined || agrees(entry, ground, printed))
            continue;
          report({
            title: `"${(node as { text: string }).text}" rests on ${ground.id} = ${ground.value}, and ${ground.id} prints ${printed}`,
            at: text.place(node),
            fact: ground.id,
            help: [`Work it out again for ${printed}, then write ${ground.id} = ${printed}.`],
          });
        }
      }
    }
  },
};

/** @returns undefined while the fact has no value to compare with, which other rules report */
function printedText(entry: LedgerFact, { reading }: Ground): string | undefined {
  if (reading === undefined && entry.preferred === undefined) return undefined;
  const printed = printedReadings(entry, reading).map((chosen) => readingText(entry, chosen));
  return printed.length === 0 ? undefined : printed.join(', ').replaceAll('\u00a0', ' ');
}

function agrees(entry: LedgerFact, { value, reading }: Ground, printed: string): boolean {
  if (fold(value.replaceAll('\u00a0', ' ')) === fold(printed)) return true;
  const readings = printedReadings(entry, reading);
  return (
    readings.length === 1 &&
    quantitiesIn(value).some(
      (quantity) => quantity.unit === entry.fact.unit && says(quantity, readings[0]!.value),
    )
  );
}
