/** `build` and `check`: the whole pipeline, with or without writing. */
import { type BuildOptions, build } from '../build.ts';
import { type CommandContext, contentOptions, folderOf } from './context.ts';
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
  if (result.written)
    progress(
      context,
      `${context.options.out}/ ${result.pages} pages, ${(result.bytes / 1e6).toFixed(1)} MB, ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
  else progress(context, `${context.options.out} was left as it was`);
  return result.written && context.options.allowFindings === true ? 0 : code;
}

export async function checkCommand(context: CommandContext): Promise<number> {
  const result = await build(buildOptions(context));
  return printReport(context, result.findings, result);
}

export function buildOptions(context: CommandContext): BuildOptions {
  const { today, failOn } = context.options;
  return {
    ...contentOptions(context),
    root: context.root,
    program: context.program,
    withoutExports: context.options.exports === false,
    withoutShareImages: context.options.shareImages === false,
    withPdf: context.options.withPdf === true,
    failOn: failOn === 'warning' ? 'warning' : 'error',
    ...(typeof today === 'string' ? { pageDay: today } : {}),
    onStage: (words) => progress(context, words),
  };
}
