/**
 * `dev`: builds, watches and rebuilds. The browser reloads, and a panel shows the findings of the viewed page. If the program
 * itself changes, its newest sources build from then on.
 */
import { basename, join } from 'node:path';
import { watch } from 'chokidar';
import { UsageError } from '../program/failures.ts';
import { buildOptions } from './build.ts';
import { type CommandContext, folderOf } from './context.ts';
import { createDevBuild } from './dev-build.ts';
import { createLiveReload } from './live-reload.ts';
import { progress } from './report.ts';
import { close, createSiteServer, listen, stopped } from './serve.ts';
import { ASSETS, afterQuiet, reportUnwatched, watchProgram } from './watch-program.ts';

/** What dev uses of the exports of cli.ts. */
type Exported = { createDevBuild: typeof createDevBuild };

export async function devCommand(context: CommandContext): Promise<number> {
  const { options, root } = context;
  const out = devFolder(context);
  const pages = createLiveReload();
  let current = createDevBuild(context, out, pages);
  /** The last build, unless it has ended of itself. */
  let last: AbortController | undefined;
  let building = Promise.resolve();
  /** Ends the build that is running: what it would show is not what is there. */
  const rebuild = () => {
    last?.abort();
    const own = new AbortController();
    last = own;
    building = building.then(async () => {
      if (own.signal.aborted) return;
      try {
        await current.build(own.signal);
      } catch (error) {
        if (own.signal.aborted) return;
        current.report(error);
      }
      if (last === own) last = undefined;
    });
  };

  const server = createSiteServer(out, {
    inject: pages.inject,
    intercept: pages.intercept,
    built: () => building,
  });
  // Before the build, so that a port in use is reported at once.
  const port = await listen(server, Number(options.port));
  const program = watchProgram(context, {
    // The compiler gets the time of a build that will be made again.
    begins: () => last?.abort(),
    isNew(newest, { readsTheSame }) {
      const { createDevBuild: createNewest } = newest.load() as Exported;
      current = createNewest(
        { ...context, program: newest.hash },
        out,
        pages,
        readsTheSame ? current.read : undefined,
      );
      rebuild();
    },
    ends() {
      if (last?.signal.aborted === true) rebuild();
    },
  });
  const watcher = watch(
    [buildOptions(context).data, ...ASSETS.map((folder) => join(root, folder))],
    { ignoreInitial: true },
  );
  const wait = afterQuiet(rebuild);
  watcher.on('error', reportUnwatched).on('all', wait.start).on('raw', wait.start);
  const endWatching = async () => {
    wait.end();
    await Promise.all([watcher.close(), program.end()]);
  };
  // Before the first build, which would not see what is edited while it runs.
  await new Promise<void>((resolve) => void watcher.once('ready', resolve));
  try {
    // The first build is not ended by an edit: there is nothing else to show.
    building = current.build(new AbortController().signal);
    await building;
  } catch (error) {
    close(server);
    await endWatching();
    throw error;
  }
  progress(
    context,
    `http://localhost:${port}/  (watching ${options.data}, styles, scripts and the program; end with Ctrl-C)`,
  );
  program.compile();

  await stopped(server);
  await endWatching();
  last?.abort();
  await building;
  return 0;
}

/**
 * A build with errors must never be where a published site is copied from.
 * @throws UsageError for `dist`
 */
function devFolder(context: CommandContext): string {
  const out = folderOf(context, 'out');
  if (basename(out) === 'dist')
    throw new UsageError(
      'dev does not build into a folder named "dist", because its pages may have errors; leave --out out, or name another folder',
      { path: out },
    );
  return out;
}
