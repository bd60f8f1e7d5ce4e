/** Prints a difference in the asked format, and shows after an edit what it did to the site. */
import { type Content, type ContentOptions, readContent } from '../content.ts';
import { formatHtml } from '../diff/format-html.ts';
import { formatMarkdown } from '../diff/format-markdown.ts';
import { formatTerminal } from '../diff/format-terminal.ts';
import { differenceOf } from '../diff/index.ts';
import type { Difference } from '../diff/types.ts';
import type { CommandContext } from './context.ts';
import { print } from './output.ts';
import { confirm } from './report.ts';

const FORMATS: Record<string, (difference: Difference) => string> = {
  terminal: formatTerminal,
  markdown: formatMarkdown,
  html: formatHtml,
};

export function printDifference(context: CommandContext, difference: Difference): void {
  const { format = 'terminal' } = context.options;
  if (format === 'json')
    print(`${JSON.stringify({ version: 1, ...difference }, null, 2)}\n`, 'json');
  else print(FORMATS[String(format)]!(difference));
}

/** After an edit of the content: what visitors read differently. Without --quiet only. @param before the content as it was */
export function confirmDifference(
  context: CommandContext,
  before: Content,
  options: ContentOptions,
): void {
  if (context.options.quiet === true) return;
  const after = readContent(options);
  const { site, ledger } = after;
  if (site?.isWhole !== true || ledger === undefined) return;
  confirm(context, formatTerminal(differenceOf(before, { ...after, site, ledger })));
}
