/** `validate` and `audit`: the stages that need no page. */
import { findingsToCome, readContent } from '../content.ts';
import { type CommandContext, contentOptions, todayOf } from './context.ts';
import { printReport } from './report.ts';

export function validateCommand(context: CommandContext): number {
  const content = readContent({ ...contentOptions(context), withoutAudit: true });
  return printReport(context, content.findings, content);
}

export function auditCommand(context: CommandContext): number {
  const content = readContent(contentOptions(context));
  const findings = [...content.findings, ...findingsToCome(content, todayOf(context))];
  return printReport(context, findings, content);
}
