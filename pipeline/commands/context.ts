/** What every command gets, and the options in the form that the stages want. */
import { resolve, sep } from 'node:path';
import { EnvironmentError, UsageError } from '../program/failures.ts';

export type CommandContext = {
  /** Folder of this program. */
  root: string;
  /** Hash of its sources: what is made with them is cached under it. */
  program: string | undefined;
  options: Record<string, string | boolean | number | undefined>;
  operands: string[];
  /** Options that nobody wrote. */
  defaults: ReadonlySet<string>;
  version: string;
};

/**
 * A folder of the command line, meant from where the person stands: npm runs scripts in the package's folder. Whoever
 * stands further inside of it and names none means the package's own.
 */
export function folderOf({ options, defaults }: CommandContext, name: 'data' | 'out'): string {
  const { npm_lifecycle_event, INIT_CWD } = process.env;
  const folder = String(options[name] ?? name);
  if (folder === '') throw new UsageError(`--${name} needs the name of a folder`);
  const current = currentFolder();
  const standing = npm_lifecycle_event === 'licencia' && INIT_CWD ? INIT_CWD : current;
  const isInside = standing.startsWith(current + sep);
  return resolve(defaults.has(name) && isInside ? current : standing, folder);
}

function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new EnvironmentError('the current folder does not exist any more; change to another one');
  }
}

/** The day review dates are compared with: --today, else the clock in Puerto Rico (UTC−4 all year). */
export function todayOf({ options }: CommandContext): string {
  if (typeof options.today === 'string') return options.today;
  return new Date(Date.now() - 4 * 3600 * 1000).toISOString().slice(0, 10);
}

export function contentOptions(context: CommandContext) {
  const label = String(context.options.data ?? 'data').replace(/\/+$/, '') || '/';
  return { data: folderOf(context, 'data'), label, today: todayOf(context) };
}
