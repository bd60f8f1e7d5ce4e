/** load: the data folder → documents with the line and column of each value. */
import { type Finding, type Stage, withoutConsequences } from '../findings/finding.ts';
import type { SourceDocument } from './document.ts';
import { readFiles, type TextFile, type UnreadFile } from './files.ts';
import { type KeptHeads, parseFrontMatter } from './front-matter.ts';
import { parseJson } from './json.ts';
import { readable } from './readable.ts';

export type Sources = {
  documents: SourceDocument[];
  /** Files that could not be read or parsed; each has a finding. */
  unread: UnreadFile[];
};

/** @param root the data folder; @param label its name in messages; @param kept caches front matter */
export function loadSources(root: string, label: string, kept?: KeptHeads): Stage<Sources> {
  const { value, findings } = readFiles(root, label);
  const documents: SourceDocument[] = [];
  const unread = [...value.unread];
  for (const file of value.files) {
    const parsed = parse(file, kept);
    findings.push(...parsed.findings);
    if (parsed.document === undefined) unread.push(file);
    else documents.push(parsed.document);
  }
  return { value: { documents, unread }, findings };
}

/** @returns the document of one file, unless nothing certain can be read in it, and every problem of its syntax */
export function parse(
  file: TextFile,
  kept?: KeptHeads,
): { document?: SourceDocument; findings: Finding[] } {
  const { file: clean, findings } = readable(file);
  if (clean === undefined) return { findings };
  const parsed = file.path.endsWith('.md') ? parseFrontMatter(clean, kept) : parseJson(clean);
  if (findings.length > 0 && parsed.document !== undefined) parsed.document.isRepaired = true;
  return { ...parsed, findings: [...findings, ...withoutConsequences(parsed.findings, findings)] };
}
