/**
 * Parses JSON into data with positions. `JSON.parse` decides what is valid; momoa runs only where a position is needed.
 */
import type { ValueNode } from '@humanwhocodes/momoa';
import type { Finding } from '../findings/finding.ts';
import type { SourceDocument } from './document.ts';
import type { TextFile } from './files.ts';
import { findingAt, placeAt, type Span } from './finding-at.ts';
import { findJsonMistake } from './json-mistakes.ts';
import { memberName, offsetsOf, parseJsonTree, spanAt } from './json-places.ts';
import { findTooDeepBrackets, findUnexpectedToken } from './json-scan.ts';
import type { JsonMistake } from './json-strings.ts';
import { applyReplacement, MAX_REPAIRS, originalOffset, type RepairedText } from './repair.ts';

export const MAX_DEPTH = 32;
/** Maximum number of characters that are parsed again while mistakes are repaired. */
const SCAN_BUDGET = 10 * 1024 * 1024;
/** Keys that could change an object's prototype. */
export const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
export const RESERVED_KEY_HELP = 'Choose another name: this one is reserved by JavaScript.';
export const DUPLICATE_KEY_HELP = 'Delete one of the two: only the last would count.';
const COMBINING_ESCAPE = /\\u03[0-6]/i;
const composed = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFC') : value;
/**
 * In valid JSON a quote only ever opens or closes a string, so this pattern finds every string, with the colon after a
 * key.
 */
const STRING_TOKEN = /"(?:[^"\\]|\\.)*"(?:\s*:)?/g;

/**
 * @param file its `readable`, if present, is parsed in place of its text
 * @returns the document, unless nothing certain can be read, and every problem of its syntax and keys
 */
export function parseJson(file: TextFile): { document?: SourceDocument; findings: Finding[] } {
  const { repaired, parsed, findings } = readSyntax(file);
  if (parsed === undefined) return { findings };
  const { text } = repaired;
  const shape = measure(parsed.value);
  if (shape.depth > MAX_DEPTH) return { findings: [...findings, ...deepFindings(file, repaired)] };
  if (countKeys(text) !== shape.keys || shape.forbidden) findings.push(...badKeys(file, repaired));
  // Reserved keys are reported, and must not reach the code that reads the data.
  // The file's text is composed (NFC), but an accent written as an escape, such as \u0301, is composed only here.
  const isDecomposed = COMBINING_ESCAPE.test(text);
  const reviver =
    shape.forbidden || isDecomposed
      ? (key: string, value: unknown) => (FORBIDDEN_KEYS.has(key) ? undefined : composed(value))
      : undefined;
  let first = reviver === undefined ? parsed : undefined;
  let tree: ValueNode | undefined;
  return {
    document: {
      ...file,
      // Parsed again for each reader but the first: only the validated record is kept in memory.
      get data() {
        const own = first ?? { value: JSON.parse(text, reviver) };
        first = undefined;
        return own.value;
      },
      locate: (path, want = 'value') => {
        tree ??= parseJsonTree(text);
        return spanInFile(repaired, spanAt(tree, path, want));
      },
      ...(findings.length === 0 ? {} : { isRepaired: true as const }),
    },
    findings,
  };
}

/** Offsets in the file of a span of the repaired text. */
const spanInFile = (repaired: RepairedText, { start, end }: Span): Span => ({
  start: originalOffset(repaired, start),
  end: originalOffset(repaired, end),
});

/**
 * Reports syntax errors, and continues after those that can be repaired.
 * @returns no `parsed` if it had to stop
 */
function readSyntax(file: TextFile): {
  repaired: RepairedText;
  parsed: { value: unknown } | undefined;
  findings: Finding[];
} {
  let repaired: RepairedText = { text: file.readable ?? file.text, edits: [] };
  const findings: Finding[] = [];
  for (;;) {
    const { text } = repaired;
    const parsed = parsedJson(text);
    const problem = parsed === undefined ? findUnexpectedToken(text) : undefined;
    // If the scan misses the problem, JSON.parse throws.
    if (problem === undefined)
      return { repaired, parsed: parsed ?? { value: JSON.parse(text) }, findings };
    const mistake = findJsonMistake(repaired.text, problem);
    findings.push(mistakeFinding(file, mistake, repaired));
    const cost = findings.length * repaired.text.length;
    if (mistake.edit === undefined || findings.length > MAX_REPAIRS || cost > SCAN_BUDGET)
      return { repaired, parsed: undefined, findings };
    repaired = applyReplacement(repaired, mistake.edit);
  }
}

function parsedJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function mistakeFinding(file: TextFile, mistake: JsonMistake, repaired: RepairedText): Finding {
  const { title, help, related } = mistake;
  const found = findingAt(file, 'parse/json-syntax', spanInFile(repaired, mistake), title, help);
  if (related !== undefined) {
    const at = originalOffset(repaired, related.at);
    found.related.push({ at: placeAt(file, { start: at, end: at + 1 }), says: related.says });
  }
  return found;
}

function deepFindings(file: TextFile, repaired: RepairedText): Finding[] {
  const title = `the data is nested deeper than ${MAX_DEPTH} levels`;
  return findTooDeepBrackets(repaired.text, MAX_DEPTH)
    .slice(0, MAX_REPAIRS)
    .map((offset) => originalOffset(repaired, offset))
    .map((start) =>
      findingAt(
        file,
        'parse/json-syntax',
        { start, end: start + 1 },
        title,
        'Flatten it: no record of this site is so deep.',
      ),
    );
}

/** Depth, number of keys, and `forbidden` if a key is reserved. Does not go deeper than one level below the limit. */
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
  // Not matchAll: it makes an object for each string of the content.
  STRING_TOKEN.lastIndex = 0;
  while (STRING_TOKEN.test(text)) if (text[STRING_TOKEN.lastIndex - 1] === ':') count++;
  return count;
}

/** Reports reserved keys, and every key that its object already has. */
function badKeys(file: TextFile, repaired: RepairedText): Finding[] {
  const findings: Finding[] = [];
  const checkKey = (name: string, at: Span, seen: Map<string, Span>) => {
    const report = (title: string, help: string, related: Finding['related']) =>
      findings.push({ ...findingAt(file, 'parse/duplicate-key', at, title, help), related });
    const first = seen.get(name);
    if (FORBIDDEN_KEYS.has(name))
      report(`"${name}" is not allowed as a key`, RESERVED_KEY_HELP, []);
    else if (first === undefined) seen.set(name, at);
    else
      report(`duplicate key "${name}"`, DUPLICATE_KEY_HELP, [
        { at: placeAt(file, first), says: 'the first one' },
      ]);
  };
  const visit = (node: ValueNode) => {
    if (node.type === 'Array') for (const element of node.elements) visit(element.value);
    if (node.type !== 'Object') return;
    const seen = new Map<string, Span>();
    for (const member of node.members) {
      checkKey(memberName(member), spanInFile(repaired, offsetsOf(member.name)), seen);
      visit(member.value);
    }
  };
  visit(parseJsonTree(repaired.text));
  return findings;
}
