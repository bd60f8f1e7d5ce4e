/** A reading has at most the confidence of its source; an amount of a law needs an up-to-date copy for "high". */
import type { Fact, Reading } from '../../../schemas/fact.ts';
import type { Source } from '../../../schemas/source.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

const RANK = { low: 0, medium: 1, high: 2 } as const;

export const factTooSure: Rule = {
  id: 'fact/too-sure',
  about: 'A reading has more confidence than its source supports.',
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

/** @param since the day from which today's amounts are in force; absent if it is unknown */
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
      title: `this amount is marked "high", but the record of ${id} does not say from which day its amounts are`,
      help: `Add "amountsAsOf" to ${id} in data/sources.json: the date of the copy, or of the newest law in it.`,
    };
  if (source.amountsAsOf >= since) return undefined;
  return {
    title: `this amount is marked "high", but the amounts of ${id} are from ${source.amountsAsOf}, before the amendment of ${since}`,
    help: 'Set "confidence" to "medium", so that pages say where it comes from, or cite a newer copy.',
  };
}
