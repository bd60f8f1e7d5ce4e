/** `fix`: makes the edits that have one certain form, or with --dry-run only says them. */

import { readWholeContent } from '../content.ts';
import { applyEdits, type Edit, proposeEdits } from '../edit/fix.ts';
import { scanProse } from '../ledger/scan.ts';
import { positionAt } from '../load/document.ts';
import { writeEdited } from '../publish/output/atomic.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { confirmDifference } from './difference.ts';
import { print } from './output.ts';
import { confirm } from './report.ts';

export function fixCommand(context: CommandContext): number {
  const options = contentOptions(context);
  const before = readWholeContent(options);
  const { site, ledger, documents } = before;
  const edits = proposeEdits(ledger, scanProse(site), documents);
  const isDryRun = context.options.dryRun === true;
  // What a dry run would do is its answer; what was done is a confirmation.
  const say = (text: string) => (isDryRun ? print(text) : confirm(context, text));
  const byFile = new Map<string, Edit[]>();
  for (const edit of edits) byFile.set(edit.file, [...(byFile.get(edit.file) ?? []), edit]);
  for (const [file, list] of byFile) {
    const document = documents.find((each) => each.file === file)!;
    for (const edit of list) {
      const { line, column } = positionAt(document, edit.start);
      say(
        `${file}:${line}:${column}  ${edit.why}${edit.text.length < 80 ? `: ${edit.text}` : ''}\n`,
      );
    }
    if (!isDryRun) writeEdited(`${options.data}/${document.path}`, applyEdits(document.text, list));
  }
  if (edits.length > 0 || context.options.quiet !== true)
    say(
      `${edits.length} ${edits.length === 1 ? 'edit' : 'edits'} in ${byFile.size} ${byFile.size === 1 ? 'file' : 'files'}${isDryRun ? ', none written' : ''}\n`,
    );
  if (edits.length > 0 && !isDryRun) confirmDifference(context, before, options);
  return 0;
}
