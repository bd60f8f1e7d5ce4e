/**
 * The one cache: key → bytes, in files that may vanish at any time. No function here throws: a cache that is full,
 * read-only, damaged, of another version or of another user only costs time.
 * CommonJS, because the launcher needs it before any TypeScript is compiled.
 */
const {
  closeSync,
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
  utimesSync,
  writeFileSync,
} = require('node:fs');
const { join } = require('node:path');

/** Each file begins with the form of the cache and a hash of what follows: V8 aborts on damaged compiled code. */
const FORM = Buffer.from('licencia-cache-1');
const HASH = 16;
const HEADER = FORM.length + HASH;

const DAY = 24 * 3600 * 1000;
/** The oldest entries are removed above this size, and those that no run has read for this long. */
const LIMIT = { bytes: 256 * 2 ** 20, age: 30 * DAY };

/**
 * The date of files that are linked into a site: 1 January 2000, in seconds since 1970. A change of such a file under its
 * other name changes the date, too, and the file is made again.
 */
const UNTOUCHED = 946_684_800;

/** The files of this program. */
const SOURCES = [
  'cli.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'pipeline',
  'schemas',
  'templates',
];

/** Loads `node:crypto` only here: a build with nothing to do needs no hash, and loading takes 4 ms. */
const digest = (...parts) =>
  parts
    .reduce((hash, part) => hash.update(part), require('node:crypto').createHash('sha256'))
    .digest();

/** A file name: the kind of the entry, and a hash of everything that it is made from. */
function keyOf(kind, ...inputs) {
  return `${kind}-${digest(...inputs.flatMap((input) => [`${Buffer.byteLength(input)}\0`, input])).toString('hex', 0, 16)}`;
}

/**
 * Hash of names, sizes and times of all files at or below the paths: cheap, and any edit changes it. An archive may give an
 * edited file the date of the one before, but not the time of change of its inode. Throws errors of the system.
 */
function fingerprint(root, paths) {
  const lines = [];
  const visit = (path) => {
    const info = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (info === undefined) return;
    if (!info.isDirectory()) lines.push(`${path}\0${info.size}\0${info.mtimeMs}\0${info.ctimeMs}`);
    else for (const name of readdirSync(`${root}/${path}`).sort()) visit(`${path}/${name}`);
  };
  for (const path of paths) visit(path);
  return digest(lines.join('\n')).toString('hex', 0, 16);
}

/** @param root folder of this program */
function openCache(root) {
  const folder = join(root, 'node_modules', '.cache', 'licencia');
  let isSwept = false;
  return {
    read(key) {
      const bytes = attempt(() => {
        const file = openSync(join(folder, key), 'r');
        try {
          const { mtimeMs } = fstatSync(file);
          const now = Date.now();
          if (Math.abs(now - mtimeMs) > DAY)
            attempt(() => futimesSync(file, now / 1000, now / 1000));
          return readFileSync(file);
        } finally {
          closeSync(file);
        }
      });
      if (bytes === undefined || !bytes.subarray(0, FORM.length).equals(FORM)) return undefined;
      const content = bytes.subarray(HEADER);
      return digest(content).compare(bytes, FORM.length, HEADER, 0, HASH) === 0
        ? content
        : undefined;
    },
    write(key, content) {
      put(key, Buffer.concat([FORM, digest(content).subarray(0, HASH), Buffer.from(content)]));
    },
    readTwice(key) {
      return attempt(() => {
        const bytes = readFileSync(join(folder, key));
        const [half, rest] = [bytes.length >> 1, bytes.length % 2];
        const content = bytes.subarray(0, half);
        return rest === 0 && half > 0 && content.equals(bytes.subarray(half)) ? content : undefined;
      });
    },
    writeTwice(key, content) {
      put(key, Buffer.concat([content, content]));
    },
    file(key) {
      return attempt(() => {
        const path = join(folder, key);
        const info = statSync(path, { throwIfNoEntry: false });
        return info?.mtimeMs === UNTOUCHED * 1000 ? { path, size: info.size } : undefined;
      });
    },
    writeFile(key, content) {
      const isStored = put(key, content, UNTOUCHED);
      return isStored ? { path: join(folder, key), size: content.length } : undefined;
    },
  };

  /** @param day modification time, in seconds since 1970 @returns whether it is stored */
  function put(key, bytes, day) {
    // A draft that is renamed: two processes that start together never read half a file.
    const draft = join(folder, `${key}.${process.pid}`);
    const isStored = attempt(() => {
      if (!isSwept) {
        mkdirSync(folder, { recursive: true });
        sweep(folder);
        isSwept = true;
      }
      writeFileSync(draft, bytes);
      if (day !== undefined) utimesSync(draft, day, day);
      renameSync(draft, join(folder, key));
      return true;
    });
    if (!isStored) attempt(() => rmSync(draft, { force: true }));
    return isStored === true;
  }
}

/** Removes old entries, with them drafts of killed runs, and folders of earlier versions. */
function sweep(folder) {
  const now = Date.now();
  const entries = readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const info = lstatSync(path, { throwIfNoEntry: false });
    // Removing one of two names of a file frees nothing.
    if (info === undefined || (info.isFile() && info.nlink > 1)) return [];
    const time = info.mtimeMs === UNTOUCHED * 1000 ? info.ctimeMs : info.mtimeMs;
    // A clock that was wrong wrote it: it would stay until that day, in the place of newer ones.
    const usedAt = time > now + DAY ? 0 : time;
    return { path, size: info.size, usedAt, isFolder: info.isDirectory() };
  });
  const oldest = now - LIMIT.age;
  let bytes = 0;
  for (const { path, size, usedAt, isFolder } of entries.sort((a, b) => b.usedAt - a.usedAt)) {
    bytes += size;
    if (isFolder || bytes > LIMIT.bytes || usedAt < oldest)
      attempt(() => rmSync(path, { recursive: true, force: true }));
  }
}

function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

module.exports = { fingerprint, keyOf, openCache, SOURCES, UNTOUCHED };
