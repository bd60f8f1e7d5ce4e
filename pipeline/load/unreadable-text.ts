/** Replaces forbidden characters with spaces and reports them, so that the rest of the file can be parsed. */
import type { Finding, RuleId } from '../findings/finding.ts';
import { findHiddenCharacters, findMisdecodedText } from '../text/characters.ts';
import type { TextFile } from './files.ts';
import { findingAt, placeAt, type Span } from './finding-at.ts';
import {
  findMergeConflicts,
  hasTwoNewQuestions,
  keepUpperVersions,
  type MergeConflict,
} from './merge-conflicts.ts';

/** A file with this many problems is not parsed: it is another kind of file, or a program corrupted it. */
const MAX_REPORTED = 20;

/**
 * @returns the file, with `readable` if that differs from its text, and a finding for each problem;
 * no file if there are too many problems
 */
export function maskUnreadableText(file: TextFile): { file?: TextFile; findings: Finding[] } {
  const { text } = file;
  const hidden = findHiddenCharacters(text, MAX_REPORTED);
  const conflicts = findMergeConflicts(text, MAX_REPORTED);
  const misdecoded = findMisdecodedText(text);
  if (hidden.length === 0 && conflicts.length === 0 && misdecoded === undefined)
    return { file, findings: [] };
  const findings = [
    ...(misdecoded === undefined ? [] : [misdecodedFinding(file, misdecoded)]),
    // Wrong decoding leaves control characters and soft hyphens too: one finding is enough for all of them.
    ...hidden
      .filter(({ code }) => !misdecoded || !/^U\+00[89A]/.test(code))
      .map(({ code, name, help, ...span }) => {
        const title = `the text contains the invisible or broken character ${code}${name === undefined ? '' : ` (${name})`}`;
        return findingAt(file, 'load/encoding', span, title, help);
      }),
    ...conflicts.map((conflict) => conflictFinding(file, conflict)),
  ];
  if (hidden.length === MAX_REPORTED || conflicts.length === MAX_REPORTED) return { findings };
  let clean = keepUpperVersions(text, conflicts);
  for (const { start, end } of hidden)
    clean = clean.slice(0, start) + ' '.repeat(end - start) + clean.slice(end);
  return { file: { ...file, readable: clean }, findings };
}

const misdecodedFinding = (file: TextFile, span: Span): Finding =>
  findingAt(
    file,
    'load/encoding',
    span,
    `"${file.text.slice(span.start, span.end).replace(/[\u0080-\u00a0\u00ad]/g, '')}" is part of an accent or a sign: the file was read or saved in a wrong encoding`,
    'Restore the file from git, or convert it back and save it as UTF-8: a program read its UTF-8 as Latin-1 or Windows-1252.',
  );

function conflictFinding(file: TextFile, conflict: MergeConflict): Finding {
  const { marker, others, isWhole } = conflict;
  return {
    ...findingAt(
      file,
      ruleAt(file, conflict.start),
      conflict,
      isWhole
        ? 'a merge conflict that is not resolved'
        : `a marker of a merge conflict is left: ${marker}`,
      isWhole && hasTwoNewQuestions(file.text)
        ? `These are two questions, and both branches gave them the id ${idOf(file)}. Keep one here, and save the other as ${idOf(file)}-b.json, with "id": "${idOf(file)}-b".`
        : isWhole
          ? 'Keep one of the two versions, or both if they are two different records, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.'
          : 'Delete the line, and look above and below it for lines of the other version.',
    ),
    related: others.map((other) => ({ at: placeAt(file, other), says: other.marker })),
    why: 'Two versions of the same lines are in the file: git could not merge them, and visitors would read both.',
  };
}

const idOf = ({ path }: TextFile): string => path.replace(/^.*\/|\.json$/g, '');

/** The rule about the part of the file that contains the marker. */
function ruleAt({ path, text }: TextFile, offset: number): RuleId {
  if (!path.endsWith('.md')) return 'parse/json-syntax';
  const close = text.indexOf('\n---\n', 2);
  return close === -1 || offset < close ? 'parse/front-matter-syntax' : 'parse/markdown';
}
