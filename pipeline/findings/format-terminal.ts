/**
 * Formats findings as text for people: notes (on request), warnings, errors, counts. Each warning and error has a
 * title, places, a reason, help and the command that explains it.
 */

import { codeFrameColumns } from '@babel/code-frame';
import { countWithNoun } from '../text/plural.ts';
import { followersLine } from './consequences.ts';
import { escapeControlCharacters, maskControlCharacters } from './control-characters.ts';
import { type Finding, formatPlace, type Place } from './finding.ts';
import { pageList } from './page-list.ts';
import type { Summary } from './summary.ts';
import { type TerminalPainter, terminalPainter } from './terminal-styles.ts';

type TerminalOptions = {
  colour: boolean;
  /** Text of a file by its name, for code frames. */
  textOf: (file: string) => string | undefined;
  reasonOf: (finding: Finding) => string;
  /** A line that is printed before the counts. */
  remark?: string;
  /** True to print notes, and the findings that follow from errors. Both are always counted. */
  notes: boolean;
};

export function formatTerminal(
  findings: readonly Finding[],
  summary: Summary,
  options: TerminalOptions,
): string {
  const paint = terminalPainter(options.colour);
  const printing = { ...options, paint, linesOf: linesReader(options.textOf) };
  const of = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity);
  const notes = options.notes ? of('note').map((finding) => noteLine(finding, paint)) : [];
  // Errors come last, nearest to the prompt.
  const blocks = [
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    ...[...of('warning'), ...of('error')].map((finding) => block(finding, printing)),
  ];
  const lines = [...(options.remark === undefined ? [] : [options.remark]), ...totals(summary)];
  return `${[...blocks, lines.join('\n')].join('\n\n')}\n`;
}

function totals({ errors, warnings, notes, conflicts, coverage, ledger }: Summary): string[] {
  const { referenced, quoted, unbound } = coverage;
  const { open, ruled, due, stale } = conflicts;
  const quantities = referenced + quoted + unbound;
  const total = open + ruled + due + stale;
  const lines: [count: number, line: string][] = [
    [
      ledger.facts,
      `${ledger.facts} facts · ${ledger.readings} readings (${ledger.computed} computed)`,
    ],
    [total, `conflicts  ${total} = ${open} open + ${ruled} ruled + ${due} due + ${stale} stale`],
    [
      quantities,
      `coverage   ${quantities} quantities: ${referenced} referenced, ${quoted} quoted, ${unbound} unbound`,
    ],
  ];
  return [
    ...lines.filter(([count]) => count > 0).map(([, line]) => line),
    `${countWithNoun(errors, 'error')}, ${countWithNoun(warnings, 'warning')}, ${countWithNoun(notes, 'note')}`,
  ];
}

type Printing = TerminalOptions & { paint: TerminalPainter; linesOf: LinesReader };
type LinesReader = (file: string) => readonly string[] | undefined;

/** Splits each file once: a report has many places in one file. */
function linesReader(textOf: TerminalOptions['textOf']): LinesReader {
  const split = new Map<string, readonly string[] | undefined>();
  return (file) => {
    if (!split.has(file)) split.set(file, textOf(file)?.split('\n'));
    return split.get(file);
  };
}

function block(finding: Finding, printing: Printing): string {
  const { paint, reasonOf } = printing;
  const { severity, rule, part, title, at, related, why, help, detail = [], fact } = finding;
  const level =
    severity === 'error' ? paint.red(paint.bold('error')) : paint.yellow(paint.bold('warning'));
  const lines = [`${level} ${paint.bold(rule)}  ${escapeControlCharacters(title)}`];
  if (fact !== undefined) lines.push(`  ${escapeControlCharacters(fact)}`);
  lines.push(`  ${where(at, paint)}`, ...frame(at, printing));
  for (const line of detail) lines.push(`    ${escapeControlCharacters(line)}`);
  const seen = new Set([address(at)]);
  for (const { at: place, says, frameless } of related) {
    lines.push(`   ${escapeControlCharacters(says)}   ${paint.dim(where(place, paint))}`);
    if (!frameless && !seen.has(address(place))) lines.push(...frame(place, printing));
    seen.add(address(place));
  }
  lines.push(...followersOf(finding, printing));
  lines.push(`  ${paint.dim('why ')}  ${escapeControlCharacters(why ?? reasonOf(finding))}`);
  for (const [index, line] of help.entries())
    lines.push(`  ${index === 0 ? paint.dim('do  ') : '    '}  ${escapeControlCharacters(line)}`);
  lines.push(`  ${paint.dim('more')}  licencia explain ${[rule, part].join(' ').trim()}`);
  return lines.join('\n');
}

function followersOf(finding: Finding, { notes, paint }: Printing): string[] {
  const followers = (notes ? (finding.followers ?? []) : []).map(
    ({ rule, title, at }) =>
      `     ${rule}  ${escapeControlCharacters(title)}  ${paint.dim(address(at))}`,
  );
  return [...followersLine(finding).map((line) => `   ${line}`), ...followers];
}

function noteLine({ rule, title, at }: Finding, paint: TerminalPainter): string {
  return `${paint.blue('note')} ${rule}  ${escapeControlCharacters(title)}  ${paint.dim(address(at))}`;
}

const address = (place: Place) =>
  escapeControlCharacters(formatPlace(place)).replaceAll('\n', '\\n');

function where(place: Place, paint: TerminalPainter): string {
  const pages = pageList(place.urls);
  return `${address(place)}${paint.dim(escapeControlCharacters(pages === '' ? '' : `  ${pages}`))}`;
}

/** The line of a place and the one before it, with a mark below the place. */
function frame({ file, range }: Place, { linesOf, colour }: Printing): string[] {
  const lines = range === undefined ? undefined : linesOf(file);
  if (lines === undefined || range === undefined) return [];
  const { start, end } = range;
  const { cut, shift } = excerpt(lines[start.line - 1] ?? '', start.column);
  const above = lines.slice(Math.max(start.line - 2, 0), start.line - 1);
  const shown = [...above.map((line) => excerpt(line, 1).cut), cut];
  const from = { line: start.line, column: start.column - shift };
  const to = { line: start.line, column: Math.min(end.column - shift, cut.length + 1) };
  // A variable, because the types of the library lack `startLine`.
  const options = {
    linesAbove: 1,
    linesBelow: 0,
    highlightCode: false,
    forceColor: colour,
    startLine: start.line - shown.length + 1,
  };
  const drawn = codeFrameColumns(
    shown.map((line) => maskControlCharacters(line)).join('\n'),
    start.line === end.line ? { start: from, end: to } : { start: from },
    options,
  );
  return drawn.split('\n').map((line) => `    ${line}`);
}

const WIDTH = 150;
const BEFORE = 50;

/** The part of a long line (JSON on one line) around a 1-based column, and the number of columns cut before it. */
function excerpt(line: string, column: number): { cut: string; shift: number } {
  if (line.length <= WIDTH) return { cut: line, shift: 0 };
  const start = Math.max(0, Math.min(column - 1 - BEFORE, line.length - WIDTH));
  const cut = `${start > 0 ? '…' : ''}${line.slice(start, start + WIDTH)}${start + WIDTH < line.length ? '…' : ''}`;
  return { cut, shift: start > 0 ? start - 1 : 0 };
}
