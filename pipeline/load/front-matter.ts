/**
 * Parses Markdown with YAML front matter into data with positions. gray-matter splits, `yaml` parses, and nothing is
 * executed.
 */
import { type Document, isMap, isScalar, isSeq, parseDocument, type YAMLError } from 'yaml';
import type { Finding } from '../findings/finding.ts';
import { lowerFirst } from '../text/lower-first.ts';
import type { DataPath, SourceDocument } from './document.ts';
import type { TextFile } from './files.ts';
import { placeAt, type Span } from './finding-at.ts';
import { frontMatterOf, lineEndOf, syntaxFinding } from './front-matter-fences.ts';
import { MAX_DEPTH } from './json.ts';
import { findTooDeepBrackets } from './json-scan.ts';
import {
  depthMistake,
  findBadKeys,
  isYamlRecord,
  refusedNodes,
  removeReservedKeys,
  type YamlMistake,
} from './yaml-nodes.ts';

/**
 * @param file its `readable`, if present, is parsed in place of its text
 * @returns the document, unless nothing certain can be read, and every problem of its front matter
 */
export function parseFrontMatter(file: TextFile): {
  document?: SourceDocument;
  findings: Finding[];
} {
  const source = file.readable ?? file.text;
  const { yaml, start: shift, close, findings } = frontMatterOf(file, source);
  if (yaml === undefined) return { findings };
  const bodyStart = lineEndOf(source, close) + 1;
  const { document, mistakes } = readSyntax(yaml);
  const inFile = ({ start, end }: Span): Span => ({ start: start + shift, end: end + shift });
  for (const mistake of mistakes)
    findings.push(syntaxFinding(file, inFile(mistake), mistake.title, mistake.help));
  if (document === undefined) return { findings: oneForEachLine(findings) };
  findings.push(...keyFindings(file, document, inFile));
  if (!isYamlRecord(document)) {
    const span = { start: shift + 1, end: close };
    const title = 'the front matter is not a list of "key: value" lines';
    const help = 'Write one "key: value" per line.';
    return { findings: [...findings, syntaxFinding(file, span, title, help)] };
  }
  const data = (document.toJS() ?? {}) as object;
  return {
    document: sourceDocument(file, data, {
      yaml,
      shift,
      bodyStart: Math.min(source.length, bodyStart),
      isRepaired: findings.length > 0,
    }),
    findings: oneForEachLine(findings),
  };
}

/** @returns no document if the YAML is broken, or contains something that front matter must not contain */
function readSyntax(yaml: string): { document?: Document.Parsed; mistakes: YamlMistake[] } {
  // The keys of the front matter are already the first level, so brackets may nest one level less.
  const [deepest] = findTooDeepBrackets(yaml, MAX_DEPTH - 1);
  if (deepest !== undefined) return { mistakes: [depthMistake(deepest)] };
  const document = readYaml(yaml);
  const [error] = [...document.errors].sort((a, b) => a.pos[0] - b.pos[0]);
  const mistakes = error === undefined ? refusedNodes(yaml, document) : [syntaxMistake(error)];
  return mistakes.length === 0 ? { document, mistakes } : { mistakes };
}

function syntaxMistake({ code, message, pos: [start, end] }: YAMLError): YamlMistake {
  if (code === 'RESOURCE_EXHAUSTION') return depthMistake(start);
  return {
    title: lowerFirst(message.replace(/\n.*/s, '')),
    help: 'Write one "key: value" per line, and put a value with a colon, a quote or a bracket in double quotes.',
    start,
    end,
  };
}

function keyFindings(
  file: TextFile,
  document: Document.Parsed,
  inFile: (span: Span) => Span,
): Finding[] {
  const { reserved, duplicate } = findBadKeys(document);
  if (reserved.length > 0) removeReservedKeys(document);
  return [
    ...reserved.map((key) => syntaxFinding(file, inFile(key), key.title, key.help)),
    ...duplicate.map(
      (key): Finding => ({
        ...syntaxFinding(file, inFile(key), key.title, key.help),
        rule: 'parse/duplicate-key',
        related: [{ at: placeAt(file, inFile(key.first!)), says: 'the first one' }],
      }),
    ),
  ];
}

/** Keeps one finding for each line: one mistake may break a line in several ways. */
function oneForEachLine(findings: readonly Finding[]): Finding[] {
  const lines = new Set<number>();
  return findings.filter(({ at }) => {
    const { line } = at.range!.start;
    return !lines.has(line) && lines.add(line);
  });
}

/**
 * Parses the YAML again when an offset is needed: keeping the nodes of thousands of files would take too much memory.
 * A separate function, because a closure keeps the variables of its whole scope in memory.
 */
function sourceDocument(
  file: TextFile,
  data: object,
  head: { yaml: string; shift: number; bodyStart: number; isRepaired: boolean },
): SourceDocument {
  let nodes: Document.Parsed | undefined;
  const { yaml, shift, bodyStart } = head;
  const { collection, path, text } = file;
  return {
    // Listed one by one: V8 gives every object that begins with a spread a hidden class of its own.
    collection,
    path,
    file: file.file,
    text,
    data,
    body: { text: (file.readable ?? text).slice(bodyStart), offset: bodyStart },
    ...(head.isRepaired ? { isRepaired: true as const } : {}),
    locate(steps, want = 'value') {
      const { start, end } = locate((nodes ??= readYaml(yaml)), steps, want);
      return { start: start + shift, end: end + shift };
    },
  };
}

function readYaml(source: string): Document.Parsed {
  return parseDocument(source, {
    version: '1.2',
    schema: 'core',
    // findBadKeys reports duplicate keys, once the text can be parsed.
    uniqueKeys: false,
    logLevel: 'error',
  });
}

function locate(document: Document.Parsed, path: DataPath, want: 'value' | 'key'): Span {
  let node: unknown = document.contents;
  let found: readonly [number, number] = [0, 1];
  for (const [depth, step] of path.entries()) {
    const child = childOf(node, step);
    // The value is missing: point at the start of its parent.
    if (child === undefined) return { start: found[0], end: found[0] + 1 };
    node = child.value;
    const wanted = want === 'key' && depth === path.length - 1 ? child.key : child.value;
    found = rangeOfNode(wanted) ?? found;
  }
  return { start: found[0], end: found[1] };
}

/** The node under a key or an index; a key without a value counts as its own value. */
function childOf(
  node: unknown,
  step: string | number,
): { key: unknown; value: unknown } | undefined {
  if (isMap(node)) {
    // The last of duplicate keys counts, as in the data.
    const pair = node.items.findLast(({ key }) => isScalar(key) && String(key.value) === step);
    return pair === undefined ? undefined : { key: pair.key, value: pair.value ?? pair.key };
  }
  const item = isSeq(node) && typeof step === 'number' ? node.items[step] : undefined;
  return item === undefined ? undefined : { key: item, value: item };
}

function rangeOfNode(node: unknown): readonly [number, number] | undefined {
  const range = (node as { range?: [number, number, number] | null } | null)?.range;
  return range ? [range[0], range[1]] : undefined;
}
