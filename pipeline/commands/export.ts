/** `export`: writes the files that other programs read into a plain folder. */
import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withReview } from '../build.ts';
import { type Content, readContent } from '../content.ts';
import { releaseOf } from '../exports/api/changes.ts';
import { FORMATS } from '../exports/formats.ts';
import { canonicalOf, makeExports } from '../exports/index.ts';
import { failsOn } from '../findings/finding.ts';
import { didYouMean } from '../findings/suggest.ts';
import { formatReleaseName } from '../link/releases.ts';
import { environmentFailure, UsageError } from '../program/failures.ts';
import { byReason, type ExportSet } from '../render/downloads.ts';
import { writeFileWhole } from '../write/output/atomic.ts';
import { type OutputFolder, openOutputFolder } from '../write/output/output-folder.ts';
import { protectedFolders } from '../write/output/output-place.ts';
import { type CommandContext, contentOptions, failOnOf, folderOf } from './context.ts';
import { printReport, progress } from './report.ts';

export async function exportCommand(context: CommandContext): Promise<number> {
  requireFormats(context.operands);
  const folders = protectedFolders(folderOf(context, 'data'), context.root);
  const output = openOutputFolder(folderOf(context, 'out'), folders, 'exports');
  try {
    return await exportInto(output, context);
  } finally {
    output.discard();
  }
}

async function exportInto(output: OutputFolder, context: CommandContext): Promise<number> {
  const { options, operands, root, program } = context;
  const wanted = contentOptions(context);
  const read = readContent(wanted);
  // What is recorded as a release is published.
  const content = options.recordRelease === true ? withReview(read, wanted, true) : read;
  const { site } = content;
  const failOn = failOnOf(context);
  if (site === undefined || failsOn(content.findings, failOn))
    return printReport(context, content.findings, content);
  const day = typeof options.today === 'string' ? options.today : site.newest;
  const { value, findings } = await makeExports(content, {
    root,
    program,
    day,
    ...(operands.length > 0 && { formats: operands }),
  });
  const all = [...content.findings, ...findings];
  if (value === undefined || failsOn(all, failOn)) return printReport(context, all, content);

  const files = value.results.flatMap((result) => result.files);
  for (const file of files) output.write(file.path, file.content);
  output.publish();
  reportLeftOut(context, value);
  progress(context, `${options.out}/ ${files.length} files of version ${value.version}`);
  if (options.recordRelease === true) recordRelease(context, content, day);
  return printReport(context, all, content);
}

/** @throws UsageError if a format does not exist */
function requireFormats(names: readonly string[]): void {
  const unknown = names.find((name) => !Object.hasOwn(FORMATS, name));
  if (unknown === undefined) return;
  const existing = Object.keys(FORMATS);
  throw new UsageError(
    [
      `there is no format "${unknown}".`,
      ...didYouMean(unknown, existing),
      `There are: ${existing.join(', ')}.`,
    ].join(' '),
  );
}

/** One line for each reason why a format leaves something out; with --notes, all that it leaves out. */
function reportLeftOut(context: CommandContext, { results }: ExportSet): void {
  for (const { format, leftOut } of results) {
    const lines =
      context.options.notes === true
        ? leftOut.map(({ what, why }) => `${what}: ${why}`)
        : byReason(leftOut).map(
            ({ example, count, why }) =>
              `${example}${count > 1 ? ` (and ${count - 1} more: --notes names all)` : ''}: ${why}`,
          );
    for (const line of lines) progress(context, `${format}: ${line}`);
  }
}

/** Records the state that the next content is compared with, in a file of its own. Nothing is recorded twice. */
function recordRelease(context: CommandContext, content: Content, day: string): void {
  const canonical = canonicalOf(content, day);
  const last = canonical.releases.at(-1);
  if (last?.version === canonical.meta.version) {
    progress(context, `no new release: version ${last.version} is recorded already`);
    return;
  }
  const release = releaseOf(canonical);
  const folder = join(folderOf(context, 'data'), 'releases');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw environmentFailure(error, 'the release cannot be written');
  }
  const name = freeName(folder, release.date);
  writeFileWhole(
    join(folder, name),
    `${JSON.stringify({ $schema: '../../schemas/generated/releases.schema.json', ...release }, null, 2)}\n`,
  );
  progress(
    context,
    `${String(context.options.data)}/releases/${name}: version ${release.version}; commit this file`,
  );
}

/** A release is never overwritten: the second of a date gets a number. */
function freeName(folder: string, date: string): string {
  for (let number = 1; ; number++) {
    const name = `${formatReleaseName({ date, number })}.json`;
    if (lstatSync(join(folder, name), { throwIfNoEntry: false }) === undefined) return name;
  }
}
