/** A text → the text that is parsed: what no file may hold is named, and replaced by spaces so that reading goes on. */
import type { Finding, RuleId } from '../findings/finding.ts';
import { allHiddenIn } from '../text/characters.ts';
import { type Conflict, conflictsIn, upperVersion } from './conflicts.ts';
import { rangeAt } from './document.ts';
import type { TextFile } from './files.ts';

/** A file with more of them is not read on: it is of another kind, or was broken by a program. */
const MAX_NAMED = 20;

/**
 * @returns the file, with `readable` if that differs from its text, and a finding for each reason;
 * no file if there are too many of them
 */
export function readable(file: TextFile): { file?: TextFile; findings: Finding[] } {
  const { text } = file;
  const hidden = allHiddenIn(text, MAX_NAMED);
  const conflicts = conflictsIn(text, MAX_NAMED);
  if (hidden.length === 0 && conflicts.length === 0) return { file, findings: [] };
  let clean = upperVersion(text, conflicts);
  for (const { start, end } of hidden)
    clean = clean.slice(0, start) + ' '.repeat(end - start) + clean.slice(end);
  const isTooMuch = hidden.length === MAX_NAMED || conflicts.length === MAX_NAMED;
  return {
    ...(isTooMuch ? {} : { file: { ...file, readable: clean } }),
    findings: [
      ...hidden.map(
        ({ code, name, help, start, end }): Finding => ({
          rule: 'load/encoding',
          severity: 'error',
          title: `the text holds the invisible or broken character ${code}${name === undefined ? '' : ` (${name})`}`,
          at: { file: file.file, range: rangeAt(text, start, end), urls: [] },
          related: [],
          help: [help],
        }),
      ),
      ...conflicts.map((conflict) => conflictFinding(file, conflict)),
    ],
  };
}

function conflictFinding(
  file: TextFile,
  { start, end, marker, others, isWhole }: Conflict,
): Finding {
  const { text } = file;
  return {
    rule: ruleAt(file, start),
    severity: 'error',
    title: isWhole
      ? 'a merge conflict that is not resolved'
      : `a marker of a merge conflict is left: ${marker}`,
    at: { file: file.file, range: rangeAt(text, start, end), urls: [] },
    related: others.map((other) => ({
      at: { file: file.file, range: rangeAt(text, other.start, other.end), urls: [] },
      says: other.marker,
    })),
    help: [
      isWhole
        ? 'Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.'
        : 'Delete the line, and look above and below it for lines of the other version.',
    ],
  };
}

/** The part of the file that the marker breaks. */
function ruleAt({ path, text }: TextFile, offset: number): RuleId {
  if (!path.endsWith('.md')) return 'parse/json-syntax';
  const close = text.indexOf('\n---\n', 2);
  return close === -1 || offset < close ? 'parse/front-matter-syntax' : 'parse/markdown';
}
