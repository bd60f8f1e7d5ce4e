/** Pictures for sharing: the places of the letters, all of them on the sign, and the picture itself. */
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import opentype from 'opentype.js';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Page } from '../../pipeline/render/page.ts';
import {
  type Card,
  CUTS,
  INKS,
  LEADING,
  layOut,
  SCENE,
  SECTION,
  SIZE,
  TITLE,
} from '../../pipeline/write/share/card.ts';
import { shareImages } from '../../pipeline/write/share/images.ts';
import { fitted, lettering } from '../../pipeline/write/share/lettering.ts';
import { painter } from '../../pipeline/write/share/painter.ts';
import { cacheOf, copyOfProgram, entriesOf } from '../build/warm/programs.ts';

const ROOT = join(import.meta.dirname, '../..');
const letters = await lettering(ROOT);
const card = (title: string, section = 'Blog'): Card => ({ title, section, name: 'Licencia PR' });
/** Pixels between the section's line and the site's name. */
const HEIGHT = 240;

test.each([
  '',
  'Blog',
  'Señales de Tránsito: manual del conductor',
  'Proyecto 480: perder la licencia por pasar la luz roja por tercera vez',
  '¿«ñÑáéíóúü» y 123,456? —(100 %)',
])('the title «%s» is printed whole in the room it has', (title) => {
  const { size, rows } = fitted(title, TITLE, letters);
  expect(rows.join(' ')).toBe(title);
  expect(rows.length * size * LEADING).toBeLessThanOrEqual(HEIGHT);
  const lines = layOut(card(title, 'Guía de Estudio'), letters);
  expect(lines.map(({ text }) => text)).toEqual([
    'Guía de Estudio',
    ...rows,
    'Licencia PR · no oficial',
  ]);
});

test('lines are about as long as each other', () => {
  const { size, rows } = fitted(
    'CESCO Sagrado Corazón (San Juan): dirección, horario y servicios',
    TITLE,
    letters,
  );
  expect(rows).toHaveLength(3);
  const widths = rows.map((row) => letters.width(row, size));
  expect(Math.max(...widths) / Math.min(...widths)).toBeLessThan(1.5);
});

test.each([
  ['words', 'palabra '.repeat(60).trim(), 3],
  ['one endless word', 'A'.repeat(400), 1],
  [
    'an endless word among others',
    `Antes ${'A'.repeat(400)} y después, y otra vez después, y todavía más después, hasta que no cabe`,
    3,
  ],
])('a text that is too long ends in an ellipsis: %s', (_, title, count) => {
  const lines = layOut({ title, section: title, name: title }, letters);
  expect(lines).toHaveLength(count + 2);
  for (const { text, size } of lines)
    expect(letters.width(text, size)).toBeLessThanOrEqual(TITLE.width);
  expect(letters.width(lines[0]!.text, lines[0]!.size)).toBeLessThanOrEqual(SECTION.width);
  for (const { text } of [lines[0]!, lines[count]!, lines.at(-1)!]) expect(text).toMatch(/…$/);
});

test('letters are where the font’s own shaping of the whole line puts them', () => {
  const file = readFileSync(
    join(ROOT, 'node_modules/@fontsource/overpass/files/overpass-latin-800-normal.woff'),
  );
  const font = opentype.parse(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength),
  );
  for (const text of ['AVATAR, Toyota y Yauco', 'Señales de tránsito', 'Ley 22-2000: «LTV» 1.º']) {
    const shaped: number[] = [];
    font.forEachGlyph(text, 0, 0, 100, undefined, (_, x) => void shaped.push(x));
    expect(letters.letters(text, 100).map(({ at }) => at)).toEqual(
      shaped.map((x) => expect.closeTo(x, 3)),
    );
  }
});

test('a picture shows what one drawing of scene and letters would show', async () => {
  const wanted = card('¿Qué señal es? AVATAR', 'Guía');
  const options = { font: { loadSystemFonts: false } };
  const outlines = layOut(wanted, letters).flatMap(({ text, x, y, size, ink }) =>
    letters
      .letters(text, size)
      .map(
        ({ letter, at }) =>
          `<path transform="translate(${Math.round(x + at)} ${Math.round(y)})" fill="${INKS[ink]}" d="${letters.outline(letter, size)?.path ?? ''}"/>`,
      ),
  );
  const whole = new Resvg(SCENE.replace('</svg>', `${outlines.join('')}</svg>`), options).render()
    .pixels;
  const png = Buffer.from((await painter(ROOT))(wanted)).toString('base64');
  const shown = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><image href="data:image/png;base64,${png}" width="${SIZE.width}" height="${SIZE.height}"/></svg>`,
    options,
  ).render().pixels;
  expect(shown).toHaveLength(whole.length);
  let [apart, different] = [0, 0];
  for (let at = 0; at < whole.length; at++) {
    apart = Math.max(apart, Math.abs(whole[at]! - shown[at]!));
    if (Math.abs(whole[at]! - shown[at]!) > 8) different++;
  }
  // A letter's edge has 24 levels, and where two letters share a pixel one of them counts.
  expect(different).toBeLessThan(40);
  expect(apart).toBeLessThan(128);
});

/** The rows of a PNG's only data chunk, whose sums zlib checks; and every chunk's own. */
function rowsOf(png: Uint8Array): Buffer {
  const bytes = Buffer.from(png);
  let rows = Buffer.alloc(0);
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    if (body.toString('latin1', 0, 4) === 'IDAT') rows = inflateSync(body.subarray(4));
    at += 12 + length;
  }
  return rows;
}

test('a picture does not depend on those drawn before it', async () => {
  const paint = await painter(ROOT);
  const cards = [
    card('Señales de tránsito'),
    card('Señales de tránsito', 'Manual'),
    card('La zona escolar'),
    card(`${'ÑÁÉ'.repeat(40)} y más`, 'Manual'),
    card('La zona escolar'),
  ];
  const inTurn = cards.map((each) => paint(each));
  const alone = await Promise.all(cards.map(async (each) => (await painter(ROOT))(each)));
  expect(inTurn.map((png) => rowsOf(png).equals(rowsOf(alone[inTurn.indexOf(png)]!)))).toEqual(
    cards.map(() => true),
  );
  expect(rowsOf(inTurn[0]!).length).toBe((SIZE.width + 1) * SIZE.height);
  expect(inTurn[2]).toEqual(inTurn[4]);
  expect(rowsOf(inTurn[0]!).equals(rowsOf(inTurn[1]!))).toBe(false);
});

test('all ink of a line is between the same two cuts', () => {
  // A bar may reach two pixels into the name's rows; it is cut off there, and no title has one.
  const alphabet = Array.from({ length: 0x17f - 0x20 }, (_, index) =>
    String.fromCodePoint(0x20 + index),
  ).filter((letter) => letter !== '|' && letters.outline(letter, 100) !== undefined);
  expect(alphabet.length).toBeGreaterThan(180);
  const titles = [
    'A',
    'Dos renglones de título que caben',
    'Tres renglones de un título que es bastante más largo que los demás títulos del sitio',
    'palabra '.repeat(60).trim(),
  ];
  for (const { y, size } of titles.flatMap((title) => layOut(card(title), letters))) {
    const next = CUTS.findIndex((cut) => cut > y);
    for (const letter of alphabet) {
      const { top, height } = letters.outline(letter, size)!;
      expect(Math.round(y) + top, `${letter} at ${size}`).toBeGreaterThanOrEqual(CUTS[next - 1]!);
      expect(Math.round(y) + top + height, `${letter} at ${size}`).toBeLessThanOrEqual(CUTS[next]!);
    }
  }
});

test('older articles of a category share a picture; newer ones and other pages have their own', () => {
  const images = shareImages(ROOT, 'Licencia PR');
  const page = (title: string, shareTitle?: string): Page => ({
    path: `/blog/${title}/`,
    kind: 'content',
    title: `${title} | Blog`,
    description: '',
    keywords: [],
    crumbs: [{ label: 'Blog', href: '/blog/' }, { label: title }],
    main: createElement('main'),
    jsonLd: [],
    ...(shareTitle === undefined ? {} : { shareTitle }),
  });
  const [one, two, three, four] = [
    page('uno'),
    page('dos'),
    page('tres', 'Guías'),
    page('cuatro', 'Guías'),
  ].map(images.of);
  expect(new Set([one, two, three]).size).toBe(3);
  expect(four).toBe(three);
});

test('a picture that was damaged in the cache is drawn again, also if it kept its size and date', async () => {
  const root = copyOfProgram();
  const drawn = async () => {
    const images = shareImages(root, 'Licencia PR');
    images.of({
      path: '/',
      kind: 'content',
      title: 'uno',
      description: '',
      keywords: [],
    });
    const found = [];
    for await (const { bytes } of images.files()) found.push(Buffer.from(bytes).toString('hex'));
    return found;
  };
  const first = await drawn();
  expect(first).toHaveLength(1);
  for (const name of entriesOf(root)) {
    const file = join(cacheOf(root), name);
    const { atime, mtime } = statSync(file);
    const bytes = readFileSync(file);
    bytes[bytes.length - 20]! ^= 255;
    writeFileSync(file, bytes);
    utimesSync(file, atime, mtime);
  }
  expect(await drawn()).toEqual(first);
});
