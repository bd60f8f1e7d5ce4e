/**
 * `dev`: serves the site from memory, and reads the content again after each edit. The browser reloads, and a panel
 * shows the findings of the viewed page. If the program itself changes, `dev` continues with its newest sources.
 */
import { join } from 'node:path';
import { watch } from 'chokidar';
import { type CommandContext, resolveFolderOption } from './context.ts';
import { createDevBuild, type DevBuild } from './dev-build.ts';
import { createDevServer } from './dev-server.ts';
import type { DevSite } from './dev-site.ts';
import { createLiveReload, type LiveReload } from './live-reload.ts';
import { closeOnInterrupt, closeServer, listenOnPort } from './preview.ts';
import { printProgress } from './report.ts';
import { ASSET_FOLDERS, debounce, reportWatchFailure, watchProgram } from './watch-program.ts';

type Exported = {
  createDevBuild: (...given: Parameters<typeof createDevBuild>) => Promise<DevBuild>;
};

export async function devCommand(context: CommandContext): Promise<number> {
  const { options, root } = context;
  const pages = createLiveReload();
  const work = createWork(createDevBuild(context, pages), pages);
  const server = createDevServer(pages, work.site);
  // Listens before anything is read, so that a port in use is reported at once.
  const port = await listenOnPort(server, Number(options.port));
  const program = watchProgram(context, {
    async isNew(newest, { readsTheSame }) {
      const { createDevBuild: createNewest } = newest.load() as Exported;
      const own = { ...context, program: newest.hash };
      work.use(await createNewest(own, pages, readsTheSame ? work.current().read : undefined));
    },
  });
  const watcher = watch(
    [resolveFolderOption(context, 'data'), ...ASSET_FOLDERS.map((folder) => join(root, folder))],
    { ignoreInitial: true },
  );
  const wait = debounce(work.update);
  watcher.on('error', reportWatchFailure).on('all', wait.start).on('raw', wait.start);
  const endWatching = async () => {
    wait.end();
    await Promise.all([watcher.close(), program.end()]);
  };
  // Waits for the watcher before reading the content, because edits made before it is ready would be missed.
  await new Promise<void>((resolve) => void watcher.once('ready', resolve));
  try {
    await work.start();
  } catch (error) {
    closeServer(server);
    await endWatching();
    throw error;
  }
  printProgress(
    context,
    `http://localhost:${port}/  (watching ${options.data}, styles, scripts and the program; end with Ctrl-C)`,
  );
  program.compile();

  await closeOnInterrupt(server);
  await endWatching();
  await work.end();
  return 0;
}

/** Runs one update after the other, and checks all pages once nothing more has changed. */
function createWork(first: DevBuild, pages: LiveReload) {
  let current = first;
  let shown: DevSite | undefined;
  let updating = Promise.resolve();
  let checking = Promise.resolve();
  let last = new AbortController();
  const updateNow = async () => {
    const { site, findings } = await current.update();
    // Changes the site and the state number of `pages` together: a page of the old site must not have the new number.
    shown = site ?? shown;
    pages.reload(findings);
  };
  const check = () => {
    const { signal } = last;
    checking = checking.then(async () => {
      try {
        if (!signal.aborted) await current.check(signal);
      } catch (error) {
        if (!signal.aborted) current.report(error);
      }
    });
  };
  const update = () => {
    last.abort();
    last = new AbortController();
    updating = updating.then(updateNow).catch((error: unknown) => current.report(error));
    void updating.then(check);
  };
  return {
    update,
    current: () => current,
    use(next: DevBuild) {
      current = next;
      update();
    },
    /** @throws if the content cannot be read at all */
    async start() {
      const started = updateNow();
      updating = started.catch(() => {});
      await started;
      check();
    },
    site: async () => {
      await updating;
      return shown;
    },
    async end() {
      last.abort();
      await Promise.all([updating, checking]);
    },
  };
}
