/** Findings → the same with every reading of their fact, and with its state. The terminal leaves the readings of decided conflicts out; programs need them. */

import type { Finding } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import { readingPlaces } from './describe.ts';
import { evidenceOf } from './evidence.ts';
import type { Ledger } from './types.ts';

/** @returns the findings, each that has a fact and no related places with the places of its readings */
export function withReadings(findings: readonly Finding[], site: Site, ledger: Ledger): Finding[] {
  return findings.map((finding) => {
    const entry = finding.fact === undefined ? undefined : ledger.get(finding.fact);
    return entry === undefined || finding.related.length > 0
      ? finding
      : { ...finding, related: readingPlaces(site, entry) };
  });
}

/** @returns the findings, each about a fact with the words that visitors read about its state */
export function withStates(findings: readonly Finding[], site: Site, ledger: Ledger): Finding[] {
  return findings.map((finding) => {
    const entry = finding.fact === undefined ? undefined : ledger.get(finding.fact);
    return entry === undefined ? finding : { ...finding, state: evidenceOf(site, entry).text };
  });
}
