/** `validate` and `audit`: the stages that need no page. */
import { readContent } from '../content.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { printReport } from './report.ts';

export function validateCommand(context: CommandContext): number {
  const content = readContent({ ...contentOptions(context), withoutAudit: true });
  return printReport(context, content.findings, content);
}

export function auditCommand(context: CommandContext): number {
  const content = readContent(contentOptions(context));
  // Unbound quantities concern coverage, not correctness: listed with --coverage only.
  const findings =
    context.options.coverage === true
      ? content.findings
      : content.findings.filter((finding) => finding.rule !== 'fact/unbound');
  return printReport(context, findings, content);
}
