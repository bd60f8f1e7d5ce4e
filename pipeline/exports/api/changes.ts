/** The changes since the last release, the chain of the changes before it, and the snapshot of a new release. */
import { createHash } from 'node:crypto';
import {
  ANNOUNCED_KINDS,
  type AnnouncedKind,
  RECORD_KINDS,
  type RecordKind,
  type Release,
  type Tombstone,
} from '../../../schemas/release.ts';
import { compareText } from '../../findings/finding.ts';
import { releaseHash } from '../../link/releases.ts';
import type { Canonical } from '../canonical.ts';

type RecordInput =
  | 'questions'
  | 'retos'
  | 'centres'
  | 'facts'
  | 'articles'
  | 'chapters'
  | 'signs'
  | 'essentials'
  | 'rules'
  | 'drawings';
type Gone = Pick<Canonical, 'meta' | 'releases' | 'aliases' | 'addresses'>;
type ChangesInput = RecordInput | keyof Gone;

type Item = { kind: AnnouncedKind; id: string };
type ReleaseLine = { version: string; date: string; hash: string };
type Differences = {
  added: Item[];
  changed: Item[];
  retired: Tombstone[];
  moved: Tombstone[];
};
export type Changes = Differences & {
  /** The last release, which the content of today is compared with. */
  since: ReleaseLine | null;
  tombstones: Tombstone[];
  /** Every release, oldest first, with its differences from the one before it; the first one only has records. */
  releases: (ReleaseLine & { previous: string | null } & Differences)[];
};

/** @param now the records of today, if the caller has them */
export function changesSince(
  canonical: Pick<Canonical, ChangesInput>,
  now = snapshot(canonical),
): Changes {
  const { releases } = canonical;
  const last = releases.at(-1);
  const today = announcedOf({ records: now, addresses: canonical.addresses });
  const gone = tombstonesOf(canonical, announcedOf(last), today);
  return {
    since: last === undefined ? null : lineOf(last),
    ...differences(announcedOf(last), today, gone),
    tombstones: tombstones(canonical, now),
    releases: releases.map((release, index) => chainLink(release, releases[index - 1])),
  };
}

/** Every id that a release has and the content of today does not, oldest first. */
export const tombstones = (canonical: Gone, now: Release['records']): Tombstone[] => {
  const last = canonical.releases.at(-1);
  const today = announcedOf({ records: now, addresses: canonical.addresses });
  return [
    // An id is never given again; at an address there may be a page again.
    ...(last?.tombstones ?? []).filter(({ kind, id }) => today[kind]?.[id] === undefined),
    ...tombstonesOf(canonical, announcedOf(last), today),
  ];
};

const lineOf = ({ version, date, hash }: Release): ReleaseLine => ({ version, date, hash });

function chainLink(release: Release, before: Release | undefined): Changes['releases'][number] {
  const isKnown = ({ kind, id }: Item) =>
    before?.tombstones.some((old) => old.kind === kind && old.id === id) === true;
  const gone = release.tombstones.filter((tombstone) => !isKnown(tombstone));
  return {
    ...lineOf(release),
    previous: release.previous ?? null,
    ...differences(announcedOf(before), announcedOf(release), gone),
  };
}

type Records = Partial<Record<AnnouncedKind, Record<string, string>>>;

/** What a release has: its records, and its pages. Of a page nothing but its address is compared. */
function announcedOf(release: Pick<Release, 'records' | 'addresses'> | undefined): Records {
  if (release === undefined) return {};
  const addresses = (release.addresses ?? []).map((address) => [address, address]);
  return { ...release.records, paginas: Object.fromEntries(addresses) };
}

/** @param gone the tombstones of the records that only `before` has */
function differences(before: Records, now: Records, gone: readonly Tombstone[]): Differences {
  const moved = gone.filter(({ tombstone }) => tombstone === 'moved');
  const isMoved = ({ kind, id }: Item) => moved.some((old) => old.kind === kind && old.to === id);
  return {
    added: itemsWhere(before, now, (old) => old === undefined).filter((item) => !isMoved(item)),
    changed: itemsWhere(before, now, (old, hash) => old !== undefined && old !== hash),
    retired: gone.filter(({ tombstone }) => tombstone === 'retired'),
    moved,
  };
}

/** The records of `now` that pass a test of their old and their new hash. */
function itemsWhere(
  before: Records,
  now: Records,
  passes: (old: string | undefined, hash: string) => boolean,
): Item[] {
  return ANNOUNCED_KINDS.flatMap((kind) =>
    Object.entries(now[kind] ?? {})
      .filter(([id, hash]) => passes(before[kind]?.[id], hash))
      .map(([id]) => ({ kind, id })),
  );
}

/** One tombstone for each record that is gone since the last release. */
function tombstonesOf(canonical: Gone, before: Records, now: Records): Tombstone[] {
  return ANNOUNCED_KINDS.flatMap((kind) => {
    const [old, current] = [before[kind] ?? {}, now[kind] ?? {}];
    return Object.keys(old)
      .filter((id) => current[id] === undefined)
      .map((id) => {
        const to = movedTo(canonical, kind, id, old, current);
        const fate =
          to === undefined
            ? ({ tombstone: 'retired' } as const)
            : { tombstone: 'moved' as const, to };
        return { kind, id, ...fate, since: releaseDate(canonical) };
      });
  });
}

/** A record has moved if it declares its old id, or if a new id has exactly the old content. */
function movedTo(
  { aliases }: Pick<Canonical, 'aliases'>,
  kind: AnnouncedKind,
  id: string,
  old: Record<string, string>,
  now: Record<string, string>,
): string | undefined {
  return (
    aliases.find((alias) => alias.kind === kind && alias.id === id)?.to ??
    Object.keys(now).find((other) => now[other] === old[id] && old[other] === undefined)
  );
}

/** The content's date; a release is never dated before the last one, even if the newest record was deleted. */
export function releaseDate({ meta, releases }: Pick<Canonical, 'meta' | 'releases'>): string {
  const last = releases.at(-1)?.date ?? '';
  return compareText(meta.date, last) > 0 ? meta.date : last;
}

/** The release that `licencia export --record-release` records, linked to the one before it. */
export function releaseOf(canonical: Canonical): Release {
  const { meta, releases } = canonical;
  const previous = releases.at(-1)?.hash;
  const records = snapshot(canonical);
  const content = {
    version: meta.version,
    date: releaseDate(canonical),
    ...(previous === undefined ? {} : { previous }),
    records,
    retos: canonical.retos.map(({ id }) => id),
    addresses: [...canonical.addresses],
    tombstones: changesSince(canonical, records).tombstones,
  };
  return { ...content, hash: releaseHash(content) };
}

export type Snapshot = Record<RecordKind, Record<string, string>>;

/** Every record of today by its kind and id, with its hash. Ids are in order. */
export function snapshot(canonical: Pick<Canonical, RecordInput>): Snapshot {
  const { questions, retos, centres, facts, articles, chapters, signs, essentials } = canonical;
  const { rules, drawings } = canonical;
  const records: Record<RecordKind, readonly { id: string }[]> = {
    // A question keeps its record when it moves between the tests and the harder ones.
    preguntas: [...questions, ...retos],
    centros: centres,
    hechos: facts,
    articulos: articles,
    capitulos: chapters,
    senales: signs,
    esencial: essentials,
    reglas: rules,
    dibujos: drawings,
  };
  return Object.fromEntries(
    RECORD_KINDS.map((kind) => [
      kind,
      Object.fromEntries(
        [...records[kind]]
          .map((record) => [record.id, recordHash(record)] as const)
          .sort(([a], [b]) => compareText(a, b)),
      ),
    ]),
  ) as Snapshot;
}

/**
 * Hash of a record without its id, which may move, without addresses and drawings, which are announced apart, and
 * without what follows from the days of a reading.
 */
function recordHash(record: { id: string }): string {
  const content = JSON.stringify(withoutUnhashed(record));
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

const UNHASHED = new Set(['id', 'url', 'pages', 'svg', 'position', 'inForce']);

/** A copy: a function that JSON.stringify calls for every key takes five times as long. */
function withoutUnhashed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnhashed);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value)
    if (!UNHASHED.has(key)) copy[key] = withoutUnhashed((value as Record<string, unknown>)[key]);
  return copy;
}
