/** The context of a command, and functions that read its options as the stages need them. */
import { resolve, sep } from 'node:path';
import { EnvironmentError, UsageError } from '../program/failures.ts';
import { omitUndefined } from '../program/omit-undefined.ts';

export type Program = {
  /** Hash of the program's sources. */
  hash: string;
  /**
   * Hash of the names, sizes and times of a module and of all modules that it imports.
   * @param module path of the module below the root
   */
  hashOf: (module: string) => string;
  /** Loads the program. @returns the exports of cli.ts */
  load: () => unknown;
};

/** The program, or the reasons why its sources do not compile. */
export type CompilationResult = Program | { problems: readonly string[] };

/** The launcher of this program, which compiles its sources again for `dev`: see start.cjs. */
export type ProgramHost = {
  newest: () => Promise<CompilationResult>;
};

export type ExtraReport = { format: string; file: string };

export type CommandContext = {
  /** Folder of this program. */
  root: string;
  /** Hash of the program's sources, which is part of the cache keys. */
  program: string | undefined;
  /** Undefined in tests. */
  host: ProgramHost | undefined;
  options: Record<string, string | boolean | number | undefined> & {
    also?: readonly ExtraReport[];
  };
  operands: string[];
  /** Names of the options that have their default value. */
  defaults: ReadonlySet<string>;
  version: string;
};

/**
 * Resolves a folder option against the folder where the command was typed, because npm runs scripts in the package's
 * folder. A default folder is the package's own if the command was typed in a subfolder of the package.
 */
export function resolveFolderOption(
  { options, defaults }: CommandContext,
  name: 'data' | 'out',
): string {
  const folder = String(options[name] ?? name);
  if (folder === '') throw new UsageError(`--${name} needs the name of a folder`);
  const current = currentFolder();
  const typed = invocationFolder();
  const isFurtherInside = typed.startsWith(current + sep);
  return resolve(defaults.has(name) && isFurtherInside ? current : typed, folder);
}

/** The folder where the command was typed. */
export function invocationFolder(): string {
  const { npm_lifecycle_event, INIT_CWD } = process.env;
  return npm_lifecycle_event === 'licencia' && INIT_CWD ? INIT_CWD : currentFolder();
}

function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new EnvironmentError('the current folder does not exist any more; change to another one');
  }
}

/** The day that review dates are compared with: --today, or else the current day in Puerto Rico (UTC−4 all year). */
export function resolveToday({ options }: CommandContext): string {
  if (typeof options.today === 'string') return options.today;
  return new Date(Date.now() - 4 * 3600 * 1000).toISOString().slice(0, 10);
}

export function resolveFailOn({ options }: CommandContext): 'error' | 'warning' {
  return options.failOn === 'warning' ? 'warning' : 'error';
}

export function contentOptions(context: CommandContext) {
  const label = String(context.options.data ?? 'data').replace(/\/+$/, '') || '/';
  const { today } = context.options;
  return {
    data: resolveFolderOption(context, 'data'),
    label,
    today: resolveToday(context),
    ...omitUndefined({ pageDay: typeof today === 'string' ? today : undefined }),
  };
}
