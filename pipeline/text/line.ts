/** Parses a text of one paragraph, such as a value of a record. */
import { inlineNodes } from './inline.ts';
import { inlineTokens, isPlainWords } from './lexer.ts';
import { paragraphProblem } from './limits.ts';
import { findMalformedReference, referenceAtStart } from './references.ts';
import type { LineText, TextProblem } from './tree.ts';

export function parseLine(text: string): LineText {
  const limit = paragraphProblem(text);
  if (limit !== undefined) return refused(limit.title, limit.help);
  const problems: TextProblem[] = [];
  if (isPlainWords(text))
    return { nodes: [{ type: 'words', start: 0, end: text.length, text }], problems };
  try {
    const nodes = inlineNodes({ problems }, inlineTokens(text), text, (offset) => offset);
    return { nodes, problems };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refused('the text is nested too deeply to be read', ['Flatten the marks and brackets.']);
  }
}

/** Complete Markdown: bold or italic words, code or a link. */
const MARKS =
  /\*\*[^*\s][^*]*\*\*|(?<![*\p{L}\p{N}])\*[^*\s][^*]*\*|`[^`]+`|\[[^[\]]+\]\([^()]*\)/u;

/** Cheap pre-check: a text without one of these characters has neither marks nor references. */
const SUSPECT = /[*`{}[]/;

type PlainText = { nodes?: undefined; problems: TextProblem[]; isUnread?: true };
const SOUND: PlainText = { problems: [] };

/** A plain text is printed as it is written, so Markdown and references in it are problems. */
export function checkPlainText(text: string): PlainText {
  const limit = paragraphProblem(text);
  if (limit !== undefined) {
    const { problems } = refused(limit.title, limit.help);
    return { problems, isUnread: true };
  }
  if (!SUSPECT.test(text)) return SOUND;
  const near = findMalformedReference(text);
  if (near !== undefined) {
    const raw = referenceAtStart(text.slice(near.at)) ?? near.raw;
    return printedAsWritten('link/bad-reference', raw, near.at, 'a reference');
  }
  const marks = MARKS.exec(text);
  return marks === null
    ? SOUND
    : printedAsWritten('markdown/active-content', marks[0], marks.index, 'Markdown');
}

function printedAsWritten(
  rule: TextProblem['rule'],
  raw: string,
  start: number,
  what: string,
): PlainText {
  const title = `${raw} is in a plain text, where it would be printed as it is`;
  const help = [`Write the text without ${what}, or use a rich-text field.`];
  return { problems: [{ rule, title, help, start, end: start + raw.length }] };
}

const refused = (title: string, help: string[]): LineText => ({
  nodes: [],
  problems: [{ rule: 'parse/markdown', title, help, start: 0, end: 1 }],
  isUnread: true,
});
