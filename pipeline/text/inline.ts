/** Converts inline tokens to nodes with their offsets, and collects the problems of the text. */
import { addressProblem, normaliseAddress } from './address.ts';
import { decodeEntities, entityProblem } from './entities.ts';
import type { ReferenceToken, Token, Tokens } from './lexer.ts';
import { mapUnescapedOffsets, type OffsetMap, shiftOffsets } from './offset-map.ts';
import { findMalformedReference, helpForOldSyntax, REFERENCE_HELP } from './references.ts';
import type { Inline, Span, TextProblem, WordsNode } from './tree.ts';

/** HTML that consists of comments only. `<!-->` does not begin a comment, because a browser ends it at once. */
const COMMENTS = /^\s*(?:<!--(?!-?>)(?:(?!-->)[\s\S])*-->\s*)+$/;

export const isHtmlComment = (html: string): boolean => COMMENTS.test(html);

/** Collects the problems of one text while its tokens are read. */
export type ProblemCollector = { problems: TextProblem[] };

/**
 * @param text the source of the tokens
 * @param origin maps offsets in `text` to the whole text
 */
export function inlineNodes(
  reader: ProblemCollector,
  tokens: readonly Token[],
  text: string,
  origin: OffsetMap,
): Inline[] {
  const nodes: Inline[] = [];
  let cursor = 0;
  for (const token of tokens) {
    const start = cursor;
    cursor += token.raw.length;
    const span = { start: origin(start), end: origin(Math.max(start, cursor - 1)) + 1 };
    for (const node of nodesOf(
      reader,
      token,
      text.slice(start, cursor),
      span,
      shiftOffsets(origin, start),
    )) {
      const last = nodes.at(-1);
      if (
        node.type === 'words' &&
        last?.type === 'words' &&
        isExact(node) &&
        isExact(last) &&
        last.end === node.start
      ) {
        last.text += node.text;
        last.end = node.end;
      } else nodes.push(node);
    }
  }
  checkWords(reader, nodes);
  return nodes;
}

/** True if the source has the words without entities and backslashes, so that offsets agree. */
const isExact = ({ start, end, text }: WordsNode) => end - start === text.length;

function nodesOf(
  reader: ProblemCollector,
  token: Token,
  raw: string,
  span: Span,
  origin: OffsetMap,
): Inline[] {
  switch (token.type) {
    case 'reference':
      return [referenceNode(reader, token as unknown as ReferenceToken, span)];
    case 'strong':
    case 'em':
    case 'del': {
      const { text, tokens, type } = token as Tokens.Strong | Tokens.Em | Tokens.Del;
      const marks = (raw.length - text.length) / 2;
      return [
        { type, ...span, children: inlineNodes(reader, tokens, text, shiftOffsets(origin, marks)) },
      ];
    }
    case 'link':
      return linkNodes(reader, token as Tokens.Link, raw, span, origin);
    case 'codespan': {
      const { text } = token as Tokens.Codespan;
      reportReferenceInCode(reader, text, raw, origin);
      return [{ type: 'code', ...span, text }];
    }
    case 'br':
      return [{ type: 'break', ...span }];
    case 'escape':
      return [{ type: 'words', ...span, text: (token as Tokens.Escape).text }];
    case 'html':
      return htmlNodes(reader, raw, span);
    case 'image':
      reportActiveContent(reader, span, 'a picture is in a place that allows none', [
        'Pictures are only allowed where a paragraph of a chapter begins: "![](id) **Rule.** …". Elsewhere, describe it in words.',
      ]);
      return [{ type: 'words', ...span, text: (token as Tokens.Image).text }];
    case 'checkbox':
      // `list` in body.ts reports a checkbox with its item.
      return [];
    default:
      return wordNodes(reader, raw, span, origin);
  }
}

/** A search hint for `{{celular}}`: the author means a fact but does not know its name. */
function wordsToFind(raw: string): string[] {
  const words = /^\{\{\s*([\p{L}\d][\p{L}\d -]*?)\s*\}\}$/u.exec(raw)?.[1];
  return words === undefined ? [] : [`To search for the fact: licencia find ${words}`];
}

function referenceNode(
  { problems }: ProblemCollector,
  { raw, reference }: ReferenceToken,
  span: Span,
): Inline {
  if (reference !== undefined) return { ...reference, ...span };
  problems.push({
    rule: 'link/bad-reference',
    title: `${raw} is neither a fact, nor a sum or a source, nor a quoted literal`,
    help: [...helpForOldSyntax(raw), ...wordsToFind(raw), REFERENCE_HELP],
    ...span,
  });
  // Returns code, because the audit would report words or a literal a second time.
  return { type: 'code', ...span, text: raw };
}

function linkNodes(
  reader: ProblemCollector,
  { href, text, tokens, autolink }: Tokens.Link & { autolink?: boolean },
  raw: string,
  span: Span,
  origin: OffsetMap,
): Inline[] {
  const from = raw.startsWith('[') || raw.startsWith('<') ? 1 : 0;
  const children: Inline[] = autolink
    ? [{ type: 'words', ...span, text }]
    : inlineNodes(
        reader,
        tokens,
        text,
        mapUnescapedOffsets(
          text,
          raw.slice(from, from + labelEnd(raw, text)),
          shiftOffsets(origin, from),
        ),
      );
  const address = normaliseAddress(href);
  const problem = addressProblem(address);
  if (problem !== undefined) {
    reportActiveContent(reader, span, `the link to "${href.slice(0, 60)}" ${problem}`, [
      'Link to a route of this site ("/tests/"), an #anchor, or a full https, mailto or tel address.',
    ]);
    return children;
  }
  const at = raw.indexOf(href, from);
  const target =
    at === -1 ? span : { start: origin(at), end: origin(at + Math.max(0, href.length - 1)) + 1 };
  return [{ type: 'link', ...span, href: address, target, children }];
}

/** Length of a link's label as it is written: each bracket in it may have a backslash before it. */
function labelEnd(raw: string, text: string): number {
  let length = 0;
  for (let at = 1; length < text.length && at < raw.length; at++) {
    if (!(raw[at] === '\\' && /[[\]]/.test(raw[at + 1] ?? ''))) length++;
    if (length === text.length) return at;
  }
  return length;
}

function htmlNodes(reader: ProblemCollector, raw: string, span: Span): Inline[] {
  if (isHtmlComment(raw)) return [];
  reportHtml(reader, raw, span);
  // A preview of invalid content shows the HTML as words.
  return [{ type: 'words', ...span, text: raw }];
}

export function reportHtml(reader: ProblemCollector, raw: string, span: Span): void {
  reportActiveContent(reader, span, `HTML is not allowed in Markdown: ${raw.trim().slice(0, 40)}`, [
    'Write it in Markdown, or put a backslash before < to print the sign itself.',
  ]);
}

/** Reports a reference in code, which would be printed as it is written. */
export function reportReferenceInCode(
  { problems }: ProblemCollector,
  text: string,
  raw: string,
  origin: OffsetMap,
): void {
  if (!text.includes('{{')) return;
  const at = raw.indexOf('{{');
  problems.push({
    rule: 'link/bad-reference',
    title: 'a reference is in code, which is printed as it is written',
    help: ['Remove the code marks, or move the reference out of them.'],
    start: origin(at),
    end: origin(at + 1) + 1,
  });
}

/**
 * Words in pieces, each with its place. Offsets in a text and in its source can differ: the lines of a quote begin with
 * marks, and an entity is longer than its character.
 */
function wordNodes(
  reader: ProblemCollector,
  raw: string,
  span: Span,
  origin: OffsetMap,
): WordsNode[] {
  const isWhole = span.end - span.start === raw.length;
  if (isWhole && !raw.includes('&')) return [{ type: 'words', ...span, text: raw }];
  const nodes: WordsNode[] = [];
  let at = 0;
  for (const piece of raw.split(/(&[#a-z0-9]{1,40};)/i)) {
    const end = at + piece.length;
    while (at < end) {
      let next = at + 1;
      while (next < end && origin(next) === origin(next - 1) + 1) next++;
      const place = { start: origin(at), end: origin(next - 1) + 1 };
      nodes.push({ type: 'words', ...place, text: decoded(reader, raw.slice(at, next), place) });
      at = next;
    }
  }
  return nodes;
}

function decoded({ problems }: ProblemCollector, piece: string, place: Span): string {
  const problem = entityProblem(piece);
  if (problem?.kind === 'hidden')
    problems.push({
      rule: 'load/encoding',
      title: `an entity for the invisible or broken character ${problem.code}`,
      help: ['Delete the entity.'],
      ...place,
    });
  else if (problem !== undefined)
    problems.push({
      rule: 'parse/markdown',
      title: `unknown entity ${piece}`,
      help: ['Write the character itself.'],
      ...place,
    });
  return decodeEntities(piece);
}

/** Reports the first words that look like a reference, even where an entity splits them. */
function checkWords({ problems }: ProblemCollector, nodes: readonly Inline[]): void {
  for (let first = 0; first < nodes.length; first++) {
    const words: WordsNode[] = [];
    for (let node = nodes[first]; node?.type === 'words'; node = nodes[++first]) words.push(node);
    const near = findMalformedReference(words.map(({ text }) => text).join(''));
    if (near === undefined) continue;
    let at = near.at;
    const node = words.find(({ text }) => {
      if (at < text.length) return true;
      at -= text.length;
      return false;
    })!;
    const start = node.start + (isExact(node) ? at : 0);
    problems.push({
      rule: 'link/bad-reference',
      title: near.title,
      help: [near.help],
      start,
      end: isExact(node) ? Math.min(start + near.raw.length, node.end) : node.end,
    });
    // A second problem is most likely the other end of the same mistake.
    return;
  }
}

export function reportActiveContent(
  { problems }: ProblemCollector,
  span: Span,
  title: string,
  help: string[],
): void {
  problems.push({ rule: 'markdown/active-content', title, help, start: span.start, end: span.end });
}
