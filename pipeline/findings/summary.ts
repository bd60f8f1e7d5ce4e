/** Computes the counts that end every report. */
import type { Finding } from './finding.ts';

/** Facts whose readings contradict each other, by the state of the decision about them. */
export type ConflictCounts = { open: number; ruled: number; due: number; stale: number };
/** Size of the ledger: facts, readings, and the numbers of readings that are computed or found in prose. */
export type LedgerTotals = { facts: number; readings: number; computed: number; found: number };
type Coverage = { referenced: number; quoted: number; unbound: number };
export type Summary = {
  errors: number;
  warnings: number;
  notes: number;
  conflicts: ConflictCounts;
  coverage: Coverage;
  ledger: LedgerTotals;
  /** Number of facts by evidence: law, agree, single, unsourced, decided, open. */
  evidence?: Record<string, number>;
};

export function summarise(
  findings: readonly Finding[],
  conflicts: ConflictCounts = { open: 0, ruled: 0, due: 0, stale: 0 },
  coverage: Coverage = { referenced: 0, quoted: 0, unbound: 0 },
  ledger: LedgerTotals = { facts: 0, readings: 0, computed: 0, found: 0 },
  evidence?: Record<string, number>,
): Summary {
  const count = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  return {
    errors: count('error'),
    warnings: count('warning'),
    notes: count('note'),
    conflicts,
    coverage,
    ledger,
    ...(evidence === undefined ? {} : { evidence }),
  };
}
