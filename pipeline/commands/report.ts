/** Prints findings in the requested format, and returns the exit code. */

import type { Content } from '../content.ts';
import { foldConsequences } from '../findings/consequences.ts';
import type { Notation } from '../findings/control-characters.ts';
import { type Finding, reachesSeverity, sortFindings } from '../findings/finding.ts';
import { formatGithub } from '../findings/format-github.ts';
import { formatJson } from '../findings/format-json.ts';
import { formatMarkdown } from '../findings/format-markdown.ts';
import { formatSarif } from '../findings/format-sarif.ts';
import { formatTerminal } from '../findings/format-terminal.ts';
import { type Summary, summarise } from '../findings/summary.ts';
import { ledgerTotalsOf } from '../ledger/counts.ts';
import { countEvidence } from '../ledger/evidence.ts';
import { addFactStates, addRelatedPlaces } from '../ledger/finding-context.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { ruleSummary } from '../rules/index.ts';
import { type CommandContext, resolveFailOn } from './context.ts';
import { writeExtraReports } from './extra-reports.ts';
import { hasColour, print, printError } from './output.ts';
import { ruleReasonFinder } from './rule-page.ts';

const PARTIAL =
  'Some of the content cannot be read. Checks that need all of it, such as counts, rulings and orphans, were skipped.';

type Report = {
  context: CommandContext;
  findings: readonly Finding[];
  summary: Summary;
  content: Pick<Content, 'textOf' | 'site' | 'ledger'>;
};

const FORMATS: Record<string, { notation: Notation; text: (report: Report) => string }> = {
  terminal: { notation: 'text', text: terminal },
  json: { notation: 'json', text: json },
  github: { notation: 'text', text: ({ findings }) => formatGithub(findings) },
  sarif: { notation: 'json', text: sarif },
  markdown: {
    notation: 'text',
    text: ({ findings, summary }) => formatMarkdown(findings, summary),
  },
};

type Reported = Pick<Content, 'textOf' | 'conflicts' | 'coverage' | 'ledger' | 'site'>;

/** Prints findings in the requested format. @returns the exit code according to --fail-on */
export function printReport(
  context: CommandContext,
  found: readonly Finding[],
  content: Reported,
): number {
  // Sorting finds the line of each place, which is expensive for notes that are only counted.
  const sorted = (isWithNotes: boolean) =>
    foldConsequences(
      sortFindings(isWithNotes ? found : found.filter(({ severity }) => severity !== 'note')),
    );
  const findings = sorted(printsNotes(context));
  const { conflicts, coverage, ledger, site } = content;
  const folded = new Set(findings.flatMap(({ followers = [] }) => followers));
  const summary = summarise(
    found.filter((finding) => !folded.has(finding)),
    conflicts,
    coverage,
    ledger && ledgerTotalsOf(ledger),
    site && ledger && countEvidence(site, ledger),
  );
  const { notation, text } = FORMATS[String(context.options.format)] ?? FORMATS.terminal!;
  print(text({ context, findings, summary, content }), notation);
  if (context.options.also !== undefined) {
    const all = { context, findings: sorted(true), summary, content };
    writeExtraReports(context, (format) => ({
      text: FORMATS[format]!.text(all),
      notation: FORMATS[format]!.notation,
    }));
  }
  return reachesSeverity(findings, resolveFailOn(context)) ? 1 : 0;
}

/** The terminal shows notes on request; the other formats get all of them. */
const printsNotes = ({ options: { format = 'terminal', notes, quiet } }: CommandContext): boolean =>
  format !== 'terminal' || (notes === true && quiet !== true);

function terminal({ context, findings, summary, content }: Report): string {
  if (context.options.quiet === true && findings.length === 0) return '';
  return formatTerminal(
    findings,
    summary,
    omitUndefined({
      colour: hasColour(),
      reasonOf: ruleReasonFinder(context.root),
      textOf: content.textOf,
      notes: printsNotes(context),
      remark: content.site?.isWhole === false ? PARTIAL : undefined,
    }),
  );
}

function json({ findings, summary, content: { site, ledger } }: Report): string {
  return formatJson(
    site === undefined || ledger === undefined ? findings : addFactStates(findings, site, ledger),
    summary,
  );
}

function sarif({ context, findings, summary, content: { site, ledger } }: Report): string {
  return formatSarif(
    site === undefined || ledger === undefined
      ? findings
      : addRelatedPlaces(addFactStates(findings, site, ledger), site, ledger),
    summary,
    omitUndefined({
      version: context.version,
      aboutRule: ruleSummary,
      informationUri: site && `${site.settings.origin}${site.settings.basePath}/consistencia/`,
    }),
  );
}

/** Prints the outcome of a command on standard output, except with --quiet. */
export function printOutcome(context: CommandContext, text: string): void {
  if (context.options.quiet !== true) print(text);
}

/** Prints progress on standard error, except with --quiet or for a report in JSON, SARIF or Markdown. */
export function printProgress(context: CommandContext, text: string): void {
  const { quiet, format } = context.options;
  if (quiet !== true && !['json', 'sarif', 'markdown'].includes(String(format)))
    printError(`${text}\n`);
}
