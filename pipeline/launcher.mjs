#!/usr/bin/env node
/**
 * Starts the CLI fast: bundles cli.ts once with esbuild, keyed by the sources, and keeps V8's compiled code beside it.
 * Running TypeScript through a loader would cost several times the start-up of the bundle.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import vm from 'node:vm';

// A run is over in a second: code is optimised later than V8 would, because half of what it optimises is never run again.
// And the heap grows in smaller steps: a site of thousands of pages needs a third less memory for a few per cent of time.
// The flags are tried out on Node 20; another V8 might not know them and would complain.
if (process.version.startsWith('v20.')) v8.setFlagsFromString('--interrupt-budget=1000000 --heap-growing-percent=40');

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cacheRoot = join(root, 'node_modules', '.cache', 'licencia');
const SOURCES = ['cli.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'pipeline', 'schemas', 'templates'];

/** Sizes and times of all source files: cheap, and any edit changes it. */
function sourceKey() {
  const hash = createHash('sha256').update(process.version);
  const visit = (path) => {
    const info = statSync(join(root, path), { throwIfNoEntry: false });
    if (info === undefined) return;
    if (!info.isDirectory()) hash.update(`${path}\0${info.size}\0${info.mtimeMs}\n`);
    else for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
  };
  SOURCES.forEach(visit);
  return hash.digest('hex').slice(0, 16);
}

function readIfThere(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Written beside and renamed, so that two processes that start together never read half a file. */
function writeWhole(path, content) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

async function bundle(file) {
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints: [join(root, 'cli.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minifyWhitespace: true,
    // Native code, WebAssembly and other programs load their own files from beside themselves.
    external: ['esbuild', 'fsevents', '@resvg/resvg-js', 'node-sqlite3-wasm', 'opentype.js', 'playwright', 'playwright-core'],
    alias: { 'js-yaml': './pipeline/load/no-js-yaml.cjs' },
    absWorkingDir: root,
    define: { 'process.env.NODE_ENV': '"production"' },
    supported: { 'dynamic-import': false },
    loader: { '.md': 'text' },
    logLevel: 'silent',
  });
  const code = result.outputFiles[0].text;
  try {
    for (const old of readdirSync(cacheRoot)) if (old.startsWith('cli-')) rmSync(join(cacheRoot, old), { recursive: true, force: true });
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, code);
  } catch {
    // A cache that cannot be written only costs time.
  }
  return code;
}

const folder = join(cacheRoot, `cli-${sourceKey()}`);
const file = join(folder, 'cli.cjs');
try {
  mkdirSync(cacheRoot, { recursive: true });
} catch {
  // As above.
}
const code = readIfThere(file)?.toString('utf8') ?? (await bundle(file));
// One compiled-code file a command: each holds the functions that this command needs.
const command = /^[a-z]+$/.test(process.argv[2] ?? '') ? process.argv[2] : 'other';
const compiledFile = join(folder, `${command}.v8`);
const cachedData = readIfThere(compiledFile);
const script = new vm.Script(`(function(exports,require,module,__filename,__dirname){${code}\n})`, {
  filename: file,
  ...(cachedData === undefined ? {} : { cachedData }),
});
const module = { exports: {} };
script.runInThisContext()(module.exports, createRequire(join(root, 'cli.ts')), module, file, root);
if (cachedData === undefined || script.cachedDataRejected) {
  process.on('exit', () => {
    try {
      writeWhole(compiledFile, script.createCachedData());
    } catch {
      // As above.
    }
  });
}
process.exitCode = await module.exports.main(process.argv.slice(2), root);
