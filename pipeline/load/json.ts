/** JSON text → data with positions. `JSON.parse` decides what is valid; momoa is asked only where a position is needed. */
import { type DocumentNode, parse as parseTree, type ValueNode } from '@humanwhocodes/momoa';
import type { Finding } from '../findings/finding.ts';
import { type DataPath, rangeAt, type SourceDocument } from './document.ts';
import type { TextFile } from './files.ts';

export const MAX_DEPTH = 32;
/** They could reach an object's prototype. */
export const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** In valid JSON a quote only ever opens or closes a string, so this finds every string, and whether it is a key. */
const STRING_TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

export function parseJson(file: TextFile): { document?: SourceDocument; findings: Finding[] } {
  let data: unknown;
  try {
    data = JSON.parse(file.text);
  } catch (error) {
    return { findings: [syntaxFinding(file, error)] };
  }
  const shape = measure(data);
  if (shape.depth > MAX_DEPTH) {
    return {
      findings: [
        finding(
          file,
          'parse/json-syntax',
          `the data is nested deeper than ${MAX_DEPTH} levels`,
          0,
          1,
          ['Flatten it: no record of this site is so deep.'],
        ),
      ],
    };
  }
  const findings: Finding[] = [];
  if (countKeys(file.text) !== shape.keys || shape.forbidden)
    findings.push(...badKeys(file, parseTree(file.text, { mode: 'json', ranges: true })));
  if (findings.length > 0) return { findings };
  let places: Int32Array | undefined;
  return {
    document: {
      ...file,
      // Read again when asked for: beside the validated record nobody needs it for long.
      get data() {
        return JSON.parse(file.text);
      },
      locate: (path, want = 'value') =>
        locate(file.text, (places ??= placesOf(file.text)), path, want),
    },
    findings,
  };
}

/** Depth, number of keys, and whether a key could reach an object's prototype. Stops below the depth limit. */
function measure(data: unknown): { depth: number; keys: number; forbidden: boolean } {
  const result = { depth: 0, keys: 0, forbidden: false };
  const visit = (value: unknown, depth: number) => {
    if (depth > result.depth) result.depth = depth;
    if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1);
      return;
    }
    for (const key of Object.keys(value)) {
      result.keys++;
      if (FORBIDDEN_KEYS.has(key)) result.forbidden = true;
      visit((value as Record<string, unknown>)[key], depth + 1);
    }
  };
  visit(data, 0);
  return result;
}

function countKeys(text: string): number {
  let count = 0;
  for (const match of text.matchAll(STRING_TOKEN)) if (match[1] !== undefined) count++;
  return count;
}

function badKeys(file: TextFile, tree: DocumentNode): Finding[] {
  const findings: Finding[] = [];
  const visit = (node: ValueNode) => {
    if (node.type === 'Array') for (const element of node.elements) visit(element.value);
    if (node.type !== 'Object') return;
    const seen = new Map<string, { start: number; end: number }>();
    for (const member of node.members) {
      const name = member.name.type === 'String' ? member.name.value : member.name.name;
      const at = offsets(member.name);
      const first = seen.get(name);
      if (FORBIDDEN_KEYS.has(name)) {
        findings.push(
          finding(
            file,
            'parse/duplicate-key',
            `"${name}" is not allowed as a key`,
            at.start,
            at.end,
            ['Choose another name: this one is reserved by JavaScript.'],
          ),
        );
      } else if (first !== undefined) {
        const duplicate = finding(
          file,
          'parse/duplicate-key',
          `"${name}" stands twice in the same object`,
          at.start,
          at.end,
          ['Delete one of the two: only the last would count.'],
        );
        duplicate.related.push({
          at: { file: file.file, range: rangeAt(file.text, first.start, first.end), urls: [] },
          says: 'the first one',
        });
        findings.push(duplicate);
      } else seen.set(name, at);
      visit(member.value);
    }
  };
  visit(tree.body);
  return findings;
}

function syntaxFinding(file: TextFile, error: unknown): Finding {
  if (file.text.trim() === '')
    return finding(file, 'parse/json-syntax', 'the file is empty', 0, 0, [
      'Write the JSON object that the schema describes.',
    ]);
  try {
    parseTree(file.text, { mode: 'json', ranges: true });
  } catch (problem) {
    // momoa says "Unexpected token … (line:column)"; the position is also on the error.
    const { line, column, message } = problem as {
      line?: number;
      column?: number;
      message: string;
    };
    if (line !== undefined && column !== undefined) {
      const start = { line, column };
      return {
        rule: 'parse/json-syntax',
        severity: 'error',
        title: plainWords(message.replace(/\s*\(\d+:\d+\)$/, '')),
        at: { file: file.file, range: { start, end: { line, column: column + 1 } }, urls: [] },
        related: [],
        help: ['Look for a missing or extra comma, quote or bracket just before this place.'],
      };
    }
  }
  // momoa lets a few things pass that JSON.parse does not, such as a line break in a string; V8 then names the offset.
  const { message } = error as Error;
  const offset = Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
  return finding(
    file,
    'parse/json-syntax',
    message.replace(/ in JSON at position.*$/s, ''),
    offset,
    offset + 1,
    ['Look for a missing or extra comma, quote or bracket.'],
  );
}

const TOKEN_NAMES: Record<string, string> = {
  LBrace: '{',
  RBrace: '}',
  LBracket: '[',
  RBracket: ']',
  Comma: 'comma',
  Colon: 'colon',
  String: 'string',
  Number: 'number',
  Boolean: 'true or false',
  Null: 'null',
};

/** momoa names tokens for programmers of parsers: "Unexpected token RBrace found." */
function plainWords(message: string): string {
  return message
    .replace(/\.$/, '')
    .replace(/\btoken (\w+) found/, (_, name: string) => `${TOKEN_NAMES[name] ?? name} here`)
    .replace(/^Unexpected/, 'unexpected');
}

/** Numbers of one value in the list of places: offsets of the value and of its key, and where the next value begins. */
const [START, END, KEY_START, KEY_END, NEXT, SIZE] = [0, 1, 2, 3, 4, 5];

/** Every value of a JSON text, in the order of the text. momoa's tree is ten times as large and is not kept. */
function placesOf(text: string): Int32Array {
  const places: number[] = [];
  const visit = (node: ValueNode, key?: { start: number; end: number }) => {
    const at = places.length;
    const { start, end } = offsets(node);
    places.push(start, end, key?.start ?? -1, key?.end ?? -1, 0);
    if (node.type === 'Object')
      for (const member of node.members) visit(member.value, offsets(member.name));
    else if (node.type === 'Array') for (const element of node.elements) visit(element.value);
    places[at + NEXT] = places.length;
  };
  visit(parseTree(text, { mode: 'json', ranges: true }).body);
  return Int32Array.from(places);
}

function locate(
  text: string,
  places: Int32Array,
  path: DataPath,
  want: 'value' | 'key',
): { start: number; end: number } {
  let at = 0;
  for (const step of path) {
    const inside = childAt(text, places, at, step);
    // Something is missing here: point at the first line of what should hold it.
    if (inside === undefined)
      return {
        start: places[at + START]!,
        end: Math.min(places[at + END]!, places[at + START]! + 1),
      };
    at = inside;
  }
  const key = want === 'key' && places[at + KEY_START] !== -1;
  return {
    start: places[at + (key ? KEY_START : START)]!,
    end: places[at + (key ? KEY_END : END)]!,
  };
}

/** Where the value under a key or an index begins in the list of places. */
function childAt(
  text: string,
  places: Int32Array,
  parent: number,
  step: string | number,
): number | undefined {
  const end = places[parent + NEXT]!;
  for (let at = parent + SIZE, index = 0; at < end; at = places[at + NEXT]!, index++) {
    const key =
      places[at + KEY_START] === -1
        ? index
        : JSON.parse(text.slice(places[at + KEY_START], places[at + KEY_END]));
    if (key === step) return at;
  }
  return undefined;
}

function offsets(node: { loc: { start: { offset: number }; end: { offset: number } } }): {
  start: number;
  end: number;
} {
  return { start: node.loc.start.offset, end: node.loc.end.offset };
}

function finding(
  file: TextFile,
  rule: 'parse/json-syntax' | 'parse/duplicate-key',
  title: string,
  start: number,
  end: number,
  help: string[],
): Finding {
  return {
    rule,
    severity: 'error',
    title,
    at: { file: file.file, range: rangeAt(file.text, start, end), urls: [] },
    related: [],
    help,
  };
}
