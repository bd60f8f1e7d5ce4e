/** Reports a thrown error in one sentence that says what to do. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatJson, type ReportedError } from '../findings/format-json.ts';
import { summarise } from '../findings/summary.ts';
import { failureOf } from '../program/failures.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { protectedFolders, refuseProtectedPlace } from '../write/output/output-place.ts';
import { print, printError } from './output.ts';

export type FailureOptions = {
  debug: boolean;
  /** Also print the failure as one JSON object on standard output. */
  json: boolean;
  /** Folder of this program: no report is saved in its own folders, in its content or in a published site. */
  root: string;
};

type Reported = Omit<ReportedError, 'path'> & { path?: string | undefined };

const EXIT_CODES: Record<ReportedError['kind'], number> = { usage: 2, environment: 3, bug: 70 };

/** Prints an error. @returns the exit code */
export function reportFailure(error: unknown, { debug, json, root }: FailureOptions): number {
  const failure = failureOf(error) ?? savedBug(error, root);
  printError(`licencia: ${failure.message}\n`);
  if (debug && failure.kind !== 'usage') printError(`${stackOf(error)}\n`);
  if (json) printFailureJson(failure);
  return EXIT_CODES[failure.kind];
}

/** Prints the JSON object of a command that failed: a report without findings. */
export function printFailureJson({ kind, message, path }: Reported): void {
  print(formatJson([], summarise([]), omitUndefined({ kind, message, path })), 'json');
}

/** Saves a report of a bug. @returns the message, and the path of the report if it could be saved */
function savedBug(error: unknown, root: string): ReportedError {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const message = `this is a bug in licencia (E70: ${line})`;
  try {
    const folder = join(tmpdir(), 'licencia-');
    refuseProtectedPlace(folder, protectedFolders(join(root, 'data'), root).closed);
    const path = join(mkdtempSync(folder), 'bug.txt');
    writeFileSync(
      path,
      `${stackOf(error)}\n\nnode ${process.version}\n${process.argv.slice(2).join(' ')}\n`,
    );
    return { kind: 'bug', message: `${message}; the report is in ${path}`, path };
  } catch {
    // The error is printed even if no report can be saved.
    return { kind: 'bug', message };
  }
}

function stackOf(error: unknown): string {
  const stacks: string[] = [];
  let cause = error;
  for (; cause instanceof Error; cause = cause.cause) stacks.push(cause.stack ?? cause.message);
  return [...stacks, ...(cause === undefined ? [] : [String(cause)])].join('\n\n');
}
