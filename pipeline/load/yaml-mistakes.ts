/** Names the mistake where YAML breaks, with advice, and with the edit after which parsing continues. */
import type { YAMLError } from 'yaml';
import { lowerFirst } from '../text/lower-first.ts';
import type { Span } from './finding-at.ts';
import type { Edit } from './repair.ts';

export type YamlMistake = Span & { title: string; help: string; edit: Edit };

/** The parts of a line of front matter: `  - key: value`. */
export type Line = {
  start: number;
  end: number;
  indent: string;
  key: string | undefined;
  /** Offset of the value: everything after the key or the list mark. */
  valueStart: number;
  value: string;
};

export function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', start);
  const end = next === -1 ? text.length : next;
  const line = text.slice(start, end).trimEnd();
  const [before = '', indent = '', key] =
    /^([ \t]*(?:- +)*)(?:([\p{L}\p{N}_$.-]+):(?: +|$))?/u.exec(line)!;
  const value = line.slice(before.length);
  return { start, end, indent, key, valueStart: start + before.length, value };
}

const QUOTE_HELP = 'Put the whole value in double quotes';

/** Quotes the value of a line, which is what its author most likely intended. */
export function quoteValue({ value, valueStart, key, start, end }: Line): Edit {
  // A line without a value is deleted.
  if (key === undefined && value === '') return { start, end, text: '' };
  return { start: valueStart, end: valueStart + value.length, text: quoted(value) };
}

/** The value in double quotes, in place of those at its own ends; a word processor makes curly ones of them. */
function quoted(value: string): string {
  const bare = value
    .replace(/^["“”„]([^"“”„]*)["“”]?$/, '$1')
    .replace(/^['‘’]([^'‘’]*)['‘’]?$/, '$1');
  return JSON.stringify(bare);
}

export function quoting(line: Line, title: string): YamlMistake {
  const { valueStart, value, key } = line;
  const example =
    value.length > 60 ? '' : `: ${key === undefined ? '' : `${key}: `}${quoted(value)}`;
  return {
    title,
    help: `${QUOTE_HELP}${example || '.'}`,
    start: valueStart,
    end: valueStart + value.length,
    edit: quoteValue(line),
  };
}

/** What a value may not begin with unless it is in quotes. */
const STARTS: Record<string, string> = {
  '{{': 'which opens an object in YAML',
  '{': 'which opens an object in YAML',
  '[': 'which opens a list in YAML',
  '*': 'which is an alias in YAML, and aliases are not read',
  '&': 'which is an anchor in YAML, and anchors are not read',
  '!': 'which is a tag in YAML, and tags are not read',
  '@': 'which YAML reserves',
  '`': 'which YAML reserves',
  '%': 'which YAML reserves',
  ',': 'which separates items in YAML',
  ']': 'which closes a list in YAML',
  '}': 'which closes an object in YAML',
  '|': 'which opens a block of lines in YAML',
  '>': 'which opens a block of lines in YAML',
};

/** A value that begins with a mark of YAML. @param line where it is */
export function specialStart(line: Line): YamlMistake | undefined {
  const tag = /^!!\w[^\s]*/.exec(line.value)?.[0];
  if (tag !== undefined)
    return {
      title: `the value has the tag ${tag}, and tags of YAML are not read`,
      help: `Delete ${tag}.`,
      start: line.valueStart,
      end: line.valueStart + tag.length,
      edit: { start: line.valueStart, end: line.valueStart + tag.length, text: '' },
    };
  const mark = Object.keys(STARTS).find((start) => line.value.startsWith(start));
  return mark === undefined
    ? undefined
    : quoting(line, `the value begins with "${mark}", ${STARTS[mark]}`);
}

type Recogniser = (text: string, error: YAMLError, line: Line) => YamlMistake | undefined;

/** Tried in this order. */
const RECOGNISERS: readonly Recogniser[] = [
  tabIndent,
  badEscape,
  secondDocument,
  openQuote,
  afterQuote,
  colonInside,
  indentedBelow,
  openList,
  startOfValue,
  noColon,
];

/** @param text the front matter as it was parsed */
export function yamlMistake(text: string, error: YAMLError): YamlMistake {
  const line = lineAt(text, Math.min(error.pos[0], text.length));
  for (const recognise of RECOGNISERS) {
    const mistake = recognise(text, error, line);
    if (mistake !== undefined) return mistake;
  }
  return {
    title: lowerFirst(error.message.replace(/\n.*/s, '').replace(/ at line \d+.*$/, '')),
    help: 'Write one "key: value" per line; put values with a colon or a quote in double quotes.',
    start: error.pos[0],
    end: error.pos[1],
    edit:
      line.key === undefined ? { start: line.start, end: line.end, text: '' } : quoteValue(line),
  };
}

function tabIndent(text: string, { code }: YAMLError, { start }: Line): YamlMistake | undefined {
  if (code !== 'TAB_AS_INDENT') return undefined;
  const indent = /^[ \t]*/.exec(text.slice(start))![0];
  const tab = start + indent.indexOf('\t');
  return {
    title: 'a tab as indentation',
    help: 'Indent with spaces, two for each level.',
    start: tab,
    end: start + indent.length,
    edit: { start, end: start + indent.length, text: indent.replaceAll('\t', '  ') },
  };
}

function secondDocument(text: string, { code }: YAMLError): YamlMistake | undefined {
  if (code !== 'MULTIPLE_DOCS') return undefined;
  const end = /^\.\.\.|^---/m.exec(text);
  if (end === null) return undefined;
  const line = lineAt(text, end.index);
  return {
    title: `a line that begins with ${end[0]} ends the front matter early`,
    help: 'Delete the line, or put the text in double quotes.',
    start: line.start,
    end: line.end,
    edit: { start: line.start, end: line.end, text: '' },
  };
}

function badEscape(text: string, { code, pos }: YAMLError): YamlMistake | undefined {
  if (code !== 'BAD_DQ_ESCAPE') return undefined;
  const [start] = pos;
  return {
    title: `${text.slice(start, start + 2)} is not an escape of YAML`,
    help: 'Write \\\\ for a backslash, or put the value in single quotes.',
    start,
    end: start + 2,
    edit: { start, end: start, text: '\\' },
  };
}

/** The parser names the end of the file, or the next quote; the mistake is on the line where the quote opens. */
function openQuote(text: string, { code, message }: YAMLError): YamlMistake | undefined {
  const mark = /Missing closing (["'])quote/.exec(message)?.[1];
  if (code !== 'MISSING_CHAR' || mark === undefined) return undefined;
  for (let at = 0; at <= text.length; ) {
    const line = lineAt(text, at);
    const { value, valueStart } = line;
    if (value.startsWith(mark) && !closes(value, mark))
      return {
        ...quoting(line, `the quote ${mark} at the start of the value is not closed`),
        help: `Close it with ${mark} at the end of the value.`,
        start: valueStart,
        end: valueStart + value.length,
      };
    at = line.end + 1;
  }
  return undefined;
}

const closes = (value: string, mark: string): boolean =>
  (mark === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/).test(value);

function afterQuote(_: string, { code }: YAMLError, line: Line): YamlMistake | undefined {
  if (code !== 'UNEXPECTED_TOKEN' || !/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')./.test(line.value))
    return undefined;
  const mark = line.value.charAt(0);
  return {
    ...quoting(line, `text after the closing quote ${mark}`),
    help:
      mark === '"'
        ? 'Write \\" for each double quote inside the value.'
        : "Write '' for each single quote inside the value.",
  };
}

function colonInside(_: string, error: YAMLError, line: Line): YamlMistake | undefined {
  return error.code === 'BLOCK_AS_IMPLICIT_KEY' &&
    line.key !== undefined &&
    /:(?: |$)/.test(line.value)
    ? quoting(line, 'a colon in a value that is not in quotes')
    : undefined;
}

/** `title: x` with an indented `key: value` below. */
function indentedBelow(text: string, { code }: YAMLError, line: Line): YamlMistake | undefined {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || line.key === undefined || line.end >= text.length)
    return undefined;
  const next = lineAt(text, line.end + 1);
  if (next.key === undefined) return undefined;
  const indent = / */.exec(text.slice(next.start))![0].length;
  return {
    title: `"${next.key}" is indented below "${line.key}", which has a value already`,
    help: `Begin "${next.key}" in the same column as "${line.key}".`,
    start: next.start + indent,
    end: next.end,
    edit: {
      start: next.start,
      end: next.start + indent,
      text: ' '.repeat(line.indent.length),
    },
  };
}

/** A list or object in brackets: the parser names the next line, or the end; the mistake is where it opens. */
function openList(text: string, { code, message, pos }: YAMLError): YamlMistake | undefined {
  if (code !== 'BAD_INDENT' && !/^(?:Flow|Expected flow)|end with a [\]}]/.test(message))
    return undefined;
  for (let at = pos[0]; at > 0; ) {
    const line = lineAt(text, at);
    if (/^[[{]/.test(line.value))
      return {
        ...quoting(
          line,
          `the ${line.value.startsWith('[') ? 'list' : 'object'} is not closed on its line`,
        ),
        help: `Close it with ${line.value.startsWith('[') ? ']' : '}'}, or put the value in double quotes if it is a text.`,
      };
    at = line.start - 1;
  }
  return undefined;
}

function startOfValue(_: string, __: YAMLError, line: Line): YamlMistake | undefined {
  return specialStart(line);
}

/** A line that is no `key: value`. */
function noColon(text: string, { code }: YAMLError, line: Line): YamlMistake | undefined {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR') return undefined;
  const { value, valueStart, start, end } = line;
  const glued = /^([\p{L}\p{N}_$-]+):(?=\S)/u.exec(value);
  if (glued !== null) {
    const at = valueStart + glued[0].length;
    return {
      title: `a space is missing after "${glued[0]}"`,
      help: `Write: ${glued[0]} ${text.slice(at, valueStart + value.length)}`,
      start: valueStart,
      end: valueStart + value.length,
      edit: { start: at, end: at, text: ' ' },
    };
  }
  return {
    title: 'a line that is not "key: value"',
    help: 'Write the key, a colon, a space and the value; or join the line to the value above it.',
    start: valueStart,
    end: valueStart + value.length,
    edit: { start, end, text: '' },
  };
}
