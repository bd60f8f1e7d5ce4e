/** Every digit of visitors' content, with the kind of place that it is in. */
import { parseFrontMatter } from '../../pipeline/load/front-matter.ts';
import type { ContentInMemory } from '../in-memory.ts';

export type DigitPlace = {
  kind: string;
  /** Below the data folder. */
  path: string;
  offset: number;
  line: number;
  /** The keys that lead to it. */
  at: string;
};

/** Ids, dates of edits, addresses and interface, which no visitor reads as a statement; releases are checked by their hash. */
const SKIPPED_FILES = /^(?:releases|site\.json|surfaces\.json)/;
const SKIPPED_KEYS = new Set([
  '$schema',
  'id',
  'updated',
  'publishDate',
  'revision',
  'order',
  'cite',
  'source',
  'sources',
  'section',
  'url',
  'href',
  'svg',
  'path',
  'on',
  'by',
  'review',
  'over',
  'slug',
]);

/** The kind of place by collection and key; the first that fits. */
const KINDS: readonly [pattern: RegExp, kind: string][] = [
  [/^tests\/.* options$/, 'options'],
  [/^tests\/.* explanation$/, 'explanations'],
  [/^tests\/.* question$/, 'stems'],
  [/^tests\//, 'other of tests'],
  [/^facts\/.* (?:because|note|text)$/, 'notes of facts'],
  [/^facts\//, 'readings of facts'],
  [/^sources\.json .*/, 'sources'],
  [/^(?:centros|municipios).* (?:latitude|longitude)$/, 'coordinates'],
  [/^municipios/, 'towns'],
  [/^centros/, 'centres'],
  [/^simulacro/, 'blueprint'],
  [/^(?:reglas|tramites|guia)\//, 'tables'],
  [/^senales\//, 'signs'],
];

export function digitPlaces(content: ContentInMemory): DigitPlace[] {
  return content.paths
    .filter((path) => !SKIPPED_FILES.test(path))
    .flatMap((path) =>
      path.endsWith('.md')
        ? inMarkdown(path, content.textOf(path))
        : inJson(path, content.textOf(path)),
    );
}

function inMarkdown(path: string, text: string): DigitPlace[] {
  const { document } = parseFrontMatter({ collection: '', path, file: path, text });
  const body = document?.body?.offset ?? 0;
  return digitsIn(text, body, text.length).map((offset) =>
    placeAt('prose', path, text, offset, 'body'),
  );
}

/** A key and its value on one line, or a value of a list on its own: the form of every file of data/. */
const LINE = /^\s*(?:"([^"]+)":\s*)?(.*)$/;

function inJson(path: string, text: string): DigitPlace[] {
  const places: DigitPlace[] = [];
  let start = 0;
  let list = '';
  for (const line of text.split('\n')) {
    const [, key, value = ''] = LINE.exec(line)!;
    if (key !== undefined) list = key;
    if (!SKIPPED_KEYS.has(list)) {
      const kind = kindOf(`${path} ${list}`);
      const from = start + line.length - value.length;
      for (const offset of digitsIn(text, from, start + line.length))
        places.push(placeAt(kind, path, text, offset, list));
    }
    start += line.length + 1;
  }
  return places;
}

const kindOf = (name: string): string =>
  KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';

/** Digits that are printed: not those of a reference or of the address of a link. */
function digitsIn(text: string, from: number, to: number): number[] {
  const stretch = text
    .slice(from, to)
    .replace(/\{\{\s*[@a-z][^{}]*\}\}|\]\([^)]*\)|https?:\S+/g, (hidden) =>
      ' '.repeat(hidden.length),
    );
  return [...stretch.matchAll(/\d/g)].map(({ index }) => from + index);
}

const placeAt = (
  kind: string,
  path: string,
  text: string,
  offset: number,
  at: string,
): DigitPlace => ({ kind, path, offset, at, line: text.slice(0, offset).split('\n').length });

/** @param random from 0 to 1, which chooses the other digit */
export function withOtherDigit(
  text: string,
  offset: number,
  random: number,
): { changed: string /** The words around it, with both digits. */; shown: string } {
  const old = Number(text[offset]);
  // A first digit does not become 0, which no number begins with.
  const isFirst = !/[\d.]/.test(text[offset - 1] ?? '') && /\d/.test(text[offset + 1] ?? '');
  const others = Array.from({ length: 10 }, (_, digit) => digit).filter(
    (digit) => digit !== old && !(isFirst && digit === 0),
  );
  const other = others[Math.floor(random * others.length)]!;
  const around = (from: number, to: number) => text.slice(from, to).replaceAll('\n', ' ');
  return {
    changed: text.slice(0, offset) + other + text.slice(offset + 1),
    shown: `${around(Math.max(0, offset - 30), offset)}[${old}→${other}]${around(offset + 1, offset + 30)}`,
  };
}

/** Numbers from 0 to 1 that look random and are the same on every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
