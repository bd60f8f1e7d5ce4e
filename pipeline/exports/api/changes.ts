/** The changes since the last release, and the snapshot of a new release. */
import { createHash } from 'node:crypto';
import {
  RECORD_KINDS,
  type RecordKind,
  type Release,
  type Tombstone,
} from '../../../schemas/release.ts';
import type { Canonical } from '../canonical.ts';
import { ExportFailure } from '../format.ts';

type Item = { kind: RecordKind; id: string };
export type Changes = {
  since: { version: string; date: string } | null;
  added: Item[];
  changed: Item[];
  removed: Tombstone[];
  moved: Tombstone[];
  tombstones: Tombstone[];
};

export function changesSince(canonical: Canonical): Changes {
  const last = canonical.releases.at(-1);
  const before = last?.records ?? {};
  const now = snapshot(canonical);
  const kinds = RECORD_KINDS.map((kind): Comparison => {
    return { kind, old: before[kind] ?? {}, now: now[kind] };
  });
  const gone = kinds.flatMap((comparison) => tombstonesOf(canonical, comparison));
  const moved = gone.filter(({ tombstone }) => tombstone === 'moved');
  const tombstones = [...(last?.tombstones ?? []), ...gone];
  refuseReuse(tombstones, now);
  const isNew = ({ kind, id }: Item) => !moved.some((old) => old.kind === kind && old.to === id);
  return {
    since: last === undefined ? null : { version: last.version, date: last.date },
    added: kinds
      .flatMap((comparison) => itemsWhere(comparison, (old) => old === undefined))
      .filter(isNew),
    changed: kinds.flatMap((comparison) =>
      itemsWhere(comparison, (old, hash) => old !== undefined && old !== hash),
    ),
    removed: gone.filter(({ tombstone }) => tombstone === 'removed'),
    moved,
    tombstones,
  };
}

/** The records of a kind in the last release and now: id → hash. */
type Comparison = { kind: RecordKind; old: Record<string, string>; now: Record<string, string> };

/** The records of today that pass a test of their old and their new hash. */
function itemsWhere(
  { kind, old, now }: Comparison,
  passes: (before: string | undefined, hash: string) => boolean,
): Item[] {
  return Object.entries(now)
    .filter(([id, hash]) => passes(old[id], hash))
    .map(([id]) => ({ kind, id }));
}

/** One tombstone for each record that is gone since the last release. */
function tombstonesOf({ aliases, meta }: Canonical, { kind, old, now }: Comparison): Tombstone[] {
  // A record has moved if it declares its old id, or if a new id has exactly the old content.
  const movedTo = (id: string) =>
    aliases.find((alias) => alias.kind === kind && alias.id === id)?.to ??
    Object.keys(now).find((other) => now[other] === old[id] && old[other] === undefined);
  return Object.keys(old)
    .filter((id) => now[id] === undefined)
    .map((id) => {
      const to = movedTo(id);
      const fate =
        to === undefined
          ? ({ tombstone: 'removed' } as const)
          : { tombstone: 'moved' as const, to };
      return { kind, id, ...fate, since: meta.date };
    });
}

/** The release that `licencia export --record-release` records. */
export function releaseOf(canonical: Canonical): Release {
  return {
    version: canonical.meta.version,
    date: canonical.meta.date,
    records: snapshot(canonical),
    tombstones: changesSince(canonical).tombstones,
  };
}

type Snapshot = Record<RecordKind, Record<string, string>>;

function snapshot({ questions, centres, facts, articles, chapters, signs }: Canonical): Snapshot {
  const records: Record<RecordKind, readonly { id: string }[]> = {
    preguntas: questions,
    centros: centres,
    hechos: facts,
    articulos: articles,
    capitulos: chapters,
    senales: signs,
  };
  return Object.fromEntries(
    RECORD_KINDS.map((kind) => [
      kind,
      Object.fromEntries(
        [...records[kind]]
          .map((record) => [record.id, recordHash(record)] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    ]),
  ) as Snapshot;
}

/** Hash of a record without its id, which may move, and without addresses and drawings, which follow the site's design. */
function recordHash(record: { id: string }): string {
  const content = JSON.stringify(record, (key, value: unknown) =>
    ['id', 'url', 'pages', 'svg', 'position'].includes(key) ? undefined : value,
  );
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function refuseReuse(tombstones: readonly Tombstone[], now: Snapshot): void {
  const reused = tombstones.find(({ kind, id }) => now[kind][id] !== undefined);
  if (reused === undefined) return;
  throw new ExportFailure(
    'api',
    `the id "${reused.id}" (${reused.kind}) belonged to a record that is gone since ${reused.since}`,
    ['Give the new record another id: readers of the data know records by their ids.'],
  );
}
