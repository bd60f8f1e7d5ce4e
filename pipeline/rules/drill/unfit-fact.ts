/** A fact that is drilled has one confirmed figure and is drilled once; its wrong options are wrong under every reading. */
import type { FactDrill } from '../../../schemas/confusion.ts';
import { type FactProblem, problemsOf } from '../../bank/drill-facts.ts';
import type { LedgerFact } from '../../ledger/types.ts';
import { placeOf } from '../../link/place.ts';
import type { Reported, Rule } from '../rule.ts';

export const drillUnfitFact: Rule = {
  id: 'drill/unfit-fact',
  about:
    'A fact of the drills that has no one confirmed figure, is there twice, or has wrong options that are true, far off or missing.',
  severity: 'error',
  needsWhole: true,
  check({ site, ledger }, report) {
    for (const entry of site.entries.confusions) {
      const seen = new Set<string>();
      for (const [index, drill] of entry.data.facts.entries()) {
        const fact = ledger.get(drill.fact);
        if (fact === undefined) continue;
        const name = `${drill.fact}@${drill.reading ?? ''}`;
        const problems = seen.has(name) ? [TWICE] : problemsOf(site, ledger, drill);
        seen.add(name);
        for (const problem of problems) {
          const { field, ...found } = described(problem, drill, fact);
          report({ ...found, at: placeOf(entry, ['facts', index, field]) });
        }
      }
    }
  },
};

const TWICE: FactProblem = { kind: 'fact', says: 'is drilled twice' };

/** The finding, and the field of the drill that it is about. */
function described(
  { kind, says }: FactProblem,
  drill: FactDrill,
  { id, all }: LedgerFact,
): Omit<Reported, 'at'> & { field: string } {
  const restsOn = [
    `fact ${id}` as const,
    ...all.flatMap(({ source }) => (source ? [`source ${source}` as const] : [])),
  ];
  return kind === 'fact'
    ? {
        field: 'fact',
        title: `${id} ${says}`,
        fact: id,
        restsOn,
        help: ['Take it out of "facts", or settle what it says and from which source.'],
      }
    : {
        field: drill.wrong === undefined ? 'fact' : 'wrong',
        title: `${id}: ${says}`,
        fact: id,
        restsOn,
        help: [
          'Write three other figures into "wrong": no reading of the fact says them, and each is 0.25 to 4 times the right one.',
        ],
      };
}
