/** A thrown error → one line that says what to do, and its exit code. A bug never shows a stack unless asked. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError, UsageError } from '../program/failures.ts';

export function reportFailure(error: unknown, debug: boolean): number {
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
    const file = join(mkdtempSync(join(tmpdir(), 'licencia-')), 'bug.txt');
    writeFileSync(
      file,
      `${stack}\n\nnode ${process.version}\n${process.argv.slice(2).join(' ')}\n`,
    );
    saved = `; the report is in ${file}`;
  } catch {
    // Without a temporary folder the line itself must do.
  }
  process.stderr.write(
    `licencia: this is a bug in licencia (E70: ${problem.message.split('\n')[0]})${saved}\n`,
  );
  if (debug) process.stderr.write(`${stack}\n`);
  return 70;
}
