/**
 * Divides a tree into passages: each paragraph (also in items and quotes), heading, table row and code block. The audit
 * reads the sentences of each.
 */
import {
  type Block,
  type BodyText,
  blocksOf,
  type Cell,
  type Emphasis,
  type FilledReference,
  type Inline,
  inlinesIn,
  isFilledReference,
  type Link,
  type Literal,
  type Span,
} from './tree.ts';

export type Passage = {
  kind: 'prose' | 'heading' | 'row' | 'quote' | 'code';
  /** The words of the passage, including code, with `SLOT` in place of each reference and literal. */
  text: string;
  /** The node of each `SLOT`, in order; undefined for an invalid reference. */
  slots: (FilledReference | Literal | undefined)[];
  /** The span in the source of the part of `text` from `start` to `end`. */
  spanOf: (start: number, end: number) => Span;
  /** True if `text` at this offset is code, which cannot have references. */
  isCode: (at: number) => boolean;
};

/**
 * The placeholder of a reference or a literal. It is not a letter, a figure or an end of a sentence, and no text can
 * contain it. A placeholder above U+00FF would double the memory of each passage and compile each pattern twice.
 */
export const SLOT = '\u001a';

/** @param stretches lists of inline nodes; several lists are the cells of a row, which a bar separates in the text */
export function passageOf(
  stretches: readonly (readonly Inline[])[],
  kind: Passage['kind'] = 'prose',
): Passage {
  const slots: Passage['slots'] = [];
  const read = (nodes: readonly Inline[]): string => {
    let words = '';
    for (const node of inlinesIn(nodes)) {
      if ('children' in node) continue;
      const own = wordsOf(node);
      if (own === SLOT) slots.push(slotNode(node));
      words += own;
    }
    return words;
  };
  const text = stretches.map(read).join(BETWEEN_CELLS);
  // Few passages have something to report, so spans are computed on demand.
  return {
    kind,
    text,
    slots,
    spanOf: (start, end) => spanIn(piecesOf(stretches), start, end),
    isCode: (at) => pieceAt(piecesOf(stretches), at)?.isCode === true,
  };
}

const BETWEEN_CELLS = ' | ';

type Piece = Span & { at: number; isCode: boolean };
type Leaf = Exclude<Inline, Emphasis | Link>;

function piecesOf(stretches: readonly (readonly Inline[])[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [index, nodes] of stretches.entries()) {
    if (index > 0) at += BETWEEN_CELLS.length;
    for (const node of inlinesIn(nodes)) {
      if ('children' in node) continue;
      const words = wordsOf(node);
      // The backticks around code are not part of its words.
      const isCode = node.type === 'code' && words !== SLOT;
      const marks = isCode ? (node.end - node.start - words.length) >> 1 : 0;
      pieces.push({ at, isCode, start: node.start + marks, end: node.end - marks });
      at += words.length;
    }
  }
  return pieces;
}

function wordsOf(node: Leaf): string {
  if (node.type === 'words') return node.text;
  // Visitors read a figure in code as well; an invalid reference is already reported.
  if (node.type === 'code' && !node.text.startsWith('{{')) return node.text;
  return node.type === 'break' ? '\n' : SLOT;
}

const slotNode = (node: Leaf): FilledReference | Literal | undefined =>
  isFilledReference(node) || node.type === 'literal' ? node : undefined;

const pieceAt = (pieces: readonly Piece[], at: number): Piece | undefined =>
  pieces.findLast((candidate) => candidate.at <= at) ?? pieces[0];

function spanIn(pieces: readonly Piece[], start: number, end: number): Span {
  const offset = (at: number): number => {
    const piece = pieceAt(pieces, at);
    return piece === undefined
      ? 0
      : Math.min(piece.start + Math.max(0, at - piece.at), piece.end - 1);
  };
  return { start: offset(start), end: offset(Math.max(start, end - 1)) + 1 };
}

export const bodyPassages = (body: BodyText): Passage[] => passagesIn(blocksOf(body), 'prose');

function passagesIn(blocks: readonly Block[], kind: 'prose' | 'quote'): Passage[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'paragraph':
        return passageOf([block.children], kind);
      case 'heading':
        return passageOf([block.children], 'heading');
      case 'quote':
        return passagesIn(block.blocks, 'quote');
      case 'list':
        return block.items.flatMap((item) => passagesIn(item.blocks, kind));
      case 'table':
        return [block.head, ...block.rows].map(rowPassage);
      case 'code-block':
        return {
          kind: 'code',
          text: block.text,
          slots: [],
          spanOf: () => block,
          isCode: () => true,
        };
      default:
        return [];
    }
  });
}

const rowPassage = (cells: readonly Cell[]): Passage =>
  passageOf(
    cells.map(({ children }) => children),
    'row',
  );

/**
 * The end of a sentence: an end mark before a space and a capital, a figure or a reference, except after an
 * abbreviation. A line break is not an end: a paragraph may have several lines. The lookahead comes first because
 * testing for abbreviations is expensive at every letter.
 */
const STOP = new RegExp(
  String.raw`(?=[.?!…])(?<!(?<!\p{L})(?:Art|Arts|Núm|núm|No|Carr|Ave|Sr|Sra|Dr|Dra|etc|vs|p|a|m))[.?!…]+(?=["»”)]*\s+["«“¿¡(]*[\p{Lu}\d¿¡${SLOT}])`,
  'gu',
);

/** Offsets after the end marks of a text: after each mark between sentences, and after one at the end of the text. */
export function sentenceEnds(text: string): number[] {
  const inside = [...text.matchAll(STOP)].map(({ 0: stop, index }) => {
    const end = index + stop.length;
    return end + /^["»”)]*/.exec(text.slice(end))![0].length;
  });
  const last = /[.?!…]["»”)]*\s*$/.exec(text);
  return last === null ? inside : [...inside, last.index + last[0].trimEnd().length];
}

/** Offsets of the sentences of a passage. */
export function findSentenceSpans(text: string): Span[] {
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

/** The sentences of a passage, each with the nodes of its slots. */
export function sentencesWithSlots({
  text,
  slots,
}: Passage): (Span & { words: string; slots: Passage['slots'] })[] {
  let from = 0;
  return findSentenceSpans(text).map(({ start, end }) => {
    const words = text.slice(start, end);
    const own = slots.slice(from, from + words.split(SLOT).length - 1);
    from += own.length;
    return { start, end, words, slots: own };
  });
}

/** @returns the first sentence of a longer text, such as the reason of a ruling */
export function firstSentence(text: string): string {
  const [first] = findSentenceSpans(text);
  return text.slice(first?.start, first?.end).trim();
}
