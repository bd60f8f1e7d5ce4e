/** Findings → the same with every reading of their fact: decided conflicts keep theirs short on a terminal, programs want them all. */

import type { Finding } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import { readingPlaces } from './describe.ts';
import type { Ledger } from './types.ts';

export function withReadings(findings: readonly Finding[], site: Site, ledger: Ledger): Finding[] {
  return findings.map((finding) => {
    const entry = finding.fact === undefined ? undefined : ledger.get(finding.fact);
    return entry === undefined || finding.related.length > 0
      ? finding
      : { ...finding, related: readingPlaces(site, entry) };
  });
}
