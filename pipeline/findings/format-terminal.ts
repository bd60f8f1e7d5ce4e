/** Findings → text for people: what, where (every place), why, do, more; always in that order. */
import { codeFrameColumns } from '@babel/code-frame';
import colours from 'picocolors';
import { addressOf, type Finding, type Place, type RuleId } from './finding.ts';
import type { Summary } from './summary.ts';
import { visible, visibleInPlace } from './visible.ts';

export type TerminalOptions = {
  colour: boolean;
  /** Text of a file by its name, for code frames. */
  textOf: (file: string) => string | undefined;
  /** What a rule guards. */
  aboutRule: (id: RuleId) => string;
  /** Said before the counts. */
  remark?: string;
  /** Leave notes out. */
  quiet: boolean;
};

export function formatTerminal(
  findings: readonly Finding[],
  summary: Summary,
  options: TerminalOptions,
): string {
  const paint = colours.createColors(options.colour);
  const shown = findings.filter((finding) => finding.severity !== 'note');
  const blocks = shown.map((finding) => block(finding, paint, options));
  const decided = findings.filter((finding) => finding.severity === 'note');
  if (decided.length > 0 && !options.quiet)
    blocks.push(decided.map((finding) => noteLine(finding, paint)).join('\n'));
  const { errors, warnings, notes, conflicts, coverage, ledger } = summary;
  const quantities = coverage.referenced + coverage.quoted + coverage.unbound;
  const total = conflicts.open + conflicts.ruled + conflicts.due + conflicts.stale;
  const lines = [
    ...(options.remark === undefined ? [] : [options.remark]),
    ...(ledger.facts > 0
      ? [
          `${ledger.facts} facts · ${ledger.readings} readings (${ledger.computed} computed, ${ledger.found} found in prose)`,
        ]
      : []),
    ...(total > 0
      ? [
          `conflicts  ${total} = ${conflicts.open} open + ${conflicts.ruled} ruled + ${conflicts.due} due + ${conflicts.stale} stale`,
        ]
      : []),
    ...(quantities > 0
      ? [
          `coverage   ${quantities} quantities: ${coverage.referenced} referenced, ${coverage.quoted} quoted, ${coverage.unbound} unbound`,
        ]
      : []),
    `${plural(errors, 'error')}, ${plural(warnings, 'warning')}, ${plural(notes, 'note')}`,
  ];
  return `${[...blocks, lines.join('\n')].join('\n\n')}\n`;
}

type Paint = ReturnType<typeof colours.createColors>;

function block(finding: Finding, paint: Paint, options: TerminalOptions): string {
  const { severity, rule, title, at, related, why, help, detail = [], fact } = finding;
  const level =
    severity === 'error' ? paint.red(paint.bold('error')) : paint.yellow(paint.bold('warning'));
  const lines = [`${level} ${paint.bold(rule)}  ${visible(title)}`];
  if (fact !== undefined) lines.push(`  ${visible(fact)}`);
  lines.push(`  ${where(at, paint)}`, ...frame(at, options));
  for (const line of detail) lines.push(`    ${visible(line)}`);
  const seen = new Set([address(at)]);
  for (const { at: place, says, frameless } of related) {
    lines.push(`   ${visible(says)}   ${paint.dim(where(place, paint))}`);
    if (!frameless && !seen.has(address(place))) lines.push(...frame(place, options));
    seen.add(address(place));
  }
  lines.push(`  ${paint.dim('why ')}  ${visible(why ?? options.aboutRule(rule))}`);
  for (const [index, line] of help.entries())
    lines.push(`  ${index === 0 ? paint.dim('do  ') : '    '}  ${visible(line)}`);
  lines.push(`  ${paint.dim('more')}  licencia explain ${rule}`);
  return lines.join('\n');
}

function noteLine({ rule, title, at }: Finding, paint: Paint): string {
  return `${paint.blue('note')} ${rule}  ${visible(title)}  ${paint.dim(address(at))}`;
}

const address = (place: Place) => visible(addressOf(place)).replaceAll('\n', '\\n');

function where(place: Place, paint: Paint): string {
  const urls = place.urls.length === 0 ? '' : `  → ${place.urls.join(' ')}`;
  return `${address(place)}${paint.dim(visible(urls))}`;
}

function frame(place: Place, { textOf, colour }: TerminalOptions): string[] {
  const text = place.range === undefined ? undefined : textOf(place.file);
  if (text === undefined || place.range === undefined) return [];
  const { start, end } = place.range;
  // Only the lines that are drawn are handed over, and of a long one (JSON on a single line) what stands around the place.
  const lines = linesOf(text).slice(Math.max(start.line - 2, 0), start.line);
  const { cut, shift } = window(lines.at(-1) ?? '', start.column);
  const shown = [...lines.slice(0, -1).map((line) => window(line, 1).cut), cut].map((line) =>
    visibleInPlace(line),
  );
  const from = { line: start.line, column: start.column - shift };
  const to =
    start.line === end.line
      ? { end: { line: start.line, column: Math.min(end.column - shift, cut.length + 1) } }
      : {};
  const how = {
    linesAbove: 1,
    linesBelow: 0,
    highlightCode: false,
    forceColor: colour,
    startLine: start.line - shown.length + 1,
  };
  const drawn = codeFrameColumns(shown.join('\n'), { start: from, ...to }, how);
  return drawn.split('\n').map((line) => `    ${line}`);
}

const WIDTH = 150;
const BEFORE = 50;

/** The part of a line around a column (from 1), and by how much its columns are less. */
function window(line: string, column: number): { cut: string; shift: number } {
  if (line.length <= WIDTH) return { cut: line, shift: 0 };
  const start = Math.max(0, Math.min(column - 1 - BEFORE, line.length - WIDTH));
  const cut = `${start > 0 ? '…' : ''}${line.slice(start, start + WIDTH)}${start + WIDTH < line.length ? '…' : ''}`;
  return { cut, shift: start > 0 ? start - 1 : 0 };
}

/** The lines of a text, as the positions of findings count them; a report names many places of one file. */
function linesOf(text: string): string[] {
  if (split?.text !== text) split = { text, lines: text.split('\n') };
  return split.lines;
}
let split: { text: string; lines: string[] } | undefined;

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
