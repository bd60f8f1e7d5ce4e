/** load: the data folder → documents with the line and column of each value. */
import { type Finding, type Stage, withoutConsequences } from '../findings/finding.ts';
import type { SourceDocument } from './document.ts';
import { readFiles, type TextFile, type UnreadFile } from './files.ts';
import { parseFrontMatter } from './front-matter.ts';
import { parseJson } from './json.ts';
import { readable } from './readable.ts';

export type Sources = {
  documents: SourceDocument[];
  /** Files that could not be read or parsed; each has a finding. */
  unread: UnreadFile[];
};

/** What is read in one file: its document, unless nothing certain can be read, and every problem of its syntax. */
export type ParsedFile = { document?: SourceDocument; findings: Finding[] };
export type ParseFile = (file: TextFile) => ParsedFile;
export type ReadFiles = typeof readFiles;

/**
 * @param root the data folder; @param label its name in messages
 * @param parseFile a caller that loads again may keep what `parse` returns for a file of the same text
 * @param read a caller may change texts before they are parsed
 */
export function loadSources(
  root: string,
  label: string,
  parseFile: ParseFile = parse,
  read: ReadFiles = readFiles,
): Stage<Sources> {
  const { value, findings } = read(root, label);
  const documents: SourceDocument[] = [];
  const unread = [...value.unread];
  for (const file of value.files) {
    const parsed = parseFile(file);
    findings.push(...parsed.findings);
    if (parsed.document === undefined) unread.push(file);
    else documents.push(parsed.document);
  }
  return { value: { documents, unread }, findings };
}

export function parse(file: TextFile): ParsedFile {
  const { file: clean, findings } = readable(file);
  if (clean === undefined) return { findings };
  const parsed = file.path.endsWith('.md') ? parseFrontMatter(clean) : parseJson(clean);
  if (findings.length > 0 && parsed.document !== undefined) parsed.document.isRepaired = true;
  return { ...parsed, findings: [...findings, ...withoutConsequences(parsed.findings, findings)] };
}
