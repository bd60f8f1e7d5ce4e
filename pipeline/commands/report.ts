/** Findings → standard output in the asked format, and the exit code. */

import { defined } from '../../schemas/defined.ts';
import type { Content } from '../content.ts';
import { type Finding, failsOn, sortFindings } from '../findings/finding.ts';
import { formatGithub } from '../findings/format-github.ts';
import { formatJson } from '../findings/format-json.ts';
import { formatJunit } from '../findings/format-junit.ts';
import { formatMarkdown } from '../findings/format-markdown.ts';
import { formatSarif } from '../findings/format-sarif.ts';
import { formatTerminal } from '../findings/format-terminal.ts';
import { summarise } from '../findings/summary.ts';
import { countReadings } from '../ledger/counts.ts';
import { withReadings } from '../ledger/with-readings.ts';
import { aboutRule } from '../rules/index.ts';
import { type CommandContext, todayOf } from './context.ts';
import { hasColour, print, printError } from './output.ts';

const PARTIAL =
  'Some of the content cannot be read. What only the whole of it can tell, such as counts, rulings and orphans, was not checked.';

export function printReport(
  context: CommandContext,
  found: readonly Finding[],
  content: Pick<Content, 'textOf' | 'conflicts' | 'coverage' | 'ledger' | 'site'>,
): number {
  const { format, failOn, quiet } = context.options;
  const findings = sortFindings(found);
  const summary = summarise(
    findings,
    content.conflicts,
    content.coverage,
    content.ledger === undefined ? undefined : countReadings(content.ledger),
  );
  if (format === 'json') print(formatJson(findings, summary), 'json');
  else if (format === 'github') print(formatGithub(findings));
  else if (format === 'sarif')
    print(
      formatSarif(
        content.site === undefined || content.ledger === undefined
          ? findings
          : withReadings(findings, content.site, content.ledger),
        summary,
        defined({
          version: context.version,
          aboutRule,
          informationUri:
            content.site &&
            `${content.site.settings.origin}${content.site.settings.basePath}/consistencia/`,
        }),
      ),
      'json',
    );
  else if (format === 'junit') print(formatJunit(findings, todayOf(context), aboutRule), 'xml');
  else if (format === 'markdown') print(formatMarkdown(findings, summary));
  else if (quiet !== true || findings.some(({ severity }) => severity !== 'note')) {
    print(
      formatTerminal(findings, summary, {
        colour: hasColour(),
        aboutRule,
        textOf: content.textOf,
        quiet: quiet === true,
        ...(content.site?.isWhole === false ? { remark: PARTIAL } : {}),
      }),
    );
  }
  return failsOn(findings, failOn === 'warning' ? 'warning' : 'error') ? 1 : 0;
}

/** What a command did, on standard output: left out with --quiet. */
export function confirm(context: CommandContext, text: string): void {
  if (context.options.quiet !== true) print(text);
}

/** Progress of long work: on a terminal, and never where a program reads. */
export function progress(context: CommandContext, text: string): void {
  if (
    context.options.quiet !== true &&
    !['json', 'sarif', 'junit', 'markdown'].includes(String(context.options.format))
  )
    printError(`${text}\n`);
}
