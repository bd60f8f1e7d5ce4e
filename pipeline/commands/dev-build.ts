/** One build after the other for `dev`: pages that are open are shown before the others are made. */
import { build } from '../build.ts';
import { contentReader, type ReadContent } from '../content.ts';
import { type Finding, sortFindings } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import { buildOptions } from './build.ts';
import type { CommandContext } from './context.ts';
import { panelFinding } from './dev-page.ts';
import { reportFailure } from './failure.ts';
import type { LiveReload } from './live-reload.ts';
import { printReport } from './report.ts';

export type DevBuild = {
  /**
   * Builds the preview and shows it in the browsers.
   * @param signal ends it early, when the content has changed again @throws the reason of the signal
   */
  build(signal: AbortSignal): Promise<void>;
  /** Prints why a build failed. */
  report(error: unknown): void;
  /** What was read, for a program that reads the content in the same way. */
  read: ReadContent;
};

/**
 * @param out folder of the preview
 * @param read of an earlier program
 */
export function createDevBuild(
  context: CommandContext,
  out: string,
  pages: LiveReload,
  read: ReadContent = contentReader(),
): DevBuild {
  return {
    read,
    async build(signal) {
      pages.begin();
      const result = await build({
        ...buildOptions(context),
        out,
        read,
        signal,
        allowFindings: true,
        isPreview: true,
        openPages: {
          isOpen: pages.isOpen,
          show: (early, { findings, site }) => pages.showEarly(early, onPanel(findings, site)),
        },
      });
      printReport(context, result.findings, result);
      pages.show(onPanel(result.findings, result.site));
    },
    report(error) {
      const { options, root } = context;
      reportFailure(error, { debug: options.debug === true, json: false, root });
    },
  };
}

const onPanel = (findings: readonly Finding[], site: Site | undefined) =>
  sortFindings(findings)
    .filter(({ severity }) => severity !== 'note')
    .map(panelFinding(site?.settings.basePath ?? ''));
