/** Loads and validates the text of one file in memory, and finds the text that a finding points at. */
import {
  type Finding,
  type Position,
  withoutConsequences,
} from '../../pipeline/findings/finding.ts';
import { parseFileWithCache } from '../../pipeline/load/index.ts';
import { folderOf, joinRecordFolders } from '../../pipeline/load/record-folders.ts';
import { validate } from '../../pipeline/validate/index.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';
import { collectionAt, splitQuestionSets, toJson } from '../fixtures/project.ts';

/** @param path a file of the base data. If it belongs to a folder of questions, the other files stay as they are. */
export function loadText(path: string, text: string): Finding[] {
  const [collection, { items }] = collectionAt(path);
  const read = (at: string, content: string) =>
    parseFileWithCache({ collection, path: at, file: `data/${at}`, text: content });
  const { document, findings } = read(path, text);
  if (document === undefined) return findings;
  const others = Object.entries(items === undefined ? {} : splitQuestionSets(BASE_FILES))
    .filter(([other]) => other !== path && folderOf(other) === folderOf(path))
    .map(([other, content]) => read(other, toJson(content)).document!);
  const { value } = joinRecordFolders({ documents: [document, ...others], unread: [] });
  return [...findings, ...withoutConsequences(validate(value.documents).findings, findings)];
}

/** Offsets of a finding's range in the text of its file. */
export function offsetsOfFinding(text: string, { at }: Finding): [number, number] {
  const lines = text.split('\n');
  const offset = ({ line, column }: Position) =>
    lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, column - 1);
  return [offset(at.range!.start), offset(at.range!.end)];
}

/** The text that a finding's range covers. */
export const textAtFinding = (text: string, finding: Finding): string =>
  finding.at.range === undefined ? '' : text.slice(...offsetsOfFinding(text, finding));
