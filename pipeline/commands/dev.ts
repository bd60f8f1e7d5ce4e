/** `dev`: builds, watches and rebuilds. The browser reloads, and a panel shows the findings of the viewed page. */
import { join } from 'node:path';
import { watch } from 'chokidar';
import { build } from '../build.ts';
import { addressOf, type Finding, sortFindings } from '../findings/finding.ts';
import { escapeHtml } from '../text/escape.ts';
import { buildOptions } from './build.ts';
import { type CommandContext, folderOf } from './context.ts';
import { reportFailure } from './failure.ts';
import { createLiveReload } from './live-reload.ts';
import { printError } from './output.ts';
import { printReport, progress } from './report.ts';
import { close, createSiteServer, listen, stopped } from './serve.ts';

export async function devCommand(context: CommandContext): Promise<number> {
  const out = folderOf(context, 'out');
  const data = buildOptions(context).data;
  let findings: Finding[] = [];
  let basePath = '';
  const pages = createLiveReload();

  const rebuild = async () => {
    const result = await build({ ...buildOptions(context), out, allowFindings: true });
    findings = sortFindings(result.findings).filter((finding) => finding.severity !== 'note');
    basePath = result.site?.settings.basePath ?? '';
    printReport(context, result.findings, result);
    pages.reload();
  };

  const server = createSiteServer(out, {
    inject: () => `${overlay(findings, basePath)}${pages.script}`,
    intercept: pages.intercept,
  });
  // Before the build, so that a port in use is reported at once.
  const port = await listen(server, Number(context.options.port));
  try {
    await rebuild();
  } catch (error) {
    close(server);
    throw error;
  }
  progress(
    context,
    `http://localhost:${port}/  (watching ${context.options.data}, styles and scripts; end with Ctrl-C)`,
  );

  let pending: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  // Styles and scripts are bundled again; the templates are part of the running program.
  const assets = ['styles', 'islands', 'icons'].map((name) =>
    join(context.root, 'templates', name),
  );
  const watcher = watch([data, ...assets], {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 },
  });
  watcher.on('error', (error) => {
    printError(`licencia: changes cannot be watched: ${(error as Error).message}\n`);
  });
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
  await stopped(server);
  await watcher.close();
  return 0;
}

/** A panel with all findings, whose script hides those that do not concern the viewed page. */
function overlay(findings: readonly Finding[], basePath: string): string {
  if (findings.length === 0) return '';
  const items = findings
    .map(
      ({ severity, rule, title, at, help }) =>
        `<li data-urls="${escapeHtml(at.urls.map((url) => basePath + url).join(' '))}"><b>${severity} ${rule}</b> ${escapeHtml(title)}<br><code>${escapeHtml(addressOf(at))}</code>${help.map((line) => `<br>${escapeHtml(line)}`).join('')}</li>`,
    )
    .join('');
  return `<details open id="licencia-findings" style="position:fixed;inset:auto 0 0 0;max-height:40vh;overflow:auto;background:#fff4cc;color:#14211c;border-top:4px solid #a6192e;padding:.5rem 1rem;font:14px/1.4 system-ui;z-index:99"><summary>licencia: <span></span></summary><ul>${items}</ul></details><script>(()=>{const box=document.getElementById('licencia-findings');const here=[...box.querySelectorAll('li')].filter(li=>{const urls=li.dataset.urls.split(' ').filter(Boolean);const mine=urls.length===0||urls.includes(location.pathname);li.hidden=!mine;return mine});box.querySelector('span').textContent=here.length+' of ${findings.length} findings concern this page';box.hidden=here.length===0})()</script>`;
}
