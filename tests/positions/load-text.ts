/** Loads and validates the text of one file without a disk, and finds the text that a finding points at. */
import {
  type Finding,
  type Position,
  withoutConsequences,
} from '../../pipeline/findings/finding.ts';
import { parse } from '../../pipeline/load/index.ts';
import { validate } from '../../pipeline/validate/index.ts';
import { COLLECTIONS } from '../../schemas/collections.ts';

export function loadText(path: string, text: string): Finding[] {
  const [collection] = Object.entries(COLLECTIONS).find(([, { files }]) =>
    new RegExp(`^${files.replace('*', '[^/]+')}$`).test(path),
  )!;
  const { document, findings } = parse({ collection, path, file: `data/${path}`, text });
  return document === undefined
    ? findings
    : [...findings, ...withoutConsequences(validate([document]).findings, findings)];
}

/** Offsets of a finding's range in the text of its file. */
export function offsets(text: string, { at }: Finding): [number, number] {
  const lines = text.split('\n');
  const offset = ({ line, column }: Position) =>
    lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, column - 1);
  return [offset(at.range!.start), offset(at.range!.end)];
}

/** The text between the ends of a finding's range. */
export const pointedAt = (text: string, finding: Finding): string =>
  finding.at.range === undefined ? '' : text.slice(...offsets(text, finding));
