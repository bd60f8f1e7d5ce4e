/** A finding about a part of a file's text. */
import { errorAt, type Finding, type RuleId } from '../findings/finding.ts';
import { rangeAt } from './document.ts';
import type { TextFile } from './files.ts';

/** Offsets in the text of a file. */
export type Span = { start: number; end: number };

export const placeAt = (file: TextFile, { start, end }: Span): Finding['at'] => ({
  file: file.file,
  range: rangeAt(file, start, end),
  urls: [],
});

export const findingAt = (
  file: TextFile,
  rule: RuleId,
  span: Span,
  title: string,
  help: string,
): Finding => errorAt(rule, title, placeAt(file, span), help);
