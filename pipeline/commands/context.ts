/** What every command gets, and the options in the form that the stages want. */
import { resolve } from 'node:path';

export type CommandContext = {
  /** Folder of this program. */
  root: string;
  options: Record<string, string | boolean | number | undefined>;
  operands: string[];
  version: string;
};

/** npm runs scripts in the package's folder; a path is meant from where the person stands. */
export function fromHere(path: string): string {
  const { npm_lifecycle_event, INIT_CWD } = process.env;
  return resolve(npm_lifecycle_event === 'licencia' && INIT_CWD ? INIT_CWD : process.cwd(), path);
}

/** The day review dates are compared with: --today, else the clock in Puerto Rico (UTC−4 all year). */
export function todayOf({ options }: CommandContext): string {
  if (typeof options.today === 'string') return options.today;
  return new Date(Date.now() - 4 * 3600 * 1000).toISOString().slice(0, 10);
}

export function contentOptions(context: CommandContext) {
  const label = String(context.options.data ?? 'data').replace(/\/+$/, '') || '/';
  return { data: fromHere(label), label, today: todayOf(context) };
}
