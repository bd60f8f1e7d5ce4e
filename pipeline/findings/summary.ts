/** Findings → the counts that end every report. */
import type { Conflicts } from '../audit/index.ts';
import type { Finding } from './finding.ts';

export type Coverage = { referenced: number; quoted: number; unbound: number };
export type Summary = { errors: number; warnings: number; notes: number; conflicts: Conflicts; coverage: Coverage };

export function summarise(findings: readonly Finding[], conflicts: Conflicts = { open: 0, ruled: 0, due: 0, stale: 0 }, coverage: Coverage = { referenced: 0, quoted: 0, unbound: 0 }): Summary {
  const count = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), notes: count('note'), conflicts, coverage };
}
