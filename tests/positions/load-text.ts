/** One file's text → what load and validate say about it, without a disk. */
import { type Finding, withoutConsequences } from '../../pipeline/findings/finding.ts';
import { parse } from '../../pipeline/load/index.ts';
import { validate } from '../../pipeline/validate/index.ts';
import { COLLECTIONS } from '../../schemas/collections.ts';

export function loadText(path: string, text: string): Finding[] {
  const [collection] = Object.entries(COLLECTIONS).find(([, { files }]) =>
    new RegExp(`^${files.replace('*', '[^/]+')}$`).test(path),
  )!;
  const { document, findings } = parse({ collection, path, file: `data/${path}`, text });
  return document === undefined
    ? findings
    : [...findings, ...withoutConsequences(validate([document]).findings, findings)];
}
