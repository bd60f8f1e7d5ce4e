/** The site and its ledger as page makers see them while a recorder records what they read. */
import { createHash } from 'node:crypto';
import type { Ledger, LedgerFact } from '../ledger/types.ts';
import type { AskedQuestion, Site } from '../link/site.ts';
import type { Entries, Entry } from '../validate/index.ts';

type Read = (input: string) => void;

/**
 * The same site: reading any part of it records the part. The settings are part of the state of all results.
 * Makers read records through entries: of the document of an entry they may only read the name of its file.
 */
export function recordedSite(site: Site, read: Read): Site {
  const entries = {} as Entries;
  for (const name of Object.keys(site.entries) as (keyof Entries)[])
    Object.defineProperty(entries, name, {
      enumerable: true,
      get: () => recorded(read, `entries/${name}`, site.entries[name]),
    });
  const all = <Value>(value: Value) => recorded(read, 'content/', value);
  const map = <Value>(name: string, values: ReadonlyMap<string, Value>, whole: string) =>
    recordedMap(values, { read, nameOf: (key) => `${name}/${key}`, whole });
  return {
    settings: site.settings,
    entries,
    facts: map('facts', site.facts, 'entries/facts'),
    sources: map('sources', site.sources, 'entries/sources'),
    surfaces: map('surfaces', site.surfaces, 'entries/surfaces'),
    signs: map('signs', site.signs, 'entries/signs'),
    scenes: map('scenes', site.scenes, 'entries/scenes'),
    questions: map('questions', site.questions, 'entries/tests'),
    retos: map('retos', site.retos, 'entries/retos'),
    routes: map('routes', site.routes, 'content/'),
    bodies: recordedMap(site.bodies, {
      read,
      nameOf: ({ document }) => `bodies/${document.path}`,
      whole: 'content/',
    }),
    lines: map('lines', site.lines, 'content/'),
    get redirects() {
      return all(site.redirects);
    },
    get texts() {
      return all(site.texts);
    },
    get textsOf() {
      return all(site.textsOf);
    },
    get references() {
      return all(site.references);
    },
    get citations() {
      return all(site.citations);
    },
    get links() {
      return all(site.links);
    },
    get fields() {
      return all(site.fields);
    },
    get nearest() {
      return recorded(read, 'nearest/', site.nearest);
    },
    get newest() {
      return recorded(read, 'newest/', site.newest);
    },
    get isWhole() {
      return all(site.isWhole);
    },
  };
}

function recorded<Value>(read: Read, input: string, value: Value): Value {
  read(input);
  return value;
}

export const recordedLedger = (ledger: Ledger, read: Read): Ledger =>
  recordedMap(ledger, { read, nameOf: (id) => `ledger/${id}`, whole: 'whole-ledger/' });

/** @param whole name of the input that reading more than one value reads */
export function recordedMap<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  { read, nameOf, whole }: { read: Read; nameOf: (key: Key) => string; whole: string },
): ReadonlyMap<Key, Value> {
  const all = () => recorded(read, whole, map);
  return {
    get: (key) => recorded(read, nameOf(key), map.get(key)),
    has: (key) => recorded(read, nameOf(key), map.has(key)),
    get size() {
      return all().size;
    },
    keys: () => all().keys(),
    values: () => all().values(),
    entries: () => all().entries(),
    forEach: (visit, self) => all().forEach(visit, self),
    [Symbol.iterator]: () => all()[Symbol.iterator](),
  };
}

/** The state of each input: a short text, which is another one after a change. */
export type InputStates = Readonly<Record<string, (key: string) => unknown>>;

/** Digests of entries, by the object: `dev` keeps them, because an entry that did not change is the same object. */
export type EntryDigests = WeakMap<object, string>;

/** @returns the states of what `recordedSite` and `recordedLedger` read */
export function inputStates(site: Site, ledger: Ledger, digests: EntryDigests): InputStates {
  const of = (entry: Entry | undefined) => entry && entryDigest(entry, digests);
  const body = (entry: Entry) =>
    remembered(digests, entry.document, () =>
      digest([entry.document.body?.text, (entry.data as { sections?: unknown }).sections]),
    );
  const all = (list: readonly Entry[]) => list.map(of).join();
  const everything = () =>
    (Object.values(site.entries) as Entry[][]).map((list) => [all(list), list.map(body).join()]);
  const asked = (found: AskedQuestion | undefined) => found && { ...found, set: of(found.set) };
  let byPath: ReadonlyMap<string, Entry> | undefined;
  const withBody = () =>
    new Map([...site.bodies.keys()].map((entry) => [entry.document.path, entry]));
  return {
    entries: (name) => all(site.entries[name as keyof Entries]),
    facts: (id) => of(site.facts.get(id)),
    sources: (id) => site.sources.get(id),
    surfaces: (id) => site.surfaces.get(id),
    signs: (id) => site.signs.get(id),
    scenes: (id) => site.scenes.get(id),
    questions: (id) => asked(site.questions.get(id)),
    retos: (id) => asked(site.retos.get(id)),
    routes: (path) => {
      const route = site.routes.get(path);
      return route && { ...route, entry: of(route.entry) };
    },
    // The nodes of a text depend on nothing else.
    lines: (text) => site.lines.has(text),
    bodies: (path) => {
      const entry = (byPath ??= withBody()).get(path);
      return entry && body(entry);
    },
    nearest: () => [all(site.entries.centres), all(site.entries.municipalities)],
    newest: () => site.newest,
    content: () => [everything(), [...site.routes.keys()], site.redirects, site.isWhole],
    ledger: (id) => factState(ledger.get(id), of),
    'whole-ledger': () => [...ledger.values()].map((entry) => factState(entry, of)),
  };
}

/** The places of readings are functions and left out: no page prints a place. */
const factState = (entry: LedgerFact | undefined, of: (entry: Entry) => unknown) =>
  entry && { ...entry, entry: of(entry.entry) };

/** @returns the digest of an input of these states */
export function digestIn(states: InputStates): (input: string) => string {
  return (input) => {
    const slash = input.indexOf('/');
    return digest(states[input.slice(0, slash)]!(input.slice(slash + 1)));
  };
}

/** Everything of an entry but its text. */
export const entryDigest = (entry: Entry, digests: EntryDigests): string =>
  remembered(digests, entry, () =>
    digest([entry.collection, entry.id, entry.document.file, entry.data, entry.shownOn]),
  );

function remembered(digests: EntryDigests, key: object, make: () => string): string {
  const known = digests.get(key) ?? make();
  digests.set(key, known);
  return known;
}

/** Longer values are stored as a hash. */
const LONGEST = 64;

function digest(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length <= LONGEST ? text : createHash('sha256').update(text).digest('base64');
}
