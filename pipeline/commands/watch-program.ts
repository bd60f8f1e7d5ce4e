/** Watches the sources of the running program for `dev`. */
import { join, relative } from 'node:path';
import { watch } from 'chokidar';
import type { CommandContext } from './context.ts';
import { printError } from './output.ts';
import { progress } from './report.ts';

/** Styles, scripts and icons: each build bundles them again. */
export const ASSETS = ['templates/styles', 'templates/islands', 'templates/icons'];
const SOURCES = ['cli.ts', 'pipeline', 'schemas', 'templates'];
/** Milliseconds of quiet after a change: an editor may save several files. */
const QUIET = 60;

/**
 * Compiles the sources after each change.
 * @param onNew called once they are those of another program, which compiles
 * @returns a function that ends it
 */
export function watchProgram(context: CommandContext, onNew: () => void): () => Promise<void> {
  const inRoot = (path: string) => join(context.root, path);
  const watcher = watch(SOURCES.map(inRoot), { ignoreInitial: true, ignored: ASSETS.map(inRoot) });
  let pending: NodeJS.Timeout | undefined;
  let compiling = Promise.resolve();
  const compile = async (path: string) => {
    const found = await context.host?.compile();
    if (found === undefined) return;
    if ('problems' in found) {
      const problems = found.problems.map((problem) => `  ${problem}\n`).join('');
      printError(`licencia: dev goes on with the program as it was:\n${problems}`);
    } else if (found.program !== context.program) {
      progress(context, `${path} has changed: the program starts again`);
      onNew();
    }
  };
  watcher.on('error', reportUnwatched);
  watcher.on('all', (_, path) => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      compiling = compiling.then(() => compile(relative(context.root, path)));
    }, QUIET);
  });
  return async () => {
    clearTimeout(pending);
    await watcher.close();
    await compiling;
  };
}

/** Says that no change will be noticed, such as when the system allows no more watches. */
export function reportUnwatched(error: unknown): void {
  printError(`licencia: changes cannot be watched: ${(error as Error).message}\n`);
}
