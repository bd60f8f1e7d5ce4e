/** The load stage: reads the data folder into documents with the line and column of each value. */
import { type Finding, type StageResult, withoutConsequences } from '../findings/finding.ts';
import { memoizeLast } from '../program/memoize.ts';
import type { SourceDocument } from './document.ts';
import { type DrawingFile, readDrawings } from './drawings.ts';
import { readFiles, type TextFile, type UnusableFile } from './files.ts';
import { parseFrontMatter } from './front-matter.ts';
import { parseJson } from './json.ts';
import { maskUnreadableText } from './unreadable-text.ts';
import { readVerbatimFiles, type VerbatimFile } from './verbatim-files.ts';

export type LoadedFiles = {
  documents: SourceDocument[];
  /** Files that could not be read or parsed, each with a finding. */
  unread: UnusableFile[];
  asIs?: VerbatimFile[];
  drawings?: DrawingFile[];
};

type ParsedFile = { document?: SourceDocument; findings: Finding[] };

/**
 * @param root the data folder
 * @param label name of the data folder in messages
 * @param read reads the files; another reader may change the texts before they are parsed
 */
export function loadContentFiles(
  root: string,
  label: string,
  read = readFiles,
): StageResult<LoadedFiles> {
  const { value, findings } = read(root, label);
  const documents: SourceDocument[] = [];
  const unread = [...value.unread];
  for (const file of value.files) {
    const parsed = parseFileWithCache(file);
    findings.push(...parsed.findings);
    if (parsed.document === undefined) unread.push(file);
    else documents.push(parsed.document);
  }
  const asIs = readVerbatimFiles(root, label);
  const drawings = readDrawings(root, label);
  return {
    value: { documents, unread, asIs: asIs.value, drawings: drawings.value },
    findings: [...findings, ...asIs.findings, ...drawings.findings],
  };
}

const lastParsed = memoizeLast<ParsedFile>();

/** Parses a file, unless it has the text that it had when it was parsed last. */
export const parseFileWithCache = (file: TextFile): ParsedFile =>
  lastParsed(file.file, [file.collection, file.text], () => parseFile(file));

/** Parses a file without the cache. */
export function parseFile(file: TextFile): ParsedFile {
  const { file: clean, findings } = maskUnreadableText(file);
  if (clean === undefined) return { findings };
  const parsed = file.path.endsWith('.md') ? parseFrontMatter(clean) : parseJson(clean);
  if (findings.length > 0 && parsed.document !== undefined) parsed.document.isRepaired = true;
  return { ...parsed, findings: [...findings, ...withoutConsequences(parsed.findings, findings)] };
}
