#!/usr/bin/env node
/**
 * Starts the CLI fast: bundles cli.ts once with esbuild, keyed by the sources, and keeps V8's compiled code beside it.
 * Running TypeScript through a loader would cost several times the start-up of the bundle.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const v8 = require('node:v8');
const vm = require('node:vm');

// A run is over in a second: code is optimised later than V8 would, because half of what it optimises is never run again.
// And the heap grows in smaller steps: a site of thousands of pages needs a third less memory for no more time.
// The flags are tried out on Node 20; another V8 might not know them and would complain.
if (process.version.startsWith('v20.')) v8.setFlagsFromString('--interrupt-budget=1000000 --heap-growing-percent=10 --regexp-tier-up-ticks=100');

const root = dirname(__dirname);
const cacheRoot = join(root, 'node_modules', '.cache', 'licencia');
const SOURCES = ['cli.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'pipeline', 'schemas', 'templates'];

/** Sizes and times of all source files: cheap, and any edit changes them. The program's own caches go by them too. */
function sourceFiles() {
  const files = [];
  const visit = (path) => {
    const info = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (info === undefined) return;
    if (!info.isDirectory()) files.push(`${path}\0${info.size}\0${info.mtimeMs}`);
    else for (const name of readdirSync(`${root}/${path}`).sort()) visit(`${path}/${name}`);
  };
  SOURCES.forEach(visit);
  return files;
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
  const { build } = require('esbuild');
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
    plugins: [{ name: 'lazy-child-process', setup: ({ onResolve }) => onResolve({ filter: /^node:child_process$/ }, ({ importer }) => (/[\\/]commander[\\/]/.test(importer) ? { path: join(__dirname, 'lazy-child-process.cjs') } : undefined)) }],
    absWorkingDir: root,
    define: { 'process.env.NODE_ENV': '"production"' },
    supported: { 'dynamic-import': false },
    loader: { '.md': 'text' },
    logLevel: 'silent',
  });
  // What esbuild leaves unescaped stands in regular expressions. A text of one byte a character is half as long in memory.
  const ascii = result.outputFiles[0].text.replaceAll(/[^\x00-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const code = `(function(exports,require,module,__filename,__dirname){${ascii}\n})`;
  try {
    for (const old of readdirSync(cacheRoot)) if (old.startsWith('cli-')) rmSync(join(cacheRoot, old), { recursive: true, force: true });
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, code);
  } catch {
    // A cache that cannot be written only costs time.
  }
  return code;
}

async function start() {
  const sources = sourceFiles();
  const folder = join(cacheRoot, `cli-${createHash('sha256').update(`${process.version}\n${sources.join('\n')}`).digest('hex').slice(0, 16)}`);
  const file = join(folder, 'cli.cjs');
  const code = readIfThere(file)?.toString('latin1') ?? (await bundle(file));
  // One compiled-code file a command: each holds the functions that this command needs.
  const command = /^[a-z]+$/.test(process.argv[2] ?? '') ? process.argv[2] : 'other';
  const compiledFile = join(folder, `${command}.v8`);
  const cachedData = readIfThere(compiledFile);
  const script = new vm.Script(code, { filename: file, ...(cachedData === undefined ? {} : { cachedData }) });
  const program = { exports: {} };
  script.runInThisContext()(program.exports, require, program, file, root);
  if (cachedData === undefined || script.cachedDataRejected) {
    process.on('exit', () => {
      try {
        writeWhole(compiledFile, script.createCachedData());
      } catch {
        // As above.
      }
    });
  }
  // From here on the program reports its own errors.
  process.off('uncaughtException', stop);
  process.exitCode = await program.exports.main(process.argv.slice(2), root, sources);
}

/** The program does not start: a module is not installed, the system refuses a call (both 3), or it does not compile (70). */
function reportFailure(error) {
  const missing = error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_MODULE_NOT_FOUND';
  const problems = (error.errors ?? []).map(({ text, location }) => `${location ? `${location.file}:${location.line}:${location.column + 1}  ` : ''}${text}`);
  const reason = problems.length > 0 ? `this program does not compile:\n  ${problems.join('\n  ')}` : `this program does not start: ${String(error.message).split('\n')[0]}`;
  const message = missing ? `${String(error.message).split('\n')[0]}; run "npm ci" first` : reason;
  process.exitCode = missing || error.syscall !== undefined ? 3 : 70;
  process.stderr.write(`licencia: ${message}\n`);
  if (!/^--format(=|\0)json(\0|$)/m.test(process.argv.join('\0').replaceAll('\0--', '\n--'))) return;
  // The report of cli.ts, without findings.
  const counts = (...names) => Object.fromEntries(names.map((name) => [name, 0]));
  const summary = {
    ...counts('errors', 'warnings', 'notes'),
    conflicts: counts('open', 'ruled', 'due', 'stale'),
    coverage: counts('referenced', 'quoted', 'unbound'),
    ledger: counts('facts', 'readings', 'computed', 'found'),
  };
  const kind = process.exitCode === 3 ? 'environment' : 'bug';
  process.stdout.write(`${JSON.stringify({ version: 1, error: { kind, message }, findings: [], summary }, null, 2)}\n`);
}

/** An error outside of any call, such as that of a program that cannot be started. */
function stop(error) {
  reportFailure(error);
  process.exit();
}

process.on('uncaughtException', stop);
start().catch(reportFailure);
