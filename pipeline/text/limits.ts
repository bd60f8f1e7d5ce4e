/**
 * How long a text may be. Markdown cannot be read in a time that grows with its length alone: some of its patterns look
 * back over the whole paragraph at each letter. Within these limits the slowest text that a search found (see
 * tests/text/time.test.ts) is read in a fraction of a second; what is longer is refused before it is read.
 */

/** Letters of one value of a record, of one paragraph, item, heading or cell of a body, and of a link's definition. */
export const MAX_PARAGRAPH = 5_000;
/** Letters of a body. */
export const MAX_BODY = 100_000;
/** Lines that follow each other with no blank line between them, such as those of a list or a table. */
export const MAX_LINES = 1_000;
/** Levels of quotes, lists and emphasis. */
export const MAX_NESTING = 20;
/** A mark indented by eighty, twenty quotes or list marks on one line, or forty brackets or stars in a row. */
const DEEP = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){20,}|^[ \t]{80,}\S|[[(*_]{40,}/m;

export type LimitProblem = { title: string; help: string[]; at: number };

/** @returns what is too long about one value of a record */
export function paragraphProblem(text: string, at = 0): LimitProblem | undefined {
  return text.length <= MAX_PARAGRAPH
    ? undefined
    : {
        title: `a paragraph of ${text.length} letters: ${MAX_PARAGRAPH} are the most`,
        help: ['Make several paragraphs of it.'],
        at,
      };
}

/** @returns what is too long or too deep about a body, before it is read */
export function bodyProblem(text: string): LimitProblem | undefined {
  if (text.length > MAX_BODY)
    return {
      title: `a body of ${text.length} letters: ${MAX_BODY} are the most`,
      help: ['Make several texts of it.'],
      at: MAX_BODY,
    };
  const deep = DEEP.exec(text);
  return deep === null
    ? undefined
    : {
        title: `the text is nested deeper than ${MAX_NESTING} levels`,
        help: ['Flatten the quotes, lists or brackets here.'],
        at: deep.index,
      };
}
