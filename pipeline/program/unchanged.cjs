/**
 * Decides that a build would publish again what is published, before the program is loaded. The cache holds, for each
 * site, the state of every file of the content and of the published build, and for each way of printing its report.
 * Whatever differs, is missing or cannot be read leads to a real build. See docs/decisions/nothing-changed.md.
 */
const { createHash } = require('node:crypto');
const { lstatSync, readdirSync, readFileSync } = require('node:fs');
const { isatty } = require('node:tty');
const { deserialize, serialize } = require('node:v8');
const { keyOf, openCache, UNTOUCHED } = require('./cache.cjs');

/** Options that only decide what is printed: sites that differ in nothing else are one site. */
const PRINTING = new Set(['--quiet', '--notes', '--format']);
/** Options whose result depends on more than files: a browser of this machine, a debugger. */
const UNKNOWN = ['--with-pdf', '--debug'];
/** Variables that decide which folders are meant, how Node runs, or how it formats. */
const VARIABLES = /^(HOME|INIT_CWD|npm_lifecycle_event|TZ|LANG|LANGUAGE|LC_\w+|NODE_\w+)$/;
/** Variables that decide how the report is printed. */
const COLOURS = ['NO_COLOR', 'TERM'];

/**
 * An edit may have the same time as the one before it for as long as the clock of the file system stands: 2 s on FAT. The
 * time of such a file, or of one in the future, proves nothing.
 */
const GRANULARITY = 2000;
/** Numbers that are stored of each file: inode, size, time of change. */
const NUMBERS = 3;
/** A folder with more than this is no content. */
const MOST = 50_000;
const HASH = 22;

/**
 * Keys of a command in the cache: everything that its result depends on, except for the files of the content.
 * @param host the process
 * @param program hash of the sources of the program
 * @returns undefined if the command is no build, or its result cannot be foreseen
 */
function keysOf(host, program, now) {
  const args = host.argv.slice(2);
  if (args[0] !== 'build' || args.some((arg) => UNKNOWN.includes(arg))) return undefined;
  const { env } = host;
  const names = Object.keys(env).filter((name) => VARIABLES.test(name));
  const surroundings = [
    program,
    host.version,
    // The day of review dates, in Puerto Rico.
    new Date(now - 4 * 3600 * 1000).toISOString().slice(0, 10),
    String(host.getuid?.()),
    String(host.umask()),
    host.cwd(),
    ...names.sort().map((name) => `${name}=${env[name]}`),
  ];
  const site = args.filter(
    (arg, at) => !PRINTING.has(arg.split('=')[0]) && args[at - 1] !== '--format',
  );
  const printing = [String(isatty(1)), ...COLOURS.map((name) => String(env[name]))];
  return {
    site: keyOf('site', ...surroundings, '', ...site),
    report: (state) => keyOf('report', state, ...surroundings, '', ...printing, '', ...args),
  };
}

/**
 * @param root folder of the program
 * @returns what the build printed, if it would publish and print the same again
 */
function unchangedReport(root, keys, now) {
  try {
    const cache = openCache(root);
    const site = readSite(cache, keys);
    const report = site && cache.read(keys.report(site.state));
    if (report === undefined || !areUntouched(site.outputs, changedOf)) return undefined;
    if (!areUntouched(site.inputs, ({ ctimeMs }) => ctimeMs)) {
      // A checkout gives files other times and inodes: their bytes decide.
      const inputs = snapshotOf(site.inputs.folder, now, site.inputs);
      if (inputs === undefined || stateOf(keys, inputs) !== site.state) return undefined;
      cache.write(keys.site, packed({ ...site, inputs }));
    }
    return JSON.parse(report.toString());
  } catch {
    return undefined;
  }
}

/**
 * Looks at the content before a build reads it.
 * @param folder of the content
 * @returns a function that stores what the build published and printed, unless the content has changed since
 */
function observe(root, keys, folder, now) {
  const cache = openCache(root);
  const earlier = attempt(() => readSite(cache, keys)?.inputs);
  const before = attempt(() => snapshotOf(folder, now, earlier));
  return (outputs, report, end) =>
    attempt(() => {
      const inputs = before && snapshotOf(folder, end, before);
      if (inputs === undefined) return;
      const state = stateOf(keys, inputs);
      if (state !== stateOf(keys, before)) return;
      cache.write(keys.report(state), JSON.stringify(report));
      cache.write(keys.site, packed({ state, inputs, outputs }));
    });
}

function readSite(cache, keys) {
  const bytes = cache.read(keys.site);
  if (bytes === undefined) return undefined;
  const { state, inputs, outputs } = deserialize(bytes);
  const split = ({ paths, ...files }) => ({ ...files, paths: paths.split('\n') });
  return { state, inputs: split(inputs), outputs: split(outputs) };
}

/** One long text and one array of numbers are read several times as fast as thousands of small values. */
function packed({ state, inputs, outputs }) {
  const joined = ({ folder, paths, numbers, hashes }) => ({
    folder,
    paths: paths.join('\n'),
    numbers: Float64Array.from(numbers),
    hashes,
  });
  return serialize({ state, inputs: joined(inputs), outputs: joined(outputs) });
}

const stateOf = (keys, { folder, paths, hashes }) =>
  keyOf('state', keys.site, folder, paths.join('\n'), hashes);

const IF_MISSING = { throwIfNoEntry: false };

/** @param changedAt the time of a file that is compared */
function areUntouched({ folder, paths, numbers }, changedAt) {
  for (let index = 0, at = 0; index < paths.length; index++, at += NUMBERS) {
    const info = lstatSync(`${folder}/${paths[index]}`, IF_MISSING);
    if (
      info === undefined ||
      info.ino !== numbers[at] ||
      info.size !== numbers[at + 1] ||
      changedAt(info) !== numbers[at + 2]
    )
      return false;
  }
  return true;
}

/** Another name of a file that is linked into a site changes the time of its inode, but not its date. */
const changedOf = ({ mtimeMs, ctimeMs }) => (mtimeMs === UNTOUCHED * 1000 ? mtimeMs : ctimeMs);

/**
 * The state of everything in a folder.
 * @param known an earlier snapshot of it: files that it proves unchanged are not read
 * @returns undefined if there is more than files and folders with plain names
 */
function snapshotOf(folder, now, known) {
  const places = new Map(known?.paths.map((path, index) => [path, index]));
  const paths = [];
  const numbers = [];
  const hashes = [];
  const isKnown = (at, { ino, size, ctimeMs }) =>
    at !== undefined &&
    known.numbers[at * NUMBERS] === ino &&
    known.numbers[at * NUMBERS + 1] === size &&
    known.numbers[at * NUMBERS + 2] === ctimeMs;
  const visit = (path) => {
    const file = `${folder}/${path}`;
    const info = lstatSync(file);
    if (path.includes('\n') || paths.length === MOST) return false;
    paths.push(path);
    numbers.push(info.ino, info.size, isRecent(info, now) ? Number.NaN : info.ctimeMs);
    if (info.isDirectory()) {
      hashes.push('/'.repeat(HASH));
      return readdirSync(file)
        .sort()
        .every((name) => visit(path === '.' ? name : `${path}/${name}`));
    }
    const at = places.get(path);
    hashes.push(
      isKnown(at, info)
        ? known.hashes.slice(at * HASH, (at + 1) * HASH)
        : hashOf(readFileSync(file)),
    );
    return info.isFile();
  };
  return visit('.') ? { folder, paths, numbers, hashes: hashes.join('') } : undefined;
}

const isRecent = ({ mtimeMs, ctimeMs }, now) => Math.max(mtimeMs, ctimeMs) > now - GRANULARITY;
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, HASH);

function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

module.exports = { changedOf, keysOf, observe, unchangedReport };
