/** Unfinished text must not reach visitors. */
import { inlinesIn } from '../../text/tree.ts';
import type { Rule } from '../rule.ts';

/** A word in single braces is a token of a template. */
const PLACEHOLDER = /\b(?:TODO|FIXME|TBD|XXX)\b|[Ll]orem ipsum|\{[a-z_-]+\}/g;

export const textPlaceholder: Rule = {
  id: 'text/placeholder',
  severity: 'error',
  check({ site }, report) {
    for (const { stretches, place } of site.texts) {
      for (const node of inlinesIn(stretches.flat())) {
        if (node.type !== 'words' || node.text.search(PLACEHOLDER) === -1) continue;
        for (const { 0: words, index } of node.text.matchAll(PLACEHOLDER))
          report({
            title: `"${words}" is a placeholder, not text`,
            at: place({ start: node.start + index, end: node.start + index + words.length }),
            help: ['Write the text, or leave the field out until there is one.'],
          });
      }
    }
  },
};
