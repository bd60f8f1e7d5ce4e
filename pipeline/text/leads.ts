/** The words of a text that say what its parts are about. */
import type { Block, Inline } from './tree.ts';

/** Its headings. */
export const headingsIn = (blocks: readonly Block[]): (readonly Inline[])[] =>
  blocks.flatMap((block) => (block.type === 'heading' ? [block.children] : []));

/** What its lines begin with: bold words, and the first cell of each row. */
export const leadsIn = (blocks: readonly Block[]): (readonly Inline[])[] =>
  blocks.flatMap((block): (readonly Inline[])[] => {
    switch (block.type) {
      case 'list':
        return block.items.flatMap((item) => leadsIn(item.blocks));
      case 'table':
        return block.rows.flatMap(([first]) => (first === undefined ? [] : [first.children]));
      case 'paragraph':
        return block.children.flatMap((node) => (node.type === 'strong' ? [node.children] : []));
      default:
        return [];
    }
  });
