/** Adds the state of a finding's fact (JSON, SARIF, exports) and the places of its readings (SARIF, exports). */

import type { Finding } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import { relatedPlacesOf } from './describe.ts';
import { evidenceOf } from './evidence.ts';
import type { Ledger } from './types.ts';

/** @returns the findings; one with a fact but without related places gets the places of the fact's readings */
export function addRelatedPlaces(
  findings: readonly Finding[],
  site: Site,
  ledger: Ledger,
): Finding[] {
  return findings.map((finding) => {
    const entry = finding.fact === undefined ? undefined : ledger.get(finding.fact);
    return entry === undefined || finding.related.length > 0
      ? finding
      : { ...finding, related: relatedPlacesOf(site, entry) };
  });
}

/** @returns the findings; one with a fact gets the text that visitors read about the state of the fact */
export function addFactStates(findings: readonly Finding[], site: Site, ledger: Ledger): Finding[] {
  return findings.map((finding) => {
    const entry = finding.fact === undefined ? undefined : ledger.get(finding.fact);
    return entry === undefined ? finding : { ...finding, state: evidenceOf(site, entry).text };
  });
}
