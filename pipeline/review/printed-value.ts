/**
 * Prints a value of a record as a visitor reads it: with facts filled in, one sentence per line, and the address after
 * each link.
 */
import { readingText } from '../ledger/describe.ts';
import { evidenceOf } from '../ledger/evidence.ts';
import { filledText } from '../ledger/filled-text.ts';
import { printedReadings } from '../ledger/ledger.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { withPlainSpaces } from '../text/plain-text.ts';
import { referenceToFact, writeReference } from '../text/references.ts';
import {
  type Block,
  type Cell,
  type Inline,
  isFilledReference,
  type LiteralGround,
  type Table,
} from '../text/tree.ts';
import {
  type MarkedText,
  markedSentences,
  showNoBreakSpaces,
  textWithMarks,
} from './marked-text.ts';

export type PrintableContent = {
  site: Site;
  ledger: Ledger;
  /**
   * Collects each reference as it is written. If present, marks in the text show emphasis, code and typed no-break
   * spaces to a reviewer. Absent if only the words are needed.
   */
  references?: string[];
};

/**
 * Keys that pages do not print: editor hints, limits of the build and the audit, fields that a ruling copies from its
 * fact.
 */
const UNPRINTED: ReadonlySet<string> = new Set([
  '$schema',
  'budgets',
  'plainLanguage',
  'typedCitations',
  'bankGates',
  'review',
  'over',
]);
/** `review` of a ruling is the day to check the ruling again, which the page of the fact prints. */
const isPrinted = (key: string, value: unknown): boolean =>
  value !== undefined && (!UNPRINTED.has(key) || (key === 'review' && !isSeverity(value)));
const isSeverity = (value: unknown) => value === 'warning' || value === 'error';

/**
 * The fields of a record, each key before its value. A list whose items are separate units is printed as their ids,
 * because their order is reviewed too.
 */
export function fieldLines(
  content: PrintableContent,
  record: object,
  isUnits: (value: unknown) => boolean,
): string[] {
  return Object.entries(record).flatMap(([key, value]) => {
    if (!isPrinted(key, value)) return [];
    if (isUnits(value))
      return labelledLines(
        key,
        // If `of` changes, the second form moves to another page, and its answers count for another rule.
        (value as { id: string; of?: string }[]).map(({ id, of }) =>
          of === undefined ? id : `${id} of ${of}`,
        ),
      );
    return labelledLines(key, valueLines(content, value));
  });
}

/** A short value is on the same line as its key, a longer one below it. */
export function labelledLines(key: string, lines: readonly string[]): string[] {
  const [only = '', ...more] = lines;
  if (more.length === 0 && only.length < 80) return [`${key}: ${only}`.trimEnd()];
  return [`${key}:`, ...lines.map((line) => `  ${line}`)];
}

function valueLines(content: PrintableContent, value: unknown): string[] {
  if (typeof value === 'string') return textLines(content, value);
  if (typeof value !== 'object' || value === null) return [String(value)];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, inner]) =>
      isPrinted(key, inner) ? labelledLines(key, valueLines(content, inner)) : [],
    );
  if (value.every((item) => typeof item === 'number')) return [value.join(' · ')];
  return value.flatMap((item) => itemLines(valueLines(content, item)));
}

const itemLines = (lines: readonly string[]): string[] =>
  lines.map((line, index) => (index === 0 ? '- ' : '  ') + line);

/** The lines of a text, one for each sentence. */
export function textLines(content: PrintableContent, text: string): string[] {
  const nodes = content.site.lines.get(text);
  if (nodes !== undefined) return markedSentences(markedWords(content, nodes));
  const fact = content.ledger.get(text);
  // A field that names a fact is followed by the fact's value.
  if (fact !== undefined) return [`${text} = ${factValueText(content, text)}`];
  return markedSentences({
    words: showNoBreakSpaces(text, content.references !== undefined),
    marks: [],
  });
}

/** The values that a fact prints, each once and without its condition, and their evidence. */
export function factValueText({ site, ledger }: PrintableContent, id: string): string {
  const entry = ledger.get(id)!;
  const words = printedReadings(entry).map((reading) => readingText(entry, reading));
  return `${withPlainSpaces([...new Set(words)].join(' y '))} (${evidenceOf(site, entry).text})`;
}

/** Words with marks for visible formatting, such as emphasis. */
function markedWords(content: PrintableContent, nodes: readonly Inline[]): MarkedText {
  const marked: MarkedText = { words: '', marks: [] };
  addWords(content, nodes, marked);
  return marked;
}

const MARKS: Partial<Record<Inline['type'], string>> = {
  strong: '**',
  em: '*',
  del: '~~',
  code: '`',
};

function addWords(content: PrintableContent, nodes: readonly Inline[], into: MarkedText): void {
  for (const node of nodes) {
    const mark = content.references && MARKS[node.type];
    if (mark !== undefined) into.marks.push({ at: into.words.length, mark, opens: true });
    if ('children' in node) addWords(content, node.children, into);
    else into.words += leafWords(content, node);
    if (node.type === 'link') into.words += ` <${node.href}>`;
    if (mark !== undefined) into.marks.push({ at: into.words.length, mark, opens: false });
  }
}

function leafWords(
  content: PrintableContent,
  node: Exclude<Inline, { children: unknown }>,
): string {
  const { references } = content;
  if (isFilledReference(node)) {
    references?.push(withoutBraces(writeReference(node)));
    // The program writes the no-break spaces of a filled reference, so they are not a change by the author.
    return withPlainSpaces(filledText(content, node));
  }
  if (node.type === 'break') return '\n';
  if (node.type === 'literal')
    references?.push(...(node.grounds ?? []).map((ground) => withoutBraces(groundOf(ground))));
  return showNoBreakSpaces(node.text, references !== undefined);
}

const groundOf = ({ id, reading }: LiteralGround): string => referenceToFact(id, reading);
const withoutBraces = (reference: string): string => reference.slice(2, -2);

/** The blocks of a body, with the marks of headings, items and quotes. */
export function blockLines(content: PrintableContent, blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => [
    ...linesOfBlock(content, block),
    ...(isLoose(block) ? [''] : []),
  ]);
}

/** True for a block with an empty line after it: any block except the text of an item in a tight list. */
const isLoose = (block: Block): boolean => block.type !== 'paragraph' || !block.bare;

function linesOfBlock(content: PrintableContent, block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
      return [
        // The drawing is a unit of its own; this line shows which drawing the paragraph has.
        ...(block.scene === undefined ? [] : [`![](${block.scene})`]),
        ...markedSentences(markedWords(content, block.children)),
      ];
    case 'heading':
      return [
        `${'#'.repeat(block.depth)} ${textWithMarks(markedWords(content, block.children))} {#${block.id}}`,
      ];
    case 'quote':
      return withoutTrailingBlankLines(blockLines(content, block.blocks)).map((line) =>
        `> ${line}`.trimEnd(),
      );
    case 'list':
      return block.items.flatMap(({ blocks }, index) => {
        const mark = block.first === undefined ? '-' : `${block.first + index}.`;
        return withoutTrailingBlankLines(blockLines(content, blocks)).map((line, at) =>
          `${at === 0 ? mark : ' '.repeat(mark.length)} ${line}`.trimEnd(),
        );
      });
    case 'table':
      return [
        rowLine(content, block.head),
        ...sidesLine(content, block),
        ...block.rows.map((cells) => rowLine(content, cells)),
      ];
    case 'code-block':
      return [`\`\`\`${block.language}`, ...block.text.split('\n'), '```'];
    case 'line':
      return ['---'];
    default:
      return block satisfies never;
  }
}

const rowLine = (content: PrintableContent, cells: readonly Cell[]): string =>
  cells
    .map(({ children }) => textWithMarks(markedWords(content, children)).replaceAll('\n', ' '))
    .join(' | ');

const SIDES = { left: ':--', center: ':-:', right: '--:' };

/** The alignment row of a table, if any column has an alignment. */
const sidesLine = ({ references }: PrintableContent, { align }: Table): string[] =>
  references === undefined || align.every((side) => side === undefined)
    ? []
    : [align.map((side) => (side === undefined ? '---' : SIDES[side])).join(' | ')];

export function withoutTrailingBlankLines(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(0, last + 1);
}
