/** Markdown → safe HTML in sections. Raw HTML and unsafe addresses are findings, and are never printed. */
import { Marked, type Token, type Tokens } from 'marked';
import { fold } from '../findings/suggest.ts';

export type MarkdownSection = { id: string; title: string; html: string };
export type MarkdownProblem = {
  rule: 'markdown/active-content' | 'parse/markdown';
  title: string;
  help: string[];
  start: number;
  end: number;
};
/** A link of the text to a place of this site, with its offset in the Markdown. */
export type MarkdownLink = { target: string; start: number };
export type RenderedMarkdown = {
  /** What stands before the first level-2 heading. */
  intro: string;
  sections: MarkdownSection[];
  /** Ids of all headings. */
  anchors: string[];
  links: MarkdownLink[];
  problems: MarkdownProblem[];
};

const MAX_NESTING = 20;
/** Twenty quotes or list marks on one line, a mark indented by eighty, or forty brackets or stars in a row. */
const DEEP = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){20,}|^[ \t]{80,}\S|[[(*_]{40,}/m;
/** HTML that is nothing but comments, as a browser reads them: `<!-->` ends at once. */
const COMMENTS = /^\s*(?:<!--(?!-?>)(?:(?!-->)[\s\S])*-->\s*)+$/;
const ALLOWED_SCHEMES = new Set(['https', 'mailto', 'tel']);

/** What a browser would take an address for: entities decoded, controls and spaces gone. */
function bareAddress(href: string): string {
  const decoded = href
    .replace(/&#x([0-9a-f]+);?/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16) % 0x110000),
    )
    .replace(/&#(\d+);?/g, (_, digits: string) => String.fromCodePoint(Number(digits) % 0x110000))
    .replace(/&colon;/gi, ':')
    .replace(/&(tab|newline);/gi, '');
  // Browsers drop controls and spaces inside addresses.
  return decoded.replace(/[\u0000-\u0020\u007f-\u009f\u200b\ufeff]/g, '');
}

/** Why an address may not be linked, or undefined if it may. */
export function addressProblem(href: string): string | undefined {
  const address = bareAddress(href);
  if (address.startsWith('//') || address.includes('\\'))
    return 'leads to another host without saying so';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (address.includes('{{')) return 'holds a reference, whose text is for visitors';
  if (scheme === 'https' && !/^https:\/\/[^/?#]/i.test(address)) return 'names no host';
  if (scheme !== undefined)
    return ALLOWED_SCHEMES.has(scheme) ? undefined : `uses the scheme "${scheme}:"`;
  return address.startsWith('/') || address.startsWith('#')
    ? undefined
    : 'is neither a route of this site nor a full https address';
}

export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text)
    ? text.replace(
        /[&<>"']/g,
        (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]!,
      )
    : text;
}

export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** State of one rendering; marked's renderer methods fill it. */
type Run = {
  anchors: string[];
  taken: Set<string>;
  copies: Map<string, number>;
  tables: number;
  prefix: string;
  href: (target: string) => string;
  external: string;
};
let run: Run;

/** Text up to the next character that may mean something, or to a line that ends in two spaces. */
const PLAIN = /^(?:[^\\<![`*~_ ]| (?! +\n))+/;

const marked = new Marked({
  gfm: true,
  tokenizer: {
    // The library's own pattern looks for bare addresses at every letter; where there is none, most text is plain.
    inlineText(src) {
      const raw =
        src.includes('@') || src.includes('://') || src.includes('www.')
          ? undefined
          : PLAIN.exec(src)?.[0];
      return raw === undefined
        ? false
        : { type: 'text', raw, text: raw, escaped: this.lexer.state.inRawBlock };
    },
  },
  renderer: {
    // Checked before rendering: whatever reaches these is never printed as markup.
    html: () => '',
    image: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      if (addressProblem(href) !== undefined) return text;
      const inside = href.startsWith('/') || href.startsWith('#');
      const target = escapeHtml(
        inside && href.startsWith('/') ? run.href(href) : bareAddress(href),
      );
      return inside || !href.startsWith('https')
        ? `<a href="${target}">${text}</a>`
        : `<a href="${target}" rel="noopener noreferrer" class="externo">${text}${run.external}</a>`;
    },
    heading({ depth, tokens }) {
      const text = this.parser.parseInline(tokens);
      const base = slugify(text.replace(/<[^>]*>|\{\{[^}]*\}\}|&[a-z#0-9]+;/g, ' ')) || 'seccion';
      return `<h${depth} id="${anchorFor(base, run.prefix === '' ? base : `${run.prefix}-${base}`)}">${text}</h${depth}>\n`;
    },
    table({ header, rows, align }) {
      const cell = ({ tokens }: Tokens.TableCell, index: number, tag: string) => {
        const side = align[index]
          ? ` class="${align[index] === 'right' ? 'cifra' : align[index]}"`
          : '';
        const scope = tag === 'th' ? ' scope="col"' : '';
        return `<${tag}${scope}${side}>${this.parser.parseInline(tokens)}</${tag}>`;
      };
      const head = header.map((each, index) => cell(each, index, 'th')).join('');
      const body = rows
        .map((row) => `<tr>${row.map((each, index) => cell(each, index, 'td')).join('')}</tr>`)
        .join('\n');
      // A region that scrolls needs a name, and two on one page need two names.
      run.tables++;
      return `<div class="tabla" role="region" aria-label="Tabla ${run.tables}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

export type MarkdownOptions = {
  /** Turns a route into an address with the base path. */
  href: (target: string) => string;
  /** HTML added to external links, which says that they leave the site. */
  external?: string;
  /** Ids of the level-2 headings by their text, where they are declared. */
  sectionIds?: ReadonlyMap<string, string>;
};

export function renderMarkdown(
  text: string,
  { href, external = '', sectionIds }: MarkdownOptions,
): RenderedMarkdown {
  const result: RenderedMarkdown = {
    intro: '',
    sections: [],
    anchors: [],
    links: [],
    problems: [],
  };
  const deep = DEEP.exec(text);
  if (deep !== null) {
    result.problems.push({
      rule: 'parse/markdown',
      title: `the text is nested deeper than ${MAX_NESTING} levels`,
      help: ['Flatten the quotes, lists or brackets here.'],
      start: deep.index,
      end: deep.index + 1,
    });
    return result;
  }
  run = {
    anchors: result.anchors,
    taken: new Set(),
    copies: new Map(),
    tables: 0,
    prefix: '',
    href,
    external,
  };
  try {
    const tokens = marked.lexer(text);
    collectProblems(tokens, text, result);
    renderSections(tokens, result, sectionIds);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    result.problems.push({
      rule: 'parse/markdown',
      title: 'the text is nested too deeply to be read',
      help: ['Flatten the quotes, lists or brackets.'],
      start: 0,
      end: 1,
    });
  }
  return result;
}

/** One paragraph of rich text, as the content of an inline element. */
export function renderInline(
  text: string,
  { href, external = '' }: MarkdownOptions,
): { html: string; problems: MarkdownProblem[]; links: MarkdownLink[] } {
  if (!/[*_`[\]<>&\\~!|]|https?:|www\./.test(text))
    return {
      html: text.replaceAll("'", '&#39;').replaceAll('"', '&quot;'),
      problems: [],
      links: [],
    };
  const result: RenderedMarkdown = {
    intro: '',
    sections: [],
    anchors: [],
    links: [],
    problems: [],
  };
  run = { anchors: [], taken: new Set(), copies: new Map(), tables: 0, prefix: '', href, external };
  const tokens = new marked.Lexer(marked.defaults).inlineTokens(text);
  collectProblems(tokens, text, result);
  return {
    html: marked.Parser.parseInline(tokens, marked.defaults),
    problems: result.problems,
    links: result.links,
  };
}

function renderSections(
  tokens: Token[],
  result: RenderedMarkdown,
  sectionIds?: ReadonlyMap<string, string>,
): void {
  let chunk: Token[] = [];
  let current: { id: string; title: string } | undefined;
  const flush = () => {
    const html = marked.parser(chunk as never, marked.defaults);
    if (current === undefined) result.intro = html;
    else result.sections.push({ id: current.id, title: current.title, html });
    chunk = [];
  };
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === 2) {
      flush();
      const title = (token as Tokens.Heading).text.trim();
      const declared = sectionIds?.get(title);
      const id =
        declared === undefined ? anchorFor(slugify(title) || 'seccion') : keepAnchor(declared);
      current = { id, title };
      // Sub-headings of a declared section carry its id, so that two sections may have the same sub-heading.
      run.prefix = sectionIds?.has(title) ? id : '';
    } else chunk.push(token);
  }
  flush();
}

function keepAnchor(id: string): string {
  run.taken.add(id);
  run.anchors.push(id);
  return id;
}

/** The id that is wanted, or the first copy of the base that is free. */
function anchorFor(base: string, wanted = base): string {
  let id = wanted;
  let copy = run.copies.get(base) ?? 2;
  while (run.taken.has(id)) id = `${base}-${copy++}`;
  run.copies.set(base, copy);
  return keepAnchor(id);
}

/** What HTML, pictures and links, bare addresses among them, code and first-level headings cannot be written without. */
const LOOKED_AT = /[<[]|:\/\/|www\.|@|```|~~~|^[\s>*+-]*#[ \t]|^[\s>]*=+[ \t]*$/im;

/** Walks the tokens once; offsets come from searching each raw text after the last one found. */
function collectProblems(tokens: Token[], text: string, result: RenderedMarkdown): void {
  // What stands in a quote is written with marks that its raw text lacks: then the place is that of the quote.
  const offsetOf = (raw: string, from: number) => {
    const at = text.indexOf(raw.trimEnd(), from);
    return at === -1 ? from : at;
  };
  const visit = (list: Token[], from: number) => {
    let cursor = from;
    for (const token of list) {
      if (!LOOKED_AT.test(token.raw)) continue;
      const found = text.indexOf(token.raw, cursor);
      const start = found === -1 ? cursor : found;
      if (token.type === 'heading' && token.depth === 1) {
        result.problems.push({
          rule: 'markdown/active-content',
          title: 'a heading of the first level stands in the text',
          help: ['Begin with "##": the title of the page is the only one of the first level.'],
          start,
          end: start + token.raw.trimEnd().length,
        });
      }
      if (token.type === 'code' && (token as Tokens.Code).lang?.includes('{{')) {
        result.problems.push({
          rule: 'markdown/active-content',
          title: 'the language of the block of code holds a reference, whose text is for visitors',
          help: ['Leave it out, or write one word after the three backticks.'],
          start,
          end: start + 1,
        });
      }
      if (token.type === 'html' && !COMMENTS.test(token.raw)) {
        result.problems.push({
          rule: 'markdown/active-content',
          title: `HTML is not allowed in Markdown: ${token.raw.trim().slice(0, 40)}`,
          help: ['Write it in Markdown, or put a backslash before < to print the sign itself.'],
          start: offsetOf(token.raw, cursor),
          end: start + token.raw.trimEnd().length,
        });
      } else if (token.type === 'image') {
        result.problems.push({
          rule: 'markdown/active-content',
          title: 'pictures are not part of Markdown content',
          help: ['Use a sign of data/senales, or describe it in words.'],
          start,
          end: start + token.raw.length,
        });
      } else if (token.type === 'link') {
        const problem = addressProblem(token.href);
        if (problem !== undefined) {
          result.problems.push({
            rule: 'markdown/active-content',
            title: `the link to "${token.href.slice(0, 60)}" ${problem}`,
            help: [
              'Link to a route of this site ("/tests/"), an #anchor, or a full https, mailto or tel address.',
            ],
            start,
            end: start + token.raw.length,
          });
        } else if (/^[/#]/.test(token.href))
          result.links.push({ target: token.href, start: offsetOf(token.href, start) });
      }
      const inner = (token as { tokens?: Token[] }).tokens;
      if (inner !== undefined) visit(inner, start);
      if (token.type === 'list') {
        for (const item of (token as Tokens.List).items) {
          if (item.task) {
            const at = offsetOf(item.raw, start);
            result.problems.push({
              rule: 'markdown/active-content',
              title: 'a box to tick stands in the text',
              help: ['Write a plain list item: nobody can tick it.'],
              start: at,
              end: at + item.raw.trimEnd().length,
            });
          }
          visit(item.tokens, start);
        }
      }
      if (token.type === 'table') {
        const table = token as Tokens.Table;
        for (const cell of [...table.header, ...table.rows.flat()]) visit(cell.tokens, start);
      }
      cursor = start + (found === -1 ? 0 : token.raw.length);
    }
  };
  visit(tokens, 0);
}
