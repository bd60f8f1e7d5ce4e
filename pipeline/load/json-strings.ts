/** Mistakes in the strings of JSON: their quotation marks and their contents. */
import type { Span } from './finding-at.ts';
import { endOfMatch, OPEN_STRING, type UnexpectedToken } from './json-scan.ts';
import type { Replacement } from './repair.ts';

export type JsonMistake = Span & {
  title: string;
  help: string;
  /** Another place that matters, such as the bracket that is not closed. */
  related?: { at: number; says: string };
  /** Absent if nothing certain can be read after the mistake. */
  edit?: Replacement;
};

export type MistakeRecogniser = (text: string, problem: UnexpectedToken) => JsonMistake | undefined;

/** A text that begins with a quotation mark other than the double quote of a keyboard. */
const QUOTED = /[“”„‟«»‘’‚'`´]([^\n]*?)[“”„‟«»‘’'`´"](?=\s*(?:[:,}\]]|$))/my;

export const expectsKeyOrValue = ({ expected }: UnexpectedToken) =>
  expected === 'value' || expected === 'key';

export function findBrokenString(text: string, problem: UnexpectedToken): JsonMistake | undefined {
  if (!problem.inString) return undefined;
  const { at } = problem;
  const good = endOfMatch(OPEN_STRING, text, at)!;
  if (text[good] === '\\' && good + 1 < text.length)
    return {
      title: `${JSON.stringify(text.slice(good, good + 2))} is not a JSON escape`,
      help: 'Write \\\\ for a backslash.',
      start: good,
      end: good + 2,
      edit: { start: good, end: good, text: '\\' },
    };
  if (text[good] === '\t')
    return {
      title: 'a tab inside a text',
      help: 'Write a space, or \\t.',
      start: good,
      end: good + 1,
      edit: { start: good, end: good + 1, text: ' ' },
    };
  return openString(text, problem, good);
}

/** A string that is not closed on its line: it contains a line break, or has no straight double quote at its end. */
function openString(text: string, { at, expected }: UnexpectedToken, lineEnd: number): JsonMistake {
  const line = text.slice(at, lineEnd);
  const other = /[“”„‟«»‘’'](?=\s*[:,}\]]?\s*$)/.exec(
    expected === 'key' ? line.replace(/:.*$/s, ':') : line,
  );
  if (other !== null)
    return {
      title: `the text is closed by ${other[0]}, not by a double quote`,
      help: 'Write the plain double quote " at both ends of a text.',
      start: at,
      end: at + other.index + 1,
      edit: { start: at + other.index, end: at + other.index + 1, text: '"' },
    };
  // If the next line ends the text, the author most likely pressed Enter inside the text.
  if (endOfMatch(/\n[^"\n]*[^"\s\\]"\s*[,}\]]?\s*$/my, text, lineEnd) !== undefined)
    return {
      title: 'a line break inside a text',
      help: 'Write the text on one line, with \\n for a line break.',
      start: lineEnd,
      end: lineEnd,
      edit: { start: lineEnd, end: lineEnd + 1, text: ' ' },
    };
  const tail = line.trimEnd().replace(/,$/, '').length;
  return {
    title: 'a text has no closing quote on its line',
    help: 'Close it with a double quote; for a line break inside a text write \\n.',
    start: at,
    end: lineEnd,
    ...(expected === 'key' || lineEnd === text.length
      ? {}
      : { edit: { start: at + tail, end: at + tail, text: '"' } }),
  };
}

export function findWrongQuotes(text: string, problem: UnexpectedToken): JsonMistake | undefined {
  const { at } = problem;
  const end = expectsKeyOrValue(problem) ? endOfMatch(QUOTED, text, at) : undefined;
  if (end === undefined) return undefined;
  const inside = text.slice(at + 1, end - 1);
  const isSingle = text[at] === "'";
  return {
    title: isSingle ? 'a text in single quotes' : `a text in typographic quotes: ${text[at]}`,
    help: `Write the plain double quote: ${JSON.stringify(inside)}`,
    start: at,
    end,
    edit: { start: at, end, text: JSON.stringify(inside.replaceAll('\t', ' ')) },
  };
}

/** A quote inside a string, as in `"dice "hola" y"`: the string ends at that quote. */
export function findUnescapedQuote(
  text: string,
  { at, expected, previous }: UnexpectedToken,
): JsonMistake | undefined {
  if (text[previous.start] !== '"' || at !== previous.end || /[\s,:}\]]/.test(text.charAt(at)))
    return undefined;
  if (expected !== 'comma' && expected !== 'colon') return undefined;
  const line = /.*/y;
  const lineEnd = endOfMatch(line, text, at)!;
  const last = /"(?=\s*[:,}\]]*\s*$)/.exec(text.slice(at, lineEnd));
  const end = last === null ? undefined : at + last.index;
  return {
    title: 'a double quote inside a text',
    help: 'Write \\" for each double quote inside a text, or use « ».',
    start: previous.end - 1,
    end: previous.end,
    ...(end === undefined
      ? {}
      : {
          edit: {
            start: previous.end - 1,
            end,
            text: text.slice(previous.end - 1, end).replace(/(?<!\\)"/g, '\\"'),
          },
        }),
  };
}

/**
 * A key without its closing quote, as in `"key: "value"` or `"key”: "value"`: the token read as the key ends at the
 * quote that opens the value.
 */
export function findUnclosedKey(
  text: string,
  { at, expected, previous }: UnexpectedToken,
): JsonMistake | undefined {
  const token = text.slice(previous.start, previous.end);
  const match = /^"([^":“”„‟«»‘’]+)([“”„‟«»‘’]?)\s*:\s*"$/.exec(token);
  if (expected !== 'colon' || match === null || at !== previous.end) return undefined;
  const [, key = '', mark = ''] = match;
  const end = previous.start + 1 + key.length;
  return {
    title:
      mark === ''
        ? `the key ${key} is not closed`
        : `the key is closed by ${mark}, not by a double quote`,
    help: `Write ${JSON.stringify(key)}.`,
    start: previous.start,
    end: end + mark.length,
    edit: { start: end, end: end + mark.length, text: '"' },
  };
}
