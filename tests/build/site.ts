/** Builds a project in this process and reads the resulting site. */
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, type BuildResult, build } from '../../pipeline/build.ts';
import { type ContentOptions, readContent } from '../../pipeline/content.ts';
import { omitUndefined } from '../../pipeline/program/omit-undefined.ts';
import { withUnreviewedFinding } from '../../pipeline/review/review.ts';
import { openOutputFolder } from '../../pipeline/write/output/output-folder.ts';
import { protectedFolders } from '../../pipeline/write/output/output-place.ts';
import { type Files, project, TODAY, temporaryFolder } from '../fixtures/project.ts';

export const ROOT = join(import.meta.dirname, '../..');

export type SiteOptions = Partial<
  BuildOptions & Pick<ContentOptions, 'label' | 'today' | 'pageDay'>
>;

/** Builds or checks as the command does, without printing. @param out undefined for a check */
export async function buildSite(
  data: string,
  out: string | undefined,
  { label = 'data', today = TODAY, pageDay, ...more }: SiteOptions = {},
): Promise<BuildResult> {
  const options = { root: ROOT, failOn: 'error' as const, ...more };
  const read = { data, label, today, ...omitUndefined({ pageDay }) };
  const output =
    out === undefined ? undefined : openOutputFolder(out, protectedFolders(data, options.root));
  try {
    const content = withUnreviewedFinding(readContent(read), read, output !== undefined);
    return await build(content, options, output);
  } finally {
    output?.discard();
  }
}

/** Builds the base project with the given files added or replaced. Returns the files of the site. */
export async function buildSiteFiles(
  files: Files,
  options: SiteOptions = {},
): Promise<Map<string, string>> {
  const out = join(temporaryFolder(), 'sitio');
  const result = await buildSite(project(files), out, options);
  if (!result.written)
    throw new Error(
      `not built:\n${result.findings.map(({ rule, title }) => `${rule} ${title}`).join('\n')}`,
    );
  return new Map(listFilesIn(out).map((path) => [path, readFileSync(join(out, path), 'utf8')]));
}

/** Every file below a folder, sorted. The folder itself may be a link; links inside are not followed. */
export function listFilesIn(folder: string, under = ''): string[] {
  return readdirSync(join(under === '' ? realpathSync(folder) : folder, under), {
    withFileTypes: true,
  })
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFilesIn(folder, join(under, entry.name))
        : [join(under, entry.name)],
    )
    .sort();
}

/** Hashes the names and bytes of a site. */
export function fingerprintFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const path of listFilesIn(folder))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
  return hash.digest('hex');
}

/** The hash of each file of a site, to compare sites. */
export const hashFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    listFilesIn(folder).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );

/** Everything that a refused build could change in a folder: names, modes, contents, link targets, times. */
export function traceFolder(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under))
    .sort()
    .flatMap((name) => {
      const path = join(under, name);
      const info = lstatSync(join(folder, path));
      const holds = info.isSymbolicLink()
        ? readlinkSync(join(folder, path))
        : info.isFile()
          ? readFileSync(join(folder, path), 'hex')
          : '';
      return [
        `${path} ${info.mode} ${holds} ${info.mtimeMs}`,
        ...(info.isDirectory() ? traceFolder(folder, path) : []),
      ];
    });
}
