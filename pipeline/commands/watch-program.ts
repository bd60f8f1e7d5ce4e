/** Watches the sources of the running program for `dev`. */
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import type { CommandContext, CompilationResult, Program } from './context.ts';
import { printError } from './output.ts';
import { printProgress } from './report.ts';

/** Folders that are not part of the program. */
const STYLES = ['templates/styles', 'templates/icons'];
/**
 * Folders that each build bundles again. Some of their scripts are also part of the program, which renders their HTML.
 */
export const ASSET_FOLDERS = ['templates/islands', ...STYLES];
const SOURCES = ['cli.ts', 'pipeline', 'schemas', 'templates'];
/** The module that builds the site for `dev`, and the module that reads the content for it. */
const BUILD = 'pipeline/commands/dev-build.ts';
const READ = 'pipeline/content.ts';
/** Milliseconds without a change before files are read: an editor may write a file in parts, or several files. */
const QUIET = 30;

type Compilation = {
  /**
   * Called when the module that builds the site has changed.
   * @param changes `readsTheSame` is true if the module that reads the content has not changed
   */
  isNew(newest: Program, changes: { readsTheSame: boolean }): Promise<void>;
};

/** Compiles the sources after each change, and tells `compilation` about a new program. */
export function watchProgram(context: CommandContext, compilation: Compilation) {
  const { host, root } = context;
  const inRoot = (path: string) => join(root, path);
  const watcher = watch(SOURCES.map(inRoot), { ignoreInitial: true, ignored: STYLES.map(inRoot) });
  let program = context.program;
  let parts: { build: string; read: string } | undefined;
  let compiling = Promise.resolve();
  const change = async (newest: Program, changed: string) => {
    const now = { build: newest.hashOf(BUILD), read: newest.hashOf(READ) };
    if (newest.hash === program) {
      parts = now;
    } else if (now.build === parts?.build) {
      if (!isAsset(changed)) printProgress(context, `${changed} changed: restart dev to use it`);
    } else {
      printProgress(context, `${changed} changed: the program is reloaded`);
      await compilation.isNew(newest, { readsTheSame: now.read === parts?.read });
    }
    program = newest.hash;
    parts = now;
  };
  const use = async (newest: CompilationResult | undefined, changed: string) => {
    if (newest === undefined) return;
    try {
      if (!('problems' in newest)) return await change(newest, changed);
      reportProblems(newest.problems);
    } catch (error) {
      reportProblems([`the new one fails: ${(error as Error).message}`]);
    }
  };
  const compile = async (changed: string) => use(await host?.newest(), changed);
  let changed = '';
  const wait = debounce(() => {
    compiling = compiling.then(() => compile(changed));
  });
  watcher.on('error', reportWatchFailure).on('raw', wait.start);
  watcher.on('all', (_, path) => {
    changed = relative(root, path).replaceAll(sep, '/');
    wait.start();
  });
  return {
    /** Compiles the sources in advance, because the first compilation is the slowest. */
    compile() {
      compiling = compiling.then(() => compile('the program'));
    },
    async end() {
      wait.end();
      await watcher.close();
      await compiling;
    },
  };
}

const isAsset = (path: string) => ASSET_FOLDERS.some((folder) => path.startsWith(`${folder}/`));

function reportProblems(problems: readonly string[]): void {
  const lines = problems.map((problem) => `  ${problem}\n`).join('');
  printError(`licencia: dev continues with the program as it was:\n${lines}`);
}

/**
 * Debounces a function. Start it on chokidar's `raw` events, too: chokidar drops a second non-raw event of the same
 * file within 50 ms, so the end of a file would not be read.
 */
export function debounce(act: () => void): { start: () => void; end: () => void } {
  let pending: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(pending);
  };
  const start = () => {
    end();
    pending = setTimeout(act, QUIET);
  };
  return { start, end };
}

/** Reports that changes go unnoticed, for example because the system allows no more watches. */
export function reportWatchFailure(error: unknown): void {
  printError(`licencia: changes cannot be watched: ${(error as Error).message}\n`);
}
