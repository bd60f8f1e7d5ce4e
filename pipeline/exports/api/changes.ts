/** Canonical data and the last release → what was added, changed, removed and moved; and the snapshot of a new release. */
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
  const added: Item[] = [];
  const changed: Item[] = [];
  const gone: Tombstone[] = [];
  for (const kind of RECORD_KINDS) {
    const old = before[kind] ?? {};
    for (const [id, hash] of Object.entries(now[kind])) {
      if (old[id] === undefined) added.push({ kind, id });
      else if (old[id] !== hash) changed.push({ kind, id });
    }
    for (const [id, hash] of Object.entries(old))
      if (now[kind][id] === undefined)
        gone.push(
          tombstone(canonical, kind, id, movedTo(canonical, kind, id, hash, old, now[kind])),
        );
  }
  const moved = gone.filter((each) => each.tombstone === 'moved');
  const tombstones = [...(last?.tombstones ?? []), ...gone];
  refuseReuse(tombstones, now);
  return {
    since: last === undefined ? null : { version: last.version, date: last.date },
    added: added.filter(
      ({ kind, id }) => !moved.some((each) => each.kind === kind && each.to === id),
    ),
    changed,
    removed: gone.filter((each) => each.tombstone === 'removed'),
    moved,
    tombstones,
  };
}

/** The release that `licencia export --record-release` writes down. */
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

/** Of what the record says: not its id, which may move, nor its addresses and drawings, which follow the site's design. */
function recordHash(record: { id: string }): string {
  const said = JSON.stringify(record, (key, value: unknown) =>
    ['id', 'url', 'pages', 'svg', 'position'].includes(key) ? undefined : value,
  );
  return createHash('sha256').update(said).digest('hex').slice(0, 16);
}

/** A record has moved if it says so itself (`aliases`), or if a new id says word for word what the old one said. */
function movedTo(
  { aliases }: Canonical,
  kind: RecordKind,
  id: string,
  hash: string,
  old: Record<string, string>,
  now: Record<string, string>,
): string | undefined {
  const declared = aliases.find((each) => each.kind === kind && each.id === id)?.to;
  return (
    declared ??
    Object.entries(now).find(
      ([other, content]) => content === hash && old[other] === undefined,
    )?.[0]
  );
}

function tombstone(
  { meta }: Canonical,
  kind: RecordKind,
  id: string,
  to: string | undefined,
): Tombstone {
  return {
    kind,
    id,
    ...(to === undefined ? { tombstone: 'removed' } : { tombstone: 'moved', to }),
    since: meta.date,
  };
}

function refuseReuse(tombstones: readonly Tombstone[], now: Snapshot): void {
  const reused = tombstones.find(({ kind, id }) => now[kind][id] !== undefined);
  if (reused === undefined) return;
  throw new ExportFailure(
    'api',
    `the id "${reused.id}" (${reused.kind}) belonged to a record that is gone since ${reused.since}`,
    ['Give the new record an id of its own: readers keep what they know by id.'],
  );
}
