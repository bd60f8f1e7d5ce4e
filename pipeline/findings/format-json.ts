/** Formats findings as one versioned JSON object for programs. */
import type { Finding, Place } from './finding.ts';
import type { Summary } from './summary.ts';

const REPORT_VERSION = 1;

/** The reason why a command ended without a report: wrong usage, the environment, or a bug of this program. */
export type ReportedError = {
  kind: 'usage' | 'environment' | 'bug';
  message: string;
  path?: string;
};

const START = { line: 1, column: 1 };

/** @param error present if the command failed; the findings are then empty or incomplete */
export function formatJson(
  findings: readonly Finding[],
  summary: Summary,
  error?: ReportedError,
): string {
  const report = {
    version: REPORT_VERSION,
    error,
    findings: findings.map(inJson),
    summary,
  };
  // JSON.stringify omits keys whose value is undefined.
  return `${JSON.stringify(report, null, 2)}\n`;
}

type InJson = Record<string, unknown>;

function inJson(finding: Finding): InJson {
  const { rule, part, severity, title, at, related, help, why, detail, fact, state, followers } =
    finding;
  return {
    rule,
    part,
    severity,
    title,
    at: place(at),
    related: related.map((other) => ({ says: other.says, at: place(other.at) })),
    help,
    why,
    detail: detail?.length === 0 ? undefined : detail,
    fact,
    state,
    followers: followers?.map(inJson),
  };
}

/** A finding about a whole file gets the first line. */
function place({ file, range, entry, urls }: Place) {
  return {
    file,
    range: range ?? { start: START, end: START },
    entry,
    urls,
  };
}
