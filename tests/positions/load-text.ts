/** One file's text → what load and validate say about it, without a disk. */
import type { Finding } from '../../pipeline/findings/finding.ts';
import { parseFrontMatter } from '../../pipeline/load/front-matter.ts';
import { parseJson } from '../../pipeline/load/json.ts';
import { validate } from '../../pipeline/validate.ts';
import { COLLECTIONS } from '../../schemas/collections.ts';

export function loadText(path: string, text: string): Finding[] {
  const [collection] = Object.entries(COLLECTIONS).find(([, { files }]) =>
    new RegExp(`^${files.replace('*', '[^/]+')}$`).test(path),
  )!;
  const file = { collection, path, file: `data/${path}`, text };
  const { document, findings } = path.endsWith('.md') ? parseFrontMatter(file) : parseJson(file);
  return document === undefined ? findings : [...findings, ...validate([document]).findings];
}
