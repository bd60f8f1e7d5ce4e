/** `export`: only the files that other programs read, into a plain folder. What is already there as it should be is not written. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, readContent } from '../content.ts';
import { releaseOf } from '../exports/api/changes.ts';
import { canonicalOf, FORMATS, makeExports } from '../exports/index.ts';
import { failsOn } from '../findings/finding.ts';
import { didYouMean } from '../findings/suggest.ts';
import { environmentFailure, UsageError } from '../program/failures.ts';
import { writeFileWhole } from '../publish/output/atomic.ts';
import { checkExportFolder, openExportFolder } from '../publish/output/export-folder.ts';
import { protectedFolders } from '../publish/output/output-place.ts';
import { byReason } from '../render/downloads.ts';
import { type CommandContext, contentOptions, folderOf } from './context.ts';
import { printReport, progress } from './report.ts';

export async function exportCommand(context: CommandContext): Promise<number> {
  const { options, operands } = context;
  const unknown = operands.find((name) => !Object.hasOwn(FORMATS, name));
  if (unknown !== undefined)
    throw new UsageError(
      [
        `there is no format "${unknown}".`,
        ...didYouMean(unknown, Object.keys(FORMATS)),
        `There are: ${Object.keys(FORMATS).join(', ')}.`,
      ].join(' '),
    );
  const out = folderOf(context, 'out');
  const closed = protectedFolders(folderOf(context, 'data'), context.root);
  checkExportFolder(out, closed);
  const content = readContent(contentOptions(context));
  const { site } = content;
  const failOn = options.failOn === 'warning' ? 'warning' : 'error';
  if (site === undefined || failsOn(content.findings, failOn))
    return printReport(context, content.findings, content);
  const day = typeof options.today === 'string' ? options.today : site.newest;
  const { value, findings } = await makeExports(content, {
    root: context.root,
    program: context.program,
    day,
    ...(operands.length === 0 ? {} : { formats: operands }),
  });
  const all = [...content.findings, ...findings];
  if (value === undefined || failsOn(all, failOn)) return printReport(context, all, content);

  const folder = openExportFolder(out, closed);
  let written = 0;
  try {
    for (const { files } of value.results)
      for (const file of files) written += folder.write(file.path, file.content) ? 1 : 0;
  } finally {
    folder.close();
  }
  for (const { format, leftOut } of value.results)
    for (const { example, count, why } of byReason(leftOut))
      progress(
        context,
        `${format}: ${example}${count > 1 ? ` and ${count - 1} more` : ''}: ${why}`,
      );
  const made = value.results.flatMap(({ files }) => files);
  progress(
    context,
    `${options.out}/ ${made.length} files of version ${value.version}, ${written} written, ${made.length - written} unchanged`,
  );
  if (options.recordRelease === true) recordRelease(context, content, day);
  return printReport(context, all, content);
}

/** What the next `changes.json` is compared with. */
function recordRelease(context: CommandContext, content: Content, day: string): void {
  const release = releaseOf(canonicalOf(content, day));
  const folder = join(folderOf(context, 'data'), 'releases');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw environmentFailure(error, 'the release cannot be written');
  }
  writeFileWhole(
    join(folder, `${release.date}.json`),
    `${JSON.stringify({ $schema: '../../schemas/generated/releases.schema.json', ...release }, null, 2)}\n`,
  );
  progress(context, `data/releases/${release.date}.json: version ${release.version}`);
}
