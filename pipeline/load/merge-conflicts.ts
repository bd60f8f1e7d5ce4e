/** Finds the conflict markers that version control writes into a file when two people changed the same lines. */
import type { Span } from './finding-at.ts';

type Marker = Span & { marker: string };

/**
 * A conflict begins at its first marker, `marker`, and ends with its `>` marker; without one, with the first marker.
 */
export type MergeConflict = Marker & {
  others: Marker[];
  /** True if it has the three markers of a conflict. */
  isWhole: boolean;
};

const MARKER = /^(<{7}|\|{7}|={7}|>{7})(?= |$).*$/gm;

/** The conflicts of a text: whole ones, and single markers that were left behind. @param most maximum number */
export function findMergeConflicts(text: string, most: number): MergeConflict[] {
  if (!/^(?:<{7}|={7}|>{7})/m.test(text)) return [];
  const conflicts: MergeConflict[] = [];
  let open: MergeConflict | undefined;
  for (const { 0: line, 1: marker = '', index: start } of text.matchAll(MARKER)) {
    const found = { start, end: start + line.length, marker };
    if (open !== undefined && !marker.startsWith('<')) {
      addMarker(open, found, most);
      if (marker.startsWith('>')) open = undefined;
      continue;
    }
    // Outside a conflict, seven bars are a row of a Markdown table.
    if (marker.startsWith('|')) continue;
    if (conflicts.length === most) break;
    const conflict: MergeConflict = { ...found, others: [], isWhole: false };
    conflicts.push(conflict);
    if (marker.startsWith('<')) open = conflict;
  }
  return conflicts;
}

function addMarker(conflict: MergeConflict, found: Marker, most: number): void {
  if (conflict.others.length < most) conflict.others.push(found);
  if (!found.marker.startsWith('>')) return;
  conflict.end = found.end;
  conflict.isWhole = conflict.others.some(({ marker }) => marker.startsWith('='));
}

const WHOLE = /^<{7}.*\n([\s\S]*?)(?:^\|{7}.*\n[\s\S]*?)?^={7}.*\n([\s\S]*?)^>{7}.*\n?/gm;

/** True if both versions of a file are questions that share neither stem nor option: each branch added one. */
export function hasTwoNewQuestions(text: string): boolean {
  const [own, other] = ['$1', '$2'].map((side) => wordsOf(text.replace(WHOLE, side)));
  if (own === undefined || other === undefined) return false;
  return !other.some((words) => own.includes(words));
}

/** The stem and options of a question; undefined if the text is not a question. */
function wordsOf(text: string): unknown[] | undefined {
  try {
    const { question, options } = JSON.parse(text) as {
      question?: string;
      options?: { text?: string }[];
    };
    return question === undefined ? undefined : [question, ...options!.map((each) => each.text)];
  } catch {
    return undefined;
  }
}

/** Keeps the upper version of every conflict. The rest becomes spaces, so that no offset changes. */
export function keepUpperVersions(text: string, conflicts: readonly MergeConflict[]): string {
  let result = text;
  const blank = (start: number, end: number) => {
    result =
      result.slice(0, start) + result.slice(start, end).replace(/[^\n]/g, ' ') + result.slice(end);
  };
  for (const { start, end, others, isWhole } of conflicts) {
    const lineEnd = text.indexOf('\n', start);
    blank(start, lineEnd === -1 ? text.length : lineEnd);
    const [first] = others;
    if (isWhole && first !== undefined) blank(first.start, end);
    else for (const other of others) blank(other.start, other.end);
  }
  return result;
}
