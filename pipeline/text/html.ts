/** The printer of HTML. It writes what the tree says and nothing else; every word is escaped here. */
import { escapeHtml } from './escape.ts';
import { writtenAs } from './references.ts';
import type { Block, Cell, FactNode, Filled, Inline, Link, Table } from './tree.ts';

export type HtmlPrinting = {
  /** The HTML of a fact, in a link or not. */
  fact: (fact: FactNode, isInLink: boolean) => string;
  /** The words of any other reference; by default the reference as it is written. */
  words?: (node: Exclude<Filled, FactNode>) => string;
  /** The HTML after a link, such as a link to a note about its fact: links cannot contain links. */
  afterLink?: () => string;
  /** Makes an address of a route of this site. */
  href: (route: string) => string;
  /** HTML behind a link that leaves the site, which says so. */
  external?: string;
};

export function inlineHtml(nodes: readonly Inline[], printing: HtmlPrinting): string {
  let html = '';
  for (const node of nodes) html += nodeHtml(node, printing);
  return html;
}

function nodeHtml(node: Inline, printing: HtmlPrinting): string {
  switch (node.type) {
    case 'words':
    case 'literal':
      return escapeHtml(node.text);
    case 'fact':
      return printing.fact(node, false);
    case 'sum':
    case 'source':
    case 'citation':
      return escapeHtml((printing.words ?? writtenAs)(node));
    case 'code':
      return `<code>${escapeHtml(node.text)}</code>`;
    case 'break':
      return '<br>';
    case 'link':
      return linkHtml(node, printing);
    default:
      return `<${node.type}>${inlineHtml(node.children, printing)}</${node.type}>`;
  }
}

function linkHtml({ href, children }: Link, printing: HtmlPrinting): string {
  const inside = { ...printing, fact: (fact: FactNode) => printing.fact(fact, true) };
  const text = inlineHtml(children, inside);
  const after = printing.afterLink?.() ?? '';
  const target = escapeHtml(href.startsWith('/') ? printing.href(href) : href);
  return href.startsWith('https')
    ? `<a href="${target}" rel="noopener noreferrer" class="externo">${text}${printing.external ?? ''}</a>${after}`
    : `<a href="${target}">${text}</a>${after}`;
}

export function blocksHtml(blocks: readonly Block[], printing: HtmlPrinting): string {
  let html = '';
  for (const block of blocks) html += blockHtml(block, printing);
  return html;
}

function blockHtml(block: Block, printing: HtmlPrinting): string {
  switch (block.type) {
    case 'paragraph': {
      const text = inlineHtml(block.children, printing);
      return block.bare ? text : `<p>${text}</p>\n`;
    }
    case 'heading':
      return `<h${block.depth} id="${block.id}">${inlineHtml(block.children, printing)}</h${block.depth}>\n`;
    case 'list': {
      const [tag, start] = block.first === undefined ? ['ul', 1] : ['ol', block.first];
      const items = block.items
        .map((item) => `<li>${blocksHtml(item.blocks, printing)}</li>\n`)
        .join('');
      return `<${tag}${start === 1 ? '' : ` start="${start}"`}>\n${items}</${tag}>\n`;
    }
    case 'quote':
      return `<blockquote>\n${blocksHtml(block.blocks, printing)}</blockquote>\n`;
    case 'code-block': {
      const language =
        block.language === '' ? '' : ` class="language-${escapeHtml(block.language)}"`;
      const code = block.text === '' ? '' : `${block.text.replace(/\n$/, '')}\n`;
      return `<pre><code${language}>${escapeHtml(code)}</code></pre>\n`;
    }
    case 'line':
      return '<hr>\n';
    case 'table':
      return tableHtml(block, printing);
    default:
      block satisfies never;
      return '';
  }
}

/** A region that scrolls needs a name, and two on one page need two names. */
function tableHtml({ number, align, head, rows }: Table, printing: HtmlPrinting): string {
  const cells = (list: readonly Cell[], tag: string) =>
    list
      .map(({ children }, index) => {
        const side = align[index];
        const name = side === undefined ? '' : ` class="${side === 'right' ? 'cifra' : side}"`;
        return `<${tag}${name}>${inlineHtml(children, printing)}</${tag.slice(0, 2)}>`;
      })
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
  return `<div class="tabla" role="region" aria-label="Tabla ${number}" tabindex="0"><table><thead><tr>${cells(head, 'th scope="col"')}</tr></thead><tbody>${body}</tbody></table></div>\n`;
}
