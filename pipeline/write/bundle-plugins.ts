/** Plugins of esbuild: they give scripts the addresses of the parts that they load later, and fill in brand colours. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { BRAND } from '../../templates/brand.ts';

/** The output file with the code of an entry: its own, or the shared one if other scripts import the entry. */
export function bundleOutputOf(
  { metafile }: { metafile: Metafile },
  entry: string,
): string | undefined {
  const path = `templates/${entry}`;
  const holding = Object.entries(metafile.outputs).filter(([, { inputs }]) => path in inputs);
  return (holding.find(([, { entryPoint }]) => entryPoint === path) ?? holding[0])?.[0];
}

/**
 * Makes a script import its parts by the addresses of their files.
 * @param parts entries of the parts
 * @param fileOf returns the file of a part
 */
export const partsPlugin = (
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
 * Makes a part of a script import its loader first.
 * @param loaders each part with its loader
 */
export const loadersPlugin = (
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

/** Replaces `brand(sign)` in styles with the colour of `templates/brand.ts`. */
export const BRAND_PLUGIN: Plugin = {
  name: 'with-brand',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, ({ path }) => {
      const unknown: string[] = [];
      const contents = readFileSync(path, 'utf8').replace(/\bbrand\((\w+)\)/g, (whole, name) => {
        if (name in BRAND) return BRAND[name as keyof typeof BRAND];
        unknown.push(whole);
        return whole;
      });
      if (unknown.length === 0) return { contents, loader: 'css' };
      return {
        errors: unknown.map((text) => ({ text: `templates/brand.ts has no colour ${text}` })),
      };
    }),
};
