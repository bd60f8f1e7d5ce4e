/** Applies the advice of a finding to the text of its file, if the advice allows only one edit. */
import type { Finding } from '../../pipeline/findings/finding.ts';

type Advised = Pick<Finding, 'title' | 'help' | 'at'>;

/** Patterns of advice that allows only one edit, with that edit. @param text the text at the place of the finding */
const FORMS: readonly [
  RegExp,
  (found: readonly string[], text: string, title: string) => string,
][] = [
  [/^Write (\{\{(?!topic\.)[^}]+\}\})(?:[,.]| in place of)/, ([, written]) => written!],
  [/^Name the reading you mean: (\{\{[^}]+\}\})/, ([, written]) => written!],
  [/or quote it: (\{\{"[^}]+"\}\})\.$/, ([, written]) => written!],
  [/^One digit differs .* Write ([\d-]+),/, ([, written]) => written!],
  [/^Write (\d+): JSON numbers/, ([, written]) => written!],
  [/^Two digits are swapped: ([\d-]+) is/, ([, written]) => written!],
  [/^Write ([\d.]+): the number alone/, ([, written]) => written!],
  [/^Write the number alone, ([\d.]+),/, ([, written]) => written!],
  [/^Write (true|false) without quotes\./, ([, written]) => written!],
  [/^Write a list: (\[.*\])$/, ([, written]) => written!],
  [/^Write "id": ("[^"]+"), or/, ([, written]) => written!],
  [
    /^Write ("?)([^"{ ]+)\1\.$/,
    ([, , written], text) => (text.startsWith('"') ? JSON.stringify(written) : written!),
  ],
  [/^Delete the (?:comma|character)\.$/, () => ''],
  [
    /^(?:Did you mean|Write one of) "([^"]+)"/,
    ([, written], text, title) => text.replace(/"([^"]+)"/.exec(title)![1]!, written!),
  ],
];

/** @returns the file after the advised edit; undefined if a person has to decide */
export function applyAdvice(
  { title, help, at: { range } }: Advised,
  text: string,
): string | undefined {
  if (range === undefined) return undefined;
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offset = ({ line, column }: { line: number; column: number }) =>
    starts[line - 1]! + column - 1;
  const [start, end] = [offset(range.start), offset(range.end)];
  for (const line of help)
    for (const [form, write] of FORMS) {
      const found = form.exec(line);
      if (found === null) continue;
      const there = text.slice(start, end);
      const written = write(found, there, title);
      // A JSON value that becomes a reference keeps its quotes.
      const isQuoted = there.startsWith('"') && written.startsWith('{{');
      return (
        text.slice(0, start) + (isQuoted ? JSON.stringify(written) : written) + text.slice(end)
      );
    }
  return undefined;
}
