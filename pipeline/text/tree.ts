/**
 * What a text can say, as data. Every node knows where it stands: `start` and `end` are offsets in the text that was
 * parsed. HTML, pictures and unsafe links have no node, so none of them can reach a page.
 */

export type Span = { start: number; end: number };

export type Words = Span & { type: 'words'; text: string };
/** `{{topic.name}}` or `{{topic.name@reading}}` */
export type FactNode = Span & { type: 'fact'; id: string; reading?: string };
/** `{{"15 mph"}}`: printed as it is, and not looked at by the audit. */
export type Literal = Span & { type: 'literal'; text: string };
export type Code = Span & { type: 'code'; text: string };
export type Break = Span & { type: 'break' };
export type Emphasis = Span & { type: 'strong' | 'em' | 'del'; children: Inline[] };
/** `target` is where its address is written. */
export type Link = Span & { type: 'link'; href: string; target: Span; children: Inline[] };
export type Inline = Words | FactNode | Literal | Code | Break | Emphasis | Link;

/** `bare`: the text of an item of a tight list, which is printed without a `<p>`. */
export type Paragraph = Span & { type: 'paragraph'; bare: boolean; children: Inline[] };
export type Heading = Span & { type: 'heading'; depth: number; id: string; children: Inline[] };
export type Item = Span & { blocks: Block[] };
export type List = Span & { type: 'list'; first: number | undefined; items: Item[] };
export type Quote = Span & { type: 'quote'; blocks: Block[] };
export type CodeBlock = Span & { type: 'code-block'; language: string; text: string };
export type Line = Span & { type: 'line' };
export type Cell = Span & { children: Inline[] };
export type Table = Span & {
  type: 'table';
  /** Its place among the tables of the text, from 1. */
  number: number;
  align: ('left' | 'center' | 'right' | undefined)[];
  head: Cell[];
  rows: Cell[][];
};
export type Block = Paragraph | Heading | List | Quote | CodeBlock | Line | Table;

/** What may not stand in a text, where it does. */
export type TextProblem = Span & {
  rule: 'markdown/active-content' | 'parse/markdown' | 'link/bad-reference' | 'load/encoding';
  title: string;
  help: string[];
};

/** A text of one paragraph. */
export type LineText = { nodes: Inline[]; problems: TextProblem[] };
/** A body: the blocks before the first level-2 heading, and one section for each of those headings. */
export type BodyText = {
  intro: Block[];
  sections: { id: string; title: string; heading: Heading; blocks: Block[] }[];
  /** Ids of all headings. */
  anchors: string[];
  problems: TextProblem[];
};

export const EMPTY_BODY: BodyText = { intro: [], sections: [], anchors: [], problems: [] };

/** All blocks of a body in their order, the headings of its sections among them. */
export function blocksOf({ intro, sections }: BodyText): Block[] {
  return [...intro, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks])];
}

/** Each inline node in its order; a node that holds others comes before them. */
export function* inlinesIn(nodes: readonly Inline[]): Generator<Inline> {
  for (const node of nodes) {
    yield node;
    if ('children' in node) yield* inlinesIn(node.children);
  }
}

/** Ids of the facts that nodes refer to. */
export function factsOf(nodes: readonly Inline[]): string[] {
  const facts: string[] = [];
  for (const node of inlinesIn(nodes)) if (node.type === 'fact') facts.push(node.id);
  return facts;
}

/** Stretches of inline nodes that belong together: a paragraph, a heading, a cell. */
export function* stretchesIn(blocks: readonly Block[]): Generator<Inline[]> {
  for (const block of blocks) {
    if (block.type === 'list') for (const item of block.items) yield* stretchesIn(item.blocks);
    else if (block.type === 'quote') yield* stretchesIn(block.blocks);
    else if (block.type === 'table')
      for (const cell of [...block.head, ...block.rows.flat()]) yield cell.children;
    else if ('children' in block) yield block.children;
  }
}
