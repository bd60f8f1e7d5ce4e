import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARTICLE, BASE_FILES, CHAPTER } from '../fixtures/base-data.ts';
import { findingLabels, project, readProject, reportOf, writeFiles } from '../fixtures/project.ts';

const PATH = 'blog/un-articulo.md';
const withText = (text: string) => ARTICLE.replace('Un párrafo.', text);

describe('unreadable and unknown files', () => {
  const refused = (change: (folder: string) => void, path = PATH) => {
    const folder = project({ [path]: null });
    mkdirSync(join(folder, 'blog'), { recursive: true });
    change(folder);
    return reportOf(folder)
      .filter(({ rule }) => rule === 'load/file')
      .map(({ title, at }) => `${at.file} ${title}`);
  };

  test('refuses a symbolic link, even to a valid file of the project', () => {
    expect(
      refused((folder) => symlinkSync(join(folder, 'legal/aviso-legal.md'), join(folder, PATH))),
    ).toEqual([`data/${PATH} the file is a symbolic link`]);
  });

  test('refuses a symbolic link to a file outside the project', () => {
    expect(refused((folder) => symlinkSync('/etc/hostname', join(folder, PATH)))).toEqual([
      `data/${PATH} the file is a symbolic link`,
    ]);
  });

  test('refuses a dangling link', () => {
    expect(refused((folder) => symlinkSync('nowhere', join(folder, PATH)))).toEqual([
      `data/${PATH} the file is a symbolic link`,
    ]);
  });

  test('files that no collection reads are reported', () => {
    const folder = project({
      'blgo/uno.md': ARTICLE,
      'blog/2026/dos.md': ARTICLE,
      'blog/tres': 'x',
      'blog/cuatro.md~': 'x',
      'blog/.oculto': 'x',
    });
    expect(findingLabels(folder)).toEqual([
      'load/stray-file data/blgo',
      'load/stray-file data/blog/2026',
      'load/stray-file data/blog/tres',
    ]);
    expect(reportOf(folder)[0]!.help[0]).toBe('Did you mean "blog"?');
  });

  test.each<[string, (path: string) => void]>([
    ['a link to nowhere', (path) => symlinkSync('/nada', path)],
    ['a link to itself', (path) => symlinkSync('blog', path)],
    ['a file', (path) => writeFileSync(path, '')],
  ])('reports %s in place of a content folder', (_, make) => {
    const folder = project();
    rmSync(join(folder, 'blog'), { recursive: true });
    make(join(folder, 'blog'));
    expect(findingLabels(folder)).toEqual(['load/file data/blog']);
  });

  test('refuses the files of a linked folder outside the data folder', () => {
    const folder = project({ [PATH]: null });
    const outside = project();
    rmSync(join(folder, 'blog'), { recursive: true, force: true });
    symlinkSync(join(outside, 'blog'), join(folder, 'blog'));
    expect(reportOf(folder).map(({ title, at }) => `${at.file} ${title}`)).toEqual([
      `data/${PATH} the file is outside the data folder`,
    ]);
  });

  test.skipIf(process.platform === 'win32')('refuses a pipe without waiting for a writer', () => {
    expect(refused((folder) => execFileSync('mkfifo', [join(folder, PATH)]))).toEqual([
      `data/${PATH} this is not a regular file`,
    ]);
  });

  test('refuses a folder with a file’s name', () => {
    expect(refused((folder) => mkdirSync(join(folder, PATH), { recursive: true }))).toEqual([
      `data/${PATH} this is not a regular file`,
    ]);
    expect(refused((folder) => mkdirSync(join(folder, 'site.json')), 'site.json')).toEqual([
      'data/site.json this is not a regular file',
    ]);
  });

  test('a file of 3 MB is refused without being read', () => {
    expect(
      refused((folder) => writeFiles(folder, { [PATH]: ARTICLE + 'x'.repeat(3 * 1024 * 1024) })),
    ).toEqual([`data/${PATH} the file is larger than 2 MB`]);
  });

  test('a file of exactly 2 MB is read', () => {
    const filler = 2 * 1024 * 1024 - Buffer.byteLength(ARTICLE);
    // The file is not too large, but its text is longer than a body may be.
    expect(findingLabels(project({ [PATH]: ARTICLE + 'x'.repeat(filler) }))).toEqual([
      expect.stringContaining(`parse/markdown data/${PATH}:`),
    ]);
    expect(findingLabels(project({ [PATH]: ARTICLE + 'x'.repeat(filler + 1) }))).toEqual([
      `load/file data/${PATH}`,
    ]);
  });
});

describe('missing and misnamed files', () => {
  test('a missing required file is named in a finding', () => {
    expect(findingLabels(project({ 'portada.json': null }))).toEqual([
      'load/file data/portada.json',
    ]);
  });

  test('a project without settings does not crash the later stages', () => {
    const content = readProject(project({ 'site.json': null }));
    expect(content.site).toBeUndefined();
    expect(content.findings.map(({ rule }) => rule)).toEqual(['load/file']);
  });

  test.each([
    ['blog/acentó.md', 'schema/invalid'],
    ['blog/dos palabras.md', 'schema/invalid'],
    ['blog/con.md', 'schema/invalid'],
    ['blog/lpt1.md', 'schema/invalid'],
    ['blog/CON.md', 'schema/invalid'],
    ['blog/Mayuscula.md', 'schema/invalid'],
    ['blog/dos..puntos.md', 'schema/invalid'],
    ['blog/..md', 'schema/invalid'],
    ['blog/-guion.md', 'schema/invalid'],
    ['blog/doble--guion.md', 'schema/invalid'],
    ['blog/guion_bajo.md', 'schema/invalid'],
    ['blog/índice.md'.normalize('NFD'), 'schema/invalid'],
    [`blog/${'a'.repeat(100)}.md`, 'schema/invalid'],
    ['blog/a\\..\\b.md', 'schema/invalid'],
    ['blog/<script>.md', 'schema/invalid'],
    ['blog/articulo.MD', 'load/stray-file'],
    ['blog/articulo.md.bak', 'load/stray-file'],
    ['blog/articulo.markdown', 'load/stray-file'],
    ['facts/velocidad.jsonc', 'load/stray-file'],
  ])('the file name %s causes the finding %s', (path, rule) => {
    const content = path.startsWith('facts') ? '{}' : ARTICLE;
    const found = reportOf(project({ [path]: content }));
    expect(found.map((finding) => `${finding.rule} ${finding.at.file}`)).toEqual([
      `${rule} data/${path}`,
    ]);
    expect(found[0]!.severity).toBe(rule === 'load/stray-file' ? 'warning' : 'error');
  });

  test('a file name or id that contains path parts is an error', () => {
    const folder = project({
      'blog/..%2f..%2fescape.md': ARTICLE,
      'centros/ponce.json': { ...(BASE_FILES['centros/ponce.json'] as object), id: '../../escape' },
    });
    const found = reportOf(folder);
    expect(
      found
        .filter(({ severity }) => severity === 'error')
        .map(({ at }) => at.file)
        .sort(),
    ).toEqual(expect.arrayContaining(['data/blog/..%2f..%2fescape.md', 'data/centros/ponce.json']));
  });

  test('hidden files and editors’ backups are not read', () => {
    expect(
      findingLabels(
        project({ 'blog/.un-articulo.md.swp': 'x', 'blog/un-articulo.md~': 'x', '.DS_Store': 'x' }),
      ),
    ).toEqual([]);
  });

  test('a record with a schema error causes no findings about links to it', () => {
    const broken = {
      'manual/reglas-transito.md': CHAPTER.replace('order: 1', 'order: uno'),
      [PATH]: withText('[Lee](/manual/reglas-transito/#velocidad).'),
    };
    expect(findingLabels(project(broken))).toEqual([
      'schema/invalid data/manual/reglas-transito.md:4:8',
    ]);
  });

  test('an invalid sources.json gives one finding, not one for each citation', () => {
    expect(findingLabels(project({ 'sources.json': '{\n  "ley": {},,\n}' }))).toEqual([
      'parse/json-syntax data/sources.json:2:13',
    ]);
  });
});
