/** `build` and `check`: the whole pipeline, with or without writing. */
import { type BuildOptions, type BuildResult, build } from '../build.ts';
import { visible } from '../findings/visible.ts';
import { observe } from '../program/memory.cjs';
import type { Printed } from '../program/unchanged.cjs';
import { publishedFiles } from '../publish/output/published-files.ts';
import { type CommandContext, contentOptions, failOnOf, folderOf } from './context.ts';
import { printReport, progress, reportFindings, showsProgress } from './report.ts';

export async function buildCommand(context: CommandContext): Promise<number> {
  const out = folderOf(context, 'out');
  const started = performance.now();
  const options = buildOptions(context);
  const remember = memoryOf(context, options);
  const result = await build({
    ...options,
    out,
    allowFindings: context.options.allowFindings === true,
  });
  const { code, printed } = reportFindings(context, result.findings, result);
  if (!result.written) {
    progress(context, `${context.options.out} was left as it was`);
    return code;
  }
  const site = `${context.options.out}/ ${result.pages} pages, ${(result.bytes / 1e6).toFixed(1)} MB`;
  progress(context, `${site}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  remember(out, result, {
    stdout: printed,
    stderr: showsProgress(context) ? visible(`${site}, nothing has changed\n`) : '',
  });
  return context.options.allowFindings === true ? 0 : code;
}

type Remember = (out: string, result: BuildResult, printed: Printed) => void;

/** Looks at the content before it is read. @returns a function that lets the next build find out that nothing has changed */
function memoryOf({ root, program }: CommandContext, { data }: BuildOptions): Remember {
  const store = observe({ root, program, data, host: process, now: Date.now() });
  return (out, { published }, printed) => {
    try {
      const files = published === undefined ? undefined : publishedFiles(out, published);
      if (files !== undefined) store(files, printed, Date.now());
    } catch {
      // Ignore: the site is published, and the next build is a real one.
    }
  };
}

export async function checkCommand(context: CommandContext): Promise<number> {
  const result = await build(buildOptions(context));
  return printReport(context, result.findings, result);
}

export function buildOptions(context: CommandContext): BuildOptions {
  const { root, program, options } = context;
  return {
    ...contentOptions(context),
    root,
    program,
    withoutExports: options.exports === false,
    withoutShareImages: options.shareImages === false,
    withPdf: options.withPdf === true,
    failOn: failOnOf(context),
    onStage: (line) => progress(context, line),
  };
}
