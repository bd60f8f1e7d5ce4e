/** `fix`: makes the edits that have one certain form, or with --dry-run only says them. */
import { scanProse } from '../audit/scan.ts';
import { readWholeContent } from '../content.ts';
import { applyEdits, type Edit, proposeEdits } from '../edit/fix.ts';
import { positionAt } from '../load/document.ts';
import { writeEdited } from '../write/atomic.ts';
import { type CommandContext, contentOptions } from './context.ts';

export function fixCommand(context: CommandContext): number {
  const options = contentOptions(context);
  const { site, ledger, documents } = readWholeContent(options);
  const edits = proposeEdits(ledger, scanProse(site), documents);
  const byFile = new Map<string, Edit[]>();
  for (const edit of edits) byFile.set(edit.file, [...(byFile.get(edit.file) ?? []), edit]);
  for (const [file, list] of byFile) {
    const document = documents.find((each) => each.file === file)!;
    for (const edit of list) {
      const { line, column } = positionAt(document.text, edit.start);
      process.stdout.write(
        `${file}:${line}:${column}  ${edit.why}${edit.text.length < 80 ? `: ${edit.text}` : ''}\n`,
      );
    }
    if (context.options.dryRun !== true)
      writeEdited(`${options.data}/${document.path}`, applyEdits(document.text, list));
  }
  process.stdout.write(
    `${edits.length} ${edits.length === 1 ? 'edit' : 'edits'} in ${byFile.size} ${byFile.size === 1 ? 'file' : 'files'}${context.options.dryRun === true ? ', none written' : ''}\n`,
  );
  return 0;
}
