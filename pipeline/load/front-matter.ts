/** Markdown with YAML front matter → data with positions. gray-matter splits; `yaml` reads; nothing is ever run. */
import { type Document, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Finding } from '../findings/finding.ts';
import { type DataPath, rangeAt, type SourceDocument } from './document.ts';
import { FENCE, fences, finding, lineEndOf, yamlOf } from './fences.ts';
import type { TextFile } from './files.ts';
import { MAX_DEPTH } from './json.ts';
import { tooDeep } from './json-scan.ts';
import { MAX_REPAIRS, originalOffset, type Repaired, repair } from './repair.ts';
import { type YamlMistake, yamlMistake } from './yaml-mistakes.ts';
import { badKeys, deep, isRecord, refusedNode, withoutReserved } from './yaml-nodes.ts';

/** More is no front matter of this site; it also bounds the time that broken YAML takes. */
const MAX_HEAD = 16 * 1024;
/** Characters that are parsed at most while mistakes are repaired: a front matter of usual length many times over. */
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
  const { open, close, findings } = fences(file, source);
  if (close === undefined) return { findings };
  const bodyStart = lineEndOf(source, close) + 1;
  // gray-matter hands the engine everything after the three hyphens, their line end included.
  const shift = open + FENCE.length;
  if (close - shift > MAX_HEAD)
    return {
      findings: [
        finding(file, open, shift, `the front matter is longer than ${MAX_HEAD / 1024} KB`, [
          'Move its text into the body.',
        ]),
      ],
    };
  const head = yamlOf(source.slice(open, close));
  const { repaired, document } = readSyntax(head, (mistake, sofar) => {
    const [start, end] = [mistake.start, mistake.end].map(
      (offset) => originalOffset(sofar, offset) + shift,
    ) as [number, number];
    findings.push(finding(file, start, end, mistake.title, [mistake.help]));
  });
  if (document === undefined) return { findings: oneForEachLine(findings) };
  const place = (offset: number) => originalOffset(repaired, offset) + shift;
  findings.push(...keyFindings(file, document, place));
  if (!isRecord(document)) {
    const at = finding(
      file,
      shift + 1,
      close,
      'the front matter is not a list of "key: value" lines',
      ['Write one "key: value" per line.'],
    );
    return { findings: [...findings, at] };
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

/**
 * Names every mistake of the syntax and reads on after it.
 * @returns no document if the text cannot be read even so
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

/** Where the first line begins a level that is too deep: by its list marks, or by what is above it. */
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

/** Reserved keys are taken out of the document, so that nothing that reads it meets them. */
function keyFindings(
  file: TextFile,
  document: Document.Parsed,
  place: (offset: number) => number,
): Finding[] {
  const { reserved, duplicate } = badKeys(document);
  if (reserved.length > 0) withoutReserved(document);
  return [
    ...reserved.map(({ title, help, start, end }) =>
      finding(file, place(start), place(end), title, [help]),
    ),
    ...duplicate.map(({ title, help, start, end, first }): Finding => {
      const range = rangeAt(file.text, place(first![0]), place(first![1]));
      return {
        ...finding(file, place(start), place(end), title, [help]),
        rule: 'parse/duplicate-key',
        related: [{ at: { file: file.file, range, urls: [] }, says: 'the first one' }],
      };
    }),
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
 * Places are asked for when something is wrong: the nodes of thousands of files are not kept for that, but read again.
 * A function of its own, because a closure keeps all that its neighbours use.
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
    // Named one by one: V8 gives every object that begins with a spread a shape of its own.
    collection,
    path,
    file: file.file,
    text,
    data,
    body: { text: (file.readable ?? text).slice(bodyStart), offset: bodyStart },
    ...(head.isRepaired ? { isRepaired: true as const } : {}),
    locate: (steps, want = 'value') => {
      const { start, end } = locate((nodes ??= readYaml(repaired.text)), steps, want);
      return {
        start: originalOffset(repaired, start) + shift,
        end: originalOffset(repaired, end) + shift,
      };
    },
  };
}

function readYaml(source: string): Document.Parsed {
  return parseDocument(source, {
    version: '1.2',
    schema: 'core',
    // Looked for once the text can be read: see badKeys.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });
}

function locate(
  document: Document.Parsed,
  path: DataPath,
  want: 'value' | 'key',
): { start: number; end: number } {
  let node: unknown = document.contents;
  let found: readonly [number, number] = [0, 1];
  for (const [depth, step] of path.entries()) {
    const child = childOf(node, step);
    // Something is missing here: point at the start of what should hold it.
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
    // Of a key that is there twice the last counts, as in the data.
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
