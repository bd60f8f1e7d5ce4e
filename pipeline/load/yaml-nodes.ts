/** Finds what YAML allows and front matter does not: tags, anchors, aliases, keys that are no text, duplicate keys. */
import { type Document, isAlias, isCollection, isMap, isScalar, type Node, visit } from 'yaml';
import type { Span } from './finding-at.ts';
import { DUPLICATE_HELP, FORBIDDEN_KEYS, MAX_DEPTH, RESERVED_HELP } from './json.ts';
import { lineAt, quoting, specialStart, type YamlMistake } from './yaml-mistakes.ts';

/** Tags and anchors, which the parser does not count as a part of their node. */
const PROPERTIES = /(?<=\s)(?:[!&]\S*\s+)+$/;

/**
 * The first node that front matter may not hold. The document must have no syntax error.
 * @returns undefined if there is none
 */
export function refusedNode(text: string, document: Document.Parsed): YamlMistake | undefined {
  let found: YamlMistake | undefined;
  visit(document, {
    Node(key, node, path) {
      found =
        isCollection(node) && path.filter(isCollection).length >= MAX_DEPTH
          ? deep(text, rangeOf(node)[0])
          : key === 'key'
            ? refusedKey(text, node)
            : refusedValue(text, node);
      return found === undefined ? undefined : visit.BREAK;
    },
  });
  return found;
}

const isSpecial = (node: Node): boolean =>
  isAlias(node) || node.tag !== undefined || hasAnchor(node);

function refusedKey(text: string, node: Node): YamlMistake | undefined {
  if (isSpecial(node) || !isScalar(node)) return special(text, node);
  return node.value === null || node.value === '' ? emptyKey(text, node) : undefined;
}

function refusedValue(text: string, node: Node): YamlMistake | undefined {
  if (isSpecial(node)) return special(text, node);
  return isScalar(node) ? curlyQuotes(text, node) : undefined;
}

const rangeOf = (node: unknown): [number, number] => {
  const range = (node as Node).range;
  return range ? [range[0], range[1]] : [0, 1];
};

/** What a word processor makes of the quotes around a value: to YAML they are letters of it, and visitors would read them. */
function curlyQuotes(text: string, node: unknown): YamlMistake | undefined {
  const [start, end] = rangeOf(node);
  const value = text.slice(start, end);
  const line = lineAt(text, start);
  return /^[“”„][^“”„]*[“”]$|^[‘’][^‘’]*[‘’]$/.test(value) && line.value === value
    ? quoting(line, `a value in typographic quotes: ${value.charAt(0)}`)
    : undefined;
}

const hasAnchor = (node: unknown): boolean => (node as { anchor?: string }).anchor !== undefined;

/** @param start where a level begins that is deeper than allowed */
export function deep(text: string, start: number): YamlMistake {
  return {
    title: `the front matter is nested deeper than ${MAX_DEPTH} levels`,
    help: 'Flatten it: no record of this site is so deep.',
    start,
    end: start + 1,
    edit: { start: 0, end: text.length, text: '' },
  };
}

/** A tag, an anchor, an alias or an object as a key: most often a text that begins with their mark. */
function special(text: string, node: unknown): YamlMistake {
  const [nodeStart, nodeEnd] = rangeOf(node);
  const before = isAlias(node) ? '' : (PROPERTIES.exec(text.slice(0, nodeStart))?.[0] ?? '');
  const start = nodeStart - before.length;
  const line = lineAt(text, start);
  const atValue = line.valueStart <= start ? specialStart(line) : undefined;
  // Above a list or object, or before a key, delete the mark alone: its value is still read.
  if (before !== '' && (atValue === undefined || before.includes('\n')))
    return {
      title: atValue?.title ?? `${before.trim()} is a tag or an anchor, which are not read`,
      help: `Delete ${before.trim()}.`,
      start,
      end: start + before.trimEnd().length,
      edit: { start, end: nodeStart, text: before.replace(/\S/g, ' ') },
    };
  return (
    atValue ?? {
      title: isAlias(node)
        ? `${text.slice(start, nodeEnd)} is an alias, which is not read`
        : 'a list or an object as a key',
      help: 'Write the text itself, in double quotes.',
      start,
      end: Math.min(nodeEnd, line.end),
      edit: { start, end: nodeEnd, text: JSON.stringify(text.slice(start, nodeEnd)) },
    }
  );
}

function emptyKey(text: string, node: unknown): YamlMistake {
  const [start] = rangeOf(node);
  const line = lineAt(text, start);
  return {
    title: 'a colon with no key before it',
    help: 'Write the key before the colon, or put the value in double quotes.',
    start: line.start,
    end: line.end,
    edit: { start: line.start, end: line.end, text: '' },
  };
}

export type BadKey = Span & { title: string; help: string; first?: Span };

/** Keys that could reach an object's prototype, and keys that their object already has. */
export function badKeys(document: Document.Parsed): { reserved: BadKey[]; duplicate: BadKey[] } {
  const reserved: BadKey[] = [];
  const duplicate: BadKey[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Map<string, Span>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        const [start, end] = rangeOf(key);
        const first = seen.get(name);
        if (FORBIDDEN_KEYS.has(name))
          reserved.push({
            title: `"${name}" is not allowed as a key`,
            help: RESERVED_HELP,
            start,
            end,
          });
        else if (first === undefined) seen.set(name, { start, end });
        else
          duplicate.push({
            title: `duplicate key "${name}"`,
            help: DUPLICATE_HELP,
            start,
            end,
            first,
          });
      }
    },
  });
  return { reserved, duplicate };
}

/** The data without reserved keys, at any depth. */
export function withoutReserved(document: Document.Parsed): void {
  visit(document, {
    Map(_, map) {
      map.items = map.items.filter(
        ({ key }) => !isScalar(key) || !FORBIDDEN_KEYS.has(String(key.value)),
      );
    },
  });
}

export const isRecord = (document: Document.Parsed): boolean =>
  document.contents === null || isMap(document.contents);
