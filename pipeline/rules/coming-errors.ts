/** Finds content that is right today but becomes wrong on a later day, when a record changes. */
import type { Finding } from '../findings/finding.ts';
import { addDays, daysOfChange } from '../ledger/period.ts';
import { ledgerWithSupersededReadings } from '../ledger/superseded-readings.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { findingsOnDay } from './audit.ts';
import { RULES } from './rule-checks.ts';

const READING_FACTS = RULES.filter(({ readsFacts }) => readsFacts);

/**
 * Number of days before a change during which each text that the change makes wrong is an error. Earlier it is a
 * warning, because a law may be recorded first, and its texts written later.
 */
const DAYS_TO_MEND = 30;

type Audited = { site: Site; ledger: Ledger; day: string; findings: readonly Finding[] };

/** Days after the page day on which a reading or source begins, or has just ended. */
const comingDays = ({ site, ledger, day }: Omit<Audited, 'findings'>): string[] =>
  daysOfChange([
    ...[...ledger.values()].flatMap(({ all }) => all),
    ...site.sources.values(),
  ]).filter((change) => change > day);

/** Reports the errors of coming days in advance, each once, with the first day that has it. */
export function findUpcomingErrors(audited: Audited, today: string): Finding[] {
  const { site, findings } = audited;
  const days = comingDays(audited);
  if (days.length === 0 || !site.isWhole) return [];
  const wrongNow = new Set(findings.filter(isError).map(placeKey));
  const told = new Set<string>();
  return days.flatMap((day) => {
    const ledger = ledgerWithSupersededReadings(site, { pageDay: day, today: day });
    return findingsOnDay(READING_FACTS, site, ledger, day)
      .filter(isError)
      .filter((finding) => !wrongNow.has(placeKey(finding)))
      .filter(({ title, ...finding }) => {
        const key = `${placeKey(finding)}\n${title}`;
        return !told.has(key) && told.add(key);
      })
      .map((finding) => toldBefore(finding, day, today));
  });
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

const placeKey = ({ rule, at: { file, range } }: Pick<Finding, 'rule' | 'at'>): string =>
  [rule, file, range?.start.line, range?.start.column].join('\n');

function toldBefore(
  { helpBefore, help, ...finding }: Finding,
  day: string,
  today: string,
): Finding {
  const { ofDay: _, ...told } = finding;
  return {
    ...told,
    severity: day <= addDays(today, DAYS_TO_MEND) ? 'error' : 'warning',
    title: `from ${day}: ${finding.title}`,
    help: [
      ...(helpBefore ?? help),
      `The text must be right before ${day} and from that day on: licencia diff --on ${day} shows both.`,
    ],
  };
}
