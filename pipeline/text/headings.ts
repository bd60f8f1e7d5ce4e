/** Finds the headings and the sections of a text, and its bold words and first table cells. */
import type { Block, Heading, Inline } from './tree.ts';

export const headingsIn = (blocks: readonly Block[]): (readonly Inline[])[] =>
  blocks.flatMap((block) => (block.type === 'heading' ? [block.children] : []));

/** The headings, each with the blocks up to the next one. Blocks before the first heading are left out. */
export function sectionsIn(blocks: readonly Block[]): { heading: Heading; rest: Block[] }[] {
  const parts: { heading: Heading; rest: Block[] }[] = [];
  for (const block of blocks)
    if (block.type === 'heading') parts.push({ heading: block, rest: [] });
    else parts.at(-1)?.rest.push(block);
  return parts;
}

/** The bold words of paragraphs, and the first cell of each table row. */
export const boldAndFirstCellsIn = (blocks: readonly Block[]): (readonly Inline[])[] =>
  blocks.flatMap((block): (readonly Inline[])[] => {
    switch (block.type) {
      case 'list':
        return block.items.flatMap((item) => boldAndFirstCellsIn(item.blocks));
      case 'table':
        return block.rows.flatMap(([first]) => (first === undefined ? [] : [first.children]));
      case 'paragraph':
        return block.children.flatMap((node) => (node.type === 'strong' ? [node.children] : []));
      default:
        return [];
    }
  });
