/** bundle: islands and styles → hashed files, by esbuild. Kept in a cache by the sources' sizes and times, so most builds reuse them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuildFailure, BuildOptions, Message, SameShape } from 'esbuild';
import { cacheFolder, keep, keepNewest, readKept, touch } from './disk-cache.ts';
import { UsageError } from './failures.ts';
import { programFiles } from './program-files.ts';

export type AssetFile = {
  path: string;
  bytes: Uint8Array;
  /** Bytes over the wire with gzip, where that is known. */
  compressed?: number;
};

export type Assets = {
  files: AssetFile[];
  stylesheet: string;
  icons: Record<keyof typeof ICONS, string>;
  /** Inline script that runs before the first paint. */
  beforePaint: string;
  scripts: Record<ScriptName, string>;
  /** Each script with everything it loads at once. */
  closures: Record<ScriptName, string[]>;
  /** The same without what every page loads, as bytes over the wire: measured here, once for each change, because Brotli's best is slow. */
  scriptBytes: Record<ScriptName, number>;
  /** The service worker without its list of files. */
  worker: string;
  /** The one that removes itself and everything saved. */
  killSwitch: string;
};

/** One script for all practice: the pages lead to each other, and each file more is one request more. */
const PRACTICE = 'islands/quiz/mount.tsx';
const SCRIPTS = {
  page: 'islands/page.ts',
  quiz: PRACTICE,
  result: PRACTICE,
  bank: PRACTICE,
  gallery: 'islands/gallery.ts',
};
export type ScriptName = keyof typeof SCRIPTS;
/** Drawn from favicon.svg; a test sees to it that they show the same. */
const ICONS = { svg: 'favicon.svg', small: 'favicon-32.png', touch: 'apple-touch-180.png' };

/** Already compressed: a host sends them as they are. */
export const COMPRESSED = /\.(woff2|png|webp|jpe?g)$/;

/** States of the sources that are kept. */
const KEPT = 4;

/** esbuild's names of the browsers in package.json's `browserslist`, the one list of what the site supports: docs/browsers.md. */
export function browserTargets(root: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((query) => query.replace(' >= ', '').replace('ios_saf', 'ios'));
}

/** @param root folder of this program */
export async function bundle(root: string): Promise<Assets> {
  const templates = join(root, 'templates');
  const sources = programFiles(root, [
    'package-lock.json',
    'package.json',
    'pipeline/bundle.ts',
    'templates/islands/',
    'templates/styles/',
    'templates/icons/',
  ]);
  const key = createHash('sha256').update(sources.join('\n')).digest('hex').slice(0, 16);
  const cache = join(cacheFolder(root), `assets-${key}.json`);
  const known = revive(readKept(cache));
  if (known !== undefined) {
    touch(cache);
    return known;
  }
  const assets = await build(templates, root);
  keep(cache, JSON.stringify(store(assets)));
  keepNewest(dirname(cache), KEPT, (name) => name.startsWith('assets-'));
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
    target: browserTargets(root),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent' as const,
    absWorkingDir: root,
  };
  const result = await bundled({
    ...common,
    entryPoints: [...new Set(Object.values(SCRIPTS)), 'styles/site.css'].map((entry) =>
      join(templates, entry),
    ),
    // Every page loads it anyway; as a part of each entry its modules become one shared file instead of four.
    inject: [join(templates, SCRIPTS.page)],
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
    Object.entries(outputs).find(([, output]) => output.entryPoint === `templates/${entry}`)![0];
  const { files, finalPath } = inOneFile(
    result.outputFiles.map((file) => ({
      path: `/${file.path.slice(root.length + 1).replaceAll('\\', '/')}`,
      bytes: file.contents,
    })),
    `/${outputOf(SCRIPTS.page)}`,
  );
  const closure = (output: string): string[] => [
    output,
    ...(outputs[output]?.imports ?? [])
      .filter((each) => each.kind === 'import-statement')
      .flatMap((each) => closure(each.path)),
  ];
  const closures = forEachScript((entry) => [
    ...new Set(closure(outputOf(entry)).map((path) => finalPath(`/${path}`))),
  ]);
  return {
    files: [...files, ...icons]
      .map(({ path, bytes }) => ({
        path,
        bytes,
        compressed: COMPRESSED.test(path) ? bytes.length : gzipSync(bytes, { level: 9 }).length,
      }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    stylesheet: files.find((file) => /^\/assets\/site-.*\.css$/.test(file.path))!.path,
    icons: Object.fromEntries(icons.map(({ name, path }) => [name, path])) as Assets['icons'],
    beforePaint: await alone('islands/before-paint.ts'),
    worker: await alone('islands/offline/worker.ts'),
    killSwitch: await alone('islands/offline/kill-switch.ts'),
    scripts: forEachScript((entry) => finalPath(`/${outputOf(entry)}`)),
    closures,
    scriptBytes: Object.fromEntries(
      Object.entries(closures).map(([name, paths]) => [
        name,
        paths
          .filter((path) => name === 'page' || !closures.page.includes(path))
          .reduce(
            (sum, path) =>
              sum + brotliCompressSync(files.find((file) => file.path === path)!.bytes).length,
            0,
          ),
      ]),
    ) as Record<ScriptName, number>,
  };
}

/** What esbuild only warns of, such as a brace too few, would be a broken look for visitors. */
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
 * esbuild leaves of the page's entry only a call into the part that all entries share: two requests, one after the other,
 * on every page. Here the shared part makes the call itself and is the entry; what it starts starts only once.
 */
function inOneFile(
  files: AssetFile[],
  entry: string,
): { files: AssetFile[]; finalPath: (path: string) => string } {
  const textOf = (path: string) =>
    Buffer.from(files.find((file) => file.path === path)!.bytes).toString();
  const [, exported, , partName] =
    /^import\{(\w+) as (\w+)\}from"\.\/([\w-]+\.js)";\2\(\);\s*$/.exec(textOf(entry)) ?? [];
  if (exported === undefined || partName === undefined)
    throw new Error(
      `${entry} is not one call into a shared part: see inOneFile in pipeline/bundle.ts`,
    );
  const part = `/assets/${partName}`;
  const shared = textOf(part);
  const start = new RegExp(`[{,](\\w+) as ${exported}[,}]`).exec(
    shared.slice(shared.lastIndexOf('export{')),
  )?.[1];
  if (start === undefined) throw new Error(`${part} does not export ${exported}`);
  const merged = Buffer.from(`${shared.trimEnd()}${start}();\n`);
  const name = `page-${createHash('sha256').update(merged).digest('hex').slice(0, 8).toUpperCase()}.js`;
  return {
    files: files
      .filter(({ path }) => path !== entry)
      .map(({ path, bytes }) => {
        if (path === part) return { path: `/assets/${name}`, bytes: merged };
        return path.endsWith('.js')
          ? {
              path,
              bytes: Buffer.from(
                Buffer.from(bytes).toString().replaceAll(`"./${partName}"`, `"./${name}"`),
              ),
            }
          : { path, bytes };
      }),
    finalPath: (path) => (path === entry || path === part ? `/assets/${name}` : path),
  };
}

const forEachScript = <T>(of: (entry: string) => T) =>
  Object.fromEntries(Object.entries(SCRIPTS).map(([name, entry]) => [name, of(entry)])) as Record<
    ScriptName,
    T
  >;

type Stored = Omit<Assets, 'files'> & { files: (Omit<AssetFile, 'bytes'> & { bytes: string })[] };
const store = (assets: Assets): Stored => ({
  ...assets,
  files: assets.files.map((file) => ({
    ...file,
    bytes: Buffer.from(file.bytes).toString('base64'),
  })),
});

function revive(kept: Buffer | undefined): Assets | undefined {
  if (kept === undefined) return undefined;
  try {
    const stored = JSON.parse(kept.toString()) as Stored;
    return {
      ...stored,
      files: stored.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes, 'base64') })),
    };
  } catch {
    // A file that something else cut off is no kept file.
    return undefined;
  }
}
