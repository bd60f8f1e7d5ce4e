/** The findings of every stage: they are values, never exceptions. */

import { groupByNames } from '../program/group-by-names.ts';

/** The subject of a rule: a stage (load, parse, schema, link, markdown, output, export) or a part of the content. */
type Family =
  | 'load'
  | 'parse'
  | 'schema'
  | 'link'
  | 'markdown'
  | 'fact'
  | 'ruling'
  | 'quiz'
  | 'item'
  | 'exam'
  | 'drill'
  | 'source'
  | 'manual'
  | 'text'
  | 'review'
  | 'output'
  | 'export';
/** `family/problem`; the folder `rules/` has a page for each. */
export type RuleId = `${Family}/${string}`;

export type Severity = 'error' | 'warning' | 'note';

/** Line and column are 1-based; a column counts UTF-16 units, as editors do. */
export type Position = { line: number; column: number };
export type Range = { start: Position; end: Position };

/** A place in a file of the project, and the addresses of the pages that show it. */
export type Place = { file: string; range?: Range; entry?: string; urls: string[] };

/** A place as `data/x.json:3:5`; only the file if the place has no range. */
export const formatPlace = ({ file, range }: Place): string =>
  range === undefined ? file : `${file}:${range.start.line}:${range.start.column}`;

/** A place as `data/x.json:3`; only the file if the place has no range. */
export const fileAndLine = ({ file, range }: Place): string =>
  range === undefined ? file : `${file}:${range.start.line}`;

/** A part of the content that findings rest on: "fact velocidad.urbana", "source ley", "question reglas-04". */
export type Dependency = `${string} ${string}`;

export const factDependencies = (ids: readonly string[]): Dependency[] =>
  ids.map((id) => `fact ${id}` as const);

export type Finding = {
  rule: RuleId;
  severity: Severity;
  /** The problem, in one line. */
  title: string;
  at: Place;
  /** The other places concerned, each with its text; `frameless` ones are printed without their source line. */
  related: { at: Place; says: string; frameless?: true }[];
  /** The part of the rule's page about this finding, if it is not the main part: `explain` prints it. */
  part?: string;
  /** The reason that a report prints. Default: the reason on the rule's page. */
  why?: string;
  /** Commands or imperative sentences. */
  help: string[];
  /** Replaces `help` before the day of a coming change, where `help` would still be wrong. */
  helpBefore?: string[];
  /** Lines printed under the title, such as the table of readings. */
  detail?: string[];
  fact?: string;
  /**
   * The text that visitors read about the state of the fact: "Decidido entre 3 lecturas". Used in reports for programs.
   */
  state?: string;
  /**
   * Content that is missing or undecided until this finding is corrected. Findings that rest on it follow from this
   * one.
   */
  breaks?: readonly Dependency[];
  /**
   * Content that the finding was derived from. If another error breaks any of it, the finding follows from that error.
   */
  restsOn?: readonly Dependency[];
  /** True if the finding depends on the day: it is recomputed for the day of the content. */
  ofDay?: true;
  /** Number of further mistakes in the file that are not reported. */
  untold?: number;
  /** The findings that follow from this one (`foldConsequences`). */
  followers?: readonly Finding[];
};

/** Makes an error from its title, its place and its help. */
export const errorAt = (rule: RuleId, title: string, at: Place, ...help: string[]): Finding => ({
  rule,
  severity: 'error',
  title,
  at,
  related: [],
  help,
});

/** The result of a stage. The next stage gets only the valid part. */
export type StageResult<T> = { value: T; findings: Finding[] };

const RANK: Record<Severity, number> = { error: 0, warning: 1, note: 2 };

/** Sorts findings: errors first, then by file, line, column, rule and title. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const position = (finding: Finding) => finding.at.range?.start ?? { line: 0, column: 0 };
  return [...findings].sort(
    (a, b) =>
      RANK[a.severity] - RANK[b.severity] ||
      compareText(a.at.file, b.at.file) ||
      position(a).line - position(b).line ||
      position(a).column - position(b).column ||
      compareText(a.rule, b.rule) ||
      compareText(a.title, b.title),
  );
}

/**
 * Leaves out findings that begin on a line of a cause: they follow from it.
 * @param causes findings about the characters or the syntax of a file, or about values that do not match their schema
 */
export function withoutConsequences(
  findings: readonly Finding[],
  causes: readonly Finding[],
): Finding[] {
  if (causes.length === 0) return [...findings];
  const unread = linesOf(causes);
  return findings.filter(
    ({ at }) => at.range === undefined || unread.get(at.file)?.has(at.range.start.line) !== true,
  );
}

/**
 * Reports a missing thing once, however many places refer to it: the first place has the finding, the others are
 * related.
 */
export function mergeMissingTargets(findings: readonly Finding[]): Finding[] {
  const isMissing = ({ rule, breaks }: Finding) => rule.startsWith('link/') && breaks !== undefined;
  return gathered(findings, isMissing, (same) => same.length > 1);
}

/**
 * If at least this many files have the same mistake, it is reported once, because one finding for each file would hide
 * other problems.
 */
const ALIKE = 8;

/** Reports the same schema mistake in many files once. */
export const mergeSchemaMistakes = (findings: readonly Finding[]): Finding[] =>
  gathered(
    findings,
    ({ rule }) => rule.startsWith('schema/'),
    (same) => new Set(same.map(({ at }) => at.file)).size >= ALIKE,
  );

/** Merges findings of the same rule and title into one with all of their places, if there are enough of them. */
function gathered(
  findings: readonly Finding[],
  isOne: (finding: Finding) => boolean,
  areEnough: (same: readonly Finding[]) => boolean,
): Finding[] {
  const byTitle = groupByNames(findings.filter(isOne), ({ rule, title }) => [`${rule} ${title}`]);
  const together = [...byTitle.values()].flatMap((same) => {
    if (!areEnough(same)) return same;
    const [first, ...others] = sortFindings(same) as [Finding, ...Finding[]];
    const related = others.map(({ at }) => ({ at, says: 'also', frameless: true as const }));
    const breaks = [...new Set(same.flatMap((each) => each.breaks ?? []))];
    return [
      {
        ...first,
        ...(breaks.length === 0 ? {} : { breaks }),
        related: [...first.related, ...related],
      },
    ];
  });
  return [...findings.filter((finding) => !isOne(finding)), ...together];
}

function linesOf(findings: readonly Finding[]): ReadonlyMap<string, ReadonlySet<number>> {
  const places = findings.flatMap(({ at: { file, range } }) =>
    range === undefined ? [] : [{ file, first: range.start.line, last: range.end.line }],
  );
  const byFile = new Map<string, { lines: Set<number>; next: number }>();
  for (const { file, first, last } of places.sort((a, b) => a.first - b.first)) {
    const found = byFile.get(file) ?? { lines: new Set(), next: 1 };
    byFile.set(file, found);
    // Many findings may be about the same lines: each line is added once.
    for (let line = Math.max(first, found.next); line <= last; line++) found.lines.add(line);
    found.next = Math.max(found.next, last + 1);
  }
  return new Map([...byFile].map(([file, { lines }]) => [file, lines]));
}

/** True if any finding is at or above the given severity. */
export function reachesSeverity(
  findings: readonly Finding[],
  severity: 'error' | 'warning',
): boolean {
  return findings.some((finding) => RANK[finding.severity] <= RANK[severity]);
}

/** Compares by code units: the same on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
