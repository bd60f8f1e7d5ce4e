/** A thrown error → one line that says what to do, and its exit code. A bug never shows a stack unless asked. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError, UsageError } from '../failures.ts';
import { protectedFolders, refuseInside } from '../write/output-place.ts';

/** @param root folder of this program: no report is saved in it, in its content or in a published site */
export function reportFailure(error: unknown, debug: boolean, root: string): number {
  if (error instanceof UsageError || error instanceof EnvironmentError) {
    process.stderr.write(`licencia: ${error.message}\n`);
    return error.exitCode;
  }
  const problem = error instanceof Error ? error : new Error(String(error));
  const stack = [problem, problem.cause]
    .flatMap((each) => (each instanceof Error ? [each.stack ?? each.message] : []))
    .join('\n\n');
  let saved = '';
  try {
    const folder = join(tmpdir(), 'licencia-');
    refuseInside(folder, protectedFolders(join(root, 'data'), root).closed);
    const file = join(mkdtempSync(folder), 'bug.txt');
    writeFileSync(
      file,
      `${stack}\n\nnode ${process.version}\n${process.argv.slice(2).join(' ')}\n`,
    );
    saved = `; the report is in ${file}`;
  } catch {
    // Without a fit temporary folder the line itself must do.
  }
  process.stderr.write(
    `licencia: this is a bug in licencia (E70: ${problem.message.split('\n')[0]})${saved}\n`,
  );
  if (debug) process.stderr.write(`${stack}\n`);
  return 70;
}
