/** Files that are not plain, honest UTF-8 text are refused with their true line; nothing else of the project suffers. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARTICLE, BASE, CHAPTER } from '../base-data.ts';
import { base, contentOf, findingsOf, json, lay, project, reportOf } from '../project.ts';

const PATH = 'blog/un-articulo.md';
const TIPS = 'guia/tips.json';
const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return littleEndian ? bytes : bytes.swap16();
};
const withText = (text: string) => ARTICLE.replace('Un párrafo.', text);

describe('encodings', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['latin-1', Buffer.from(ARTICLE, 'latin1'), ':2:14'],
    [
      'latin-1 in the body only',
      Buffer.concat([
        Buffer.from(withText('Una línea.\n\n')),
        Buffer.from('El a\xf1o.\n', 'latin1'),
      ]),
      ':12:5',
    ],
    ['UTF-16 little-endian', utf16(ARTICLE, true), ':1:1'],
    ['UTF-16 big-endian', utf16(ARTICLE, false), ':1:1'],
    [
      'a cut sequence at the end',
      Buffer.concat([Buffer.from(withText('fin')), Buffer.from([0xc3])]),
      ':10:1',
    ],
    [
      'an overlong slash',
      Buffer.concat([Buffer.from(withText('ab')).subarray(0, -1), Buffer.from([0xc0, 0xaf])]),
      ':9:3',
    ],
    [
      'a lone surrogate',
      Buffer.concat([Buffer.from(withText('ab')).subarray(0, -1), Buffer.from([0xed, 0xa0, 0x80])]),
      ':9:3',
    ],
    ['NUL', withText('ab\0c'), ':9:3'],
    ['escape', withText('ab\u001b[31m'), ':9:3'],
    ['a right-to-left override', withText('la clave \u202ees A'), ':9:10'],
    ['an isolate', withText('\u2066x\u2069'), ':9:1'],
    ['a zero-width space', withText('15\u200bmph'), ':9:3'],
    ['U+FFFD, the scar of bad decoding', withText('p\ufffdrrafo'), ':9:2'],
  ])('%s', (_, content, place) => {
    expect(findingsOf(project({ [PATH]: content }))).toContain(
      `load/encoding data/${PATH}${place}`,
    );
  });

  test.each<[string, string]>([
    ['a mark of direction', withText('ab\u200fc')],
    ['a word joiner', withText('ab\u2060c')],
    ['a byte order mark in the middle', withText('ab\ufeffc')],
    ['a soft hyphen', withText('ab\u00adc')],
    ['a control of the second set', withText('ab\u009bc')],
    ['a tag', withText('ab\u{e0041}c')],
    ['a right-to-left override as an entity', withText('ab&#x202e;c')],
    ['the same in decimals', withText('ab&#8238;c')],
    ['a zero-width space by its name', withText('ab&ZeroWidthSpace;c')],
    ['NUL as an entity', withText('ab&#0;c')],
    ['a surrogate as an entity', withText('ab&#xd800;c')],
  ])('%s', (_, content) => {
    expect(findingsOf(project({ [PATH]: content }))).toContain(`load/encoding data/${PATH}:9:3`);
  });

  test.each(['\\u202e', '\\u0000', '\\u0007', '\\b', '\\u200b', '\\ufffd', '\\ud800'])(
    '%s as an escape of JSON, in a value and in a key',
    (escape) => {
      const text = json(
        base(TIPS, (tips) => {
          tips.intro = 'x@y';
        }),
      ).replace('x@y', `x${escape}y`);
      expect(findingsOf(project({ [TIPS]: text }))).toEqual([`load/encoding data/${TIPS}:2:12`]);
      expect(
        findingsOf(
          project({
            [TIPS]: text.replace('"intro"', `"in${escape}tro"`).replace(`x${escape}y`, 'x'),
          }),
        )[0],
      ).toBe(`load/encoding data/${TIPS}:2:3`);
    },
  );

  test.each(['\\u202e', '\\0', '\\a', '\\e', '\\x07'])('%s as an escape of YAML', (escape) => {
    expect(
      findingsOf(project({ [PATH]: ARTICLE.replace(/^title: .*$/m, `title: "a${escape}b"`) })),
    ).toEqual([`load/encoding data/${PATH}:2:8`]);
  });

  test('honest entities and escapes are fine', () => {
    expect(
      findingsOf(
        project({
          [PATH]: withText(
            '[x](https://example.com/?q=1&it=2&shy=3) R&it, `&shy;`, &#150; &#128;\n\n```\n&#8203;\n```\n\n🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 👩‍🚒 ⚠️',
          ),
        }),
      ),
    ).toEqual([]);
    expect(
      findingsOf(
        project({
          [PATH]: withText('Uno &amp; dos, &eacute;, &#241;, \\* y &nbsp;tres.').replace(
            /^title: .*$/m,
            'title: "a\\u00f1o"',
          ),
        }),
      ),
    ).toEqual([]);
  });

  test('wrong bytes and wrong characters are told apart', () => {
    const title = (content: string | Uint8Array) =>
      reportOf(project({ [PATH]: content }))[0]!.title;
    expect(title(Buffer.from(ARTICLE, 'latin1'))).toBe('the file is not UTF-8 text');
    expect(title(withText('p\ufffdrrafo'))).toBe(
      'the text holds the invisible or broken character U+FFFD (replacement character)',
    );
    expect(title(withText('a\u202eb'))).toBe(
      'the text holds the invisible or broken character U+202E (right-to-left override)',
    );
  });

  test.each([
    ['a byte order mark', `\ufeff${ARTICLE}`],
    ['CRLF', ARTICLE.replaceAll('\n', '\r\n')],
    ['both', `\ufeff${ARTICLE.replaceAll('\n', '\r\n')}`],
    ['old Macintosh line ends', ARTICLE.replaceAll('\n', '\r')],
    [
      'accents in decomposed form',
      ARTICLE.normalize('NFD').replace(
        ARTICLE.normalize('NFD').match(/category: .*/)![0],
        'category: Guías',
      ),
    ],
    ['emoji and a tab', withText('Un 🛑 y\tun tabulador.')],
  ])('%s is fine', (_, content) => {
    expect(findingsOf(project({ [PATH]: content }))).toEqual([]);
  });

  test.each([
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('%s moves no position', (_, change) => {
    const text = ARTICLE.replace('category: Guías', 'category: Guias').replace(
      'Un párrafo.',
      'Un {{sitio.nada}}.',
    );
    const plain = findingsOf(project({ [PATH]: text }));
    expect(plain).toHaveLength(2);
    expect(findingsOf(project({ [PATH]: change(text) }))).toEqual(plain);
    const tips = `${json(BASE[TIPS]).replace('"title"', '"titel"')}`;
    expect(findingsOf(project({ [TIPS]: change(tips) }))).toEqual(
      findingsOf(project({ [TIPS]: tips })),
    );
  });

  test('the same in JSON, at the true line', () => {
    const text = json(BASE[TIPS]).replace('Cada día.', 'Cada \u202edía.');
    const lines = text.split('\n');
    const line = lines.findIndex((each) => each.includes('\u202e'));
    expect(findingsOf(project({ [TIPS]: text }))).toEqual([
      `load/encoding data/${TIPS}:${line + 1}:${lines[line]!.indexOf('\u202e') + 1}`,
    ]);
  });
});

describe('not a regular file', () => {
  const refused = (change: (folder: string) => void, path = PATH) => {
    const folder = project({ [path]: null });
    mkdirSync(join(folder, 'blog'), { recursive: true });
    change(folder);
    return reportOf(folder)
      .filter(({ rule }) => rule === 'load/file')
      .map(({ title, at }) => `${at.file} ${title}`);
  };

  test('a symbolic link, even to a good file of the project', () => {
    expect(
      refused((folder) => symlinkSync(join(folder, 'legal/aviso-legal.md'), join(folder, PATH))),
    ).toEqual([`data/${PATH} the file is a symbolic link`]);
  });

  test('a symbolic link to a file of the machine', () => {
    expect(refused((folder) => symlinkSync('/etc/hostname', join(folder, PATH)))).toEqual([
      `data/${PATH} the file is a symbolic link`,
    ]);
  });

  test('a dead link', () => {
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
    expect(findingsOf(folder)).toEqual([
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
  ])('%s in place of a folder of content', (_, make) => {
    const folder = project();
    rmSync(join(folder, 'blog'), { recursive: true });
    make(join(folder, 'blog'));
    expect(findingsOf(folder)).toEqual(['load/file data/blog']);
  });

  test('a folder that is a link to outside', () => {
    const folder = project({ [PATH]: null });
    const outside = project();
    rmSync(join(folder, 'blog'), { recursive: true, force: true });
    symlinkSync(join(outside, 'blog'), join(folder, 'blog'));
    expect(reportOf(folder).map(({ title, at }) => `${at.file} ${title}`)).toEqual([
      `data/${PATH} the file is outside the data folder`,
    ]);
  });

  test.skipIf(process.platform === 'win32')('a pipe, without waiting for a writer', () => {
    expect(refused((folder) => execFileSync('mkfifo', [join(folder, PATH)]))).toEqual([
      `data/${PATH} this is not a regular file`,
    ]);
  });

  test('a folder with a file’s name', () => {
    expect(refused((folder) => mkdirSync(join(folder, PATH), { recursive: true }))).toEqual([
      `data/${PATH} this is not a regular file`,
    ]);
    expect(refused((folder) => mkdirSync(join(folder, 'site.json')), 'site.json')).toEqual([
      'data/site.json this is not a regular file',
    ]);
  });

  test('a file of 3 MB, without reading it', () => {
    expect(
      refused((folder) => lay(folder, { [PATH]: ARTICLE + 'x'.repeat(3 * 1024 * 1024) })),
    ).toEqual([`data/${PATH} the file is larger than 2 MB`]);
  });

  test('a file of just 2 MB is read', () => {
    const filler = 2 * 1024 * 1024 - Buffer.byteLength(ARTICLE);
    // Its size is no problem of the file; its text is longer than a body may be.
    expect(findingsOf(project({ [PATH]: ARTICLE + 'x'.repeat(filler) }))).toEqual([
      expect.stringContaining(`parse/markdown data/${PATH}:`),
    ]);
    expect(findingsOf(project({ [PATH]: ARTICLE + 'x'.repeat(filler + 1) }))).toEqual([
      `load/file data/${PATH}`,
    ]);
  });
});

describe('missing and misnamed', () => {
  test('a required file that is missing is named', () => {
    expect(findingsOf(project({ 'portada.json': null }))).toEqual(['load/file data/portada.json']);
  });

  test('a project without settings does not crash the later stages', () => {
    const content = contentOf(project({ 'site.json': null }));
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
  ])('the file %s: %s', (path, rule) => {
    const content = path.startsWith('facts') ? '{}' : ARTICLE;
    const found = reportOf(project({ [path]: content }));
    expect(found.map((finding) => `${finding.rule} ${finding.at.file}`)).toEqual([
      `${rule} data/${path}`,
    ]);
    expect(found[0]!.severity).toBe(rule === 'load/stray-file' ? 'warning' : 'error');
  });

  test('no name of a file reaches the disk as a path of its own', () => {
    const folder = project({
      'blog/..%2f..%2fescape.md': ARTICLE,
      'centros/ponce.json': { ...(BASE['centros/ponce.json'] as object), id: '../../escape' },
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
      findingsOf(
        project({ 'blog/.un-articulo.md.swp': 'x', 'blog/un-articulo.md~': 'x', '.DS_Store': 'x' }),
      ),
    ).toEqual([]);
  });

  test('a record with a schema error is one finding: what refers to it, its address or its sections is not dead', () => {
    const broken = {
      'manual/reglas-transito.md': CHAPTER.replace('order: 1', 'order: uno'),
      [PATH]: withText('[Lee](/manual/reglas-transito/#velocidad).'),
    };
    expect(findingsOf(project(broken))).toEqual([
      'schema/invalid data/manual/reglas-transito.md:4:8',
    ]);
  });

  test('a source file that cannot be read is one finding, not one for each citation', () => {
    expect(findingsOf(project({ 'sources.json': '{\n  "ley": {},,\n}' }))).toEqual([
      'parse/json-syntax data/sources.json:2:13',
    ]);
  });
});
