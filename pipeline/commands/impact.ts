/** `impact`: lists every place in the content that depends on a fact or a source. */

import { readWholeContent } from '../content.ts';
import { pageList } from '../findings/page-list.ts';
import { unknownNameAdvice } from '../findings/suggest.ts';
import { placesOfFact, placesOfSource, type UsePlace } from '../ledger/impact.ts';
import { UsageError } from '../program/failures.ts';
import { countWithNoun } from '../text/plural.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { print } from './output.ts';

export function impactCommand(context: CommandContext): number {
  const [id = ''] = context.operands;
  const { site, ledger } = readWholeContent(contentOptions(context));
  const isFact = ledger.has(id);
  if (!isFact && !site.sources.has(id))
    throw new UsageError(
      `there is no fact and no source "${id}". ${unknownNameAdvice(id, [...ledger.keys(), ...site.sources.keys()])}`,
    );
  const carriers = isFact ? placesOfFact(site, id) : placesOfSource(site, ledger, id);
  if (context.options.format === 'json') {
    print(`${JSON.stringify({ version: 1, of: id, places: carriers }, null, 2)}\n`, 'json');
    return 0;
  }
  print(`${id}: ${countWithNoun(carriers.length, 'place')}\n`);
  let kind = '';
  for (const carrier of carriers) {
    if (carrier.kind !== kind) print(`\n${carrier.kind}\n`);
    kind = carrier.kind;
    print(`  ${line(carrier)}\n`);
  }
  return 0;
}

function line({ what, file, line, column, urls }: UsePlace): string {
  return `${`${file}:${line}:${column}`.padEnd(60)} ${what}  ${pageList(urls)}`.trimEnd();
}
