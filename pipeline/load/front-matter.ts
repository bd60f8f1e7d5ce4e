/** Markdown with YAML front matter → data with positions. gray-matter splits, `yaml` parses, and nothing is executed. */
import { type Document, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Finding } from '../findings/finding.ts';
import type { DataPath, SourceDocument } from './document.ts';
import { frontMatterOf, lineEndOf, MAX_HEAD, syntaxFinding } from './fences.ts';
import type { TextFile } from './files.ts';
import { placeAt, type Span } from './finding-at.ts';
import { MAX_DEPTH } from './json.ts';
import { tooDeep } from './json-scan.ts';
import { MAX_REPAIRS, originalOffset, type Repaired, repair } from './repair.ts';
import { type YamlMistake, yamlMistake } from './yaml-mistakes.ts';
import { badKeys, deep, isRecord, refusedNode, withoutReserved } from './yaml-nodes.ts';

/** Limit of characters parsed while mistakes are repaired: many times the usual front matter. */
const PARSE_BUDGET = 8 * MAX_HEAD;

/**
 * @param file its text, and the text to read in its place where that differs (of the same length)
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
  const { repaired, document } = readSyntax(yaml, (mistake, sofar) => {
    const span = spanInFile(sofar, shift, mistake);
    findings.push(syntaxFinding(file, span, mistake.title, mistake.help));
  });
  if (document === undefined) return { findings: oneForEachLine(findings) };
  findings.push(...keyFindings(file, document, (span) => spanInFile(repaired, shift, span)));
  if (!isRecord(document)) {
    const span = { start: shift + 1, end: close };
    const title = 'the front matter is not a list of "key: value" lines';
    const help = 'Write one "key: value" per line.';
    return { findings: [...findings, syntaxFinding(file, span, title, help)] };
  }
  const data = (document.toJS() ?? {}) as object;
  return {
    document: sourceDocument(file, data, {
      repaired,
      shift,
      bodyStart: Math.min(source.length, bodyStart),
      isRepaired: findings.length > 0,
    }),
    findings: oneForEachLine(findings),
  };
}

/** Offsets in the file of a span of the repaired YAML. @param shift where the YAML starts */
const spanInFile = (repaired: Repaired, shift: number, { start, end }: Span): Span => ({
  start: originalOffset(repaired, start) + shift,
  end: originalOffset(repaired, end) + shift,
});

/**
 * Reports every mistake of the syntax, and continues after it.
 * @returns no document if the text cannot be parsed even so
 */
function readSyntax(
  yaml: string,
  report: (mistake: YamlMistake, repaired: Repaired) => void,
): { repaired: Repaired; document?: Document.Parsed } {
  let repaired: Repaired = { text: yaml, edits: [] };
  // The keys of the front matter are the first level.
  const [deepest] = tooDeep(yaml, MAX_DEPTH - 1);
  if (deepest !== undefined) {
    report(deep(yaml, deepest), repaired);
    return { repaired };
  }
  let budget = PARSE_BUDGET;
  for (let count = 0; count < MAX_REPAIRS && budget > 0; count++) {
    const { text } = repaired;
    budget -= text.length;
    const document = readYaml(text);
    const [error] = [...document.errors].sort((a, b) => a.pos[0] - b.pos[0]);
    const mistake =
      error === undefined
        ? refusedNode(text, document)
        : error.code === 'RESOURCE_EXHAUSTION'
          ? deep(text, deepestLine(text) ?? error.pos[0])
          : yamlMistake(text, error);
    if (mistake === undefined) return { repaired, document };
    report(mistake, repaired);
    const next = repair(repaired, mistake.edit);
    if (next.text === text || next.text === '') return { repaired };
    repaired = next;
  }
  return { repaired };
}

/** The first line that is nested too deep, by its list marks or by the lines above it. */
function deepestLine(text: string): number | undefined {
  const marks = new RegExp(`^ *(?:- +){${MAX_DEPTH - 1}}`, 'm').exec(text);
  if (marks !== null) return marks.index + marks[0].length;
  const open: number[] = [];
  for (const { index, 1: indent = '' } of text.matchAll(/^( *)\S/gm)) {
    while (open.length > 0 && open.at(-1)! >= indent.length) open.pop();
    open.push(indent.length);
    if (open.length > MAX_DEPTH) return index + indent.length;
  }
  return undefined;
}

/** Reports duplicate and reserved keys, and removes the reserved ones from the document. */
function keyFindings(
  file: TextFile,
  document: Document.Parsed,
  inFile: (span: Span) => Span,
): Finding[] {
  const { reserved, duplicate } = badKeys(document);
  if (reserved.length > 0) withoutReserved(document);
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

/** One mistake may break a line in several ways. */
function oneForEachLine(findings: readonly Finding[]): Finding[] {
  const lines = new Set<number>();
  return findings.filter(({ at }) => {
    const { line } = at.range!.start;
    return !lines.has(line) && lines.add(line);
  });
}

/**
 * Parses the YAML again when an offset is asked for: keeping the nodes of thousands of files would take too much memory.
 * A function of its own, because a closure keeps the variables of its whole scope in memory.
 */
function sourceDocument(
  file: TextFile,
  data: object,
  head: { repaired: Repaired; shift: number; bodyStart: number; isRepaired: boolean },
): SourceDocument {
  let nodes: Document.Parsed | undefined;
  const { repaired, shift, bodyStart } = head;
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
    locate: (steps, want = 'value') =>
      spanInFile(repaired, shift, locate((nodes ??= readYaml(repaired.text)), steps, want)),
  };
}

function readYaml(source: string): Document.Parsed {
  return parseDocument(source, {
    version: '1.2',
    schema: 'core',
    // Duplicate keys are reported by badKeys, once the text can be parsed.
    uniqueKeys: false,
    prettyErrors: false,
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

/** The node under a key or an index; a key without a value is its own value. */
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
