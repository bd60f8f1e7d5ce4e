/** Builds later releases of the site under test, each with a changed copy of this program and of its content. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROGRAM_SOURCES } from '../../pipeline/program/cache.cjs';

const ROOT = join(import.meta.dirname, '../..');
const CHANGED = 'Otra vez: ';

export type ReleaseChange = {
  /** The id of a question whose text and revision change. */
  question: string;
  /** True to add a stored field of a newer storage version. */
  isNewer?: true;
};

/** @returns the folder of the built site; its script names differ from those of every other release */
export async function buildRelease(
  name: string,
  { question, isNewer }: ReleaseChange,
): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), `licencia-release-${name}-`));
  for (const part of [...PROGRAM_SOURCES, 'data'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const edit = (path: string, from: RegExp, to: string) => {
    const text = readFileSync(join(root, path), 'utf8');
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${path} has no ${from}`);
    writeFileSync(join(root, path), edited);
  };
  edit('pipeline/write/bundle.ts', /(?<=Names: '[^']*)-(?=\[hash\])/g, `-${name}-`);
  // Nobody has reviewed the changed question, which would be an error.
  edit('data/site.json', /"review": "error"/, '"review": "warning"');
  const file = readdirSync(join(root, 'data/tests'), { recursive: true, encoding: 'utf8' }).find(
    (path) => path.endsWith(`${question}.json`),
  )!;
  edit(`data/tests/${file}`, /(?<="question": ")/, CHANGED);
  edit(`data/tests/${file}`, /(?<="revision": )/, '1');
  if (isNewer)
    edit(
      'templates/islands/store/practice.ts',
      /(?=\n {4}log: \{)/,
      '\n    newer: { is: COUNT_CODEC, instead: 0, since: 2 },',
    );
  await promisify(execFile)(
    process.execPath,
    ['pipeline/program/launcher.cjs', 'build', '--quiet', '--out', 'site'],
    { cwd: root },
  );
  return join(root, 'site');
}
