/** Prints the report of a build again if nothing has changed since, without loading the program. */
const { writeSync } = require('node:fs');
const { keysOf, unchangedReport } = require('./unchanged.cjs');

/** Error codes of a stream without a reader. A terminal that was closed reports EIO. */
const CLOSED = new Set(['EPIPE', 'ECONNRESET', 'EIO']);
/** Milliseconds until a slow reader is asked again. */
const PAUSE = 5;

/**
 * @param root folder of the program @param program hash of its sources
 * @returns whether the command is done: then the exit code is set
 */
function printUnchanged(root, program) {
  const now = Date.now();
  const report = reportOf(root, program, now);
  if (report === undefined) return false;
  const problem = problemOf(1, report.stdout);
  problemOf(
    2,
    problem === undefined ? report.stderr : `licencia: the output cannot be written (${problem})\n`,
  );
  process.exitCode = problem === undefined ? 0 : 3;
  return true;
}

/** A folder that was removed while the command runs in it has no name: the program reports that. */
function reportOf(root, program, now) {
  try {
    const keys = keysOf(process, program, now);
    return keys && unchangedReport(root, keys, now);
  } catch {
    return undefined;
  }
}

/** Writes without the stream of the process, which takes longer to open than all the rest. @returns why not all was written */
function problemOf(stream, text) {
  let bytes = Buffer.from(text);
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(stream, bytes));
    } catch ({ code }) {
      if (code !== 'EAGAIN') return CLOSED.has(code) ? undefined : code;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
  return undefined;
}

module.exports = { printUnchanged };
