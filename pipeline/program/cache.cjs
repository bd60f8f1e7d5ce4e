/**
 * The cache on disk: bytes by key, in files that may vanish at any time. Reading and writing never throw: a cache that
 * is full, read-only, damaged, of another version or of another user only costs time. CommonJS, because the launcher
 * needs it before any TypeScript is compiled.
 */
const { createHash } = require('node:crypto');
const {
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  futimesSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const { dirname, join } = require('node:path');

/**
 * Each file begins with the cache format and a hash of its key and content: V8 aborts on damaged compiled code, and an
 * entry that was renamed to the key of another one must not be read as that one.
 */
const FORM = Buffer.from('licencia-cache-2');
const HASH = 16;
const HEADER = FORM.length + HASH;

/**
 * Names that this cache gives to entries and their drafts, now and in earlier versions. A file with any other name
 * is never removed.
 */
const OWN_NAME = /^(?:[a-z]+-[0-9a-f]{32}|share-[0-9a-f]{16}|site-[0-9a-f]{8})(?:\.\d+)?$/;

const DAY = 24 * 3600 * 1000;
/** Above this size, the oldest entries are removed; so are entries that no run has read for this long. */
const LIMIT = { bytes: 256 * 2 ** 20, age: 30 * DAY };

const PROGRAM_SOURCES = [
  'cli.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'pipeline',
  'schemas',
  'templates',
];
/** npm's list of installed packages, which it rewrites at each installation. */
const INSTALLED_PACKAGES_FILE = 'node_modules/.package-lock.json';

const digest = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** A file name: the kind of the entry, and a hash of everything that it is made from. */
function cacheKeyOf(kind, ...inputs) {
  return `${kind}-${digest(...inputs.flatMap((input) => [`${Buffer.byteLength(input)}\0`, input])).toString('hex', 0, 16)}`;
}

/**
 * Name, size and times of each file at or below the paths: cheap, and any edit changes them. Unpacking an archive
 * can restore the old modification time of an edited file, but not the inode's change time. Throws system errors.
 */
function statesOf(root, paths) {
  const states = new Map();
  const visit = (path) => {
    const info = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (info === undefined) return;
    if (!info.isDirectory())
      states.set(path, `${path}\0${info.size}\0${info.mtimeMs}\0${info.ctimeMs}`);
    else for (const name of readdirSync(`${root}/${path}`).sort()) visit(`${path}/${name}`);
  };
  for (const path of paths) visit(path);
  return states;
}

const hashOf = (states) => digest([...states].join('\n')).toString('hex', 0, 16);

const fingerprint = (root, paths) => hashOf(statesOf(root, paths).values());

function openCache(root) {
  const folder = join(root, 'node_modules', '.cache', 'licencia');
  let isReady = false;
  return {
    read(key) {
      return attempt(() => {
        if (!isRealFolder(folder)) return undefined;
        const file = openSync(join(folder, key), constants.O_RDONLY | constants.O_NOFOLLOW);
        try {
          const { mtimeMs } = fstatSync(file);
          const now = Date.now();
          if (Math.abs(now - mtimeMs) > DAY)
            attempt(() => futimesSync(file, now / 1000, now / 1000));
          const bytes = readFileSync(file);
          const content = bytes.subarray(HEADER);
          return bytes.subarray(0, HEADER).equals(headerOf(key, content)) ? content : undefined;
        } finally {
          closeSync(file);
        }
      });
    },
    write(key, content) {
      const bytes = Buffer.from(content);
      // Written as a draft and renamed: two processes that start together never read half a file.
      const draft = join(folder, `${key}.${process.pid}`);
      attempt(() => {
        if (!isReady) makeReady(folder);
        isReady = true;
        try {
          writeFileSync(draft, Buffer.concat([headerOf(key, bytes), bytes]));
          renameSync(draft, join(folder, key));
        } catch {
          rmSync(draft, { force: true });
        }
      });
    },
  };
}

const headerOf = (key, content) =>
  Buffer.concat([FORM, digest(key, '\0', content).subarray(0, HASH)]);

/** True if neither the cache folder nor its parent is a symbolic link. node_modules itself may be one. */
const isRealFolder = (folder) =>
  [dirname(folder), folder].every((path) => lstatSync(path).isDirectory());

/**
 * Creates the folder, allows only its owner to read it, because its code is run, and removes old entries.
 * @throws a system error, or an error about a folder that is a link or belongs to another user
 */
function makeReady(folder) {
  mkdirSync(folder, { recursive: true });
  if (!isRealFolder(folder)) throw new Error(`${folder} is a link`);
  chmodSync(folder, 0o700);
  sweep(folder);
}

/** Removes old entries, and with them drafts of killed runs. */
function sweep(folder) {
  const now = Date.now();
  const entries = readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const info = OWN_NAME.test(name) ? lstatSync(path, { throwIfNoEntry: false }) : undefined;
    if (!info?.isFile()) return [];
    // A time in the future comes from a wrong clock: the entry would outlive newer ones, so it counts as the oldest.
    const usedAt = info.mtimeMs > now + DAY ? 0 : info.mtimeMs;
    return { path, size: info.size, usedAt };
  });
  const oldest = now - LIMIT.age;
  let bytes = 0;
  for (const { path, size, usedAt } of entries.sort((a, b) => b.usedAt - a.usedAt)) {
    bytes += size;
    if (bytes > LIMIT.bytes || usedAt < oldest) attempt(() => rmSync(path, { force: true }));
  }
}

/** Number of bytes that store the length of the list of files. */
const LENGTH = 4;

/**
 * Caches esbuild's output until a bundled package file changes or npm installs something. These files are known only
 * after bundling, so the entry lists them. Files of a package linked with `npm link` have paths that begin with `../`.
 */
async function cacheBundleOutput(cache, key, root, make) {
  const stateOf = (files) => fingerprint(root, [INSTALLED_PACKAGES_FILE, ...files]);
  const cached = cache.read(key);
  if (cached !== undefined) {
    const start = LENGTH + cached.readUInt32LE();
    const { files, state } = JSON.parse(cached.toString('utf8', LENGTH, start));
    if (stateOf(files) === state) return { content: cached.subarray(start), state };
  }
  const { content, inputs } = await make();
  const files = Object.keys(inputs).filter((path) => /^\.\.\/|(^|\/)node_modules\//.test(path));
  const state = stateOf(files);
  const head = Buffer.from(JSON.stringify({ files, state }));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(head.length);
  cache.write(key, Buffer.concat([length, head, content]));
  return { content, state };
}

function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

module.exports = {
  fingerprint,
  statesOf,
  hashOf,
  INSTALLED_PACKAGES_FILE,
  cacheBundleOutput,
  cacheKeyOf,
  openCache,
  PROGRAM_SOURCES,
};
