/** validate: documents → typed entries. Every zod issue becomes a finding with a place and advice. */
import type * as z from 'zod';
import {
  COLLECTIONS,
  type Collection,
  type CollectionName,
  type EntryData,
} from '../../schemas/collections.ts';
import type { Finding, Stage } from '../findings/finding.ts';
import { didYouMean, nearest } from '../findings/suggest.ts';
import { type DataPath, rangeOf, type SourceDocument } from '../load/document.ts';
import type { Sources } from '../load/index.ts';
import { hiddenIn } from '../text/characters.ts';
import { describedAt, keysOf, schemaAt } from './schema-shape.ts';

/** A record of the content: typed data, and where it came from. */
export type Entry<T = unknown> = {
  collection: CollectionName;
  id: string;
  data: T;
  document: SourceDocument;
  /** Where the record stands in its document: [] for a file, [key] in a map. */
  path: DataPath;
};
export type Entries = { [N in CollectionName]: Entry<EntryData<N>>[] };

export function validate(documents: readonly SourceDocument[]): Stage<Entries> {
  const findings: Finding[] = [];
  const entries = Object.fromEntries(
    Object.keys(COLLECTIONS).map((name) => [name, []]),
  ) as unknown as Record<CollectionName, Entry[]>;
  for (const document of documents) {
    const collection: Collection = COLLECTIONS[document.collection as CollectionName];
    for (const { id, value, path } of records(document, collection)) {
      const hidden = hiddenCharacters(value, document, path);
      if (hidden.length > 0) {
        findings.push(...hidden);
        continue;
      }
      const parsed = collection.schema.safeParse(value);
      if (parsed.success) {
        const entry: Entry = {
          collection: document.collection as CollectionName,
          id,
          data: parsed.data,
          document,
          path,
        };
        findings.push(...misnamed(entry, collection));
        entries[entry.collection].push(entry);
      } else {
        const issues = withoutMisspelt(parsed.error.issues, collection.schema, value);
        for (const issue of issues)
          findings.push(...issueFindings(issue, document, path, collection.schema, value));
      }
    }
  }
  return { value: entries as Entries, findings };
}

function* records(
  document: SourceDocument,
  { shape }: Collection,
): Generator<{ id: string; value: unknown; path: DataPath }> {
  const { data } = document;
  if (shape === 'map' && typeof data === 'object' && data !== null && !Array.isArray(data)) {
    for (const [key, value] of Object.entries(data))
      if (key !== '$schema') yield { id: key, value, path: [key] };
    return;
  }
  const name = nameOfFile(document.path);
  const field = (data as { id?: unknown } | null)?.id;
  const id =
    shape === 'single'
      ? document.collection
      : shape === 'field' && typeof field === 'string'
        ? field
        : name;
  yield { id, value: data, path: [] };
}

/** `blog/x.md` → x */
const nameOfFile = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');

/** Names that Windows keeps for devices: a file with one could not be checked out there. */
export const isDeviceName = (id: string) => /^(con|prn|aux|nul|com\d|lpt\d)$/.test(id);

/** A file's name is its address, so it must be a slug, and an `id` inside must say the same. */
function misnamed(entry: Entry, { shape }: Collection): Finding[] {
  if (shape !== 'file' && shape !== 'map') return [];
  const place = () => ({
    file: entry.document.file,
    range: rangeOf(entry.document, entry.path, 'key'),
    entry: entry.id,
    urls: [],
  });
  const pattern = shape === 'file' ? /^[a-z0-9]+(-[a-z0-9]+)*$/ : /^[a-z0-9]+([-./][a-z0-9]+)*$/;
  if (!pattern.test(entry.id) || entry.id.length > 80 || isDeviceName(entry.id)) {
    const name = shape === 'file' ? 'file name' : 'key';
    return [
      {
        rule: 'schema/invalid',
        severity: 'error',
        title: `the ${name} "${entry.id}" cannot be an id`,
        at: place(),
        related: [],
        help: ['Use at most 80 lower-case ASCII letters and digits, with hyphens between words.'],
      },
    ];
  }
  const inside = (entry.data as { id?: unknown }).id;
  if (shape === 'file' && typeof inside === 'string' && inside !== entry.id) {
    return [
      {
        rule: 'schema/invalid',
        severity: 'error',
        title: `the file is named "${entry.id}" but its id is "${inside}"`,
        at: { ...place(), range: rangeOf(entry.document, ['id']) },
        related: [],
        help: ['Make the two equal.'],
      },
    ];
  }
  return [];
}

/** An escape such as \\u202e writes what the file itself may not hold. */
function hiddenCharacters(value: unknown, document: SourceDocument, base: DataPath): Finding[] {
  const { text, body } = document;
  if (!text.slice(0, body?.offset).includes('\\')) return [];
  const findings: Finding[] = [];
  const look = (words: string, path: DataPath, want: 'key' | 'value') => {
    const found = hiddenIn(words);
    if (found === undefined) return;
    findings.push({
      rule: 'load/encoding',
      severity: 'error',
      title: `an escape stands for the invisible or broken character ${found.code}`,
      at: { file: document.file, range: rangeOf(document, path, want), urls: [] },
      related: [],
      help: ['Delete the escape.'],
    });
  };
  const visit = (inner: unknown, path: DataPath) => {
    if (typeof inner === 'string') look(inner, path, 'value');
    else if (typeof inner === 'object' && inner !== null) {
      for (const [key, each] of Object.entries(inner)) {
        const here = [...path, Array.isArray(inner) ? Number(key) : key];
        look(key, here, 'key');
        visit(each, here);
      }
    }
  };
  const key = base.at(-1);
  if (typeof key === 'string') look(key, base, 'key');
  visit(value, base);
  return findings;
}

type Issue = z.core.$ZodIssue;

/** A misspelt key is one mistake, not an unknown field and a missing one. */
function withoutMisspelt(issues: readonly Issue[], schema: z.ZodType, value: unknown): Issue[] {
  const meant = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const path = issue.path as DataPath;
      const known = keysOf(schemaAt(schema, path, value));
      return issue.keys.map((key) => [...path, nearest(key, known)].join('\0'));
    }),
  );
  return issues.filter(
    (issue) =>
      valueAt(value, issue.path as DataPath) !== undefined || !meant.has(issue.path.join('\0')),
  );
}

function issueFindings(
  issue: Issue,
  document: SourceDocument,
  base: DataPath,
  schema: z.ZodType,
  value: unknown,
): Finding[] {
  const inner = issue.path as DataPath;
  const path = [...base, ...inner];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      rule: 'schema/unknown-key',
      severity: 'error',
      title: `"${key}" is not a field of ${describe(inner, document.collection)}`,
      at: { file: document.file, range: rangeOf(document, [...path, key], 'key'), urls: [] },
      related: [],
      help: unknownKeyHelp(key, keysOf(schemaAt(schema, inner, value))),
    }));
  }
  if (issue.code === 'invalid_union') {
    const branch = nearestBranch(issue);
    if (branch !== undefined) {
      const inside = branch.map(
        (each) => ({ ...each, path: [...issue.path, ...each.path] }) as Issue,
      );
      return withoutMisspelt(inside, schema, value).flatMap((each) =>
        issueFindings(each, document, base, schema, value),
      );
    }
  }
  if (issue.code === 'invalid_key')
    return [
      {
        rule: 'schema/invalid',
        severity: 'error',
        title: `the key ${nameOf(inner)} ${issue.issues.map(({ message }) => message).join('; ')}`,
        at: { file: document.file, range: rangeOf(document, path, 'key'), urls: [] },
        related: [],
        help: adviceFor(issue, undefined, false, describedAt(schema, inner.slice(0, -1), value)),
      },
    ];
  const actual = valueAt(value, inner);
  const missing = actual === undefined && inner.length > 0;
  const name = nameOf(inner);
  return [
    {
      rule: 'schema/invalid',
      severity: 'error',
      title: missing ? `${name} is missing` : `${name} ${wording(issue, actual)}`,
      at: { file: document.file, range: rangeOf(document, path), urls: [] },
      related: [],
      help: adviceFor(issue, actual, missing, describedAt(schema, inner, value)),
    },
  ];
}

/** "title" · item 4 of "cites" */
function nameOf(path: DataPath): string {
  const last = path.at(-1);
  if (last === undefined) return '"this"';
  if (typeof last === 'string') return `"${last}"`;
  const list = path.findLast((step) => typeof step === 'string');
  return list === undefined ? `item ${last + 1}` : `item ${last + 1} of "${list}"`;
}

function unknownKeyHelp(key: string, known: readonly string[]): string[] {
  const guess = didYouMean(key, known);
  return guess.length > 0 || known.length === 0 ? guess : [`Known fields: ${known.join(', ')}.`];
}

/** Of a union's branches the one the author most likely meant: the fewest issues, then the deepest. */
function nearestBranch(issue: Extract<Issue, { code: 'invalid_union' }>): Issue[] | undefined {
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map((each) => each.path.length));
  const ofItsKind = issue.errors.filter(
    (branch) =>
      branch.length > 0 &&
      !branch.some((each) => each.code === 'invalid_type' && each.path.length === 0),
  );
  return [...ofItsKind].sort((a, b) => a.length - b.length || depth(b) - depth(a))[0] as
    | Issue[]
    | undefined;
}

/** "a number, a list or a string": what a union of simple kinds takes. */
function kindsOf(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  const kinds = issue.errors.flat().flatMap((each) => {
    if (each.code === 'invalid_union') return [kindsOf(each as typeof issue)];
    return each.code === 'invalid_type' && each.path.length === 0 ? [article(each.expected)] : [];
  });
  const [last, ...others] = [...new Set(kinds)].reverse();
  return others.length === 0 ? (last ?? 'a value') : `${others.reverse().join(', ')} or ${last}`;
}

function wording(issue: Issue, actual: unknown): string {
  const got = `got ${shown(actual)}`;
  if (issue.code === 'invalid_type') {
    const custom = !issue.message.startsWith('Invalid input');
    return custom ? `${issue.message} (${got})` : `must be ${article(issue.expected)} (${got})`;
  }
  if (issue.code === 'invalid_value')
    return `must be one of ${issue.values.map((each) => JSON.stringify(each)).join(', ')} (${got})`;
  if (issue.code === 'invalid_union') return `must be ${kindsOf(issue)} (${got})`;
  const [limit, more] =
    issue.code === 'too_small'
      ? [issue.minimum, 'at least']
      : issue.code === 'too_big'
        ? [issue.maximum, 'at most']
        : [];
  if (limit !== undefined && /^Too (small|big):/.test(issue.message)) {
    const counted =
      typeof actual === 'string'
        ? ['letter', 'letters']
        : Array.isArray(actual)
          ? ['item', 'items']
          : undefined;
    return counted === undefined
      ? `must be ${more} ${limit} (${got})`
      : `must have ${isExact(issue) ? 'exactly' : more} ${limit} ${counted[limit === 1 ? 0 : 1]} (${got})`;
  }
  if (issue.code === 'invalid_format' && issue.message.startsWith('Invalid'))
    return `is not written as it should be (${got})`;
  const message = issue.message;
  return /^must/.test(message)
    ? `${message} (${got})`
    : `is not allowed: ${lowerFirst(message)} (${got})`;
}

const isExact = (issue: Issue): boolean => 'exact' in issue && issue.exact === true;

/** How JSON and YAML write a value of a kind. */
const WRITTEN: Record<string, string> = {
  string: 'Write it in double quotes.',
  number: 'Write the number without quotes.',
  int: 'Write a whole number without quotes.',
  boolean: 'Write true or false, without quotes.',
  array: 'Write a list.',
  object: 'Write an object with its fields.',
};

/** @param description what the schema says about the field */
function adviceFor(
  issue: Issue,
  actual: unknown,
  missing: boolean,
  description: string | undefined,
): string[] {
  const meaning = description === undefined ? [] : [`Expected: ${description}`];
  if (missing) return ['Add the field.', ...meaning];
  const guess =
    issue.code === 'invalid_value' && typeof actual === 'string'
      ? didYouMean(actual, issue.values.map(String))
      : [];
  if (guess.length > 0) return guess;
  const written = issue.code === 'invalid_type' ? WRITTEN[issue.expected] : undefined;
  const advice = [...(written === undefined ? [] : [written]), ...meaning];
  return advice.length > 0 ? advice : ['Correct the value.'];
}

function describe(path: DataPath, collection: string): string {
  const names = path.filter((step) => typeof step === 'string');
  return names.length > 0 ? `"${names.at(-1)}" in ${collection}` : `${collection}`;
}

function valueAt(value: unknown, path: DataPath): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step))
      return undefined;
    current = (current as Record<string | number, unknown>)[step];
  }
  return current;
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value === null) return 'null';
  if (typeof value === 'object') return 'an object';
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return `the ${typeof value} ${text.length > 60 ? `${text.slice(0, 57)}…"` : text}`;
}

/** The words of JSON for a kind, with their article. */
const KINDS: Record<string, string> = {
  array: 'list',
  tuple: 'list',
  record: 'object',
  int: 'whole number',
};

function article(expected: string): string {
  const kind = KINDS[expected] ?? expected;
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What the content holds besides its sound records: a reference to a broken one is not a dead one. */
export type Known = {
  /** Ids of every record by collection, sound or not. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Collections with a folder or file that is missing, or ends halfway, or does not say its id: it may hold any. */
  hidden: ReadonlySet<string>;
  /** Records that do not fit their schema, as they are: their texts are checked all the same. */
  unsound: readonly Entry[];
  /** Whether all records are sound: only then does anything follow from one that is not there. */
  isWhole: boolean;
};

export function known({ documents, unread }: Sources, entries: Entries): Known {
  const ids = new Map<string, Set<string>>(
    Object.keys(COLLECTIONS).map((name) => [name, new Set()]),
  );
  const hidden = new Set<string>();
  const unsound: Entry[] = [];
  const sound = new Set((Object.values(entries) as Entry[][]).flat().map(placeKey));
  for (const document of documents) {
    const name = document.collection as CollectionName;
    const collection: Collection = COLLECTIONS[name];
    for (const { id, value, path } of records(document, collection)) {
      ids.get(document.collection)?.add(id);
      if (!sound.has(placeKey({ document, path })))
        unsound.push({ collection: name, id, data: value, document, path });
      if (
        collection.shape === 'field' &&
        typeof (value as { id?: unknown } | null)?.id !== 'string'
      )
        hidden.add(document.collection);
    }
  }
  for (const { collection, path, text } of unread) {
    if (path.includes('*') || (path.endsWith('.json') && !isClosed(text ?? '{')))
      hidden.add(collection);
    for (const id of idsIn(path, text ?? '')) ids.get(collection)?.add(id);
  }
  const isWhole =
    unread.length === 0 && unsound.length === 0 && !documents.some(({ isRepaired }) => isRepaired);
  return { ids, hidden, unsound, isWhole };
}

/** Names a record by its place: two records may have one id. */
const placeKey = ({ document, path }: Pick<Entry, 'document' | 'path'>): string =>
  `${document.file}\0${path.join('\0')}`;

/** Whether as many braces close as open: if not, the text may end before its last record. */
const isClosed = (text: string): boolean => text.split('{').length === text.split('}').length;

/** Ids that an unread file may hold: its own name, and whatever is written like a key or an id. */
function idsIn(path: string, text: string): string[] {
  const written = text
    .replaceAll('\0', '')
    .matchAll(/"id"\s*:\s*"([^"]+)"|["']?([a-z0-9]+(?:[-./][a-z0-9]+)*)["']?\s*:/g);
  return [nameOfFile(path), ...[...written].map(([, id, key]) => (id ?? key)!)];
}
