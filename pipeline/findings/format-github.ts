/** Formats findings as GitHub annotations: errors and warnings on the lines of a pull request. */

import { followersLine } from './consequences.ts';
import type { Finding } from './finding.ts';

const LEVEL = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** Workflow commands escape % CR LF in values, and also : and , in properties. */
export function formatGithub(findings: readonly Finding[]): string {
  return findings
    .filter((finding) => finding.severity !== 'note')
    .map((finding) => {
      const { severity, rule, title, at, help, related } = finding;
      const properties = [
        `file=${property(at.file)}`,
        ...(at.range === undefined
          ? []
          : [`line=${at.range.start.line}`, `col=${at.range.start.column}`]),
        `title=${property(rule)}`,
      ];
      const message = [
        title,
        ...related.map(
          (place) =>
            `${place.says} (${place.at.file}${place.at.range === undefined ? '' : `:${place.at.range.start.line}`})`,
        ),
        ...followersLine(finding),
        ...help,
      ].join('\n');
      return `::${LEVEL[severity]} ${properties.join(',')}::${data(message)}\n`;
    })
    .join('');
}

const data = (text: string) =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const property = (text: string) => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
