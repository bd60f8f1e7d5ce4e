/** Publish, change a fact, publish again, also twice on one day: what Anki, a feed reader and an API client then have. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAtomFeed } from 'feedsmith';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Changes } from '../../pipeline/exports/api/changes.ts';
import type { Release } from '../../schemas/release.ts';
import { ARTICLE, BASE, CHAPTER, fourOptions, QUESTION } from '../base-data.ts';
import { licencia } from '../cli/licencia.ts';
import { sqliteRows } from '../exports/sqlite.ts';
import { unzip } from '../exports/unzip.ts';
import { findingsOf, json, lay, project, reportOf, TODAY, temporaryFolder } from '../project.ts';

const SPEED = (value: number) => ({
  'prueba.velocidad': {
    label: 'Límite de velocidad en la zona',
    kind: 'quantity',
    unit: 'mph',
    readings: [{ surface: 'manual', value }],
  },
});
/** A question whose key is the fact, one that only explains with it, and one that does not print it. */
const questions = (revision = 1) => ({
  ...(BASE['tests/1-prueba'] as object),
  questions: [
    { ...QUESTION, id: 'prueba-01' },
    {
      ...QUESTION,
      id: 'prueba-02',
      question: '¿Cuál es el límite en la zona?',
      options: fourOptions(
        ['{{"15 mph"}}', '{{prueba.velocidad}}', '{{"55 mph"}}', '{{"65 mph"}}'],
        1,
        ['zona escolar', null, 'autopista', 'expreso'],
      ),
      explanation: 'La Ley 22-2000 fija {{prueba.velocidad}} en la zona. Lo otro es de autopista.',
      revision,
    },
    {
      ...QUESTION,
      id: 'prueba-03',
      question: '¿Qué haces al entrar en la zona?',
      explanation:
        'Te detienes, como manda la Ley 22-2000, y luego no pasas de {{prueba.velocidad}}. Aceleras después.',
    },
  ],
});
const FILES = {
  'facts/prueba.json': SPEED(25),
  'tests/1-prueba': questions(),
  'manual/reglas-transito.md': `${CHAPTER}\nEl límite es {{prueba.velocidad}}.\n`,
  'blog/un-articulo.md': `${ARTICLE}\nEl límite es {{prueba.velocidad}}.\n`,
  'blog/otro-articulo.md': ARTICLE.replace('Un artículo', 'Otro artículo'),
};

/** Runs a command that must succeed; its report says why it did not. */
function succeed(...args: string[]): void {
  const { status, stdout, stderr } = licencia(args);
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
}

/** Exports all that the three readers read, and records the release. */
function publish(data: string): string {
  const out = temporaryFolder();
  const formats = ['api', 'anki', 'feeds'];
  succeed('export', ...formats, '--record-release', '--data', data, '--out', out, '--quiet');
  return out;
}

const releaseFiles = (data: string) => readdirSync(join(data, 'releases')).sort();
const readRelease = (data: string, name: string) =>
  JSON.parse(readFileSync(join(data, 'releases', name), 'utf8')) as Release;
const changesIn = (out: string) =>
  JSON.parse(readFileSync(join(out, 'api/v1/changes.json'), 'utf8')) as Changes;

type NoteRow = { guid: string; mod: number; flds: string };

async function ankiPackage(out: string): Promise<{ notes: NoteRow[]; modified: number }> {
  const files = unzip(readFileSync(join(out, 'descargas/anki/licencia-pr.apkg')));
  const rows = sqliteRows(files.get('collection.anki2')!.bytes);
  return {
    notes: rows<NoteRow>('SELECT guid, mod, flds FROM notes'),
    modified: rows<{ mod: number }>('SELECT mod FROM col')[0]!.mod,
  };
}

/** What Anki does with a package: it adds new notes, and replaces a note only if the package has a newer one. */
function importInto(collection: Map<string, NoteRow>, notes: readonly NoteRow[]): string[] {
  const taken = notes.filter(({ guid, mod }) => !((collection.get(guid)?.mod ?? 0) >= mod));
  for (const note of taken) collection.set(note.guid, note);
  return taken.map(({ guid }) => guid.replace('licencia-pr/', ''));
}

/** A feed reader shows an entry again if its id is new or its date is later. */
function feedOf(out: string): { entries: Map<string, string>; updated: number } {
  const atom = parseAtomFeed(readFileSync(join(out, 'blog/atom.xml'), 'utf8')) as {
    updated?: string;
    entries?: { id?: string; updated?: string }[];
  };
  return {
    entries: new Map(atom.entries!.map(({ id, updated }) => [id!, updated!])),
    updated: Date.parse(atom.updated!),
  };
}
const renewed = (before: Map<string, string>, after: Map<string, string>) =>
  [...after]
    .filter(([id, updated]) => !(Date.parse(before.get(id) ?? '') >= Date.parse(updated)))
    .map(([id]) => id.split('/').at(-2));

describe('three releases of one day', () => {
  let data = '';
  const out: string[] = [];
  beforeAll(() => {
    data = project(FILES);
    out.push(publish(data));
    for (const [value, revision] of [
      [30, 2],
      [35, 3],
    ] as const) {
      lay(data, {
        'facts/prueba.json': SPEED(value),
        'tests/1-prueba': questions(revision),
      });
      out.push(publish(data));
    }
  }, 120_000);

  it('are three files, each with the hash of the one before it', () => {
    const names = releaseFiles(data);
    expect(names).toEqual(['2026-01-15-2.json', '2026-01-15-3.json', '2026-01-15.json']);
    const [second, third, first] = names.map((name) => readRelease(data, name));
    expect([first!.previous, second!.previous, third!.previous]).toEqual([
      undefined,
      first!.hash,
      second!.hash,
    ]);
    expect(first!.addresses).toContain('/blog/un-articulo/');
    expect(findingsOf(data).filter((finding) => finding.startsWith('release/'))).toEqual([]);
  });

  it('are recorded once: publishing the same content again writes no file', () => {
    const before = releaseFiles(data).map((name) => readFileSync(join(data, 'releases', name)));
    publish(data);
    expect(releaseFiles(data).map((name) => readFileSync(join(data, 'releases', name)))).toEqual(
      before,
    );
  });

  it('give Anki the notes that read differently, each time, and no others', async () => {
    const collection = new Map<string, NoteRow>();
    const packages = await Promise.all(out.map(ankiPackage));
    const [first, second, third] = packages.map(({ notes }) => importInto(collection, notes));
    expect(first).toEqual(['prueba-01', 'prueba-02', 'prueba-03']);
    expect(second).toEqual(['prueba-02', 'prueba-03']);
    expect(third).toEqual(['prueba-02', 'prueba-03']);
    expect(collection.get('licencia-pr/prueba-02')!.flds).toContain('35\u00a0mph');
    expect(collection.get('licencia-pr/prueba-03')!.flds).toContain('35\u00a0mph');
    const modified = packages.map((made) => made.modified);
    expect(modified).toEqual([...new Set(modified)].sort((a, b) => a - b));
  });

  it('give a feed reader the article that prints the fact again, and no other', () => {
    const feeds = out.map(feedOf);
    const [first, second, third] = feeds.map(({ entries }) => entries);
    expect(renewed(first!, second!)).toEqual(['un-articulo']);
    expect(renewed(second!, third!)).toEqual(['un-articulo']);
    const builds = feeds.map(({ updated }) => updated);
    expect(builds).toEqual([...new Set(builds)].sort((a, b) => a - b));
  });

  it('tell an API client that has the first release what changed since', () => {
    const later = temporaryFolder();
    succeed('export', 'api', '--data', data, '--out', later, '--quiet');
    const { since, added, changed, releases } = changesIn(later);
    const files = ['2026-01-15.json', '2026-01-15-2.json', '2026-01-15-3.json'];
    const recorded = files.map((name) => readRelease(data, name));
    expect(releases.map(({ hash }) => hash)).toEqual(recorded.map(({ hash }) => hash));
    expect(since).toMatchObject({ hash: recorded[2]!.hash });
    expect([added, changed]).toEqual([[], []]);
    // The client walks the chain from the hash that it knows.
    const known = releases.findIndex(({ hash }) => hash === recorded[0]!.hash);
    const missed = releases.slice(known + 1);
    expect(missed[0]!.previous).toBe(recorded[0]!.hash);
    for (const link of missed) {
      expect(link.added).toEqual([]);
      expect(link.changed).toEqual(
        expect.arrayContaining([
          { kind: 'preguntas', id: 'prueba-02' },
          { kind: 'preguntas', id: 'prueba-03' },
          { kind: 'hechos', id: 'prueba.velocidad' },
          { kind: 'articulos', id: 'un-articulo' },
        ]),
      );
      expect(link.changed).not.toContainEqual({ kind: 'preguntas', id: 'prueba-01' });
      expect(link.changed).not.toContainEqual({ kind: 'articulos', id: 'otro-articulo' });
    }
    // The file of the second publication said the same before its release was recorded.
    expect(changesIn(out[1]!).changed).toEqual(missed[0]!.changed);
  });
});

describe('a release is compared with the content', () => {
  let released: Record<string, string> = {};
  beforeAll(() => {
    const data = project(FILES);
    publish(data);
    publish(data);
    lay(data, { 'facts/prueba.json': SPEED(30), 'tests/1-prueba': questions(2) });
    publish(data);
    released = Object.fromEntries(
      releaseFiles(data).map((name) => [
        `releases/${name}`,
        readFileSync(join(data, 'releases', name), 'utf8'),
      ]),
    );
  }, 120_000);
  const NOW = { 'facts/prueba.json': SPEED(30), 'tests/1-prueba': questions(2) };
  const errorsWith = (files: object) =>
    reportOf(project({ ...FILES, ...NOW, ...released, ...files }), TODAY)
      .filter(({ rule }) => /^(release|link|schema)\//.test(rule))
      .map(({ rule, severity, title, at }) => ({
        rule,
        severity,
        title,
        at: `${at.file}:${at.range!.start.line}`,
      }));
  const edited = (name: string, change: (release: Release) => void) => {
    const release = JSON.parse(released[`releases/${name}`]!) as Release;
    change(release);
    return { [`releases/${name}`]: json(release) };
  };

  it('finds nothing where nothing changed', () => {
    expect(errorsWith({})).toEqual([]);
  });

  it('refuses a renamed article until it names its former address', () => {
    const renamed = {
      'blog/otro-articulo.md': null,
      'blog/nombre-nuevo.md': FILES['blog/otro-articulo.md'],
    };
    const [found, ...others] = errorsWith(renamed);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      rule: 'release/lost-address',
      severity: 'error',
      title: expect.stringContaining('/blog/otro-articulo/'),
    });
    const withAlias = FILES['blog/otro-articulo.md'].replace(
      'author:',
      'aliases: [otro-articulo]\nauthor:',
    );
    expect(errorsWith({ ...renamed, 'blog/nombre-nuevo.md': withAlias })).toEqual([]);
  });

  it('refuses the id of a question that went in a release', () => {
    const data = project({ ...FILES, ...NOW, ...released });
    const without = { ...questions(2), questions: questions(2).questions.slice(0, 2) };
    lay(data, { 'tests/1-prueba': without });
    expect(findingsOf(data).filter((finding) => finding.startsWith('release/'))).toEqual([
      expect.stringMatching(/^release\/lost-address /),
    ]);
    publish(data);
    expect(findingsOf(data).filter((finding) => finding.startsWith('release/'))).toEqual([]);
    lay(data, { 'tests/1-prueba': questions(2) });
    expect(findingsOf(data).filter((finding) => finding.startsWith('release/'))).toEqual([
      expect.stringMatching(/^release\/reused-id data\/tests\/1-prueba\/prueba-03.json:/),
    ]);
  });

  it('refuses a release that was edited by hand, whatever its hash says', () => {
    const change = (release: Release) => {
      release.addresses!.push('/otra/');
    };
    expect(errorsWith(edited('2026-01-15.json', change)).map(({ rule }) => rule)).toEqual([
      'release/altered',
    ]);
    const forged = edited('2026-01-15.json', (release) => {
      change(release);
      release.hash = 'a'.repeat(64);
    });
    expect(errorsWith(forged).map(({ rule }) => rule)).toEqual([
      'release/chain',
      'release/altered',
    ]);
  });

  it.each([
    ['a gap', { 'releases/2026-01-15.json': null }],
    ['another file name', { 'releases/2026-01-15.json': null, move: '2026-02-01.json' }],
  ])('refuses %s', (_, { move, ...files }: Record<string, unknown>) => {
    const moved =
      move === undefined ? {} : { [`releases/${move}`]: released['releases/2026-01-15.json'] };
    const found = errorsWith({ ...files, ...moved });
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['release/chain']));
  });
});

it('a release is not dated before the last one, even if the newest record was deleted', () => {
  const data = project(FILES);
  lay(data, { 'blog/tercero.md': ARTICLE.replace('2026-01-10', '2026-03-01') });
  publish(data);
  expect(releaseFiles(data)).toEqual(['2026-03-01.json']);
  rmSync(join(data, 'blog/tercero.md'));
  writeFileSync(
    join(data, 'blog/un-articulo.md'),
    FILES['blog/un-articulo.md'].replace('author:', 'aliases: [tercero]\nauthor:'),
  );
  publish(data);
  expect(releaseFiles(data)).toEqual(['2026-03-01-2.json', '2026-03-01.json']);
}, 60_000);
