/** `build` and `check`: the whole pipeline, with or without writing. */
import { type BuildOptions, build } from '../build.ts';
import type { Finding } from '../findings/finding.ts';
import { withFollowers } from '../findings/followers.ts';
import { plural } from '../text/plural.ts';
import { type CommandContext, contentOptions, failOnOf, folderOf } from './context.ts';
import { printReport, progress } from './report.ts';

export async function buildCommand(context: CommandContext): Promise<number> {
  const out = folderOf(context, 'out');
  const started = performance.now();
  const result = await build({
    ...buildOptions(context),
    out,
    allowFindings: context.options.allowFindings === true,
  });
  const code = printReport(context, result.findings, result);
  if (!result.written) {
    progress(
      context,
      `nothing was published: ${errorsOf(result.findings)}; ${context.options.out} was left as it was`,
    );
    return code;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  progress(
    context,
    `${context.options.out}/ ${result.pages} pages, ${(result.bytes / 1e6).toFixed(1)} MB, ${seconds} s`,
  );
  return context.options.allowFindings === true ? 0 : code;
}

export async function checkCommand(context: CommandContext): Promise<number> {
  const result = await build(buildOptions(context));
  const code = printReport(context, result.findings, result);
  const isUnseen = result.findings.some(({ rule }) => rule === 'review/unseen');
  const ready = isUnseen ? 'ready to publish once it is reviewed' : 'ready to publish';
  progress(context, code === 0 ? ready : `not ready to publish: ${errorsOf(result.findings)}`);
  return code;
}

const errorsOf = (findings: readonly Finding[]) =>
  plural(withFollowers(findings).filter(({ severity }) => severity === 'error').length, 'error');

export function buildOptions(context: CommandContext): BuildOptions {
  const { root, program, options } = context;
  let before = performance.now();
  const stage = (line: string) => {
    const now = performance.now();
    const seconds = ((now - before) / 1000).toFixed(1);
    progress(context, seconds === '0.0' ? line : `${line} · ${seconds} s`);
    before = now;
  };
  return {
    ...contentOptions(context),
    root,
    program,
    withoutExports: options.exports === false,
    withoutShareImages: options.shareImages === false,
    failOn: failOnOf(context),
    onStage: stage,
  };
}
