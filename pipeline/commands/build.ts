/** `build` and `check`: run all stages. Only `build` writes the site. */
import { type BuildOptions, build } from '../build.ts';
import { type Content, findUpcomingFindings, readContent } from '../content.ts';
import { foldConsequences } from '../findings/consequences.ts';
import type { Finding } from '../findings/finding.ts';
import { withUnreviewedFinding } from '../review/review.ts';
import { countWithNoun } from '../text/plural.ts';
import { type OutputFolder, openOutputFolder } from '../write/output/output-folder.ts';
import { protectedFolders } from '../write/output/output-place.ts';
import {
  type CommandContext,
  contentOptions,
  resolveFailOn,
  resolveFolderOption,
  resolveToday,
} from './context.ts';
import { printProgress, printReport } from './report.ts';

export async function buildCommand(context: CommandContext): Promise<number> {
  const folders = protectedFolders(resolveFolderOption(context, 'data'), context.root);
  // An unusable output folder is reported before anything is read.
  const output = openOutputFolder(resolveFolderOption(context, 'out'), folders);
  try {
    return await buildInto(output, context);
  } finally {
    // Does nothing once the site is published.
    output.discard();
  }
}

async function buildInto(output: OutputFolder, context: CommandContext): Promise<number> {
  const started = performance.now();
  const allowFindings = context.options.allowFindings === true;
  const options = { ...buildOptions(context), allowFindings };
  const result = await build(reviewedContent(context, options, true), options, output);
  const code = printReport(context, result.findings, result);
  if (!result.written) {
    printProgress(
      context,
      `nothing was published: ${errorsOf(result.findings)}; ${context.options.out} is unchanged`,
    );
    return code;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  printProgress(
    context,
    `${context.options.out}/ ${result.pages} pages, ${(result.bytes / 1e6).toFixed(1)} MB, ${seconds} s`,
  );
  return allowFindings ? 0 : code;
}

export async function checkCommand(context: CommandContext): Promise<number> {
  const options = buildOptions(context);
  const result = await build(reviewedContent(context, options, false), options);
  // Added after the build: exports publish the findings of the content, and must not depend on the clock.
  const findings = [...result.findings, ...findUpcomingFindings(result, resolveToday(context))];
  const code = printReport(context, findings, result);
  const isUnseen = findings.some(({ rule }) => rule === 'review/unseen');
  const ready = isUnseen ? 'ready to publish once it is reviewed' : 'ready to publish';
  printProgress(context, code === 0 ? ready : `not ready to publish: ${errorsOf(findings)}`);
  return code;
}

const errorsOf = (findings: readonly Finding[]) =>
  countWithNoun(
    foldConsequences(findings).filter(({ severity }) => severity === 'error').length,
    'error',
  );

function reviewedContent(
  context: CommandContext,
  { onStage }: BuildOptions,
  isPublishing: boolean,
): Content {
  const options = contentOptions(context);
  const content = withUnreviewedFinding(readContent(options), options, isPublishing);
  const { documents, ledger } = content;
  onStage?.(`load ${documents.length} files · validate · link · audit ${ledger?.size ?? 0} facts`);
  return content;
}

export function buildOptions(context: CommandContext): BuildOptions {
  const { root, options } = context;
  let before = performance.now();
  const stage = (line: string) => {
    const now = performance.now();
    const seconds = ((now - before) / 1000).toFixed(1);
    printProgress(context, seconds === '0.0' ? line : `${line} · ${seconds} s`);
    before = now;
  };
  return {
    root,
    withoutExports: options.exports === false,
    withoutShareImages: options.shareImages === false,
    failOn: resolveFailOn(context),
    onStage: stage,
  };
}
