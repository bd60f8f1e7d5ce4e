/** JSON text → data with positions. `JSON.parse` decides what is valid; momoa is asked only where a position is needed. */
import { type DocumentNode, parse as parseTree, type ValueNode } from '@humanwhocodes/momoa';
import type { Finding } from '../findings/finding.ts';
import { type DataPath, rangeAt, type SourceDocument } from './document.ts';
import type { TextFile } from './files.ts';
import { mistakeAt } from './json-mistakes.ts';
import { firstProblem, tooDeep } from './json-scan.ts';
import type { Mistake } from './json-strings.ts';
import { MAX_REPAIRS, originalOffset, type Repaired, repair } from './repair.ts';

export const MAX_DEPTH = 32;
/** Characters that are read again at most while mistakes are repaired. */
const SCAN_BUDGET = 10 * 1024 * 1024;
/** They could reach an object's prototype. */
export const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
export const RESERVED_HELP = 'Choose another name: this one is reserved by JavaScript.';
/** In valid JSON a quote only ever opens or closes a string, so this finds every string, and whether it is a key. */
const STRING_TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/**
 * @param file its text, and the text to read in its place where that differs (of the same length)
 * @returns the document, unless nothing certain can be read, and every problem of its syntax and keys
 */
export function parseJson(file: TextFile): { document?: SourceDocument; findings: Finding[] } {
  const { repaired, isComplete, findings } = readSyntax(file);
  if (!isComplete) return { findings };
  const { text, edits } = repaired;
  const original = (offset: number) => originalOffset(repaired, offset);
  const shape = measure(JSON.parse(text));
  if (shape.depth > MAX_DEPTH) return { findings: [...findings, ...deepFindings(file, repaired)] };
  if (countKeys(text) !== shape.keys || shape.forbidden)
    findings.push(...badKeys(file, parseTree(text, { mode: 'json', ranges: true }), original));
  // The reserved keys are named above; nothing that reads the data must meet them.
  const reviver = shape.forbidden
    ? (key: string, value: unknown) => (FORBIDDEN_KEYS.has(key) ? undefined : value)
    : undefined;
  let places: Int32Array | undefined;
  return {
    document: {
      ...file,
      // Read again when asked for: beside the validated record nobody needs it for long.
      get data() {
        return JSON.parse(text, reviver);
      },
      locate: (path, want = 'value') => {
        const { start, end } = locate(text, (places ??= placesOf(text)), path, want);
        return edits.length === 0 ? { start, end } : { start: original(start), end: original(end) };
      },
      ...(findings.length === 0 ? {} : { isRepaired: true as const }),
    },
    findings,
  };
}

/** Names every mistake of the syntax, and reads on after those that can be repaired. */
function readSyntax(file: TextFile): {
  repaired: Repaired;
  isComplete: boolean;
  findings: Finding[];
} {
  let repaired: Repaired = { text: file.readable ?? file.text, edits: [] };
  const findings: Finding[] = [];
  for (;;) {
    const problem = isJson(repaired.text) ? undefined : firstProblem(repaired.text);
    if (problem === undefined) return { repaired, isComplete: true, findings };
    const mistake = mistakeAt(repaired.text, problem);
    findings.push(mistakeFinding(file, mistake, repaired));
    const cost = findings.length * repaired.text.length;
    if (mistake.edit === undefined || findings.length > MAX_REPAIRS || cost > SCAN_BUDGET)
      return { repaired, isComplete: false, findings };
    repaired = repair(repaired, mistake.edit);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function mistakeFinding(file: TextFile, mistake: Mistake, repaired: Repaired): Finding {
  const { title, help, related } = mistake;
  const [start, end] = [mistake.start, mistake.end].map((offset) =>
    originalOffset(repaired, offset),
  ) as [number, number];
  const found = finding(file, 'parse/json-syntax', title, start, end, [help]);
  if (related !== undefined) {
    const at = originalOffset(repaired, related.at);
    found.related.push({
      at: { file: file.file, range: rangeAt(file.text, at, at + 1), urls: [] },
      says: related.says,
    });
  }
  return found;
}

function deepFindings(file: TextFile, repaired: Repaired): Finding[] {
  return tooDeep(repaired.text, MAX_DEPTH)
    .slice(0, MAX_REPAIRS)
    .map((offset) => {
      const at = originalOffset(repaired, offset);
      return finding(
        file,
        'parse/json-syntax',
        `the data is nested deeper than ${MAX_DEPTH} levels`,
        at,
        at + 1,
        ['Flatten it: no record of this site is so deep.'],
      );
    });
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

/** Reserved keys, and every key that its object already has. @param original maps offsets to the file's */
function badKeys(
  file: TextFile,
  tree: DocumentNode,
  original: (offset: number) => number,
): Finding[] {
  const findings: Finding[] = [];
  const report = (at: Span, title: string, help: string): Finding => {
    const found = finding(file, 'parse/duplicate-key', title, at.start, at.end, [help]);
    findings.push(found);
    return found;
  };
  const checkKey = (name: string, at: Span, seen: Map<string, Span>) => {
    const first = seen.get(name);
    if (FORBIDDEN_KEYS.has(name)) report(at, `"${name}" is not allowed as a key`, RESERVED_HELP);
    else if (first === undefined) seen.set(name, at);
    else
      report(
        at,
        `duplicate key "${name}"`,
        'Delete one of the two: only the last would count.',
      ).related.push({
        at: { file: file.file, range: rangeAt(file.text, first.start, first.end), urls: [] },
        says: 'the first one',
      });
  };
  const visit = (node: ValueNode) => {
    if (node.type === 'Array') for (const element of node.elements) visit(element.value);
    if (node.type !== 'Object') return;
    const seen = new Map<string, Span>();
    for (const member of node.members) {
      const { start, end } = offsets(member.name);
      const name = member.name.type === 'String' ? member.name.value : member.name.name;
      checkKey(name, { start: original(start), end: original(end) }, seen);
      visit(member.value);
    }
  };
  visit(tree.body);
  return findings;
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

/** Where the value under a key or an index begins in the list of places; of a key that is there twice the last counts. */
function childAt(
  text: string,
  places: Int32Array,
  parent: number,
  step: string | number,
): number | undefined {
  const end = places[parent + NEXT]!;
  let found: number | undefined;
  for (let at = parent + SIZE, index = 0; at < end; at = places[at + NEXT]!, index++) {
    const isList = places[at + KEY_START] === -1;
    if (isList && index === step) return at;
    if (!isList && JSON.parse(text.slice(places[at + KEY_START], places[at + KEY_END])) === step)
      found = at;
  }
  return found;
}

type Span = { start: number; end: number };

function offsets(node: { loc: { start: { offset: number }; end: { offset: number } } }): Span {
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
