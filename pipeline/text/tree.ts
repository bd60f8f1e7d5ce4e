/**
 * The tree of a parsed text. Every node has its place: `start` and `end` are offsets in the text that was parsed.
 * HTML, pictures other than scenes, and unsafe links have no node, so none of them can reach a page.
 */

import { omitUndefined } from '../program/omit-undefined.ts';
import type { UnitName } from './units.ts';

export type Span = { start: number; end: number };

export type WordsNode = Span & { type: 'words'; text: string };
/** A reference that prints a fact: `{{topic.name}}` or `{{topic.name@reading}}`. */
export type FactNode = Span & { type: 'fact'; id: string; reading?: string };
/** An operand of a sum: a fact, a quantity with its unit, or a number. */
export type Operand =
  | { fact: string; reading?: string }
  | { text: string; value: number; unit?: UnitName };
/** Factors that are multiplied; the product is added, or subtracted where `sign` is -1. */
export type Term = { sign: 1 | -1; factors: Operand[] };
/** `{{= 35 mph − topic.name}}`: a sum that the build computes. `raw` is the sum as written, with braces. */
export type SumNode = Span & { type: 'sum'; raw: string; terms: Term[] };
/** The basis of a literal: a fact, and the value that it printed when the literal was written. */
export type LiteralGround = { id: string; reading?: string; value: string };
/** `{{"15 mph"}}`: printed as it is. In `{{"15 mph" de topic.name = 25 mph}}` the audit checks the fact's value. */
export type Literal = Span & { type: 'literal'; text: string; grounds?: LiteralGround[] };
/** `{{@topic.name}}`: the source of the reading that `{{topic.name}}` prints. */
export type SourceNode = Span & { type: 'source'; id: string; reading?: string };
/** `{{@ley-22-2000/6.12}}`: the citation of a source. */
type CitationNode = Span & { type: 'citation'; source: string };
/** A reference whose words the build fills in. */
export type FilledReference = FactNode | SumNode | SourceNode | CitationNode;
type Code = Span & { type: 'code'; text: string };
type Break = Span & { type: 'break' };
export type Emphasis = Span & { type: 'strong' | 'em' | 'del'; children: Inline[] };
/** A link; `target` is the place of its address in the text. */
export type Link = Span & { type: 'link'; href: string; target: Span; children: Inline[] };
export type Inline = WordsNode | FilledReference | Literal | Code | Break | Emphasis | Link;

/** `bare`: true for the text of an item of a tight list, which is printed without a `<p>`. */
export type Paragraph = Span & {
  type: 'paragraph';
  bare: boolean;
  /** Id of the picture or the film that the paragraph explains: `![](viraje-en-u) **Vira si te ven.**` */
  scene?: string;
  children: Inline[];
};
export type Heading = Span & { type: 'heading'; depth: number; id: string; children: Inline[] };
export type ListItem = Span & { blocks: Block[] };
type List = Span & { type: 'list'; first: number | undefined; items: ListItem[] };
type Quote = Span & { type: 'quote'; blocks: Block[] };
type CodeBlock = Span & { type: 'code-block'; language: string; text: string };
type Line = Span & { type: 'line' };
export type Cell = Span & { children: Inline[] };
export type Table = Span & {
  type: 'table';
  /** The table's number among the tables of the text, from 1. */
  number: number;
  align: ('left' | 'center' | 'right' | undefined)[];
  head: Cell[];
  rows: Cell[][];
};
export type Block = Paragraph | Heading | List | Quote | CodeBlock | Line | Table;

/** Something that a text must not contain, with its place. */
export type TextProblem = Span & {
  rule: 'markdown/active-content' | 'parse/markdown' | 'link/bad-reference' | 'load/encoding';
  title: string;
  help: string[];
};

/** A text of one paragraph. `isUnread`: it exceeds a limit or is nested too deeply, so it was not parsed. */
export type LineText = { nodes: Inline[]; problems: TextProblem[]; isUnread?: true };
/** A body: the blocks before the first level-2 heading, and one section for each of those headings. */
export type BodyText = {
  intro: Block[];
  sections: { id: string; title: string; heading: Heading; blocks: Block[] }[];
  anchors: string[];
  problems: TextProblem[];
  isUnread?: true;
};

export const EMPTY_BODY: BodyText = { intro: [], sections: [], anchors: [], problems: [] };

/** All blocks of a body in order, including the headings of its sections. */
export function blocksOf({ intro, sections }: BodyText): Block[] {
  return [...intro, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks])];
}

/** All inline nodes in order, including nested ones; a node comes before its children. */
export function inlinesIn(nodes: readonly Inline[]): readonly Inline[] {
  // Most texts have only words and facts, so their list is already flat.
  return nodes.some((node) => 'children' in node)
    ? nodes.flatMap((node) => ('children' in node ? [node, ...inlinesIn(node.children)] : [node]))
    : nodes;
}

const FILLED: ReadonlySet<Inline['type']> = new Set(['fact', 'sum', 'source', 'citation']);

/** True if the build fills in the words of a node. */
export const isFilledReference = (node: Inline): node is FilledReference => FILLED.has(node.type);

export type FactUse = {
  id: string;
  reading?: string;
  /** `value`: printed; `sum`: computed with; `source`: its source is named; `ground`: a literal rests on it. */
  as: 'value' | 'sum' | 'source' | 'ground';
};

/** The facts that one node refers to. */
export function factUsesIn(node: Inline): FactUse[] {
  switch (node.type) {
    case 'fact':
      return [{ ...named(node), as: 'value' }];
    case 'source':
      return [{ ...named(node), as: 'source' }];
    case 'sum':
      return node.terms.flatMap(({ factors }) =>
        factors.flatMap((operand) =>
          'fact' in operand
            ? [{ ...named({ ...operand, id: operand.fact }), as: 'sum' as const }]
            : [],
        ),
      );
    case 'literal':
      return (node.grounds ?? []).map((ground) => ({ ...named(ground), as: 'ground' }));
    default:
      return [];
  }
}

const named = ({ id, reading }: { id: string; reading?: string | undefined }) =>
  omitUndefined({ id, reading });

/** Ids of the facts that nodes print, compute with or name the source of; grounds of literals are left out. */
export function factIdsIn(nodes: readonly Inline[]): string[] {
  const facts: string[] = [];
  for (const node of inlinesIn(nodes))
    for (const { id, as } of factUsesIn(node)) if (as !== 'ground') facts.push(id);
  return facts;
}

/** Ids of the pictures and films at the beginnings of paragraphs, in order. */
export const sceneIdsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.type === 'paragraph' && block.scene !== undefined ? [block.scene] : [],
  );

/** The inline nodes of all paragraphs, headings and cells in some blocks, in order. */
export function inlinesInBlocks(blocks: readonly Block[]): Inline[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'list':
        return block.items.flatMap((item) => inlinesInBlocks(item.blocks));
      case 'quote':
        return inlinesInBlocks(block.blocks);
      case 'table':
        return [...block.head, ...block.rows.flat()].flatMap(({ children }) => children);
      default:
        return 'children' in block ? block.children : [];
    }
  });
}
