/** Findings → one versioned JSON object for programs. */
import type { Finding, Place } from './finding.ts';
import type { Summary } from './summary.ts';

export const REPORT_VERSION = 1;
const START = { line: 1, column: 1 };

export function formatJson(findings: readonly Finding[], summary: Summary): string {
  const report = {
    version: REPORT_VERSION,
    findings: findings.map(({ rule, severity, title, at, related, help, why, detail, fact }) => ({
      rule,
      severity,
      title,
      at: place(at),
      related: related.map((each) => ({ says: each.says, at: place(each.at) })),
      help,
      ...(why === undefined ? {} : { why }),
      ...(detail === undefined || detail.length === 0 ? {} : { detail }),
      ...(fact === undefined ? {} : { fact }),
    })),
    summary,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** A finding about a whole file stands at its first line. */
function place({ file, range, entry, urls }: Place) {
  return {
    file,
    range: range ?? { start: START, end: START },
    ...(entry === undefined ? {} : { entry }),
    urls,
  };
}
