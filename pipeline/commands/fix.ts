/** `fix`: makes the edits that are certain, or only prints them with --dry-run. */
import { readWholeContent } from '../content.ts';
import { applyEdits, type FileEdit, proposeEdits } from '../edit/fix.ts';
import { scanProse } from '../ledger/scan.ts';
import { positionAt, type SourceDocument } from '../load/document.ts';
import { writeEditedFile } from '../program/write-file.ts';
import { countWithNoun } from '../text/plural.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { print } from './output.ts';
import { printOutcome } from './report.ts';
import { printEditedUnits } from './review.ts';

export function fixCommand(context: CommandContext): number {
  const options = contentOptions(context);
  const before = readWholeContent(options);
  const { site, ledger, documents } = before;
  const edits = proposeEdits(ledger, scanProse(site), documents);
  const isDryRun = context.options.dryRun === true;
  // A dry run prints the edits as its result; a real run prints them only as a confirmation.
  const say = (text: string) => (isDryRun ? print(text) : printOutcome(context, text));
  const edited = documents
    .map((document) => ({ document, own: edits.filter(({ file }) => file === document.file) }))
    .filter(({ own }) => own.length > 0);
  for (const { document, own } of edited) {
    for (const edit of own) say(editLine(document, edit));
    if (!isDryRun)
      writeEditedFile(`${options.data}/${document.path}`, applyEdits(document.text, own));
  }
  if (edits.length > 0 || context.options.quiet !== true)
    say(
      `${countWithNoun(edits.length, 'edit')} in ${countWithNoun(edited.length, 'file')}${isDryRun ? ', none written' : ''}\n`,
    );
  if (edits.length > 0 && !isDryRun) printEditedUnits(context, before, options);
  return 0;
}

function editLine(document: SourceDocument, edit: FileEdit): string {
  const { line, column } = positionAt(document, edit.start);
  const shown = edit.text.length < 80 ? `: ${edit.text}` : '';
  return `${document.file}:${line}:${column}  ${edit.why}${shown}\n`;
}
