/** bundle: makes hashed files of islands and styles with esbuild. They are cached by the sizes and times of their sources. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuildFailure, BuildOptions, Message, Plugin, SameShape } from 'esbuild';
import { fingerprint, keyOf, openCache } from '../program/cache.cjs';
import { UsageError } from '../program/failures.ts';
import {
  type Assets,
  type IconName,
  type ScriptName,
  SHEETS,
  type SheetName,
} from '../render/assets.ts';
import { TRIMMED_FSRS, TRIMMED_REACT } from './trimmed-libraries.ts';

const SCRIPTS: Record<ScriptName, string> = {
  page: 'islands/page.ts',
  quiz: 'islands/quiz/mount-test.tsx',
  result: 'islands/quiz/mount-test.tsx',
  bank: 'islands/quiz/mount-bank.tsx',
  plan: 'islands/plan/mount-plan.tsx',
  gallery: 'islands/gallery.ts',
  ledger: 'islands/ledger.ts',
};
const EXTRAS = 'islands/plan/Extras.tsx';
const DRILLS = 'islands/plan/Drills.tsx';
/** Scripts that are loaded after the page's script: at once by some pages, or when they are needed. */
const PARTS = [
  SCRIPTS.quiz,
  SCRIPTS.bank,
  SCRIPTS.plan,
  SCRIPTS.gallery,
  'islands/gallery/drill.ts',
  SCRIPTS.ledger,
  'islands/quiz/ExamResult.tsx',
  'islands/page/answer.ts',
  EXTRAS,
  DRILLS,
  'islands/page/known.ts',
  'islands/page/listen.ts',
  'islands/page/not-found.ts',
  'islands/page/papers.ts',
  'islands/page/side-map.ts',
  'islands/offline/offline.ts',
  'islands/performance-monitor.ts',
  'islands/storage/progress-tools.ts',
];
/** The PNG files are drawn from favicon.svg; a test compares them. */
const ICONS: Record<IconName, string> = {
  svg: 'favicon.svg',
  small: 'favicon-32.png',
  touch: 'apple-touch-180.png',
};

/** Files that hosts send as they are, because they are compressed already. */
export const COMPRESSED = /\.(woff2|png|webp|jpe?g)$/;

/** The files that the assets depend on. */
const SOURCES = [
  'package-lock.json',
  'package.json',
  'pipeline/publish/bundle.ts',
  'pipeline/publish/trimmed-libraries.ts',
  'templates/islands',
  'templates/styles',
  'templates/icons',
];

/** esbuild's names of the browsers in `browserslist` of package.json, the list of supported browsers: docs/browsers.md. */
export function browserTargets(root: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((query) => query.replace(' >= ', '').replace('ios_saf', 'ios'));
}

/** @param root folder of this program */
export async function bundle(root: string): Promise<Assets> {
  const cache = openCache(root);
  const key = keyOf('assets', process.version, fingerprint(root, SOURCES));
  const cached = cache.read(key);
  if (cached !== undefined) return deserialize(cached) as Assets;
  const assets = await build(join(root, 'templates'), root);
  cache.write(key, serialize(assets));
  return assets;
}

async function build(templates: string, root: string): Promise<Assets> {
  const esbuild = await import('esbuild');
  const bundled = async <T extends BuildOptions>(options: T) => {
    const done = await esbuild
      .build(options as SameShape<BuildOptions, T>)
      .catch((failure: BuildFailure) =>
        refuse(failure.errors ?? [{ text: failure.message, location: null }]),
      );
    if (done.warnings.length > 0) refuse(done.warnings);
    return done;
  };
  const common = {
    bundle: true,
    minify: true,
    write: false as const,
    legalComments: 'none' as const,
    // Modules are always UTF-8: an accent is two bytes instead of four.
    charset: 'utf8' as const,
    target: browserTargets(root),
    define: {
      'process.env.NODE_ENV': '"production"',
      // Visitors have no developer tools of React: its calls to them are left out.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    },
    logLevel: 'silent' as const,
    absWorkingDir: root,
  };
  const result = await bundled({
    ...common,
    entryPoints: [
      ...new Set(Object.values(SCRIPTS)),
      ...SHEETS.map((sheet) => `styles/sheets/${sheet}.css`),
    ].map((entry) => join(templates, entry)),
    plugins: [withPage(templates), TRIMMED_FSRS, TRIMMED_REACT],
    format: 'esm',
    splitting: true,
    outdir: join(root, 'assets'),
    outbase: templates,
    entryNames: '[name]-[hash]',
    chunkNames: 'parte-[hash]',
    assetNames: 'letra-[hash]',
    loader: { '.woff2': 'file' },
    metafile: true,
    jsx: 'automatic',
    jsxImportSource: 'licencia',
    alias: { 'licencia/jsx-runtime': join(templates, 'islands/jsx.ts') },
  });
  const alone = async (entry: string) =>
    (
      await bundled({ ...common, entryPoints: [join(templates, entry)], format: 'iife' })
    ).outputFiles[0]!.text.trim();
  const icons = Object.entries(ICONS).map(([name, file]) => {
    const bytes = readFileSync(join(templates, 'icons', file));
    return {
      name,
      bytes,
      path: `/assets/${file.replace('.', `-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.`)}`,
    };
  });
  const outputs = result.metafile.outputs;
  const outputOf = (entry: string) =>
    Object.entries(outputs).find(([, output]) => output.entryPoint === `templates/${entry}`)!;
  const [pageEntry, { imports: ofPage }] = outputOf(SCRIPTS.page);
  const shared = ofPage.filter(({ kind }) => kind === 'import-statement');
  if (shared.length !== 1)
    throw new Error(`${pageEntry} is not one import of the shared file: see PARTS in bundle.ts`);
  const files = result.outputFiles
    .map((file) => ({
      path: `/${file.path.slice(root.length + 1).replaceAll('\\', '/')}`,
      bytes: file.contents,
    }))
    .filter(({ path }) => path !== `/${pageEntry}`);
  const scriptOf = (entry: string) =>
    entry === SCRIPTS.page ? shared[0]!.path : outputOf(entry)[0];
  const closure = (output: string): string[] => [
    output,
    ...(outputs[output]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap(({ path }) => closure(path)),
  ];
  const closures = forEachScript((entry) => [
    ...new Set(closure(scriptOf(entry)).map((path) => `/${path}`)),
  ]);
  // Of pages of practice: /repaso/ has the tools, whose import reads what the plan stores.
  const tools = closure(outputOf('islands/storage/progress-tools.ts')[0]);
  const elsewhere = [...closures.quiz, ...closures.bank, ...tools.map((path) => `/${path}`)];
  const brotliSize = (paths: readonly string[]): number =>
    paths.reduce(
      (sum, path) =>
        sum + brotliCompressSync(files.find((file) => file.path === path)!.bytes).length,
      0,
    );
  return {
    files: [...files, ...icons]
      .map(({ path, bytes }) => ({
        path,
        bytes,
        compressed: COMPRESSED.test(path) ? bytes.length : gzipSync(bytes, { level: 9 }).length,
      }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    stylesheets: Object.fromEntries(
      SHEETS.map((sheet) => [sheet, `/${outputOf(`styles/sheets/${sheet}.css`)[0]}`]),
    ) as Record<SheetName, string>,
    icons: Object.fromEntries(icons.map(({ name, path }) => [name, path])) as Assets['icons'],
    beforePaint: await alone('islands/before-paint.ts'),
    worker: await alone('islands/offline/worker.ts'),
    killSwitch: await alone('islands/offline/kill-switch.ts'),
    scripts: forEachScript((entry) => `/${scriptOf(entry)}`),
    closures,
    scriptBytes: Object.fromEntries(
      Object.entries(closures).map(([name, paths]) => [
        name,
        brotliSize(paths.filter((path) => name === 'page' || !closures.page.includes(path))),
      ]),
    ) as Record<ScriptName, number>,
    planBytes: brotliSize(closures.plan.filter((path) => !elsewhere.includes(path))),
    drillBytes: brotliSize(
      closure(outputOf(DRILLS)[0])
        .map((path) => `/${path}`)
        .filter((path) => !closures.plan.includes(path)),
    ),
  };
}

/** Warnings of esbuild are errors here: unbalanced braces would break the page's styles. */
function refuse(messages: readonly Pick<Message, 'text' | 'location'>[]): never {
  const lines = messages.map(
    ({ text, location }) =>
      `  ${location === null ? '' : `${location.file}:${location.line}:${location.column + 1}  `}${text}`,
  );
  throw new UsageError(
    `the styles and scripts of the site cannot be bundled:\n${lines.join('\n')}`,
  );
}

/**
 * Every page loads the page's script. Each other part imports it too, so esbuild puts it and all that it shares with
 * them into one file, and the page's own entry is nothing but an import of that file. For the same reason the plan imports
 * the script of the bank, and its extras and drills import the plan.
 */
function withPage(templates: string): Plugin {
  const shared: Record<string, string> = {
    [SCRIPTS.plan]: SCRIPTS.bank,
    [EXTRAS]: SCRIPTS.plan,
    [DRILLS]: SCRIPTS.plan,
  };
  return {
    name: 'with-page',
    setup: ({ onLoad }) =>
      onLoad({ filter: /[\\/]islands[\\/]/ }, ({ path }) => {
        const part = PARTS.find((entry) => path === join(templates, entry));
        if (part === undefined) return undefined;
        const first = JSON.stringify(join(templates, shared[part] ?? SCRIPTS.page));
        return { contents: `import ${first};${readFileSync(path, 'utf8')}`, loader: 'tsx' };
      }),
  };
}

const forEachScript = <T>(of: (entry: string) => T) =>
  Object.fromEntries(Object.entries(SCRIPTS).map(([name, entry]) => [name, of(entry)])) as Record<
    ScriptName,
    T
  >;
