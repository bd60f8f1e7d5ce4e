/** The work of `dev` after an edit: reads the content, shows the site at once, and then checks all pages. */
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { build, mayRender } from '../build.ts';
import {
  type Content,
  readUnauditedContent,
  type UnauditedContent,
  type UnauditedContentReader,
} from '../content.ts';
import { foldConsequences } from '../findings/consequences.ts';
import { type Finding, sortFindings } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import { withUnreviewedFinding } from '../review/review.ts';
import { bundleAssets } from '../write/bundle.ts';
import { buildOptions } from './build.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { panelFindingConverter } from './dev-page.ts';
import { createDevSite } from './dev-site.ts';
import { reportFailure } from './failure.ts';
import type { LiveReload } from './live-reload.ts';
import { printReport } from './report.ts';

export type DevBuild = ReturnType<typeof createDevBuild>;

/** Milliseconds that browsers get to load their current pages before the other pages are made. */
const LOADING = 200;

/** @param read the content reader of the earlier program, if `dev` continues after a change of the program */
export function createDevBuild(
  context: CommandContext,
  pages: LiveReload,
  read: UnauditedContentReader = readUnauditedContent,
) {
  let unaudited: UnauditedContent | undefined;
  return {
    /** The content reader, for a later program that reads the content in the same way. */
    read,
    /** Reads the content. @returns the site (undefined if none can be made) and the findings, without the audit */
    async update() {
      const options = { ...buildOptions(context), allowFindings: true };
      const assets = await bundleAssets(options.root);
      unaudited = read(contentOptions(context));
      const { content } = unaudited;
      return {
        site: mayRender(content, options) ? createDevSite(content, assets) : undefined,
        findings: onPanel(content.findings, content.site),
      };
    },
    /**
     * Audits the content that was read last, makes and checks all of its pages, and shows the findings.
     * @param signal aborts the check after another change
     * @throws the reason of the signal
     */
    async check(signal: AbortSignal) {
      if (unaudited === undefined) return;
      await wait(LOADING, undefined, { signal });
      const options = { ...buildOptions(context), allowFindings: true, withoutShareImages: true };
      const known = withUnreviewedFinding(
        await audited(unaudited, signal),
        contentOptions(context),
        false,
      );
      const { findings } = await build(known, { ...options, signal });
      printReport(context, findings, known);
      pages.show(onPanel(findings, known.site));
    },
    report(error: unknown) {
      const { options, root } = context;
      reportFailure(error, { debug: options.debug === true, json: false, root });
    },
  };
}

/** Audits the content in steps; between them pages are served, and a newer edit aborts the audit. */
async function audited({ audit }: UnauditedContent, signal: AbortSignal): Promise<Content> {
  const steps = audit();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
    signal.throwIfAborted();
  }
}

const onPanel = (findings: readonly Finding[], site: Site | undefined) =>
  foldConsequences(sortFindings(findings))
    .filter(({ severity }) => severity !== 'note')
    .map(panelFindingConverter(site?.settings.basePath ?? ''));
