/** load: the data folder → documents whose values know their line and column. */
import type { Finding, Stage } from '../findings/finding.ts';
import type { SourceDocument } from './document.ts';
import { readFiles } from './files.ts';
import { parseFrontMatter } from './front-matter.ts';
import { parseJson } from './json.ts';

/**
 * @param root the data folder
 * @param label how the maintainer calls it, for messages
 * @returns every readable document; files that could not be read or parsed are findings
 */
export function loadSources(root: string, label: string): Stage<SourceDocument[]> {
  const { value: files, findings: fileFindings } = readFiles(root, label);
  const findings: Finding[] = [...fileFindings];
  const documents: SourceDocument[] = [];
  for (const file of files) {
    const parsed = file.path.endsWith('.md') ? parseFrontMatter(file) : parseJson(file);
    findings.push(...parsed.findings);
    if (parsed.document !== undefined) documents.push(parsed.document);
  }
  return { value: documents, findings };
}
