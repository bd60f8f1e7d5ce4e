/** `export`: writes the exports into a folder. */

import { readContent } from '../content.ts';
import { UNSEEN_PICTURES_REASON } from '../exports/class/index.ts';
import { type ExportSet, groupOmissionsByReason } from '../exports/export-set.ts';
import { FORMATS } from '../exports/formats.ts';
import { makeExports } from '../exports/index.ts';
import { type Finding, reachesSeverity } from '../findings/finding.ts';
import { unknownNameMessage } from '../findings/suggest.ts';
import { placeOf } from '../link/place.ts';
import type { Site } from '../link/site.ts';
import { readReviewedFolder } from '../load/reviewed.ts';
import { UsageError } from '../program/failures.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { type OutputFolder, openOutputFolder } from '../write/output/output-folder.ts';
import { protectedFolders } from '../write/output/output-place.ts';
import {
  type CommandContext,
  contentOptions,
  resolveFailOn,
  resolveFolderOption,
} from './context.ts';
import { printProgress, printReport } from './report.ts';

export async function exportCommand(context: CommandContext): Promise<number> {
  requireFormats(context.operands);
  const folders = protectedFolders(resolveFolderOption(context, 'data'), context.root);
  const output = openOutputFolder(resolveFolderOption(context, 'out'), folders, 'exports');
  try {
    return await exportInto(output, context);
  } finally {
    output.discard();
  }
}

async function exportInto(output: OutputFolder, context: CommandContext): Promise<number> {
  const { options, operands, root } = context;
  const from = contentOptions(context);
  const content = {
    ...readContent(from),
    ...omitUndefined({ reviewed: readReviewedFolder(from.data) }),
  };
  const { site } = content;
  const failOn = resolveFailOn(context);
  if (site === undefined || reachesSeverity(content.findings, failOn))
    return printReport(context, content.findings, content);
  const { value, findings } = await makeExports(content, {
    root,
    ...(operands.length > 0 && { formats: operands }),
  });
  const unseen = value === undefined ? [] : unseenPictures(value, site);
  const all = [...content.findings, ...findings, ...unseen];
  if (value === undefined || reachesSeverity(all, failOn))
    return printReport(context, all, content);

  const files = value.results.flatMap((result) => result.files);
  for (const file of files) output.write(file.path, file.content);
  output.publish();
  reportLeftOut(context, value);
  printProgress(context, `${options.out}/ ${files.length} files of version ${value.version}`);
  return printReport(context, all, content);
}

/** Warns if pictures cannot be loaded, because the site has no real address. `check` does not warn about that. */
function unseenPictures({ results }: ExportSet, { entries, settings }: Site): Finding[] {
  const named = results
    .flatMap(({ leftOut }) => leftOut)
    .flatMap(({ what, why }) => (why === UNSEEN_PICTURES_REASON ? [what.replace(/:.*/, '')] : []));
  if (named.length === 0) return [];
  return [
    {
      rule: 'export/failed',
      severity: 'warning',
      title: `the files for ${named.join(' and ')} link to their pictures at ${settings.origin}, which is not a public address`,
      at: placeOf(entries.site[0], ['origin']),
      related: [],
      why: 'A teacher who imports such a file gets the questions on signs and scenes without their pictures.',
      help: [
        'Write the address at which the site will be published in `origin`, and export again',
        'Until then, hand out the files for the other platforms with the printed sheet of pictures',
      ],
    },
  ];
}

function requireFormats(names: readonly string[]): void {
  const unknown = names.find((name) => !Object.hasOwn(FORMATS, name));
  if (unknown === undefined) return;
  const existing = Object.keys(FORMATS);
  throw new UsageError(unknownNameMessage('there is no format', unknown, existing, 'There are'));
}

/** Prints a line for each reason why a format leaves content out; with --notes, a line for each omission. */
function reportLeftOut(context: CommandContext, { results }: ExportSet): void {
  for (const { format, leftOut } of results) {
    const lines =
      context.options.notes === true
        ? leftOut.map(({ what, why }) => `${what}: ${why}`)
        : groupOmissionsByReason(leftOut).map(
            ({ example, count, why }) =>
              `${example}${count > 1 ? ` (and ${count - 1} more: --notes names all)` : ''}: ${why}`,
          );
    for (const line of lines) printProgress(context, `${format}: ${line}`);
  }
}
