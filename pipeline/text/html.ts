/** Prints trees of text as HTML. The printers of words and facts that the caller passes must escape them. */
import { escapeHtml } from './escape.ts';
import { sentenceEnds } from './passages.ts';
import { writeReference } from './references.ts';
import type {
  Block,
  Cell,
  FactNode,
  FilledReference,
  Inline,
  Link,
  Paragraph,
  Table,
} from './tree.ts';

export type HtmlPrinter = {
  /** Prints words that are not code; by default it only escapes them. */
  text?: (words: string) => string;
  fact: (fact: FactNode) => string;
  /** The text of a reference that is not a fact; default: the reference as it is written. */
  words?: (node: Exclude<FilledReference, FactNode>) => string;
  /** Note marks, printed after the sentence that has the fact. */
  marks?: {
    /** Called before each paragraph, list, table or quote that is not inside another block. */
    block: () => void;
    fact: (fact: FactNode) => void;
    /** The mark for the facts since the last call; empty if there is none. */
    take: () => string;
  };
  /** Prints a picture of data/escenas; empty if there is none. Without this function, scenes have no pictures. */
  scene?: ((id: string) => string) | undefined;
  /** Prints a film of data/maniobras.json, below its paragraph; empty if the id is that of a picture. */
  film?: ((id: string) => string) | undefined;
  href: (route: string) => string;
  /** HTML at the end of an external link, which says that the link leaves the site. */
  external?: string;
};

export function inlineHtml(nodes: readonly Inline[], printing: HtmlPrinter): string {
  let html = '';
  for (const node of nodes) html += nodeHtml(node, printing);
  return html;
}

function nodeHtml(node: Inline, printing: HtmlPrinter): string {
  switch (node.type) {
    case 'words':
      return wordsHtml(node.text, printing);
    case 'literal':
      return textHtml(node.text, printing);
    case 'fact':
      printing.marks?.fact(node);
      return printing.fact(node);
    case 'sum':
    case 'source':
    case 'citation':
      return textHtml((printing.words ?? writeReference)(node), printing);
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

const textHtml = (text: string, { text: print = escapeHtml }: HtmlPrinter): string => print(text);

function wordsHtml(text: string, printing: HtmlPrinter): string {
  const { marks } = printing;
  if (marks === undefined) return textHtml(text, printing);
  let html = '';
  let done = 0;
  for (const end of sentenceEnds(text)) {
    html += textHtml(text.slice(done, end), printing) + marks.take();
    done = end;
  }
  return html + textHtml(text.slice(done), printing);
}

/** The text of a paragraph or a cell. If its last sentence has no end mark, its note mark is added here. */
const runHtml = (nodes: readonly Inline[], printing: HtmlPrinter): string =>
  inlineHtml(nodes, printing) + (printing.marks?.take() ?? '');

function linkHtml({ href, children }: Link, printing: HtmlPrinter): string {
  // A mark is a link, and links cannot contain links: the mark is printed after the link's sentence.
  const text = inlineHtml(children, withMarksLater(printing));
  const target = escapeHtml(addressOf(href, printing));
  return href.startsWith('https')
    ? `<a href="${target}" rel="noopener noreferrer" class="external-link">${text}${printing.external ?? ''}</a>`
    : `<a href="${target}">${text}</a>`;
}

const addressOf = (href: string, printing: HtmlPrinter): string =>
  href.startsWith('/') ? printing.href(href) : href;

/** Adds no note marks to a text: the marks of its facts follow at the next end of a sentence after the text. */
const withMarksLater = ({ marks, ...printing }: HtmlPrinter): HtmlPrinter =>
  marks === undefined ? printing : { ...printing, marks: { ...marks, take: () => '' } };

const withoutMarks = ({ marks: _, ...printing }: HtmlPrinter): HtmlPrinter => printing;

export function blocksHtml(blocks: readonly Block[], printing: HtmlPrinter): string {
  let html = '';
  let isInRow = false;
  for (const block of blocks) {
    printing.marks?.block();
    const film = filmOf(block, printing);
    const picture = film === '' ? pictureOf(block, printing) : '';
    if ((picture !== '') !== isInRow) html += isInRow ? '</div>\n' : '<div class="scenes">\n';
    isInRow = picture !== '';
    html += isInRow
      ? figureHtml(picture, block as Paragraph, printing)
      : blockHtml(block, printing) + film;
  }
  return isInRow ? `${html}</div>\n` : html;
}

const filmOf = (block: Block, { film }: HtmlPrinter): string =>
  block.type === 'paragraph' && block.scene !== undefined ? (film?.(block.scene) ?? '') : '';

const pictureOf = (block: Block, { scene }: HtmlPrinter): string =>
  block.type === 'paragraph' && block.scene !== undefined ? (scene?.(block.scene) ?? '') : '';

/** A picture with its paragraph as the caption. Consecutive pictures share a row where there is space. */
function figureHtml(picture: string, { children }: Paragraph, printing: HtmlPrinter): string {
  const rule = runHtml(children, printing);
  return `<figure class="scene">${picture}<figcaption>${rule}</figcaption></figure>\n`;
}

const innerHtml = (blocks: readonly Block[], printing: HtmlPrinter): string =>
  blocks.map((block) => blockHtml(block, printing)).join('');

function blockHtml(block: Block, printing: HtmlPrinter): string {
  switch (block.type) {
    case 'paragraph': {
      const text = runHtml(block.children, printing);
      return block.bare ? text : `<p>${text}</p>\n`;
    }
    case 'heading': {
      const { id, depth, children } = block;
      return `<h${depth} id="${id}">${inlineHtml(children, withoutMarks(printing))}</h${depth}>\n`;
    }
    case 'list': {
      const [tag, start] = block.first === undefined ? ['ul', 1] : ['ol', block.first];
      const items = block.items
        .map((item) => `<li>${innerHtml(item.blocks, printing)}</li>\n`)
        .join('');
      return `<${tag}${start === 1 ? '' : ` start="${start}"`}>\n${items}</${tag}>\n`;
    }
    case 'quote':
      return `<blockquote>\n${innerHtml(block.blocks, printing)}</blockquote>\n`;
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

/**
 * A scrollable region needs a name that is unique on the page. Note marks for the facts of a row are printed in its
 * last cell.
 */
function tableHtml({ number, align, head, rows }: Table, printing: HtmlPrinter): string {
  const cells = (list: readonly Cell[], tag: string) =>
    list
      .map(({ children }, index) => {
        const side = align[index];
        const name =
          side === undefined ? '' : ` class="${side === 'right' ? 'figure-value' : side}"`;
        const isLast = index === list.length - 1;
        const text = runHtml(children, isLast ? printing : withMarksLater(printing));
        return `<${tag}${name}>${text}</${tag.slice(0, 2)}>`;
      })
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
  return `<div class="table-scroll" role="region" aria-label="Tabla ${number}" tabindex="0"><table><thead><tr>${cells(head, 'th scope="col"')}</tr></thead><tbody>${body}</tbody></table></div>\n`;
}
