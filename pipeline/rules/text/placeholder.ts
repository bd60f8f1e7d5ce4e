/** Unfinished text must not reach visitors. */
import type { Rule } from '../rule.ts';

/** A word in single braces is a token of a template. */
const PLACEHOLDER = /\b(?:TODO|FIXME|TBD|XXX)\b|[Ll]orem ipsum|\{[a-z_-]+\}/g;

export const textPlaceholder: Rule = {
  id: 'text/placeholder',
  about: 'A placeholder instead of text: {token}, TODO, lorem ipsum.',
  severity: 'error',
  check({ site }, report) {
    for (const text of site.texts) {
      if (text.source.search(PLACEHOLDER) === -1) continue;
      for (const node of text.inlines) {
        if (node.type !== 'words') continue;
        for (const { 0: words, index } of node.text.matchAll(PLACEHOLDER))
          report({
            title: `"${words}" is a placeholder, not text`,
            at: text.place({ start: node.start + index, end: node.start + index + words.length }),
            help: ['Write the text, or leave the field out until there is one.'],
          });
      }
    }
  },
};
