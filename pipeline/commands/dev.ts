/** `dev`: builds, watches and rebuilds. The browser reloads, and a panel shows the findings of the viewed page. */
import { basename, join, relative } from 'node:path';
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
import { createLiveReload } from './live-reload.ts';
import { printError } from './output.ts';
import { printReport, progress } from './report.ts';
import { close, createSiteServer, listen, stopped } from './serve.ts';

export async function devCommand(context: CommandContext): Promise<number> {
  const out = devFolder(context);
  const data = buildOptions(context).data;
  const pages = createLiveReload();
  const read = contentReader();
  const kept = { results: resultsInMemory(), digests: new WeakMap() };

  const rebuild = async () => {
    const result = await build({
      ...buildOptions(context),
      out,
      read,
      kept,
      allowFindings: true,
      plainStyleNames: true,
    });
    printReport(context, result.findings, result);
    pages.show(
      sortFindings(result.findings)
        .filter(({ severity }) => severity !== 'note')
        .map(panelFinding(result.site?.settings.basePath ?? '')),
    );
  };

  const server = createSiteServer(out, { inject: pages.inject, intercept: pages.intercept });
  // Before the build, so that a port in use is reported at once.
  const port = await listen(server, Number(context.options.port));
  let pending: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  const inProgram = (path: string) => join(context.root, path);
  // Styles and scripts are bundled again; the rest is part of the running program.
  const assets = ['templates/styles', 'templates/islands', 'templates/icons'].map(inProgram);
  const program = watch(['cli.ts', 'pipeline', 'schemas', 'templates'].map(inProgram), {
    ignoreInitial: true,
    ignored: assets,
  });
  const unwatched = (error: unknown) => {
    printError(`licencia: changes cannot be watched: ${(error as Error).message}\n`);
  };
  program.on('error', unwatched);
  program.on('change', (path) => {
    printError(
      `licencia: ${relative(context.root, path)} is part of the running program; to see its changes, end dev with Ctrl-C and start it again\n`,
    );
  });
  const watcher = watch([data, ...assets], {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 },
  });
  watcher.on('error', unwatched);
  watcher.on('all', () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      building = building.then(rebuild).catch((error: unknown) => {
        reportFailure(error, {
          debug: context.options.debug === true,
          json: false,
          root: context.root,
        });
      });
    }, 40);
  });
  // Before the first build, which would not see what is edited while it runs.
  await new Promise<void>((resolve) => void watcher.once('ready', resolve));
  try {
    building = rebuild();
    await building;
  } catch (error) {
    close(server);
    await Promise.all([watcher.close(), program.close()]);
    throw error;
  }
  progress(
    context,
    `http://localhost:${port}/  (watching ${context.options.data}, styles and scripts; end with Ctrl-C)`,
  );

  await stopped(server);
  await Promise.all([watcher.close(), program.close()]);
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
