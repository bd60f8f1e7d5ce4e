/** Rendered Markdown → what in it is not on the list: a second wall, by a real HTML parser that knows nothing of the renderer. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { addressProblem } from './markdown.ts';

const ALLOWED: Record<string, readonly string[]> = {
  p: [],
  strong: [],
  em: [],
  code: ['class'],
  pre: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  br: [],
  hr: [],
  del: [],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  h5: ['id'],
  h6: ['id'],
  a: ['href', 'rel', 'class', 'title'],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'class'],
  td: ['class'],
  div: ['class', 'role', 'aria-label', 'tabindex'],
  span: ['class'],
};

/**
 * The exact forms in which our renderer writes them. Where every `<` opens one of these there is nothing a parser
 * could read otherwise, and the dear parser is spared.
 */
const EXACT =
  /<(?!\/?(?:p|strong|em|code|pre|blockquote|[uo]l|li|del|thead|tbody|tr|t[hd]|table|div|span|a|h[2-6])>|[bh]r>|ol start="\d+">|h[2-6] id="[a-z0-9-]+">|th scope="col"(?: class="[a-z]+")?>|td class="[a-z]+">|span class="fuera">|code class="language-[\w-]+">|div class="tabla" role="region" aria-label="Tabla \d+" tabindex="0">|a href="(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)[^"<>\s\\{]*"(?: rel="noopener noreferrer" class="externo")?>)/;

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Names of elements and attributes that no Markdown of ours makes; empty for a sound text. */
export function strayMarkup(html: string): string[] {
  if (!EXACT.test(html)) return [];
  const stray = new Set<string>();
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!('tagName' in node)) {
        if (node.nodeName === '#comment') stray.add('comment');
        continue;
      }
      const attributes = ALLOWED[node.tagName];
      if (attributes === undefined) stray.add(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        if (value.includes('{{')) stray.add(`a reference in ${name} on <${node.tagName}>`);
        if (!attributes?.includes(name)) stray.add(`${name} on <${node.tagName}>`);
        else if (name === 'href' && addressProblem(value) !== undefined)
          stray.add(`href "${value.slice(0, 40)}"`);
      }
      visit(node.childNodes);
    }
  };
  visit(parseFragment(html).childNodes);
  return [...stray];
}
