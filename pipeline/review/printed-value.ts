/** A value of a record → its lines as a visitor reads them: facts filled in, one sentence a line, the address behind each link. */
import { printed } from '../bank/item.ts';
import { readingText } from '../ledger/describe.ts';
import { evidenceOf } from '../ledger/evidence.ts';
import { printedReadings } from '../ledger/ledger.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { sentencesOf } from '../text/passages.ts';
import { withPlainSpaces } from '../text/plain.ts';
import { type Block, type Cell, type Inline, isFilled } from '../text/tree.ts';

/** What units are printed from. */
export type Printable = { site: Site; ledger: Ledger };

/** Hints for editors and limits of the build and the audit, which no visitor reads; and what a ruling repeats of its fact. */
const UNPRINTED: ReadonlySet<string> = new Set([
  '$schema',
  'budgets',
  'plainness',
  'typedCitations',
  'bankGates',
  'review',
  'over',
]);
/** `review` of a ruling is the day to look again, which its page prints. */
const isPrinted = (key: string, value: unknown): boolean =>
  value !== undefined && (!UNPRINTED.has(key) || (key === 'review' && !isSeverity(value)));
const isSeverity = (value: unknown) => value === 'warning' || value === 'error';

/**
 * The fields of a record, each key before its value. Lists whose items are units of their own are named by their ids:
 * their order is read too.
 */
export function fieldLines(
  content: Printable,
  record: object,
  isUnits: (value: unknown) => boolean,
): string[] {
  return Object.entries(record).flatMap(([key, value]) => {
    if (!isPrinted(key, value)) return [];
    if (isUnits(value))
      return labelled(
        key,
        (value as { id: string }[]).map(({ id }) => id),
      );
    return labelled(key, valueLines(content, value));
  });
}

/** A short value stands beside its key, a longer one below it. */
function labelled(key: string, lines: readonly string[]): string[] {
  const [only = '', ...more] = lines;
  if (more.length === 0 && only.length < 80) return [`${key}: ${only}`.trimEnd()];
  return [`${key}:`, ...lines.map((line) => `  ${line}`)];
}

function valueLines(content: Printable, value: unknown): string[] {
  if (typeof value === 'string') return textLines(content, value);
  if (typeof value !== 'object' || value === null) return [String(value)];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, inner]) =>
      isPrinted(key, inner) ? labelled(key, valueLines(content, inner)) : [],
    );
  if (value.every((item) => typeof item === 'number')) return [value.join(' · ')];
  return value.flatMap((item) => itemLines(valueLines(content, item)));
}

const itemLines = (lines: readonly string[]): string[] =>
  lines.map((line, index) => (index === 0 ? '- ' : '  ') + line);

/** A text, one sentence a line. */
export function textLines(content: Printable, text: string): string[] {
  const nodes = content.site.lines.get(text);
  if (nodes !== undefined) return sentenceLines(wordsOf(content, nodes));
  const fact = content.ledger.get(text);
  // A field that names a fact prints it.
  if (fact !== undefined) return [`${text} = ${factWords(content, text)}`];
  return sentenceLines(text);
}

/** What a fact prints, and on what it rests. */
export function factWords({ site, ledger }: Printable, id: string): string {
  const entry = ledger.get(id)!;
  const words = printedReadings(entry).map((reading) => readingText(entry, reading));
  return `${withPlainSpaces([...new Set(words)].join(' y '))} (${evidenceOf(site, entry).text})`;
}

const sentenceLines = (text: string): string[] =>
  withPlainSpaces(text)
    .split('\n')
    .flatMap((line) => sentencesOf(line).map(({ start, end }) => line.slice(start, end).trim()));

function wordsOf(content: Printable, nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (isFilled(node)) return printed(content, node);
      if (node.type === 'break') return '\n';
      if (!('children' in node)) return node.text;
      const words = wordsOf(content, node.children);
      return node.type === 'link' ? `${words} <${node.href}>` : words;
    })
    .join('');
}

/** The blocks of a body, with the marks of headings, items and quotes. */
export function blockLines(content: Printable, blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => [
    ...linesOfBlock(content, block),
    ...(isLoose(block) ? [''] : []),
  ]);
}

/** An item of a tight list is one line. */
const isLoose = (block: Block): boolean => block.type !== 'paragraph' || !block.bare;

function linesOfBlock(content: Printable, block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
      return [
        // Its drawing is a unit of its own; which one stands here is read here.
        ...(block.scene === undefined ? [] : [`![](${block.scene})`]),
        ...sentenceLines(wordsOf(content, block.children)),
      ];
    case 'heading':
      return [`${'#'.repeat(block.depth)} ${wordsOf(content, block.children)} {#${block.id}}`];
    case 'quote':
      return withoutLastBlank(blockLines(content, block.blocks)).map((line) =>
        `> ${line}`.trimEnd(),
      );
    case 'list':
      return block.items.flatMap(({ blocks }, index) => {
        const mark = block.first === undefined ? '-' : `${block.first + index}.`;
        return withoutLastBlank(blockLines(content, blocks)).map((line, at) =>
          `${at === 0 ? mark : ' '.repeat(mark.length)} ${line}`.trimEnd(),
        );
      });
    case 'table':
      return [block.head, ...block.rows].map((cells) => rowLine(content, cells));
    case 'code-block':
      return block.text.split('\n');
    case 'line':
      return ['---'];
    default:
      return block satisfies never;
  }
}

const rowLine = (content: Printable, cells: readonly Cell[]): string =>
  cells.map(({ children }) => wordsOf(content, children).replaceAll('\n', ' ')).join(' | ');

export function withoutLastBlank(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(0, last + 1);
}
