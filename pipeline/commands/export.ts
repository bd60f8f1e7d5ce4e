/** `export`: only the files that other programs read, into a plain folder. What is already there as it should be is not written. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { type Content, readContent } from '../content.ts';
import { releaseOf } from '../exports/api/changes.ts';
import { canonicalOf, FORMATS, makeExports } from '../exports/index.ts';
import { failsOn } from '../findings/finding.ts';
import { didYouMean } from '../findings/suggest.ts';
import { EnvironmentError, environmentFailure, UsageError } from '../program/failures.ts';
import { byReason } from '../render/downloads.ts';
import { realOf } from '../write/output-folder.ts';
import { type CommandContext, contentOptions, folderOf, todayOf } from './context.ts';
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
  const content = readContent(contentOptions(context));
  const { site } = content;
  if (
    site === undefined ||
    failsOn(content.findings, options.failOn === 'warning' ? 'warning' : 'error')
  )
    return printReport(context, content.findings, content);
  const day = typeof options.today === 'string' ? options.today : site.newest;
  const { value, findings } = await makeExports(content, {
    root: context.root,
    program: context.program,
    day,
    auditedOn: todayOf(context),
    ...(operands.length === 0 ? {} : { formats: operands }),
  });
  if (value === undefined) return printReport(context, [...content.findings, ...findings], content);

  const out = folderOf(context, 'out');
  if (`${realOf(out)}${sep}`.startsWith(`${realOf(folderOf(context, 'data'))}${sep}`))
    throw new EnvironmentError(
      `the exports do not belong into the content: choose another --out than ${options.out}`,
    );
  let written = 0;
  for (const { format, files, leftOut } of value.results) {
    for (const file of files) written += writeIfChanged(join(out, file.path), file.content) ? 1 : 0;
    for (const { example, count, why } of byReason(leftOut))
      progress(
        context,
        `${format}: ${example}${count > 1 ? ` and ${count - 1} more` : ''}: ${why}`,
      );
  }
  const all = value.results.flatMap(({ files }) => files);
  progress(
    context,
    `${options.out}/ ${all.length} files of version ${value.version}, ${written} written, ${all.length - written} unchanged`,
  );
  if (options.recordRelease === true) recordRelease(context, content, day);
  return options.format === 'terminal'
    ? 0
    : printReport(context, [...content.findings, ...findings], content);
}

function writeIfChanged(path: string, content: string | Uint8Array): boolean {
  const wanted = Buffer.from(content as string);
  try {
    if (readFileSync(path).equals(wanted)) return false;
  } catch {
    // Not there yet.
  }
  try {
    // Not flushed one by one, as a decision of a maintainer is: hundreds of files that can be made again.
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.tmp`, wanted);
    renameSync(`${path}.tmp`, path);
  } catch (error) {
    throw environmentFailure(error, 'the exports cannot be written');
  }
  return true;
}

/** What the next `changes.json` is compared with. */
function recordRelease(context: CommandContext, content: Content, day: string): void {
  const release = releaseOf(canonicalOf(content, day));
  const folder = join(folderOf(context, 'data'), 'releases');
  mkdirSync(folder, { recursive: true });
  writeIfChanged(
    join(folder, `${release.date}.json`),
    `${JSON.stringify({ $schema: '../../schemas/generated/releases.schema.json', ...release }, null, 2)}\n`,
  );
  progress(context, `data/releases/${release.date}.json: version ${release.version}`);
}
