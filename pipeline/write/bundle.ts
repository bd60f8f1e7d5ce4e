/**
 * The bundle step: makes hashed files of islands and styles with esbuild. They are cached by the sizes and times of
 * their sources.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import type { BuildFailure, BuildOptions, Message, Metafile, SameShape } from 'esbuild';
import { brotliLength } from '../check/budgets.ts';
import { cacheBundleOutput, cacheKeyOf, fingerprint, openCache } from '../program/cache.cjs';
import { UsageError } from '../program/failures.ts';
import { memoize } from '../program/memoize.ts';
import {
  type Assets,
  type ScriptName,
  STYLESHEETS,
  type StylesheetName,
} from '../render/document/assets.ts';
import { BRAND_PLUGIN, bundleOutputOf, loadersPlugin, partsPlugin } from './bundle-plugins.ts';
import { siteIcons } from './icons.ts';

const SCRIPTS: Record<ScriptName, string> = {
  page: 'islands/page/page.ts',
  quiz: 'islands/quiz/mount-quiz.tsx',
  result: 'islands/quiz/mount-quiz.tsx',
  exam: 'islands/quiz/mount-quiz.tsx',
  plan: 'islands/plan/mount-plan.tsx',
  review: 'islands/plan/mount-plan.tsx',
  gallery: 'islands/gallery/gallery.ts',
  filter: 'islands/filter/filter.ts',
  class: 'islands/class/class.ts',
  hazards: 'islands/hazards/hazards.ts',
  manoeuvres: 'islands/manoeuvres/manoeuvres.ts',
  companion: 'islands/companion/outing-log.ts',
};
/** Parts that the script of a page waits for: the page lists their files, so that they load with the script. */
const AT_ONCE: Partial<Record<ScriptName, readonly string[]>> = {
  exam: ['islands/quiz/exam/Exam.tsx'],
  result: ['islands/quiz/result/results.ts'],
  review: ['islands/plan/ReviewCard.tsx'],
};
const DRILLS = 'islands/plan/Drills.tsx';
const SEARCH = 'islands/search/search.ts';
/** Standalone scripts that other scripts load on demand, on every page, in the gallery or on the teachers' pages. */
const PARTS = [
  'islands/class/class-link.ts',
  'islands/class/print.ts',
  'islands/class/projector.ts',
  'islands/class/results.ts',
  'islands/gallery/drill.ts',
  'islands/page/answer.ts',
  'islands/page/pupil-dialog.ts',
  'islands/page/enlarge.ts',
  'islands/page/mastery-marks.ts',
  'islands/page/read-aloud.ts',
  'islands/page/not-found.ts',
  'islands/page/offline.ts',
  'islands/page/document-checklist.ts',
  'islands/page/performance-monitor.ts',
  'islands/page/town-finder.ts',
  'islands/parts/progress-tools.ts',
  'islands/parts/toast.ts',
  SEARCH,
];
/**
 * Parts of the practice scripts, each with its loader. esbuild makes a file for each set of scripts that share a
 * module: a part that imports its loader belongs to the same sets as the loader, so pages request few files.
 */
const LOADERS: Record<string, string> = {
  'islands/quiz/exam/Exam.tsx': SCRIPTS.quiz,
  'islands/quiz/result/results.ts': SCRIPTS.quiz,
  'islands/plan/Extras.tsx': SCRIPTS.plan,
  'islands/plan/ReviewCard.tsx': SCRIPTS.plan,
  'islands/plan/progress-parts.ts': SCRIPTS.plan,
  [DRILLS]: SCRIPTS.plan,
  'islands/parts/progress-tools.ts': SCRIPTS.plan,
  'islands/store/import.ts': SCRIPTS.plan,
};

/** Files that hosts send as they are, because they are compressed already. */
export const COMPRESSED_FILE = /\.(woff2|png|webp|jpe?g)$/;

/** The files that the assets depend on. */
const SOURCES = [
  'package-lock.json',
  'package.json',
  'pipeline/write/bundle-plugins.ts',
  'pipeline/write/bundle.ts',
  'pipeline/write/icons.ts',
  'templates/brand.ts',
  'templates/driver-view/camera.ts',
  'templates/icon.ts',
  'templates/islands',
  'templates/styles',
  'templates/unbreakable-figures.ts',
];

/** esbuild's names of the supported browsers, which package.json lists in `browserslist` (docs/browsers.md). */
export function browserTargets(root: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((query) => query.replace(' >= ', '').replace('ios_saf', 'ios'));
}

/** @param root folder of this program */
export async function bundleAssets(root: string): Promise<Assets> {
  const key = cacheKeyOf('assets', process.version, fingerprint(root, SOURCES));
  const { content } = await cacheBundleOutput(openCache(root), key, root, async () => {
    const { assets, inputs } = await build(join(root, 'templates'), root);
    return { content: serialize(assets), inputs };
  });
  return deserialize(content) as Assets;
}

type Built = { assets: Assets; inputs: Metafile['inputs'] };

async function build(templates: string, root: string): Promise<Built> {
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
    // Modules are always UTF-8, in which an accented letter takes two bytes; its escape would take four.
    charset: 'utf8' as const,
    target: browserTargets(root),
    define: {
      'process.env.NODE_ENV': '"production"',
      // Visitors do not have the developer tools of React: calls to them are removed.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    },
    logLevel: 'silent' as const,
    absWorkingDir: root,
    // The entries are found by their paths below the root, even where a link leads elsewhere.
    preserveSymlinks: true,
  };
  const modules = {
    ...common,
    format: 'esm' as const,
    outdir: join(root, 'assets'),
    outbase: templates,
    entryNames: '[name]-[hash]',
    chunkNames: 'parte-[hash]',
    assetNames: 'letra-[hash]',
    loader: { '.woff2': 'file' as const },
    metafile: true as const,
    jsx: 'automatic' as const,
    jsxImportSource: 'licencia',
    alias: { 'licencia/jsx-runtime': join(templates, 'islands/parts/jsx.ts') },
  };
  const inTemplates = (entries: readonly string[]) =>
    entries.map((entry) => join(templates, entry));
  const whole = await bundled({
    ...modules,
    entryPoints: inTemplates([
      ...PARTS,
      SCRIPTS.filter,
      SCRIPTS.hazards,
      SCRIPTS.manoeuvres,
      SCRIPTS.companion,
      ...STYLESHEETS.map((sheet) => `styles/sheets/${sheet}.css`),
    ]),
    plugins: [BRAND_PLUGIN],
  });
  const page = await bundled({
    ...modules,
    entryPoints: inTemplates([SCRIPTS.page, SCRIPTS.gallery, SCRIPTS.class]),
    plugins: [partsPlugin(templates, PARTS, (part) => bundleOutputOf(whole, part))],
    // The script of every page must know the addresses of the search files, which no page loads at first.
    define: {
      ...common.define,
      SEARCH_SCRIPT: JSON.stringify(bundleOutputOf(whole, SEARCH)!.replace('assets/', './')),
      SEARCH_SHEET: JSON.stringify(
        bundleOutputOf(whole, 'styles/sheets/search.css')!.replace('assets/', './'),
      ),
    },
  });
  const practice = await bundled({
    ...modules,
    entryPoints: inTemplates([SCRIPTS.quiz, SCRIPTS.plan]),
    splitting: true,
    plugins: [loadersPlugin(templates, LOADERS)],
  });
  const alone = async (entry: string) =>
    (
      await bundled({ ...common, entryPoints: [join(templates, entry)], format: 'iife' })
    ).outputFiles
      .map(({ text }) => text)
      .join('')
      .trim();
  const icons = await siteIcons();
  const builds = [whole, page, practice];
  const outputs: Metafile['outputs'] = Object.assign(
    {},
    ...builds.map((done) => done.metafile.outputs),
  );
  // If other scripts import a script, its code is in a shared file. Its own file only imports the shared file, so it is
  // left out, and pages name the shared file.
  const isUsed = (path: string) => Object.keys(outputs[path]?.inputs ?? {}).length > 0;
  const files = builds
    .flatMap(({ outputFiles }) => outputFiles)
    .map((file) => ({
      path: file.path.slice(root.length + 1).replaceAll('\\', '/'),
      bytes: file.contents,
    }))
    .filter(({ path }) => isUsed(path))
    .map(({ path, bytes }) => ({ path: `/${path}`, bytes }));
  const outputOf = (entry: string): string =>
    builds.map((done) => bundleOutputOf(done, entry)).find((path) => path !== undefined)!;
  const closure = (output: string): string[] => [
    output,
    ...(outputs[output]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap(({ path }) => closure(path)),
  ];
  const closures = forEachScript((entry, name) => [
    ...new Set(
      [entry, ...(AT_ONCE[name] ?? [])].flatMap((each) =>
        closure(outputOf(each)).map((path) => `/${path}`),
      ),
    ),
  ]);
  const elsewhere = [...closures.quiz, ...closures.exam];
  const ofDrills = closure(outputOf(DRILLS)).map((path) => `/${path}`);
  const ofSearch = closure(outputOf(SEARCH)).map((path) => `/${path}`);
  const sizeOf = memoize((path: string) =>
    brotliLength(files.find((file) => file.path === path)!.bytes),
  );
  const brotliSize = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + sizeOf(path), 0);
  const assets: Assets = {
    files: [...files, ...icons]
      .map(({ path, bytes }) => ({
        path,
        bytes,
        compressed: COMPRESSED_FILE.test(path)
          ? bytes.length
          : gzipSync(bytes, { level: 9 }).length,
      }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    stylesheets: Object.fromEntries(
      STYLESHEETS.map((sheet) => [sheet, `/${outputOf(`styles/sheets/${sheet}.css`)}`]),
    ) as Record<StylesheetName, string>,
    icons: Object.fromEntries(icons.map(({ name, path }) => [name, path])) as Assets['icons'],
    beforePaint: await alone('islands/page/before-paint.ts'),
    worker: await alone('islands/offline/worker.ts'),
    killSwitch: await alone('islands/offline/kill-switch.ts'),
    scripts: forEachScript((entry) => `/${outputOf(entry)}`),
    closures,
    scriptBytes: Object.fromEntries(
      Object.entries(closures).map(([name, paths]) => [
        name,
        brotliSize(paths.filter((path) => name === 'page' || !closures.page.includes(path))),
      ]),
    ) as Record<ScriptName, number>,
    planBytes: brotliSize(closures.review.filter((path) => !elsewhere.includes(path))),
    drillBytes: brotliSize(ofDrills.filter((path) => !closures.plan.includes(path))),
    searchBytes: brotliSize(ofSearch),
  };
  return { assets, inputs: Object.assign({}, ...builds.map(({ metafile }) => metafile.inputs)) };
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

const forEachScript = <T>(of: (entry: string, name: ScriptName) => T) =>
  Object.fromEntries(
    (Object.keys(SCRIPTS) as ScriptName[]).map((name) => [name, of(SCRIPTS[name], name)]),
  ) as Record<ScriptName, T>;
