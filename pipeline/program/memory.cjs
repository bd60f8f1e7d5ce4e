/** Stores what a build read, published and printed, so that unchanged.cjs can tell that nothing has changed since. */
const { createHash } = require('node:crypto');
const { lstatSync, readdirSync, readFileSync } = require('node:fs');
const { serialize } = require('node:v8');
const { keyOf, openCache, SOURCES } = require('./cache.cjs');
const { attempt, describe, NUMBERS, readMemory } = require('./unchanged.cjs');

/**
 * Two edits within one step of the file system's clock have the same time; on FAT a step is 2 s. The time of a file that
 * was edited so recently, or that is in the future, does not prove that the file is unchanged.
 */
const GRANULARITY = 2000;
/** A folder with more files than this is not remembered. */
const MOST = 50_000;
/** Ways to print a report that are stored. */
const REPORTS = 8;
/** Letters of a hash. */
const HASH = 22;

/**
 * Looks at the content before a build reads it.
 * @param host the process @param program hash of the sources of the program @param data folder of the content
 * @returns a function that stores what the build published and printed, unless the content has changed since
 */
function observe({ root, program, data, host, now }) {
  const command = program === undefined ? undefined : attempt(() => describe(host, now));
  if (command === undefined) return () => {};
  const cache = openCache(root);
  const earlier = attempt(() => readMemory(cache, command));
  const before = attempt(() => snapshotOf(data, ['.'], now, earlier?.inputs));
  return (outputs, report, end) =>
    attempt(() => {
      const inputs = before && snapshotOf(data, ['.'], end, before);
      if (inputs === undefined || stateOf(inputs) !== stateOf(before)) return;
      const sources = filesOf(root, SOURCES);
      // The program must be the one that was started.
      if (sources.changed > end - host.uptime() * 1000 - GRANULARITY) return;
      const state = keyOf('state', program, stateOf(inputs));
      const others = earlier?.state === state ? [...earlier.reports] : [];
      const reports = new Map([...others.slice(1 - REPORTS), [command.report, bytesOf(report)]]);
      write(cache, command, { state, program: sources, inputs, outputs, reports });
    });
}

/** Compares the bytes of the content, and stores its new times if they are the same. */
function hasSameInputs(cache, command, memory, now) {
  const inputs = snapshotOf(memory.inputs.folder, ['.'], now, memory.inputs);
  if (inputs === undefined || stateOf(inputs) !== stateOf(memory.inputs)) return false;
  write(cache, command, { ...memory, inputs });
  return true;
}

const bytesOf = ({ stdout, stderr }) => ({
  stdout: Buffer.from(stdout),
  stderr: Buffer.from(stderr),
});

const stateOf = ({ folder, paths, hashes }) => keyOf('inputs', folder, paths.join('\n'), hashes);

/** One long text and one array of numbers are read several times as fast as thousands of small values. */
function write(cache, { key, site }, memory) {
  const joined = ({ folder, paths, numbers, hashes }) => ({
    folder,
    paths: paths.join('\n'),
    numbers: Float64Array.from(numbers),
    hashes,
  });
  const { state, program, inputs, outputs, reports } = memory;
  cache.writeTwice(
    key,
    serialize({
      site,
      state,
      program: joined(program),
      inputs: joined(inputs),
      outputs: joined(outputs),
      reports,
    }),
  );
}

/**
 * The state of all files and folders at or below the paths.
 * @param known an earlier snapshot: files that it proves unchanged are not read
 * @returns undefined if there is more than files and folders with plain names
 */
function snapshotOf(folder, roots, now, known) {
  const { paths, infos } = filesOf(folder, roots);
  if (paths.length > MOST || paths.some((path) => path.includes('\n'))) return undefined;
  const places = new Map(known?.paths.map((path, index) => [path, index]));
  const numbers = [];
  const hashes = [];
  for (const [index, path] of paths.entries()) {
    const info = infos[index];
    if (!info.isFile() && !info.isDirectory()) return undefined;
    const isRecent = Math.max(info.mtimeMs, info.ctimeMs) > now - GRANULARITY;
    numbers.push(info.ino, info.size, isRecent ? Number.NaN : info.ctimeMs);
    const at = places.get(path);
    const isKnown =
      at !== undefined &&
      numbers
        .slice(-NUMBERS)
        .every((number, offset) => number === known.numbers[at * NUMBERS + offset]);
    if (info.isDirectory()) hashes.push('/'.repeat(HASH));
    else if (isKnown) hashes.push(known.hashes.slice(at * HASH, (at + 1) * HASH));
    else hashes.push(hashOf(readFileSync(`${folder}/${path}`)));
  }
  return { folder, paths, numbers, hashes: hashes.join('') };
}

/** @returns the files and folders at or below the paths, their states, and the time of the last change */
function filesOf(folder, roots) {
  const paths = [];
  const infos = [];
  const visit = (path) => {
    const info = lstatSync(`${folder}/${path}`, { throwIfNoEntry: false });
    if (info === undefined || paths.length > MOST) return;
    paths.push(path);
    infos.push(info);
    if (info.isDirectory())
      for (const name of readdirSync(`${folder}/${path}`).sort())
        visit(path === '.' ? name : `${path}/${name}`);
  };
  for (const path of roots) visit(path);
  return {
    folder,
    paths,
    infos,
    numbers: infos.flatMap(({ ino, size, ctimeMs }) => [ino, size, ctimeMs]),
    changed: Math.max(...infos.map(({ ctimeMs }) => ctimeMs)),
  };
}

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, HASH);

module.exports = { hasSameInputs, observe };
