/** The fences of front matter: where it begins and ends, and the YAML between them. */
import matter from 'gray-matter';
import type { Finding } from '../findings/finding.ts';
import { rangeAt } from './document.ts';
import type { TextFile } from './files.ts';

export const FENCE = '---';

/** gray-matter runs `---js` front matter by default: every engine but YAML refuses, whatever the fence names. */
const refuse = () => {
  throw new Error('only YAML front matter is read');
};
const ENGINES = {
  javascript: refuse,
  js: refuse,
  json: refuse,
  coffee: refuse,
  coffeescript: refuse,
  cson: refuse,
  toml: refuse,
};

/** The fences of the front matter; a fence that is nearly right is named and read as one. */
export function fences(
  file: TextFile,
  source: string,
): { open: number; close?: number; findings: Finding[] } {
  const findings: Finding[] = [];
  const open = /^\s*/.exec(source)![0].lastIndexOf('\n') + 1;
  const firstLine = source.slice(open, lineEndOf(source, open));
  if (open > 0 || firstLine !== FENCE) {
    const says =
      firstLine === FENCE
        ? 'a blank line before the front matter'
        : /^\s*-{3}/.test(firstLine)
          ? `the first line is "${firstLine.trimEnd()}"; it must be exactly ---`
          : 'the file does not start with front matter';
    const help =
      firstLine === FENCE
        ? 'Delete what is before the first line that holds only ---.'
        : 'Start the file with a line that holds only ---, without a language name or a blank line before it.';
    findings.push(finding(file, 0, lineEndOf(source, 0), says, [help]));
    if (firstLine !== FENCE) return { open, findings };
  }
  // The first line that starts with --- is where gray-matter stops, so it must be a whole fence.
  const at = source.indexOf('\n---', open + 2);
  if (at === -1) {
    findings.push(
      finding(file, open, open + FENCE.length, 'the front matter has no closing ---', [
        'Close it with a line that holds only ---.',
      ]),
    );
    return { open, findings };
  }
  const line = source.slice(at + 1, lineEndOf(source, at + 1));
  if (line !== FENCE)
    findings.push(
      finding(
        file,
        at + 1,
        at + 1 + line.length,
        `the line that closes the front matter is "${line}"; it must be exactly ---`,
        ['Write only --- on this line, without spaces or words after it.'],
      ),
    );
  return { open, close: at + 1, findings };
}

export function lineEndOf(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

/** What gray-matter takes for YAML. @param head from the opening fence up to the closing one */
export function yamlOf(head: string): string {
  let yaml = '';
  const take = (source: string) => {
    yaml = source;
    return {};
  };
  // The options object also keeps gray-matter from serving a cached failure as an empty record.
  // It copies all that it gets, so it gets the head alone. It does not call the engine on an empty block.
  matter(`${head}${FENCE}`, {
    language: 'yaml',
    engines: { ...ENGINES, yaml: take as never } as never,
  });
  return yaml;
}

export function finding(
  file: TextFile,
  start: number,
  end: number,
  title: string,
  help: string[],
): Finding {
  return {
    rule: 'parse/front-matter-syntax',
    severity: 'error',
    title,
    at: { file: file.file, range: rangeAt(file.text, start, end), urls: [] },
    related: [],
    help,
  };
}
