/** Finds what a version control system writes into a file when two people changed the same lines. */

export type Conflict = {
  /** From the first marker to the end of the last. */
  start: number;
  end: number;
  /** Its other markers. */
  others: { start: number; end: number; marker: string }[];
  marker: string;
  isWhole: boolean;
};

const MARKER = /^(<{7}|\|{7}|={7}|>{7})(?= |$).*$/gm;

/** The first conflicts of a text: whole ones, and single markers that were left behind. @param most how many */
export function conflictsIn(text: string, most: number): Conflict[] {
  if (!/^(?:<{7}|={7}|>{7})/m.test(text)) return [];
  const conflicts: Conflict[] = [];
  let current: Conflict | undefined;
  for (const { 0: line, 1: marker = '', index: start } of text.matchAll(MARKER)) {
    const end = start + line.length;
    if (current !== undefined && !marker.startsWith('<')) {
      if (current.others.length < most) current.others.push({ start, end, marker });
      if (!marker.startsWith('>')) continue;
      current.end = end;
      current.isWhole = current.others.some((other) => other.marker.startsWith('='));
      current = undefined;
      continue;
    }
    // Seven bars alone are a row of a Markdown table.
    if (marker.startsWith('|')) continue;
    if (conflicts.length === most) break;
    const conflict: Conflict = { start, end, others: [], marker, isWhole: false };
    conflicts.push(conflict);
    if (marker.startsWith('<')) current = conflict;
  }
  return conflicts;
}

/** The text with the upper version of every conflict alone; what is left out becomes spaces, so that no place moves. */
export function upperVersion(text: string, conflicts: readonly Conflict[]): string {
  let result = text;
  const blank = (start: number, end: number) => {
    result =
      result.slice(0, start) + result.slice(start, end).replace(/[^\n]/g, ' ') + result.slice(end);
  };
  for (const { start, end, others, isWhole } of conflicts) {
    const lineEnd = text.indexOf('\n', start);
    blank(start, lineEnd === -1 ? text.length : lineEnd);
    if (isWhole) blank(others[0]!.start, end);
    else for (const other of others) blank(other.start, other.end);
  }
  return result;
}
