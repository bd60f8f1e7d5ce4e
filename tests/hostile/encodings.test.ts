import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../pipeline/load/json.ts';
import { readText } from '../../pipeline/load/read-text.ts';
import { ARTICLE, BASE_FILES } from '../fixtures/base-data.ts';
import { changedBase, findingLabels, project, reportOf, toJson } from '../fixtures/project.ts';

const PATH = 'blog/un-articulo.md';
const TIPS = 'guia/tips.json';
const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return littleEndian ? bytes : bytes.swap16();
};
const withText = (text: string) => ARTICLE.replace('Un párrafo.', text);

/** UTF-8 read in another encoding. */
const decodeWrongly = (text: string, name: 'latin1' | 'windows-1252'): string =>
  name === 'latin1'
    ? Buffer.from(text).toString('latin1')
    : new TextDecoder(name).decode(Buffer.from(text));

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
      'a truncated byte sequence at the end',
      Buffer.concat([Buffer.from(withText('fin')), Buffer.from([0xc3])]),
      ':10:1',
    ],
    [
      'an overlong encoding of a slash',
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
    ['a directional isolate', withText('\u2066x\u2069'), ':9:1'],
    ['a zero-width space', withText('15\u200bmph'), ':9:3'],
    ['U+FFFD, which wrong decoding leaves', withText('p\ufffdrrafo'), ':9:2'],
  ])('reports %s with its position', (_, content, place) => {
    expect(findingLabels(project({ [PATH]: content }))).toContain(
      `load/encoding data/${PATH}${place}`,
    );
  });

  test.each<[string, string]>([
    ['a right-to-left mark', withText('ab\u200fc')],
    ['a word joiner', withText('ab\u2060c')],
    ['a byte order mark in the middle', withText('ab\ufeffc')],
    ['a soft hyphen', withText('ab\u00adc')],
    ['a C1 control character', withText('ab\u009bc')],
    ['a tag character', withText('ab\u{e0041}c')],
    ['a right-to-left override as an entity', withText('ab&#x202e;c')],
    ['a right-to-left override as a decimal entity', withText('ab&#8238;c')],
    ['a zero-width space by its name', withText('ab&ZeroWidthSpace;c')],
    ['NUL as an entity', withText('ab&#0;c')],
    ['a surrogate as an entity', withText('ab&#xd800;c')],
  ])('reports %s', (_, content) => {
    expect(findingLabels(project({ [PATH]: content }))).toContain(`load/encoding data/${PATH}:9:3`);
  });

  test.each<[string, string, 'latin1' | 'windows-1252']>([
    ['Latin-1', 'Aquí: ¿qué semáforo?', 'latin1'],
    ['Windows-1252', 'Dice “PARE” en Ñuñoa', 'windows-1252'],
  ])('reports UTF-8 that was read as %s once', (_, words, name) => {
    const wrong = decodeWrongly(words, name);
    const found = reportOf(project({ [PATH]: withText(wrong) })).filter(
      ({ rule }) => rule === 'load/encoding',
    );
    expect(found.map(({ help }) => help.join())).toEqual([expect.stringContaining('git')]);
  });

  test.each(['MAÇÃ', 'MAÇÃO', '«MAÇÃ»', '“MAÇÃ”', 'Âmbar', 'âmbar'])(
    'accepts the word %s',
    (word) => {
      expect(findingLabels(project({ [PATH]: withText(word) })).join()).not.toContain('encoding');
    },
  );

  test.each(['\\u202e', '\\u0000', '\\u0007', '\\b', '\\u200b', '\\ufffd', '\\ud800'])(
    'reports %s as a JSON escape, in a value and in a key',
    (escape) => {
      const text = toJson(
        changedBase(TIPS, (tips) => {
          tips.intro = 'x@y';
        }),
      ).replace('x@y', `x${escape}y`);
      expect(findingLabels(project({ [TIPS]: text }))).toEqual([`load/encoding data/${TIPS}:2:12`]);
      expect(
        findingLabels(
          project({
            [TIPS]: text.replace('"intro"', `"in${escape}tro"`).replace(`x${escape}y`, 'x'),
          }),
        )[0],
      ).toBe(`load/encoding data/${TIPS}:2:3`);
    },
  );

  test.each(['\\u202e', '\\0', '\\a', '\\e', '\\x07'])('reports %s as a YAML escape', (escape) => {
    expect(
      findingLabels(project({ [PATH]: ARTICLE.replace(/^title: .*$/m, `title: "a${escape}b"`) })),
    ).toEqual([`load/encoding data/${PATH}:2:8`]);
  });

  test('accepts ordinary entities and escapes', () => {
    expect(
      findingLabels(
        project({
          [PATH]: withText(
            '[x](https://example.com/?q=1&it=2&shy=3) R&it, `&shy;`, &#150; &#128;\n\n```\n&#8203;\n```\n\n🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 👩‍🚒 ⚠️',
          ),
        }),
      ),
    ).toEqual([]);
    expect(
      findingLabels(
        project({
          [PATH]: withText('Uno &amp; dos, &eacute;, &#241;, \\* y &nbsp;tres.').replace(
            /^title: .*$/m,
            'title: "a\\u00f1o"',
          ),
        }),
      ),
    ).toEqual([]);
  });

  test('distinguishes invalid bytes from forbidden characters', () => {
    const title = (content: string | Uint8Array) =>
      reportOf(project({ [PATH]: content }))[0]!.title;
    expect(title(Buffer.from(ARTICLE, 'latin1'))).toBe('the file is not UTF-8 text');
    expect(title(withText('p\ufffdrrafo'))).toBe(
      'the text contains the invisible or broken character U+FFFD (replacement character)',
    );
    expect(title(withText('a\u202eb'))).toBe(
      'the text contains the invisible or broken character U+202E (right-to-left override)',
    );
  });

  test.each([
    ['a byte order mark', `\ufeff${ARTICLE}`],
    ['CRLF', ARTICLE.replaceAll('\n', '\r\n')],
    ['a byte order mark and CRLF', `\ufeff${ARTICLE.replaceAll('\n', '\r\n')}`],
    ['old Macintosh line ends', ARTICLE.replaceAll('\n', '\r')],
    [
      'accents in decomposed form',
      ARTICLE.normalize('NFD').replace(
        ARTICLE.normalize('NFD').match(/category: .*/)![0],
        'category: Guías',
      ),
    ],
    ['emoji and a tab', withText('Un 🛑 y\tun tabulador.')],
  ])('accepts %s', (_, content) => {
    expect(findingLabels(project({ [PATH]: content }))).toEqual([]);
  });

  test.each([
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('%s does not shift the positions of findings', (_, change) => {
    const text = ARTICLE.replace('category: Guías', 'category: Guias').replace(
      'Un párrafo.',
      'Un {{sitio.nada}}.',
    );
    const plain = findingLabels(project({ [PATH]: text }));
    expect(plain).toHaveLength(2);
    expect(findingLabels(project({ [PATH]: change(text) }))).toEqual(plain);
    const tips = `${toJson(BASE_FILES[TIPS]).replace('"title"', '"titel"')}`;
    expect(findingLabels(project({ [TIPS]: change(tips) }))).toEqual(
      findingLabels(project({ [TIPS]: tips })),
    );
  });

  test('an invisible character in JSON is reported with its position', () => {
    const text = toJson(BASE_FILES[TIPS]).replace('Cada día.', 'Cada \u202edía.');
    const lines = text.split('\n');
    const line = lines.findIndex((line) => line.includes('\u202e'));
    expect(findingLabels(project({ [TIPS]: text }))).toEqual([
      `load/encoding data/${TIPS}:${line + 1}:${lines[line]!.indexOf('\u202e') + 1}`,
    ]);
  });
});

describe('decomposed accents (NFD)', () => {
  const apart = 'Acción'.normalize('NFD');

  test('are composed when a file is read, which also removes CR and byte order mark', () => {
    const folder = mkdtempSync(join(tmpdir(), 'licencia-'));
    const path = join(folder, 'texto.md');
    writeFileSync(path, `\ufeff${apart}\r\n`);
    expect(readText(path, 'texto.md', () => true).text).toBe('Acción\n');
    rmSync(folder, { recursive: true });
  });

  test('are composed in JSON that escapes the accent', () => {
    const text = '{"title": "Accio\\u0301n"}';
    const { document, findings } = parseJson({ file: 'a.json', text } as never);
    expect(findings).toEqual([]);
    for (const _ of [1, 2]) expect(document!.data).toEqual({ title: 'Acción' });
  });
});
