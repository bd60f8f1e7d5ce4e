/**
 * Finds nodes that YAML allows but front matter does not: tags, anchors, aliases, keys that are empty, lists or
 * objects, duplicate keys.
 */
import { type Document, isAlias, isCollection, isMap, isScalar, type Node, visit } from 'yaml';
import type { Span } from './finding-at.ts';
import { DUPLICATE_KEY_HELP, FORBIDDEN_KEYS, MAX_DEPTH, RESERVED_KEY_HELP } from './json.ts';

export type YamlMistake = Span & { title: string; help: string };

/** The nodes that front matter may not contain. The document must have no syntax error. */
export function refusedNodes(text: string, document: Document.Parsed): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Node(key, node, path) {
      const [start, end] = rangeOf(node);
      if (isCollection(node) && path.filter(isCollection).length >= MAX_DEPTH) {
        found.push(depthMistake(start));
        return visit.BREAK;
      }
      const problem = problemOf(node, key === 'key', text.slice(start, end));
      if (problem === undefined) return undefined;
      found.push({ title: problem, help: QUOTE, start, end: Math.max(start + 1, end) });
      return visit.SKIP;
    },
  });
  return found;
}

const QUOTE = 'If the value is a text, put it in double quotes.';

/** Typographic quotes from a word processor: to YAML they are part of the value, so visitors would see them. */
const CURLY = /^[“”„][^“”„]*[“”]$|^[‘’][^‘’]*[‘’]$/;

function problemOf(node: Node, isKey: boolean, source: string): string | undefined {
  if (isAlias(node) || node.tag !== undefined || node.anchor !== undefined)
    return 'tags, anchors and aliases of YAML are not supported';
  if (isKey) return keyProblem(node);
  return isScalar(node) && CURLY.test(source) ? 'a value in typographic quotes' : undefined;
}

function keyProblem(node: Node): string | undefined {
  if (!isScalar(node)) return 'a list or an object as a key';
  return node.value === null || node.value === '' ? 'a colon with no key before it' : undefined;
}

const rangeOf = (node: unknown): [number, number] => {
  const range = (node as Node).range;
  return range ? [range[0], range[1]] : [0, 1];
};

/** @param start offset at which a level that is too deep begins */
export const depthMistake = (start: number): YamlMistake => ({
  title: `the front matter is nested deeper than ${MAX_DEPTH} levels`,
  help: 'Flatten it: no record of this site is so deep.',
  start,
  end: start + 1,
});

type BadKey = Span & { title: string; help: string; first?: Span };

/** Keys that could reach an object's prototype, and keys that their object already has. */
export function findBadKeys(document: Document.Parsed): {
  reserved: BadKey[];
  duplicate: BadKey[];
} {
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
            help: RESERVED_KEY_HELP,
            start,
            end,
          });
        else if (first === undefined) seen.set(name, { start, end });
        else
          duplicate.push({
            title: `duplicate key "${name}"`,
            help: DUPLICATE_KEY_HELP,
            start,
            end,
            first,
          });
      }
    },
  });
  return { reserved, duplicate };
}

/** Removes reserved keys from the document, at any depth. */
export function removeReservedKeys(document: Document.Parsed): void {
  visit(document, {
    Map(_, map) {
      map.items = map.items.filter(
        ({ key }) => !isScalar(key) || !FORBIDDEN_KEYS.has(String(key.value)),
      );
    },
  });
}

export const isYamlRecord = (document: Document.Parsed): boolean =>
  document.contents === null || isMap(document.contents);
