/** load: the data folder → documents with the line and column of each value. */
import { type Finding, type Stage, withoutConsequences } from '../findings/finding.ts';
import { type AsIsFile, readAsIs } from './as-is.ts';
import type { SourceDocument } from './document.ts';
import { type DrawingFile, type ReadDrawings, readDrawings } from './drawings.ts';
import { readFiles, type TextFile, type UnreadFile } from './files.ts';
import { parseFrontMatter } from './front-matter.ts';
import { parseJson } from './json.ts';
import { readable } from './readable.ts';

export type LoadedFiles = {
  documents: SourceDocument[];
  /** Files that could not be read or parsed, each with a finding. */
  unread: UnreadFile[];
  /** Files that are published as they are. */
  asIs?: AsIsFile[];
  drawings?: DrawingFile[];
};

/** Result of parsing one file: its document, if it can be parsed or repaired, and every syntax problem. */
export type ParsedFile = { document?: SourceDocument; findings: Finding[] };
export type ParseFile = (file: TextFile) => ParsedFile;
export type ReadFiles = typeof readFiles;

/**
 * @param root the data folder; @param label its name in messages
 * @param parseFile a caller that loads again may cache the result of `parse` for a file with the same text
 * @param read a caller may change texts before they are parsed
 * @param draw a caller that loads again may cache the drawings of files with the same text
 */
export function loadSources(
  root: string,
  label: string,
  parseFile: ParseFile = parse,
  read: ReadFiles = readFiles,
  draw: ReadDrawings = readDrawings,
): Stage<LoadedFiles> {
  const { value, findings } = read(root, label);
  const documents: SourceDocument[] = [];
  const unread = [...value.unread];
  for (const file of value.files) {
    const parsed = parseFile(file);
    findings.push(...parsed.findings);
    if (parsed.document === undefined) unread.push(file);
    else documents.push(parsed.document);
  }
  const asIs = readAsIs(root, label);
  const drawings = draw(root, label);
  return {
    value: { documents, unread, asIs: asIs.value, drawings: drawings.value },
    findings: [...findings, ...asIs.findings, ...drawings.findings],
  };
}

export function parse(file: TextFile): ParsedFile {
  const { file: clean, findings } = readable(file);
  if (clean === undefined) return { findings };
  const parsed = file.path.endsWith('.md') ? parseFrontMatter(clean) : parseJson(clean);
  if (findings.length > 0 && parsed.document !== undefined) parsed.document.isRepaired = true;
  return { ...parsed, findings: [...findings, ...withoutConsequences(parsed.findings, findings)] };
}
