/** Formats findings as Markdown for a job summary: the counts, the errors and warnings, and the notes. */

import { followersLine } from './consequences.ts';
import { type Finding, fileAndLine } from './finding.ts';
import type { Summary } from './summary.ts';

/** GitHub limits a job summary to 1 MiB. The JSON report has all findings. */
const MAX_ROWS = 500;

export function formatMarkdown(
  findings: readonly Finding[],
  { errors, warnings, notes, conflicts, coverage }: Summary,
): string {
  const open = findings.filter(({ severity }) => severity !== 'note');
  const decided = findings.filter(({ severity }) => severity === 'note');
  return [
    '# licencia',
    '',
    '| errors | warnings | notes | conflicts open | ruled | due | stale | figures referenced | quoted | unbound |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    `| ${[errors, warnings, notes, conflicts.open, conflicts.ruled, conflicts.due, conflicts.stale, coverage.referenced, coverage.quoted, coverage.unbound].join(' | ')} |`,
    '',
    ...(open.length === 0
      ? ['Nothing to fix.', '']
      : [
          '## To fix',
          '',
          '| | rule | what | where | do |',
          '| --- | --- | --- | --- | --- |',
          ...rows(open),
          '',
        ]),
    ...(decided.length === 0
      ? []
      : [
          `<details><summary>${decided.length} decided or noted</summary>`,
          '',
          '| | rule | what | where | why |',
          '| --- | --- | --- | --- | --- |',
          ...rows(decided),
          '',
          '</details>',
          '',
        ]),
  ].join('\n');
}

function rows(findings: readonly Finding[]): string[] {
  const shown = findings.slice(0, MAX_ROWS).map((finding) => {
    const { severity, rule, title, at, help, why } = finding;
    const what = [title, ...followersLine(finding)].join('; ');
    return `| ${[severity, `\`${rule}\``, cell(what), `\`${cell(fileAndLine(at))}\``, cell(severity === 'note' ? (why ?? '') : help.join(' '))].join(' | ')} |`;
  });
  return findings.length > MAX_ROWS
    ? [...shown, `| | | … and ${findings.length - MAX_ROWS} more | | |`]
    : shown;
}

const cell = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[|\\`<>*_[\]]/g, (char) =>
      char === '<' ? '&lt;' : char === '>' ? '&gt;' : `\\${char}`,
    );
