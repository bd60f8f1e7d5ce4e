/** Identifies the mistake that breaks JSON, with advice, and with the edit that lets parsing continue. */
import { endOfMatch, type UnexpectedToken } from './json-scan.ts';
import {
  expectsKeyOrValue,
  findBrokenString,
  findUnclosedKey,
  findUnescapedQuote,
  findWrongQuotes,
  type JsonMistake,
  type MistakeRecogniser,
} from './json-strings.ts';

const COMMENT = /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|#.*|<!--[\s\S]*?(?:-->|$)/y;
const BARE = /[^\s,:{}[\]"][^\n,:{}[\]"]*/y;
const NUMBER = /[-+]?(?:0[xX][\da-fA-F]+|(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?)/y;
const WORDS = new Map(
  Object.entries({
    True: 'true',
    TRUE: 'true',
    False: 'false',
    FALSE: 'false',
    None: 'null',
    NULL: 'null',
    undefined: 'null',
    NaN: 'null',
    Infinity: 'null',
    '-Infinity': 'null',
  }),
);

/** The recognisers in the order in which they are tried. */
const RECOGNISERS: readonly MistakeRecogniser[] = [
  comment,
  findBrokenString,
  earlyEnd,
  noBracket,
  extraComma,
  missingValue,
  commaInNumber,
  findWrongQuotes,
  wrongMark,
  findUnclosedKey,
  findUnescapedQuote,
  unitAtNumber,
  missingMark,
  bareWord,
  wrongBracket,
];

/** The most likely mistake; if no recogniser matches, the character is reported as unexpected. */
export function findJsonMistake(text: string, problem: UnexpectedToken): JsonMistake {
  for (const recognise of RECOGNISERS) {
    const mistake = recognise(text, problem);
    if (mistake !== undefined) return mistake;
  }
  const { at } = problem;
  return {
    title:
      problem.expected === 'end'
        ? `the file continues after its end: unexpected ${shown(text, at)}`
        : `unexpected ${shown(text, at)}`,
    help:
      problem.expected === 'end'
        ? 'Delete what follows: a file holds one object.'
        : 'Look for a missing or extra comma, quote or bracket just before this place.',
    start: at,
    end: at + 1,
  };
}

const shown = (text: string, at: number): string =>
  JSON.stringify(String.fromCodePoint(text.codePointAt(at)!));

function comment(text: string, { at }: UnexpectedToken): JsonMistake | undefined {
  const end = endOfMatch(COMMENT, text, at);
  return end === undefined
    ? undefined
    : {
        title: 'a comment, which JSON does not have',
        help: 'Delete the comment.',
        start: at,
        end,
        edit: { start: at, end, text: '' },
      };
}

function earlyEnd(text: string, { at, open, previous }: UnexpectedToken): JsonMistake | undefined {
  if (at < text.length) return undefined;
  const bracket = open.at(-1);
  if (bracket === undefined)
    return {
      title: 'the file is empty',
      help: 'Restore it from version control, or delete it: licencia new writes a record with all its fields.',
      start: 0,
      end: 0,
    };
  return {
    title: `the file ends before this "${bracket.char}" is closed`,
    help: 'Restore what is missing at the end, or close every bracket.',
    start: Math.max(previous.end - 1, previous.start),
    end: previous.end,
    related: { at: bracket.at, says: 'opened here' },
  };
}

function noBracket(text: string, { at, expected, open }: UnexpectedToken): JsonMistake | undefined {
  return open.length === 0 && expected === 'value'
    ? {
        title: `the file begins with ${shown(text, at)}, so it is not JSON`,
        help: 'Write one object: { "key": value }.',
        start: at,
        end: at + 1,
      }
    : undefined;
}

function extraComma(text: string, problem: UnexpectedToken): JsonMistake | undefined {
  const { at, previous } = problem;
  if (!expectsKeyOrValue(problem) || text[previous.start] === ':') return undefined;
  const help = 'Delete the comma.';
  if (/[}\]]/.test(text.charAt(at)) && text[previous.start] === ',')
    return {
      title: `a comma before the closing "${text[at]}"`,
      help,
      start: previous.start,
      end: previous.end,
      edit: { ...previous, text: '' },
    };
  if (text[at] !== ',') return undefined;
  const end = endOfMatch(/,(?:\s*,)*/y, text, at)!;
  const closes = endOfMatch(/\s*[}\]]/y, text, end) !== undefined && text[previous.start] === ',';
  return {
    title: 'a comma with nothing before it',
    help,
    start: at,
    end: at + 1,
    edit: { start: closes ? previous.start : at, end, text: '' },
  };
}

function missingValue(
  text: string,
  { at, expected, previous }: UnexpectedToken,
): JsonMistake | undefined {
  return expected === 'value' && /[,}\]]/.test(text.charAt(at)) && text[previous.start] === ':'
    ? {
        title: 'a key without a value',
        help: 'Write the value after the colon, or delete the key.',
        start: previous.start,
        end: previous.end,
        edit: { start: previous.end, end: previous.end, text: ' null' },
      }
    : undefined;
}

/**
 * A comma inside a number, such as `1,5` or `3,000`: in an object, a key belongs after the comma. In Puerto Rico commas
 * separate thousands.
 */
function commaInNumber(
  text: string,
  { at, expected, previous }: UnexpectedToken,
): JsonMistake | undefined {
  const before = /-?\d+(?=,$)/.exec(text.slice(Math.max(0, previous.end - 20), previous.end))?.[0];
  const end = endOfMatch(/[\d,]*\d(?:\.\d+)?/y, text, at);
  if (expected !== 'key' || before === undefined || end === undefined || at !== previous.end)
    return undefined;
  const start = previous.start - before.length;
  const typed = text.slice(start, end);
  const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(typed);
  const meant = isThousands ? typed.replaceAll(',', '') : typed.replace(',', '.');
  return {
    title: `a number with a ${isThousands ? 'comma for thousands' : 'decimal comma'}: ${typed}`,
    help: isThousands
      ? `Write ${meant}: JSON numbers have no thousands separator.`
      : `Write a point: ${meant}.`,
    start,
    end,
    edit: { start, end, text: Number.isNaN(Number(meant)) ? '0' : meant },
  };
}

/** A wrong punctuation mark: `;` for a comma; `=`, `=>` or `,` for a colon. */
function wrongMark(text: string, { at, expected }: UnexpectedToken): JsonMistake | undefined {
  const pattern = expected === 'comma' ? /;/y : expected === 'colon' ? /=>?|,/y : undefined;
  const end = pattern === undefined ? undefined : endOfMatch(pattern, text, at);
  if (end === undefined) return undefined;
  const wanted = expected === 'comma' ? ',' : ':';
  const name = expected === 'comma' ? 'comma' : 'colon';
  return {
    title: `"${text.slice(at, end)}" where a ${name} is expected`,
    help: `Write "${wanted}".`,
    start: at,
    end,
    edit: { start: at, end, text: wanted },
  };
}

/** A unit beside a number, as in `0.08%`, `65 mph` or `$300`: JSON allows only the number. */
function unitAtNumber(text: string, problem: UnexpectedToken): JsonMistake | undefined {
  const { at, expected, previous } = problem;
  const isBehind =
    expected === 'comma' && NUMBER_ALONE.test(text.slice(previous.start, previous.end));
  const start = isBehind ? previous.start : at;
  if (!isBehind && expected !== 'value') return undefined;
  const end = endOfMatch(isBehind ? BEHIND : BEFORE, text, isBehind ? previous.end : at);
  if (end === undefined) return undefined;
  const typed = text.slice(start, end);
  const number = typed.replaceAll(/[^\d.-]/g, '');
  return {
    title: `a number with its unit: ${typed}`,
    help: `Write the number alone, ${number}, or a text in double quotes: ${JSON.stringify(typed)}`,
    start,
    end,
    edit: { start, end, text: number },
  };
}
const NUMBER_ALONE = /^-?\d+(?:\.\d+)?$/;
const BEHIND = /[ \t]*(?:%|°|[a-záéíóúñ]+)(?=\s*[,}\]\n])/y;
const BEFORE = /\$[ \t]*(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?=\s*[,}\]\n])/y;

/** A missing comma or colon: its place is the end of the token before it. */
function missingMark(
  text: string,
  { at, expected, previous }: UnexpectedToken,
): JsonMistake | undefined {
  if ((expected !== 'comma' && expected !== 'colon') || /[:}\],]/.test(text.charAt(at)))
    return undefined;
  const before = text.slice(previous.start, previous.end);
  const name = /^[}\]]/.test(before) ? `this "${before}"` : short(before);
  return {
    title: `a ${expected} is missing after ${name}`,
    help: `Write a ${expected} here, at the end of the ${expected === 'comma' ? 'value' : 'key'}.`,
    start: previous.end,
    end: previous.end,
    edit: { start: previous.end, end: previous.end, text: expected === 'comma' ? ',' : ':' },
  };
}

const short = (token: string): string => (token.length > 40 ? `${token.slice(0, 37)}…"` : token);

function bareWord(text: string, problem: UnexpectedToken): JsonMistake | undefined {
  const { at } = problem;
  const end = expectsKeyOrValue(problem) ? endOfMatch(BARE, text, at) : undefined;
  if (end === undefined) return undefined;
  const word = text.slice(at, end).trimEnd();
  const place = { start: at, end: at + word.length };
  const isNumber = endOfMatch(NUMBER, text, at) === place.end;
  const wanted = isNumber ? '0' : WORDS.get(word);
  if (problem.expected === 'value' && wanted !== undefined)
    return {
      title: `${word} is not a JSON ${isNumber ? 'number' : 'value'}`,
      help: isNumber
        ? 'Write digits, with a point for decimals and no leading zero, such as 12 or 0.5.'
        : `Write ${wanted}, or a text in double quotes.`,
      ...place,
      edit: { ...place, text: wanted },
    };
  return {
    title: `${problem.expected === 'key' ? 'a key' : 'a text'} without quotes: ${short(word)}`,
    help: `Put it in double quotes: ${JSON.stringify(word)}`,
    ...place,
    edit: { ...place, text: JSON.stringify(word) },
  };
}

function wrongBracket(text: string, { at, open }: UnexpectedToken): JsonMistake | undefined {
  const bracket = open.at(-1);
  const found = text.charAt(at);
  if (bracket === undefined || !/[}\]]/.test(found)) return undefined;
  const wanted = bracket.char === '{' ? '}' : ']';
  if (found === wanted) return undefined;
  return {
    title: `"${found}" where "${wanted}" is expected`,
    help: `Close "${bracket.char}" with "${wanted}", or look for a missing or extra bracket between the two.`,
    start: at,
    end: at + 1,
    related: { at: bracket.at, says: 'opened here' },
  };
}
