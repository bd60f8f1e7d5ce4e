/** What `dev` does after an edit: it reads the content and shows the site at once, and then checks all pages. */
import { setTimeout as wait } from 'node:timers/promises';
import { build, mayRender } from '../build.ts';
import { type Content, contentReader, type ReadContent } from '../content.ts';
import { type Finding, sortFindings } from '../findings/finding.ts';
import { withFollowers } from '../findings/followers.ts';
import type { Site } from '../link/site.ts';
import { withUnseen } from '../review/review.ts';
import { bundle } from '../write/bundle.ts';
import { buildOptions } from './build.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { type PanelFinding, panelFinding } from './dev-page.ts';
import { type DevSite, devSite } from './dev-site.ts';
import { reportFailure } from './failure.ts';
import type { LiveReload } from './live-reload.ts';
import { printReport } from './report.ts';

export type DevBuild = {
  /** Reads the content. @returns its site, or none if none can be made of it, and what is found so far */
  update(): Promise<{ site: DevSite | undefined; findings: PanelFinding[] }>;
  /**
   * Makes and checks every page of what was read last, and shows all findings.
   * @param signal ends it, when something has changed again @throws the reason of the signal
   */
  check(signal: AbortSignal): Promise<void>;
  /** Prints why one of them failed. */
  report(error: unknown): void;
  /** What was read, for a program that reads the content in the same way. */
  read: ReadContent;
};

/** Milliseconds in which browsers load the pages that they show, before the others are made. */
const LOADING = 200;

/** @param read of an earlier program */
export function createDevBuild(
  context: CommandContext,
  pages: LiveReload,
  read: ReadContent = contentReader(),
): DevBuild {
  let content: Content | undefined;
  return {
    read,
    async update() {
      const options = { ...buildOptions(context), allowFindings: true };
      const assets = await bundle(options.root);
      content = read(contentOptions(context));
      return {
        site: mayRender(content, options) ? devSite(content, assets) : undefined,
        findings: onPanel(content.findings, content.site),
      };
    },
    async check(signal) {
      if (content === undefined) return;
      await wait(LOADING, undefined, { signal });
      const options = { ...buildOptions(context), allowFindings: true, withoutShareImages: true };
      const known = withUnseen(content, contentOptions(context), false);
      const { findings } = await build(known, { ...options, signal });
      printReport(context, findings, known);
      pages.show(onPanel(findings, known.site));
    },
    report(error) {
      const { options, root } = context;
      reportFailure(error, { debug: options.debug === true, json: false, root });
    },
  };
}

const onPanel = (findings: readonly Finding[], site: Site | undefined) =>
  withFollowers(sortFindings(findings))
    .filter(({ severity }) => severity !== 'note')
    .map(panelFinding(site?.settings.basePath ?? ''));
