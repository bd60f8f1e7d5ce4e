/** Findings → text for people: what, where (every place), why, do, more; always in that order. */
import { codeFrameColumns } from '@babel/code-frame';
import colours from 'picocolors';
import type { Finding, Place } from './finding.ts';
import { RULES } from './rules.ts';
import type { Summary } from './summary.ts';

export type TerminalOptions = {
  colour: boolean;
  /** Text of a file by its name, for code frames. */
  textOf: (file: string) => string | undefined;
  /** Leave notes out. */
  quiet: boolean;
};

export function formatTerminal(findings: readonly Finding[], summary: Summary, options: TerminalOptions): string {
  const paint = colours.createColors(options.colour);
  const shown = findings.filter((finding) => finding.severity !== 'note');
  const blocks = shown.map((finding) => block(finding, paint, options));
  const decided = findings.filter((finding) => finding.severity === 'note');
  if (decided.length > 0 && !options.quiet) blocks.push(decided.map((finding) => noteLine(finding, paint)).join('\n'));
  const { errors, warnings, notes, conflicts, coverage, ledger } = summary;
  const quantities = coverage.referenced + coverage.quoted + coverage.unbound;
  const total = conflicts.open + conflicts.ruled + conflicts.due + conflicts.stale;
  const lines = [
    ...(ledger.facts > 0 ? [`${ledger.facts} facts · ${ledger.readings} readings (${ledger.computed} computed, ${ledger.found} found in prose)`] : []),
    ...(total > 0 ? [`conflicts  ${total} = ${conflicts.open} open + ${conflicts.ruled} ruled + ${conflicts.due} due + ${conflicts.stale} stale`] : []),
    ...(quantities > 0 ? [`coverage   ${quantities} quantities: ${coverage.referenced} referenced, ${coverage.quoted} quoted, ${coverage.unbound} unbound`] : []),
    `${plural(errors, 'error')}, ${plural(warnings, 'warning')}, ${plural(notes, 'note')}`,
  ];
  return `${[...blocks, lines.join('\n')].join('\n\n')}\n`;
}

type Paint = ReturnType<typeof colours.createColors>;

function block(finding: Finding, paint: Paint, options: TerminalOptions): string {
  const { severity, rule, title, at, related, why, help, detail = [], fact } = finding;
  const level = severity === 'error' ? paint.red(paint.bold('error')) : paint.yellow(paint.bold('warning'));
  const lines = [`${level} ${paint.bold(rule)}  ${title}`];
  if (fact !== undefined) lines.push(`  ${fact}`);
  lines.push(`  ${where(at, paint)}`, ...frame(at, options));
  for (const line of detail) lines.push(`    ${line}`);
  const seen = new Set([address(at)]);
  for (const { at: place, says, frameless } of related) {
    lines.push(`   ${says}   ${paint.dim(where(place, paint))}`);
    if (!frameless && !seen.has(address(place))) lines.push(...frame(place, options));
    seen.add(address(place));
  }
  lines.push(`  ${paint.dim('why ')}  ${why ?? RULES[rule]}`);
  for (const [index, line] of help.entries()) lines.push(`  ${index === 0 ? paint.dim('do  ') : '    '}  ${line}`);
  lines.push(`  ${paint.dim('more')}  licencia explain ${rule}`);
  return lines.join('\n');
}

function noteLine({ rule, title, at }: Finding, paint: Paint): string {
  return `${paint.blue('note')} ${rule}  ${title}  ${paint.dim(address(at))}`;
}

const address = ({ file, range }: Place) => (range === undefined ? file : `${file}:${range.start.line}:${range.start.column}`);

function where(place: Place, paint: Paint): string {
  const urls = place.urls.length === 0 ? '' : `  → ${place.urls.join(' ')}`;
  return `${address(place)}${paint.dim(urls)}`;
}

function frame(place: Place, { textOf, colour }: TerminalOptions): string[] {
  const text = place.range === undefined ? undefined : textOf(place.file);
  if (text === undefined || place.range === undefined) return [];
  const { start, end } = place.range;
  const oneLine = start.line === end.line ? { start, end } : { start };
  const drawn = codeFrameColumns(text, oneLine, { linesAbove: 1, linesBelow: 0, highlightCode: false, forceColor: colour });
  return drawn.split('\n').map((line) => `    ${line.length > 160 ? `${line.slice(0, 157)}…` : line}`);
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
