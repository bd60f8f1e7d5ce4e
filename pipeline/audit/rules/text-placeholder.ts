/** Unfinished text must not reach visitors. */
import { COLLECTIONS, type CollectionName } from '../../../schemas/collections.ts';
import { placeOf } from '../../link/place.ts';
import { urlsOf } from '../../link/routes.ts';
import { rangeAt } from '../../load/document.ts';
import { textsIn } from '../../schema-shape.ts';
import type { Entry } from '../../validate.ts';
import type { Rule } from '../rule.ts';

// A single-brace word is a template token; {{…}} is a reference and is taken out first.
const PLACEHOLDER = /\b(?:TODO|FIXME|TBD|XXX)\b|[Ll]orem ipsum|\{[a-z_-]+\}/g;
const placeholdersIn = (text: string) =>
  text.search(PLACEHOLDER) === -1
    ? []
    : text.replace(/\{\{[^}]*\}\}/g, (found) => ' '.repeat(found.length)).matchAll(PLACEHOLDER);

export const textPlaceholder: Rule = {
  id: 'text/placeholder',
  severity: 'error',
  check({ site }, report) {
    const help = ['Write the text, or leave the field out until there is one.'];
    for (const [name, list] of Object.entries(site.entries) as [CollectionName, Entry[]][]) {
      for (const entry of list) {
        for (const { path, text } of textsIn(COLLECTIONS[name].schema, entry.data)) {
          for (const [words] of [...placeholdersIn(text)].slice(0, 1))
            report({
              title: `"${words}" is a placeholder, not text`,
              at: placeOf(entry, path),
              help,
            });
        }
        const { body, text: whole, file } = entry.document;
        for (const found of body === undefined ? [] : placeholdersIn(body.text)) {
          const start = body!.offset + found.index;
          report({
            title: `"${found[0]}" is a placeholder, not text`,
            at: {
              file,
              range: rangeAt(whole, start, start + found[0].length),
              entry: entry.id,
              urls: urlsOf(entry),
            },
            help,
          });
        }
      }
    }
  },
};
