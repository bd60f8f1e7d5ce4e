/** `--also format=file`: a command also writes its report in other formats, each to its own file. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { escapeControlCharacters, type Notation } from '../findings/control-characters.ts';
import { asEnvironmentError } from '../program/failures.ts';
import { type CommandContext, type ExtraReport, invocationFolder } from './context.ts';

/**
 * @param text an argument such as `json=report.json`
 * @returns undefined if the text has another syntax or an unknown format
 */
export function parseExtraReport(
  text: string,
  formats: readonly string[],
): ExtraReport | undefined {
  const [, format = '', file = ''] = /^([a-z]+)=(.+)$/.exec(text) ?? [];
  return formats.includes(format) ? { format, file } : undefined;
}

/**
 * Writes each file of `--also`.
 * @param print returns the report in a format
 * @throws EnvironmentError if a file cannot be written
 */
export function writeExtraReports(
  { options: { also = [] } }: CommandContext,
  print: (format: string) => { text: string; notation: Notation },
): void {
  for (const { format, file } of also) {
    const { text, notation } = print(format);
    try {
      writeFileSync(resolve(invocationFolder(), file), escapeControlCharacters(text, notation));
    } catch (error) {
      throw asEnvironmentError(error, `the report ${file} cannot be written`);
    }
  }
}
