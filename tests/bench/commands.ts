/** The commands of a day on the shipped content, in a repository of its own. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const IDENTITY = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com'];

/** @param folder an empty place for the repository @returns name and arguments of each command */
export function commandsOfADay(
  root: string,
  folder: string,
  launcher: string,
): { name: string; args: string[]; cwd: string; expected?: number[] }[] {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'data'), join(folder, 'data'), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', [...IDENTITY, '-c', 'commit.gpgsign=false', ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'bench');
  const data = ['--data', join(folder, 'data')];
  const command = (name: string, ...args: string[]) => ({
    name,
    args: [launcher, ...args, ...data],
    cwd: folder,
    expected: [0, 1],
  });
  return [
    command('validate', 'validate'),
    command('find', 'find', 'hidrante'),
    command('check', 'check', '--format', 'json'),
    command('diff HEAD', 'diff', 'HEAD'),
  ];
}
