/** `validate` and `audit`: run the stages that need no pages. */
import { findUpcomingFindings, readContent } from '../content.ts';
import { type CommandContext, contentOptions, resolveToday } from './context.ts';
import { printReport } from './report.ts';

export function validateCommand(context: CommandContext): number {
  const content = readContent({ ...contentOptions(context), withoutAudit: true });
  return printReport(context, content.findings, content);
}

export function auditCommand(context: CommandContext): number {
  const content = readContent(contentOptions(context));
  const findings = [...content.findings, ...findUpcomingFindings(content, resolveToday(context))];
  return printReport(context, findings, content);
}
