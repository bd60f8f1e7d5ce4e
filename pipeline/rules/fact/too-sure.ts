/** A reading is no surer than its source, and an amount of money is sure only where the copy carries today's amounts. */
import type { Fact, Reading } from '../../../schemas/fact.ts';
import type { Source } from '../../../schemas/source.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

const RANK = { low: 0, medium: 1, high: 2 } as const;

export const factTooSure: Rule = {
  id: 'fact/too-sure',
  about: 'A reading is surer than its source allows.',
  severity: 'error',
  check({ site }, report) {
    const { amountsSince } = site.settings;
    for (const entry of site.facts.values())
      for (const [index, reading] of entry.data.readings.entries()) {
        const source = site.sources.get(reading.source ?? '');
        if (source === undefined) continue;
        const problem =
          aboveSource(reading, source) ?? oldAmount(entry.data, reading, source, amountsSince);
        if (problem === undefined) continue;
        const { title, help } = problem;
        report({
          title: `${entry.id}: ${title}`,
          at: placeOf(entry, ['readings', index]),
          fact: entry.id,
          help: [help],
        });
      }
  },
};

type Problem = { title: string; help: string };

function aboveSource({ confidence, source: id }: Reading, source: Source): Problem | undefined {
  if (confidence === undefined || RANK[confidence] <= RANK[source.confidence]) return undefined;
  return {
    title: `a reading of ${confidence} confidence rests on ${id} alone, which is of ${source.confidence} confidence`,
    help: `Lower it to "${source.confidence}", or cite a better source.`,
  };
}

/** @param since the day from which today's amounts are in force; absent: nothing is known of them */
function oldAmount(
  { unit }: Fact,
  { confidence, source: id }: Reading,
  source: Source,
  since: string | undefined,
): Problem | undefined {
  const isSure = (confidence ?? source.confidence) === 'high';
  if (unit !== '$' || source.kind !== 'ley' || since === undefined || !isSure) return undefined;
  if (source.amountsAsOf === undefined)
    return {
      title: `an amount of high confidence rests on ${id}, which does not say of which day its amounts are`,
      help: `Add "amountsAsOf" to ${id} in data/sources.json: the day of the copy, or of the last law that is in it.`,
    };
  if (source.amountsAsOf >= since) return undefined;
  return {
    title: `an amount of high confidence rests on ${id}, whose amounts are of ${source.amountsAsOf}, before they changed on ${since}`,
    help: 'Lower it to "medium", so that pages say where it comes from, or cite a newer copy.',
  };
}
