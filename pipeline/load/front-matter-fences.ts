/** Finds the front matter of a file with gray-matter, and reports fences that are nearly right. */
import matter from 'gray-matter';
import type { Finding } from '../findings/finding.ts';
import type { TextFile } from './files.ts';
import { findingAt, type Span } from './finding-at.ts';

const FENCE = '---';

/** Maximum number of characters in front matter, more than any file needs. It limits the time to parse broken YAML. */
const MAX_HEAD = 16 * 1024;

/**
 * By default gray-matter executes `---js` front matter; here every such engine throws. front-matter.ts parses the YAML.
 */
const refuse = () => {
  throw new Error('only YAML front matter is read');
};
const ENGINES = {
  ...Object.fromEntries(
    ['javascript', 'js', 'json', 'coffee', 'coffeescript', 'cson', 'toml'].map((name) => [
      name,
      refuse,
    ]),
  ),
  yaml: () => ({}),
};

type Head = {
  /**
   * The YAML with the line end after the opening fence; undefined if a fence is missing, or the closing one is too far
   * away.
   */
  yaml?: string;
  /** Offset of the YAML, and of the closing fence. */
  start: number;
  close: number;
  findings: Finding[];
};

/**
 * The front matter of a file. An opening fence below blank lines, or a closing one with more on its line, is reported
 * and still read as a fence.
 */
export function frontMatterOf(file: TextFile, source: string): Head {
  const { open, isFence, findings } = openingFence(file, source);
  const start = open + FENCE.length;
  const head = { start, close: start, findings };
  if (!isFence) return head;
  // Passing options switches off gray-matter's cache, which would return a failure as an empty record. The input is
  // cut to the longest allowed front matter, because gray-matter copies it.
  const near = source.slice(open, start + MAX_HEAD + `\n${FENCE}`.length);
  const { matter: yaml } = matter(near, { language: 'yaml', engines: ENGINES as never });
  if (FENCE.length + yaml.length === near.length) {
    const isLong = source.includes(`\n${FENCE}`, start + MAX_HEAD);
    const [title, help] = isLong
      ? [`the front matter is longer than ${MAX_HEAD / 1024} KB`, 'Move its text into the body.']
      : ['the front matter has no closing ---', 'Close it with a line that is only ---.'];
    const finding = syntaxFinding(file, { start: open, end: start }, title, help);
    return { ...head, findings: isLong ? [finding] : [...findings, finding] };
  }
  const close = start + yaml.length + 1;
  const end = lineEndOf(source, close);
  const line = source.slice(close, end);
  // gray-matter stops at the first line that starts with ---, so that line must be a whole fence.
  if (line !== FENCE)
    findings.push(
      syntaxFinding(
        file,
        { start: close, end },
        `the line that closes the front matter is "${line}"; it must be exactly ---`,
        'Write only --- on this line, without spaces or words after it.',
      ),
    );
  return { yaml, start, close, findings };
}

function openingFence(
  file: TextFile,
  source: string,
): { open: number; isFence: boolean; findings: Finding[] } {
  const open = /^\s*/.exec(source)![0].lastIndexOf('\n') + 1;
  const line = source.slice(open, lineEndOf(source, open));
  const isFence = line === FENCE;
  if (isFence && open === 0) return { open, isFence, findings: [] };
  const [title, help] = isFence
    ? [
        'a blank line before the front matter',
        'Delete everything before the first line that is only ---.',
      ]
    : [
        /^\s*-{3}/.test(line)
          ? `the first line is "${line.trimEnd()}"; it must be exactly ---`
          : 'the file does not start with front matter',
        'Start the file with a line that is only ---, without a language name or a blank line before it.',
      ];
  const span = { start: 0, end: lineEndOf(source, 0) };
  return { open, isFence, findings: [syntaxFinding(file, span, title, help)] };
}

export function lineEndOf(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

export const syntaxFinding = (file: TextFile, span: Span, title: string, help: string): Finding =>
  findingAt(file, 'parse/front-matter-syntax', span, title, help);
