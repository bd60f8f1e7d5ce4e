/**
 * Bundles cli.ts with esbuild once for each state of the sources, caches the bundle and the code that V8 compiles from
 * it, and runs it. Running TypeScript through a loader would take several times as long to start.
 */
const { dirname, join } = require('node:path');
const vm = require('node:vm');
const { asksForJson } = require('./asks-for-json.cjs');
const {
  fingerprint,
  cacheBundleOutput,
  hashOf,
  cacheKeyOf,
  openCache,
  PROGRAM_SOURCES,
  statesOf,
} = require('./cache.cjs');

const root = dirname(dirname(__dirname));

const compilerOptions = (sourcemap) => ({
  entryPoints: [join(root, 'cli.ts')],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  minifyWhitespace: true,
  ...(sourcemap && {
    sourcemap: 'external',
    sourcesContent: false,
    outfile: join(root, 'cli.cjs'),
  }),
  // Not bundled: packages of native code, WebAssembly or executables, which load files from their own folder, and
  // packages that are rarely needed.
  external: [
    'ajv',
    'esbuild',
    'fsevents',
    '@resvg/resvg-js',
    'node-sqlite3-wasm',
    'opentype.js',
    'topojson-client',
  ],
  alias: {
    'js-yaml': './pipeline/load/no-js-yaml.cjs',
    // Keeps only the part of React that renders pages: the rest would be a fifth of the program.
    'react-dom/client': './pipeline/program/no-react-client.cjs',
    'react-dom/server': './node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js',
    'node:child_process': './pipeline/program/child-process.cjs',
  },
  absWorkingDir: root,
  // If a folder of the program is a symbolic link, its modules still find the packages of this root.
  preserveSymlinks: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  supported: { 'dynamic-import': false },
  loader: { '.md': 'text' },
  logLevel: 'silent',
});

const PARAMETERS = 'exports,require,module,__filename,__dirname';

function wrapped([{ text }]) {
  // esbuild leaves non-ASCII characters in regular expressions. An ASCII text is read in a third of the time.
  const ascii = text.replaceAll(
    /[^\x00-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `(function(${PARAMETERS}){${ascii}\n})`;
}

const FILENAME = join(root, 'cli.cjs');

function load(script) {
  const module = { exports: {} };
  script.runInThisContext()(module.exports, require, module, FILENAME, root);
  return module.exports;
}

/** With --debug, stack traces name places in the sources. Only --debug makes the source map: it is slow. */
function loadForDebugging(outputFiles) {
  const text = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text;
  const { SourceMap } = require('node:module');
  const map = new SourceMap(JSON.parse(text('.map')));
  Error.prepareStackTrace = (error, sites) =>
    [String(error), ...sites.map((site) => `    at ${sourceOf(site, FILENAME, map)}`)].join('\n');
  const code = `(function(${PARAMETERS}){\n${text('.cjs')}\n})`;
  return load(new vm.Script(code, { filename: FILENAME }));
}

/** The function and position of a stack frame; for the bundle, the position in the source. Line 1 is the wrapper. */
function sourceOf(site, filename, map) {
  if (site.getFileName() !== filename) return String(site);
  const entry = map.findEntry(site.getLineNumber() - 2, site.getColumnNumber() - 1);
  if (entry.originalSource === undefined) return String(site);
  const { originalSource, originalLine, originalColumn } = entry;
  const place = `${join(root, originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
  return `${site.getFunctionName() ?? '<anonymous>'} (${place})`;
}

async function codeOf(program, cache) {
  const key = cacheKeyOf('program', program);
  const { content, state } = await cacheBundleOutput(cache, key, root, async () => {
    const options = { ...compilerOptions(false), metafile: true };
    const { outputFiles, metafile } = await require('esbuild').build(options);
    return { content: Buffer.from(wrapped(outputFiles), 'latin1'), inputs: metafile.inputs };
  });
  return { code: content.toString('latin1'), packages: state };
}

async function run() {
  const program = fingerprint(root, PROGRAM_SOURCES);
  const isDebugging = process.argv.includes('--debug');
  const { main } = await (isDebugging ? loadSlowly() : loadFast(program));
  // From now on the program reports its own errors.
  process.off('uncaughtException', stop);
  const compiler = createCompiler(isDebugging);
  try {
    process.exitCode = await main(process.argv.slice(2), root, program, compiler);
  } finally {
    await compiler.end();
  }
}

async function loadSlowly() {
  const { outputFiles } = await require('esbuild').build(compilerOptions(true));
  return loadForDebugging(outputFiles);
}

async function loadFast(program) {
  const cache = openCache(root);
  const { code, packages } = await codeOf(program, cache);
  // Compiled code contains only the functions that ran, so each command has its own.
  const command = /^[a-z]+$/.test(process.argv[2] ?? '') ? process.argv[2] : 'other';
  const compiledKey = cacheKeyOf('compiled', process.version, program, packages, command);
  const cachedData = cache.read(compiledKey);
  const script = new vm.Script(code, { filename: FILENAME, cachedData });
  if (cachedData === undefined || script.cachedDataRejected)
    process.on('exit', () => cache.write(compiledKey, script.createCachedData()));
  return load(script);
}

/** Large packages that recompiled programs of `dev` load from node_modules: bundling them takes a third of the time. */
const SHARED = ['@humanwhocodes/momoa', 'ajv', 'commander', 'parse5', 'yaml', 'zod'];

/** Compiles the current sources for `dev`: a second compilation takes half as long as the first. */
function createCompiler(isDebugging) {
  let compiler;
  const options = () => {
    const { external, ...others } = compilerOptions(isDebugging);
    // Loads the packages in advance, so that nobody waits for them after the first change.
    for (const name of SHARED) require(name);
    return { ...others, external: [...external, ...SHARED], metafile: true };
  };
  return {
    /** @returns the program, or the reasons why it does not compile */
    async newest() {
      try {
        // Reads the states before compiling: an edit during compilation belongs to the next program, not to this one.
        const states = statesOf(root, PROGRAM_SOURCES);
        compiler ??= await require('esbuild').context(options());
        const { outputFiles, metafile } = await compiler.rebuild();
        return {
          hash: hashOf(states.values()),
          hashOf: (module) =>
            hashOf(importsOf(module, metafile).map((path) => states.get(path) ?? path)),
          load: () =>
            isDebugging
              ? loadForDebugging(outputFiles)
              : load(new vm.Script(wrapped(outputFiles), { filename: FILENAME })),
        };
      } catch (error) {
        return { problems: problemsOf(error) };
      }
    },
    /** Ends esbuild's process, which would keep running. */
    end: () => compiler?.dispose(),
  };
}

/** A module of the program, and all that it imports, except packages: they change only with another installation. */
function importsOf(module, { inputs }) {
  const found = new Set([module]);
  for (const path of found)
    for (const { path: other, external } of inputs[path]?.imports ?? [])
      if (!external && !other.includes('node_modules/')) found.add(other);
  return [...found].sort();
}

/**
 * Reports a program that does not start: a module is missing (3), a file cannot be read (3), or it does not compile
 * (70).
 */
function reportFailure(error) {
  fail(...failureOf(error));
}

function failureOf(error) {
  const [message] = String(error.message).split('\n');
  const problems = error.errors ? problemsOf(error) : [];
  const unreadable = problems.find((problem) => /^(Cannot|Could not) read /.test(problem));
  if (error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_MODULE_NOT_FOUND')
    return [3, `${message}; run "npm ci" first`];
  if (unreadable !== undefined || error.syscall !== undefined)
    return [3, `a file of this program cannot be read: ${unreadable ?? message}`];
  if (problems.length > 0)
    return [70, `this program does not compile:\n  ${problems.join('\n  ')}`];
  return [70, `this program does not start: ${message}`];
}

function fail(exitCode, reason) {
  process.exitCode = exitCode;
  process.stderr.write(`licencia: ${reason}\n`);
  if (asksForJson(process.argv))
    process.stdout.write(`${JSON.stringify(emptyReport(exitCode, reason), null, 2)}\n`);
}

/** One line for each problem of the compiler; the message of any other error. */
const problemsOf = ({ errors, message }) =>
  errors?.map(
    ({ text, location }) =>
      `${location ? `${location.file}:${location.line}:${location.column + 1}  ` : ''}${text}`,
  ) ?? [message];

/** A JSON report without findings, in the format of cli.ts. */
function emptyReport(exitCode, message) {
  const counts = (...names) => Object.fromEntries(names.map((name) => [name, 0]));
  const summary = {
    ...counts('errors', 'warnings', 'notes'),
    conflicts: counts('open', 'ruled', 'due', 'stale'),
    coverage: counts('referenced', 'quoted', 'unbound'),
    ledger: counts('facts', 'readings', 'computed', 'found'),
  };
  const error = { kind: exitCode === 3 ? 'environment' : 'bug', message };
  return { version: 1, error, findings: [], summary };
}

/** Reports an error that reaches no caller, such as the error of a program that cannot be started. */
function stop(error) {
  reportFailure(error);
  process.exit();
}

/** The oldest supported Node, major and minor: an older one fails in ways that look like bugs. */
const NEEDED = [20, 19];

function start() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]))
    return fail(
      3,
      `this needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}`,
    );
  process.on('uncaughtException', stop);
  run().catch(reportFailure);
}

module.exports = { start };
