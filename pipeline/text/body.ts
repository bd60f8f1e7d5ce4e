/** Parses a Markdown body into sections of blocks, and gives ids to its headings. */
import { type AnchorState, assignHeadingId, createAnchorState, textOfHeading } from './anchors.ts';
import {
  inlineNodes,
  isHtmlComment,
  type ProblemCollector,
  reportActiveContent,
  reportHtml,
  reportReferenceInCode,
} from './inline.ts';
import { blockTokens, type Token, type Tokens } from './lexer.ts';
import { bodyProblem } from './limits.ts';
import { mapLineOffsets, mapUnescapedOffsets, type OffsetMap, shiftOffsets } from './offset-map.ts';
import {
  type Block,
  type BodyText,
  type Cell,
  EMPTY_BODY,
  type Heading,
  type Inline,
  type ListItem,
  type Span,
  type Table,
  type TextProblem,
} from './tree.ts';

type Reader = ProblemCollector & AnchorState & { tables: number };

/** @param declared ids of level-2 headings that the record declares, by the text of the heading */
export function parseBody(
  text: string,
  declared: ReadonlyMap<string, string> = new Map(),
): BodyText {
  const limit = bodyProblem(text);
  if (limit !== undefined) return refused(limit.title, limit.help, limit.at);
  const reader: Reader = {
    ...createAnchorState(declared),
    problems: [],
    tables: 0,
  };
  try {
    const lexed = blockTokens(text);
    if ('tooLong' in lexed) {
      const line = lexed.text.replace(/\n.*/s, '');
      return refused(lexed.tooLong.title, lexed.tooLong.help, Math.max(0, text.indexOf(line)));
    }
    return inSections(
      blocks(reader, lexed.tokens, text, (offset) => offset, true),
      reader,
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refused('the text is nested too deeply to be read', [
      'Flatten the quotes, lists or brackets.',
    ]);
  }
}

const refused = (title: string, help: string[], start = 0): BodyText => ({
  ...EMPTY_BODY,
  problems: [{ rule: 'parse/markdown', title, help, start, end: start + 1 }],
  isUnread: true,
});

function inSections(found: readonly Block[], { anchors, problems }: Reader): BodyText {
  const body: BodyText = { intro: [], sections: [], anchors, problems: inOrder(problems) };
  for (const block of found) {
    if (block.type === 'heading' && block.depth === 2)
      body.sections.push({
        id: block.id,
        title: textOfHeading(block.children),
        heading: block,
        blocks: [],
      });
    else (body.sections.at(-1)?.blocks ?? body.intro).push(block);
  }
  return body;
}

const inOrder = (problems: TextProblem[]) => problems.sort((a, b) => a.start - b.start);

function blocks(
  reader: Reader,
  tokens: readonly Token[],
  text: string,
  origin: OffsetMap,
  isTop = false,
): Block[] {
  const found: Block[] = [];
  let cursor = 0;
  for (const token of tokens) {
    // The line break between two tokens belongs to neither.
    while (text[cursor] === '\n' && !token.raw.startsWith('\n')) cursor++;
    const start = cursor;
    cursor += token.raw.length;
    const written = token.raw.trimEnd();
    const span = { start: origin(start), end: origin(start + Math.max(0, written.length - 1)) + 1 };
    const block = blockOf(reader, token, span, shiftOffsets(origin, start), isTop);
    if (block !== undefined) found.push(block);
  }
  return found;
}

function blockOf(
  reader: Reader,
  token: Token,
  span: Span,
  origin: OffsetMap,
  isTop: boolean,
): Block | undefined {
  const inside = (text: string) => shiftOffsets(origin, Math.max(0, token.raw.indexOf(text)));
  switch (token.type) {
    case 'paragraph':
    case 'text': {
      const { tokens = [], text } = token as Tokens.Paragraph;
      const [opening] = tokens;
      const scene = isTop ? sceneOf(opening) : undefined;
      if (opening !== undefined && scene !== undefined) {
        const rest = text.slice(opening.raw.length);
        const words = rest.trimStart();
        const [first, ...others] = tokens.slice(1);
        const raw = first?.raw.trimStart() ?? '';
        const paragraph =
          first === undefined ? [] : [{ ...first, raw, text: raw } as Token, ...others];
        return {
          type: 'paragraph',
          bare: false,
          scene,
          ...span,
          children: inlineNodes(
            reader,
            first?.type === 'text' ? paragraph.filter((each) => each.raw !== '') : tokens.slice(1),
            words,
            inside(words),
          ),
        };
      }
      return {
        type: 'paragraph',
        bare: token.type === 'text',
        ...span,
        children: inlineNodes(reader, tokens, text, inside(text)),
      };
    }
    case 'heading': {
      const { depth, tokens, text } = token as Tokens.Heading;
      return heading(reader, depth, span, inlineNodes(reader, tokens, text, inside(text)), isTop);
    }
    case 'list':
      return list(reader, token as Tokens.List, span, origin);
    case 'blockquote': {
      const { text, tokens, raw } = token as Tokens.Blockquote;
      return {
        type: 'quote',
        ...span,
        blocks: blocks(reader, tokens, text, mapLineOffsets(text, raw, origin)),
      };
    }
    case 'table':
      return table(reader, token as Tokens.Table, span, origin);
    case 'code':
      return codeBlock(reader, token as Tokens.Code, span, origin);
    case 'hr':
      return { type: 'line', ...span };
    case 'html':
      if (isHtmlComment(token.raw)) return undefined;
      reportHtml(reader, token.raw, span);
      return {
        type: 'paragraph',
        bare: false,
        ...span,
        children: [{ type: 'words', ...span, text: token.raw.trim() }],
      };
    default:
      // Blank lines and link definitions print nothing.
      return undefined;
  }
}

/** The id of the scene or film that an image token shows; undefined for any other image. */
function sceneOf(token: Token | undefined): string | undefined {
  if (token?.type !== 'image') return undefined;
  const { text, title, href } = token as Tokens.Image;
  return text === '' && !title && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(href) ? href : undefined;
}

function heading(
  reader: Reader,
  depth: number,
  span: Span,
  children: Inline[],
  isTop: boolean,
): Heading {
  if (depth === 1)
    reportActiveContent(reader, span, 'the text has a first-level heading', [
      'Begin with "##": the title of the page is its only first-level heading.',
    ]);
  return {
    type: 'heading',
    depth,
    id: assignHeadingId(reader, depth, children, isTop),
    ...span,
    children,
  };
}

function list(reader: Reader, token: Tokens.List, span: Span, origin: OffsetMap): Block {
  let cursor = 0;
  const items = token.items.map((item): ListItem => {
    const start = cursor;
    cursor += item.raw.length;
    const at = shiftOffsets(origin, start);
    const end = at(Math.max(0, item.raw.trimEnd().length - 1)) + 1;
    if (item.task)
      reportActiveContent(reader, { start: at(0), end }, 'the text has a check box', [
        'Write a plain list item: visitors cannot tick it.',
      ]);
    return {
      start: at(0),
      end,
      blocks: blocks(reader, item.tokens, item.text, mapLineOffsets(item.text, item.raw, at)),
    };
  });
  return { type: 'list', first: token.ordered ? Number(token.start) : undefined, ...span, items };
}

function table(reader: Reader, token: Tokens.Table, span: Span, origin: OffsetMap): Table {
  const [headLine = '', rule = '', ...rowLines] = token.raw.split('\n');
  let lineStart = 0;
  const cellsOf = (cells: readonly Tokens.TableCell[], line: string): Cell[] => {
    let cursor = 0;
    const start = lineStart;
    lineStart += line.length + 1;
    return cells.map(({ text, tokens }) => {
      const written = text.replaceAll('|', '\\|');
      const found = line.indexOf(written, cursor);
      const at = found === -1 ? cursor : found;
      cursor = at + written.length;
      const inside = shiftOffsets(origin, start + at);
      return {
        start: inside(0),
        end: inside(written.length),
        children: inlineNodes(reader, tokens, text, mapUnescapedOffsets(text, written, inside)),
      };
    });
  };
  const head = cellsOf(token.header, headLine);
  lineStart += rule.length + 1;
  reader.tables++;
  return {
    type: 'table',
    ...span,
    number: reader.tables,
    align: token.align.map((side) => side ?? undefined),
    head,
    rows: token.rows.map((row, index) => cellsOf(row, rowLines[index] ?? '')),
  };
}

function codeBlock(reader: Reader, token: Tokens.Code, span: Span, origin: OffsetMap): Block {
  const { lang = '', text, raw } = token;
  if (lang.includes('{{'))
    reportActiveContent(
      reader,
      span,
      'the language of a code block contains a reference, which only texts may contain',
      ['Leave it out, or write one word after the three backticks.'],
    );
  else reportReferenceInCode(reader, text, raw, origin);
  return { type: 'code-block', language: /^\S*/.exec(lang)![0], ...span, text };
}
