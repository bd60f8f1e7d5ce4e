/** How scripts find those that they load later. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** The file with the code of an entry. */
export const outputIn = ({ metafile }: { metafile: Metafile }, entry: string): string | undefined =>
  Object.entries(metafile.outputs).find(([, { inputs }]) => `templates/${entry}` in inputs)?.[0];

/**
 * A script imports its parts by the addresses of their files.
 * @param parts entries of the parts; @param fileOf the file of one
 */
export const withParts = (
  templates: string,
  parts: readonly string[],
  fileOf: (part: string) => string | undefined,
): Plugin => ({
  name: 'with-parts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const part = parts.find((entry) => join(templates, entry) === join(resolveDir, path));
      const file = part && fileOf(part);
      if (file === undefined) return { errors: [{ text: `${path} is missing in PARTS` }] };
      return { path: file.replace('assets/', './'), external: true };
    }),
});

/**
 * A part of a script imports what loads it.
 * @param loaders each part with its loader
 */
export const withLoaders = (
  templates: string,
  loaders: Readonly<Record<string, string>>,
): Plugin => ({
  name: 'with-loaders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]islands[\\/]/ }, ({ path }) => {
      const loader = Object.entries(loaders).find(([part]) => path === join(templates, part))?.[1];
      if (loader === undefined) return undefined;
      const first = JSON.stringify(join(templates, loader));
      return { contents: `import ${first};${readFileSync(path, 'utf8')}`, loader: 'tsx' };
    }),
});
