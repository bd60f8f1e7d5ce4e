/** A tree → its passages, what is read in one breath: a paragraph, an item, a heading, a row. Here the audit looks for figures and sentences. */
import type { Block, BodyText, Cell, FactNode, Inline, Literal, Span } from './tree.ts';
import { blocksOf } from './tree.ts';

export type Passage = {
  kind: 'prose' | 'heading' | 'row' | 'quote';
  /** Its words as they are read; one sign stands for each reference, literal and piece of code. */
  text: string;
  /** What stands behind the signs for references and literals, in order; undefined for code. */
  held: (FactNode | Literal | undefined)[];
  /** Where a stretch of `text` is written. */
  spanOf: (start: number, end: number) => Span;
};

/**
 * Stands for a reference, a literal or code: no letter, no figure, no end of a sentence, and in no text of its own.
 * One byte: a sign of two would double the memory of each passage and compile each pattern twice.
 */
export const HELD = '\u001a';

/** @param stretches inline nodes; several of them are cells, with a bar between them */
export function passageOf(
  stretches: readonly (readonly Inline[])[],
  kind: Passage['kind'] = 'prose',
): Passage {
  let text = '';
  const held: Passage['held'] = [];
  const pieces: (Span & { at: number })[] = [];
  const add = (node: Inline, words: string) => {
    pieces.push({ at: text.length, start: node.start, end: node.end });
    text += words;
  };
  const read = (nodes: readonly Inline[]) => {
    for (const node of nodes) {
      if (node.type === 'words') add(node, node.text);
      else if ('children' in node) read(node.children);
      else if (node.type === 'break') add(node, '\n');
      else {
        held.push(node.type === 'code' ? undefined : node);
        add(node, HELD);
      }
    }
  };
  for (const [index, nodes] of stretches.entries()) {
    if (index > 0) text += ' | ';
    read(nodes);
  }
  return { kind, text, held, spanOf: (start, end) => spanIn(pieces, start, end) };
}

function spanIn(pieces: readonly (Span & { at: number })[], start: number, end: number): Span {
  const offset = (at: number): number => {
    const piece = pieces.findLast((each) => each.at <= at) ?? pieces[0];
    return piece === undefined
      ? 0
      : Math.min(piece.start + Math.max(0, at - piece.at), piece.end - 1);
  };
  return { start: offset(start), end: offset(Math.max(start, end - 1)) + 1 };
}

export function bodyPassages(body: BodyText): Passage[] {
  const found: Passage[] = [];
  collect(blocksOf(body), 'prose', found);
  return found;
}

function collect(blocks: readonly Block[], kind: 'prose' | 'quote', found: Passage[]): void {
  const row = (cells: readonly Cell[]) =>
    found.push(
      passageOf(
        cells.map(({ children }) => children),
        'row',
      ),
    );
  for (const block of blocks) {
    if (block.type === 'paragraph') found.push(passageOf([block.children], kind));
    else if (block.type === 'heading') found.push(passageOf([block.children], 'heading'));
    else if (block.type === 'quote') collect(block.blocks, 'quote', found);
    else if (block.type === 'list')
      for (const item of block.items) collect(item.blocks, kind, found);
    else if (block.type === 'table') {
      row(block.head);
      for (const cells of block.rows) row(cells);
    }
  }
}

/**
 * Ends of sentences: a stop before a space and a capital, a figure or a reference. Abbreviations are no end.
 * A line break ends nothing: a paragraph may be written on several lines.
 */
const STOP = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:Art|Arts|Núm|núm|No|Carr|Ave|Sr|Sra|Dr|Dra|etc|vs|p|a|m))[.?!…]+(?=["»”)]*\s+["«“¿¡(]*[\p{Lu}\d¿¡${HELD}])`,
  'gu',
);

/** Offsets of the sentences of a passage. */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  const add = (end: number) => {
    if (text.slice(start, end).trim() !== '') sentences.push({ start, end });
    start = end;
  };
  for (const match of text.matchAll(STOP)) add(match.index + match[0].length);
  add(text.length);
  return sentences;
}
