/** Markdown with YAML front matter → data with positions. gray-matter splits; `yaml` reads; nothing is ever run. */
import matter from 'gray-matter';
import { type Document, isMap, isScalar, isSeq, parseDocument, visit, type YAMLError } from 'yaml';
import type { Finding } from '../findings/finding.ts';
import { type DataPath, rangeAt, type SourceDocument } from './document.ts';
import type { TextFile } from './files.ts';
import { FORBIDDEN_KEYS } from './json.ts';

const FENCE = '---';

/** gray-matter runs `---js` front matter by default: every engine but YAML refuses, whatever the fence names. */
const refuse = () => {
  throw new Error('only YAML front matter is read');
};
const ENGINES = {
  javascript: refuse,
  js: refuse,
  json: refuse,
  coffee: refuse,
  coffeescript: refuse,
  cson: refuse,
  toml: refuse,
};

export function parseFrontMatter(file: TextFile): {
  document?: SourceDocument;
  findings: Finding[];
} {
  const { text } = file;
  const lineEnd = text.indexOf('\n');
  const firstLine = lineEnd === -1 ? text : text.slice(0, lineEnd);
  if (firstLine !== FENCE) {
    const says = /^\s*-{3}/.test(firstLine)
      ? `the first line is "${firstLine.trimEnd()}"`
      : 'the file does not start with front matter';
    return {
      findings: [
        finding(file, 0, firstLine.length, `${says}; it must be exactly ---`, [
          'Start the file with a line that holds only ---, without a language name or a blank line before it.',
        ]),
      ],
    };
  }
  const close = closingFence(text);
  if (close === undefined) {
    return {
      findings: [
        finding(file, 0, 3, 'the front matter has no closing ---', [
          'Close it with a line that holds only ---.',
        ]),
      ],
    };
  }
  let document: Document.Parsed | undefined;
  let yaml = '';
  const yamlEngine = (source: string) => {
    yaml = source;
    document = readYaml(source);
    return {};
  };
  try {
    // The options object also keeps gray-matter from serving a cached failure as an empty record.
    // It copies all that it gets, so it gets the head alone.
    matter(text.slice(0, close + FENCE.length), {
      language: 'yaml',
      engines: { ...ENGINES, yaml: yamlEngine as never } as never,
    });
  } catch (error) {
    return {
      findings: [
        finding(file, 0, 3, (error as Error).message, [
          'Use plain YAML between the two --- lines.',
        ]),
      ],
    };
  }
  // gray-matter hands the engine everything after the three hyphens, their line end included.
  const yamlOffset = FENCE.length;
  // gray-matter does not call the engine on an empty block.
  document ??= readYaml('');
  if (document.errors.length > 0)
    return { findings: document.errors.map((error) => yamlFinding(file, error, yamlOffset)) };
  const unsafe = unsafeNodes(file, document, yamlOffset);
  if (unsafe.length > 0) return { findings: unsafe };
  let data: object;
  try {
    data = (document.toJS({ maxAliasCount: 20 }) ?? {}) as object;
  } catch {
    return {
      findings: [
        finding(file, 0, 3, 'the front matter repeats itself through too many aliases', [
          'Write the values out.',
        ]),
      ],
    };
  }
  if (typeof data !== 'object' || Array.isArray(data)) {
    return {
      findings: [
        finding(
          file,
          yamlOffset + 1,
          close,
          'the front matter is not a list of "key: value" lines',
          ['Write one "key: value" per line.'],
        ),
      ],
    };
  }
  return {
    document: sourceDocument(file, data, yaml, Math.min(text.length, close + FENCE.length + 1)),
    findings: [],
  };
}

/**
 * Places are asked for when something is wrong: the nodes of thousands of files are not kept for that, but read again.
 * A function of its own, because a closure keeps all that its neighbours use.
 */
function sourceDocument(
  file: TextFile,
  data: object,
  yaml: string,
  bodyStart: number,
): SourceDocument {
  let nodes: Document.Parsed | undefined;
  const { collection, path, text } = file;
  return {
    // Named one by one: V8 gives every object that begins with a spread a shape of its own.
    collection,
    path,
    file: file.file,
    text,
    data,
    body: { text: text.slice(bodyStart), offset: bodyStart },
    // gray-matter hands the engine everything after the three hyphens, their line end included.
    locate: (steps, want = 'value') =>
      locate((nodes ??= readYaml(yaml)), steps, want, FENCE.length),
  };
}

function readYaml(source: string): Document.Parsed {
  return parseDocument(source, {
    version: '1.2',
    schema: 'core',
    uniqueKeys: true,
    prettyErrors: false,
  });
}

/** Keys that could reach an object's prototype, at any depth, and aliases that name nothing. */
function unsafeNodes(file: TextFile, document: Document.Parsed, shift: number): Finding[] {
  const findings: Finding[] = [];
  const add = (node: unknown, title: string, help: string) => {
    const [start, end] = rangeOfNode(node) ?? [0, 1];
    findings.push(finding(file, start + shift, end + shift, title, [help]));
  };
  visit(document, {
    Pair(_, { key }) {
      if (isScalar(key) && FORBIDDEN_KEYS.has(String(key.value)))
        add(
          key,
          `"${String(key.value)}" is not allowed as a key`,
          'Choose another name: this one is reserved by JavaScript.',
        );
    },
    Alias(_, node) {
      if (node.resolve(document) === undefined)
        add(
          node,
          `*${node.source} names no anchor of this front matter`,
          'Put the text in quotes: a star at its start means something else in YAML.',
        );
    },
  });
  return findings;
}

/** Offset of the closing fence line, or undefined. */
function closingFence(text: string): number | undefined {
  const at = text.indexOf('\n---', 2);
  if (at === -1) return undefined;
  const end = text.indexOf('\n', at + 1);
  // The first line that starts with --- is where gray-matter stops, so it must be a whole fence.
  return text.slice(at + 1, end === -1 ? text.length : end) === FENCE ? at + 1 : undefined;
}

function locate(
  document: Document.Parsed,
  path: DataPath,
  want: 'value' | 'key',
  shift: number,
): { start: number; end: number } {
  let node: unknown = document.contents;
  let found: readonly [number, number] = [0, 1];
  for (const [depth, step] of path.entries()) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
      if (pair !== undefined) {
        next = pair.value ?? pair.key;
        const target =
          want === 'key' && depth === path.length - 1 ? pair.key : (pair.value ?? pair.key);
        found = rangeOfNode(target) ?? found;
      }
    } else if (isSeq(node) && typeof step === 'number') {
      next = node.items[step];
      found = rangeOfNode(next) ?? found;
    }
    if (next === undefined) return { start: found[0] + shift, end: found[0] + shift + 1 };
    node = next;
  }
  return { start: found[0] + shift, end: found[1] + shift };
}

function rangeOfNode(node: unknown): readonly [number, number] | undefined {
  const range = (node as { range?: [number, number, number] | null } | null)?.range;
  return range ? [range[0], range[1]] : undefined;
}

function yamlFinding(file: TextFile, error: YAMLError, shift: number): Finding {
  const [start, end] = error.pos;
  const duplicate = error.code === 'DUPLICATE_KEY';
  return {
    rule: duplicate ? 'parse/duplicate-key' : 'parse/front-matter-syntax',
    severity: 'error',
    title: duplicate
      ? 'the same key stands twice in the front matter'
      : error.message.split('\n')[0]!,
    at: { file: file.file, range: rangeAt(file.text, start + shift, end + shift), urls: [] },
    related: [],
    help: [
      duplicate
        ? 'Delete one of the two.'
        : 'Write one "key: value" per line; put values with a colon or a quote in double quotes.',
    ],
  };
}

function finding(
  file: TextFile,
  start: number,
  end: number,
  title: string,
  help: string[],
): Finding {
  return {
    rule: 'parse/front-matter-syntax',
    severity: 'error',
    title,
    at: { file: file.file, range: rangeAt(file.text, start, end), urls: [] },
    related: [],
    help,
  };
}
