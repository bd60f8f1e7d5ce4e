/**
 * Decides that a build would publish again what is published, before the program is loaded, and prints its report again.
 * The cache holds the state of every file of the program, of the content and of the published build. Whatever differs, is
 * missing or cannot be read leads to a real build. See docs/decisions/nothing-changed.md.
 */
const { fstatSync, lstatSync, writeSync } = require('node:fs');
const { deserialize } = require('node:v8');
const { openCache, UNTOUCHED } = require('./cache.cjs');

/** Options that only decide what is printed: commands that differ in nothing else have the same site. */
const PRINTING = new Set(['--quiet', '--notes', '--format']);
/** Options whose result depends on more than files: a browser of this machine, a debugger. */
const UNKNOWN = ['--with-pdf', '--debug'];
/** Variables that decide which folders are meant, how Node runs, or how it formats. */
const VARIABLES = /^(HOME|INIT_CWD|npm_lifecycle_event|TZ|LANG|LANGUAGE|LC_\w+|NODE_\w+)$/;
/** Numbers that are stored of each file: inode, size, time of change. */
const NUMBERS = 3;

/** Error codes of a stream without a reader. A terminal that was closed reports EIO. */
const CLOSED = new Set(['EPIPE', 'ECONNRESET', 'EIO']);
/** Milliseconds until a slow reader is asked again. */
const PAUSE = 5;

/** Prints the report again if nothing has changed. @returns whether the command is done: then its exit code is set */
function printUnchanged(root, host, now) {
  const report = unchangedReport(root, host, now);
  if (report === undefined) return false;
  const problem = problemOf(1, report.stdout);
  problemOf(
    2,
    problem === undefined
      ? report.stderr
      : Buffer.from(`licencia: the output cannot be written (${problem})\n`),
  );
  host.exitCode = problem === undefined ? 0 : 3;
  return true;
}

/**
 * Everything that the result of a build depends on, except for files.
 * @param host the process
 * @returns undefined if the command is no build, or its result cannot be foreseen
 */
function describe(host, now) {
  const args = host.argv.slice(2);
  if (args[0] !== 'build' || args.some((arg) => UNKNOWN.includes(arg))) return undefined;
  const { env } = host;
  const isPrinting = (arg, at) => PRINTING.has(arg.split('=')[0]) || args[at - 1] === '--format';
  const site = JSON.stringify([
    args.filter((arg, at) => !isPrinting(arg, at)),
    host.version,
    // The day of review dates, in Puerto Rico.
    new Date(now - 4 * 3600 * 1000).toISOString().slice(0, 10),
    host.getuid?.(),
    host.umask(),
    host.cwd(),
    Object.entries(env)
      .filter(([name]) => VARIABLES.test(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);
  // The kind of device of standard output: node:tty would tell more, but takes 4 ms to load.
  const report = JSON.stringify([args, fstatSync(1).rdev >> 8, env.NO_COLOR, env.TERM]);
  return { key: `site-${shortHash(site)}`, site, report };
}

/** A name for a file that holds the whole text, so two texts of one name cost time only. */
function shortHash(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** @returns what the build printed, if it would publish and print the same again */
const unchangedReport = (root, host, now) =>
  attempt(() => {
    const command = describe(host, now);
    return command && reportOf(root, command, now);
  });

function reportOf(root, command, now) {
  const cache = openCache(root);
  const memory = readMemory(cache, command);
  const report = memory?.reports.get(command.report);
  if (
    report === undefined ||
    !areUntouched(memory.program, inodeTime) ||
    !areUntouched(memory.outputs, changedAt)
  )
    return undefined;
  if (areUntouched(memory.inputs, inodeTime)) return report;
  // A checkout gives files other times and inodes: their bytes decide.
  return require('./memory.cjs').hasSameInputs(cache, command, memory, now) ? report : undefined;
}

/** @returns what the cache holds about the site of a command */
function readMemory(cache, { key, site }) {
  const bytes = cache.readTwice(key);
  const memory = bytes && deserialize(bytes);
  if (memory?.site !== site) return undefined;
  for (const files of [memory.program, memory.inputs, memory.outputs])
    files.paths = files.paths.split('\n');
  return memory;
}

const IF_MISSING = { throwIfNoEntry: false };

/** @param timeOf the time of a file that is compared */
function areUntouched({ folder, paths, numbers }, timeOf) {
  for (let index = 0, at = 0; index < paths.length; index++, at += NUMBERS) {
    const info = lstatSync(`${folder}/${paths[index]}`, IF_MISSING);
    if (
      info === undefined ||
      info.ino !== numbers[at] ||
      info.size !== numbers[at + 1] ||
      timeOf(info) !== numbers[at + 2]
    )
      return false;
  }
  return true;
}

const inodeTime = ({ ctimeMs }) => ctimeMs;
/** Another name of a file that is linked into a site changes the time of its inode, but not its date. */
const changedAt = ({ mtimeMs, ctimeMs }) => (mtimeMs === UNTOUCHED * 1000 ? mtimeMs : ctimeMs);

/** Writes without the stream of the process, which takes longer to open. @returns why not all was written, if it has a reader */
function problemOf(stream, content) {
  let bytes = content;
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

function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

module.exports = {
  attempt,
  changedAt,
  describe,
  NUMBERS,
  printUnchanged,
  readMemory,
  unchangedReport,
};
