/**
 * `explain`: prints the page of a rule, the steps of a how-to, or the details of a fact. Only facts need the content.
 */

import { type Content, readContent } from '../content.ts';
import { unknownNameAdvice } from '../findings/suggest.ts';
import { terminalPainter } from '../findings/terminal-styles.ts';
import { UsageError } from '../program/failures.ts';
import { isRuleId, RULE_IDS } from '../rules/index.ts';
import { type CommandContext, contentOptions, resolveToday } from './context.ts';
import { formatFactDetails } from './fact-details.ts';
import { howToText } from './how-to.ts';
import { hasColour, print } from './output.ts';
import { readRulePage, rulePageSection } from './rule-page.ts';

export function explainCommand(context: CommandContext): number {
  const [name = '', ...job] = context.operands;
  const paint = terminalPainter(hasColour());
  if (name === 'how') {
    print(emphasised(howToText(context.root, job), paint.bold));
    return 0;
  }
  if (isRuleId(name)) {
    const page = readRulePage(context.root, name);
    print(emphasised(job.length === 0 ? page : rulePageSection(page, job), paint.bold));
    return 0;
  }
  if (job.length > 0)
    throw new UsageError('only "explain how" and the name of a rule take another name');
  print(storyOf(name, context, paint.bold));
  return 0;
}

/** Makes headings bold. A # inside an example is not a heading. */
function emphasised(page: string, bold: (text: string) => string): string {
  let fenced = false;
  const lines = page.split('\n').map((line) => {
    if (line.startsWith('```')) fenced = !fenced;
    return !fenced && /^#{1,3} /.test(line) ? bold(line) : line;
  });
  return lines.join('\n');
}

function storyOf(name: string, context: CommandContext, bold: (text: string) => string): string {
  const { site, ledger, documents } = contentFor(name, context);
  const entry = ledger?.get(name);
  if (site !== undefined && entry !== undefined)
    return formatFactDetails(site, entry, resolveToday(context), bold);
  const written = documents.find(
    ({ collection, data }) =>
      collection === 'facts' &&
      typeof data === 'object' &&
      data !== null &&
      Object.hasOwn(data, name),
  );
  if (written !== undefined)
    throw new UsageError(
      `${name} is in ${written.file}, but cannot be read as a fact; run "licencia validate"`,
    );
  throw new UsageError(
    `there is no rule and no fact "${name}". ${unknownNameAdvice(name, [...RULE_IDS, ...(ledger?.keys() ?? [])])}`,
  );
}

/** Skips reading the content if the name has a slash, because only ids of rules have one. */
function contentFor(
  name: string,
  context: CommandContext,
): Pick<Content, 'site' | 'ledger' | 'documents'> {
  return name.includes('/') ? { documents: [] } : readContent(contentOptions(context));
}
