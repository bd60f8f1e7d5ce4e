/** The fences of front matter: where it begins and ends, and the YAML between them. */
import matter from 'gray-matter';
import type { Finding } from '../findings/finding.ts';
import type { TextFile } from './files.ts';
import { findingAt, type Span } from './finding-at.ts';

export const FENCE = '---';

/** gray-matter runs `---js` front matter by default: every engine but YAML throws. */
const refuse = () => {
  throw new Error('only YAML front matter is read');
};
const ENGINES = Object.fromEntries(
  ['javascript', 'js', 'json', 'coffee', 'coffeescript', 'cson', 'toml'].map((name) => [
    name,
    refuse,
  ]),
);

/** Offsets of the two fences. A fence that is nearly right is reported, and read as one. */
export function fences(
  file: TextFile,
  source: string,
): { open: number; close?: number; findings: Finding[] } {
  const { open, isFence, findings } = openingFence(file, source);
  if (!isFence) return { open, findings };
  // gray-matter stops at the first line that starts with ---, so that line must be a whole fence.
  const close = source.indexOf('\n---', open + 2) + 1;
  if (close === 0) {
    const span = { start: open, end: open + FENCE.length };
    const title = 'the front matter has no closing ---';
    const missing = syntaxFinding(file, span, title, 'Close it with a line that holds only ---.');
    return { open, findings: [...findings, missing] };
  }
  const end = lineEndOf(source, close);
  const line = source.slice(close, end);
  if (line !== FENCE)
    findings.push(
      syntaxFinding(
        file,
        { start: close, end },
        `the line that closes the front matter is "${line}"; it must be exactly ---`,
        'Write only --- on this line, without spaces or words after it.',
      ),
    );
  return { open, close, findings };
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
        'Delete what is before the first line that holds only ---.',
      ]
    : [
        /^\s*-{3}/.test(line)
          ? `the first line is "${line.trimEnd()}"; it must be exactly ---`
          : 'the file does not start with front matter',
        'Start the file with a line that holds only ---, without a language name or a blank line before it.',
      ];
  const span = { start: 0, end: lineEndOf(source, 0) };
  return { open, isFence, findings: [syntaxFinding(file, span, title, help)] };
}

export function lineEndOf(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

/** The YAML that gray-matter finds. @param head from the opening fence up to the closing one */
export function yamlOf(head: string): string {
  let yaml = '';
  const take = (source: string) => {
    yaml = source;
    return {};
  };
  // Options also switch off gray-matter's cache, which would return a failure as an empty record.
  // gray-matter copies its input, so it gets the head alone. It does not call the engine for an empty block.
  matter(`${head}${FENCE}`, {
    language: 'yaml',
    engines: { ...ENGINES, yaml: take as never } as never,
  });
  return yaml;
}

export const syntaxFinding = (file: TextFile, span: Span, title: string, help: string): Finding =>
  findingAt(file, 'parse/front-matter-syntax', span, title, help);
