/** A drilled fact must have one confirmed figure, be listed once, and have options that no reading makes right. */
import type { FactDrill } from '../../../schemas/confusion.ts';
import { type DrillProblem, drillProblems } from '../../bank/drill-facts.ts';
import type { LedgerFact } from '../../ledger/types.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const drillUnfitFact: Rule = {
  id: 'drill/unfit-fact',
  about:
    'A fact of the drills has no single confirmed figure, is listed twice, or has wrong options that are true, far off or missing.',
  severity: 'error',
  readsFacts: true,
  needsWhole: true,
  check({ site, ledger }, report) {
    for (const entry of site.entries.confusions) {
      const seen = new Set<string>();
      for (const [index, drill] of entry.data.facts.entries()) {
        const fact = ledger.get(drill.fact);
        if (fact === undefined) continue;
        const name = `${drill.fact}@${drill.reading ?? ''}`;
        const problems = seen.has(name) ? [TWICE] : drillProblems(site, ledger, drill);
        seen.add(name);
        for (const problem of problems) {
          const { field, ...found } = described(problem, drill, fact);
          report({ ...found, at: placeOf(entry, ['facts', index, field]) });
        }
      }
    }
  },
};

const TWICE: DrillProblem = { kind: 'fact', says: 'is listed twice' };

function described(
  { kind, says }: DrillProblem,
  drill: FactDrill,
  { id, all }: LedgerFact,
): Omit<RuleFinding, 'at'> & { field: string } {
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
        help: ['Remove it from "facts", settle its readings, or add its source.'],
      }
    : {
        field: drill.wrong === undefined ? 'fact' : 'wrong',
        title: `${id}: ${says}`,
        fact: id,
        restsOn,
        help: [
          'Write three other figures into "wrong": each differs from every reading of the fact, and is 0.25 to 4 times the right one.',
        ],
      };
}
