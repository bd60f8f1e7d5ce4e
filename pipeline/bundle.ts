/** bundle: islands and styles → hashed files, by esbuild. Kept in a cache by the sources' own hash, so most builds reuse them. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type AssetFile = { path: string; bytes: Uint8Array };

export type Assets = {
  files: AssetFile[];
  stylesheet: string;
  icon: string;
  /** Inline script that runs before the first paint. */
  beforePaint: string;
  /** Fonts worth loading early. */
  preloads: string[];
  scripts: { page: string; quiz: string; result: string };
  /** Bytes of each script with everything it loads at once, by name. */
  closures: Record<'page' | 'quiz' | 'result', string[]>;
};

const ENTRIES = { page: 'islands/page.ts', quiz: 'islands/quiz/mount.tsx', result: 'islands/quiz/mount-result.tsx', site: 'styles/site.css' };
const PRELOADED = /overpass.*\.woff2$/;

/** @param root folder of this program; @param version changes with the bundler's settings */
export async function bundle(root: string): Promise<Assets> {
  const templates = join(root, 'templates');
  const key = contentKey(templates, join(root, 'package-lock.json'));
  const cache = join(root, 'node_modules', '.cache', 'licencia', `assets-${key}.json`);
  try {
    return revive(JSON.parse(readFileSync(cache, 'utf8')) as Stored);
  } catch {
    // Not there yet.
  }
  const assets = await build(templates, root);
  try {
    mkdirSync(dirname(cache), { recursive: true });
    const draft = `${cache}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(store(assets)));
    renameSync(draft, cache);
  } catch {
    // A cache that cannot be written only costs time.
  }
  return assets;
}

async function build(templates: string, root: string): Promise<Assets> {
  const esbuild = await import('esbuild');
  const common = { bundle: true, minify: true, write: false as const, legalComments: 'none' as const, target: ['es2022', 'safari15.4', 'chrome100', 'firefox100'], define: { 'process.env.NODE_ENV': '"production"' }, logLevel: 'silent' as const, absWorkingDir: root };
  const result = await esbuild.build({
    ...common,
    entryPoints: Object.values(ENTRIES).map((entry) => join(templates, entry)),
    format: 'esm',
    splitting: true,
    outdir: join(root, 'assets'),
    outbase: templates,
    entryNames: '[name]-[hash]',
    chunkNames: 'parte-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
    metafile: true,
    jsx: 'automatic',
  });
  const inline = await esbuild.build({ ...common, entryPoints: [join(templates, 'islands/before-paint.ts')], format: 'iife' });
  const icon = readFileSync(join(templates, 'icons/favicon.svg'));
  const iconPath = `/assets/favicon-${createHash('sha256').update(icon).digest('hex').slice(0, 8)}.svg`;
  const files = result.outputFiles.map((file) => ({ path: `/${file.path.slice(root.length + 1).replaceAll('\\', '/')}`, bytes: file.contents }));
  const outputs = result.metafile.outputs;
  const outputOf = (entry: string) => Object.entries(outputs).find(([, output]) => output.entryPoint === `templates/${entry}`)![0];
  const closure = (output: string): string[] => [output, ...(outputs[output]?.imports ?? []).filter((each) => each.kind === 'import-statement').flatMap((each) => closure(each.path))];
  const script = (entry: string) => `/${outputOf(entry)}`;
  const closureOf = (entry: string) => [...new Set(closure(outputOf(entry)))].map((path) => `/${path}`);
  return {
    files: [...files, { path: iconPath, bytes: icon }].sort((a, b) => (a.path < b.path ? -1 : 1)),
    stylesheet: files.find((file) => /^\/assets\/site-.*\.css$/.test(file.path))!.path,
    icon: iconPath,
    beforePaint: inline.outputFiles[0]!.text.trim(),
    preloads: files.filter((file) => PRELOADED.test(file.path)).map((file) => file.path),
    scripts: { page: script(ENTRIES.page), quiz: script(ENTRIES.quiz), result: script(ENTRIES.result) },
    closures: { page: closureOf(ENTRIES.page), quiz: closureOf(ENTRIES.quiz), result: closureOf(ENTRIES.result) },
  };
}

type Stored = Omit<Assets, 'files'> & { files: { path: string; bytes: string }[] };
const store = (assets: Assets): Stored => ({ ...assets, files: assets.files.map(({ path, bytes }) => ({ path, bytes: Buffer.from(bytes).toString('base64') })) });
const revive = (stored: Stored): Assets => ({ ...stored, files: stored.files.map(({ path, bytes }) => ({ path, bytes: Buffer.from(bytes, 'base64') })) });

function contentKey(folder: string, lockFile: string): string {
  const hash = createHash('sha256').update(readFileSync(lockFile)).update(readFileSync(join(folder, '../pipeline/bundle.ts')));
  const visit = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) visit(inner);
      else hash.update(`${inner.slice(folder.length)}\0`).update(readFileSync(inner));
    }
  };
  visit(join(folder, 'islands'));
  visit(join(folder, 'styles'));
  visit(join(folder, 'icons'));
  return hash.digest('hex').slice(0, 16);
}
