/** Finds the first place where a text stops being JSON, and the token that JSON expects there. */

type Expected = 'value' | 'key' | 'colon' | 'comma' | 'end';
type Bracket = { char: '{' | '['; at: number };

export type UnexpectedToken = {
  expected: Expected;
  /** Offset of the first unexpected character; the length of the text if it ends too early. */
  at: number;
  /** The token before `at`; the start of the text if there is none. */
  previous: { start: number; end: number };
  /** Brackets of the objects and lists that are open, outermost first. */
  open: readonly Bracket[];
  /** True if the text stops inside a string that begins at `at`. */
  inString: boolean;
};

const SPACE = /[ \t\n\r]*/y;
/**
 * A string up to its closing quote, or to the first invalid character. It cannot backtrack: no part matches in two
 * ways.
 */
export const OPEN_STRING =
  /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*/y;
const STRING = new RegExp(`${OPEN_STRING.source}"`, 'y');
const WORD =
  /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\p{L}\p{N}_.+-])/uy;

/** The end of a token that matches at an offset, or undefined. */
export function endOfMatch(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** The tokens that may come next; `mayClose` tells whether the innermost bracket may close here. */
type State = { expected: Expected; mayClose: boolean };

/** @returns undefined if the text is JSON */
export function findUnexpectedToken(text: string): UnexpectedToken | undefined {
  const open: Bracket[] = [];
  let state: State = { expected: 'value', mayClose: false };
  let previous = { start: 0, end: 0 };
  for (;;) {
    const at = endOfMatch(SPACE, text, previous.end)!;
    const { expected } = state;
    if (at === text.length && expected === 'end') return undefined;
    const afterMark = at === text.length ? undefined : takeMark(text.charAt(at), at, state, open);
    const end = afterMark === undefined ? endOfScalar(text, at, expected) : at + 1;
    if (end === undefined)
      return { expected, at, previous, open, inString: takesString(expected) && text[at] === '"' };
    state =
      afterMark ?? (expected === 'key' ? { expected: 'colon', mayClose: false } : afterValue(open));
    previous = { start: at, end };
  }
}

const CLOSES: Record<string, string> = { '{': '}', '[': ']' };

/** Reads a bracket, a colon or a comma. @returns the state after it, or undefined if it is not expected */
function takeMark(char: string, at: number, state: State, open: Bracket[]): State | undefined {
  const inner = open.at(-1)?.char;
  const { expected, mayClose } = state;
  if (mayClose && inner !== undefined && char === CLOSES[inner]) {
    open.pop();
    return afterValue(open);
  }
  if (expected === 'value' && (char === '{' || char === '[')) {
    open.push({ char, at });
    return { expected: char === '{' ? 'key' : 'value', mayClose: true };
  }
  if (expected === 'colon' && char === ':') return { expected: 'value', mayClose: false };
  if (expected === 'comma' && char === ',')
    return { expected: inner === '{' ? 'key' : 'value', mayClose: false };
  return undefined;
}

const afterValue = (open: readonly Bracket[]): State =>
  open.length === 0 ? { expected: 'end', mayClose: false } : { expected: 'comma', mayClose: true };

const takesString = (expected: Expected): boolean => expected === 'key' || expected === 'value';

function endOfScalar(text: string, at: number, expected: Expected): number | undefined {
  if (!takesString(expected)) return undefined;
  return (
    endOfMatch(STRING, text, at) ?? (expected === 'value' ? endOfMatch(WORD, text, at) : undefined)
  );
}

/** Offsets of the brackets, outside strings, that open the first level below the allowed depth. */
export function findTooDeepBrackets(text: string, maximum: number): number[] {
  const found: number[] = [];
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/gs)) {
    if (token === '{' || token === '[') {
      depth++;
      if (depth === maximum + 1) found.push(index);
    } else if (token === '}' || token === ']') depth--;
  }
  return found;
}
