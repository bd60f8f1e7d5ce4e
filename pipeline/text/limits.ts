/**
 * Limits on the length of texts. Markdown cannot be parsed in linear time: some of its patterns look back over the
 * whole paragraph at each letter. Within these limits, the slowest known text (tests/text/parse-time.test.ts) is parsed
 * in a fraction of a second. Longer texts are refused before they are parsed.
 */

/** Maximum length of a value of a record, and of a paragraph, an item, a heading or a cell of a body. */
export const MAX_PARAGRAPH_LENGTH = 5_000;
/** Maximum number of characters in a paragraph that can be Markdown marks: each is compared with the others. */
const MAX_MARKS = 400;
const MARK = /[*_~`[\]<>!&\\]/g;
/** Maximum number of characters of a body. */
export const MAX_BODY_LENGTH = 60_000;
/** Maximum number of lines without a blank line between them, such as those of a list or a table. */
const MAX_LINES = 500;
/** Approximate maximum depth of quotes, lists and emphasis. */
const MAX_NESTING = 20;
/** Text after 84 spaces or tabs, 21 quote or list marks on one line, or 42 opening brackets, `*` or `_` in a row. */
const DEEP = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){21,}|^[ \t]{84,}\S|[[(*_]{42,}/m;

export type LimitProblem = { title: string; help: string[]; at: number };

/** The first limit that a text of one paragraph exceeds. */
export function paragraphProblem(text: string): LimitProblem | undefined {
  if (text.length <= MAX_MARKS) return undefined;
  const help = ['Split it into several paragraphs.'];
  if (text.length > MAX_PARAGRAPH_LENGTH)
    return {
      title: `a paragraph has ${text.length} characters; the maximum is ${MAX_PARAGRAPH_LENGTH}`,
      help,
      at: 0,
    };
  const marks = text.match(MARK)?.length ?? 0;
  return marks <= MAX_MARKS
    ? undefined
    : {
        title: `a paragraph has ${marks} Markdown marks; the maximum is ${MAX_MARKS}`,
        help,
        at: 0,
      };
}

/** The first limit that a body exceeds, checked before the body is parsed. */
export function bodyProblem(text: string): LimitProblem | undefined {
  if (text.length > MAX_BODY_LENGTH)
    return {
      title: `the text has ${text.length} characters; the maximum is ${MAX_BODY_LENGTH}`,
      help: ['Split it into several texts.'],
      at: MAX_BODY_LENGTH,
    };
  const deep = DEEP.exec(text);
  if (deep !== null)
    return {
      title: `the text is nested deeper than ${MAX_NESTING} levels`,
      help: ['Flatten the quotes, lists or brackets here.'],
      at: deep.index,
    };
  const long = longBlock(text);
  return long === undefined
    ? undefined
    : {
        title: `more than ${MAX_LINES} lines without a blank one between them`,
        help: ['Split it into several lists, tables or paragraphs.'],
        at: long,
      };
}

/** @returns the offset of the first block with more than `MAX_LINES` lines */
function longBlock(text: string): number | undefined {
  let begin = 0;
  let lines = 0;
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    if (text.slice(start, end).trim() === '') lines = 0;
    else if (lines++ === 0) begin = start;
    if (lines > MAX_LINES) return begin;
    start = end + 1;
  }
  return undefined;
}
