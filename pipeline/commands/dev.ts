/**
 * `dev`: builds, watches and rebuilds. The browser reloads, and a panel shows the findings of the viewed page. If the program
 * itself changes it ends, and is started again on the same port.
 */
import { basename, join } from 'node:path';
import { watch } from 'chokidar';
import { build } from '../build.ts';
import { contentReader } from '../content.ts';
import { sortFindings } from '../findings/finding.ts';
import { UsageError } from '../program/failures.ts';
import { resultsInMemory } from '../program/result-store.ts';
import { buildOptions } from './build.ts';
import { type CommandContext, folderOf } from './context.ts';
import { panelFinding } from './dev-page.ts';
import { reportFailure } from './failure.ts';
import { createLiveReload, type LiveReload } from './live-reload.ts';
import { printReport, progress } from './report.ts';
import { close, createSiteServer, listen, stopped } from './serve.ts';
import { ASSETS, reportUnwatched, watchProgram } from './watch-program.ts';

export async function devCommand(context: CommandContext): Promise<number> {
  const { host, options, root } = context;
  const out = devFolder(context);
  const pages = createLiveReload();
  const rebuild = rebuilder(context, out, pages);
  const report = (error: unknown) => {
    reportFailure(error, { debug: options.debug === true, json: false, root });
  };

  const server = createSiteServer(out, { inject: pages.inject, intercept: pages.intercept });
  // Before the build, so that a port in use is reported at once.
  const port = await listen(server, host?.port ?? Number(options.port));
  const renewed = new AbortController();
  const endProgram = watchProgram(context, () => {
    renewed.abort();
  });
  let pending: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  const watcher = watch(
    [buildOptions(context).data, ...ASSETS.map((folder) => join(root, folder))],
    { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 } },
  );
  watcher.on('error', reportUnwatched);
  watcher.on('all', () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      building = building.then(rebuild).catch(report);
    }, 40);
  });
  const endWatching = () => Promise.all([watcher.close(), endProgram()]);
  // Before the first build, which would not see what is edited while it runs.
  await new Promise<void>((resolve) => void watcher.once('ready', resolve));
  try {
    building = rebuild();
    await building;
  } catch (error) {
    // A program that was started again may have been saved half finished: the next change mends it.
    if (host?.port === undefined) {
      close(server);
      await endWatching();
      throw error;
    }
    report(error);
    building = Promise.resolve();
  }
  progress(
    context,
    `http://localhost:${port}/  (watching ${options.data}, styles, scripts and the program; end with Ctrl-C)`,
  );

  const isInterrupted = await stopped(server, renewed.signal);
  await endWatching();
  clearTimeout(pending);
  await building;
  if (!isInterrupted) host?.restart(port);
  return 0;
}

/** @returns a function that builds the preview, and shows it in the browsers */
function rebuilder(context: CommandContext, out: string, pages: LiveReload): () => Promise<void> {
  const read = contentReader();
  const kept = { results: resultsInMemory(), digests: new WeakMap() };
  return async () => {
    const result = await build({
      ...buildOptions(context),
      out,
      read,
      kept,
      allowFindings: true,
      isPreview: true,
    });
    printReport(context, result.findings, result);
    pages.show(
      sortFindings(result.findings)
        .filter(({ severity }) => severity !== 'note')
        .map(panelFinding(result.site?.settings.basePath ?? '')),
    );
  };
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
