import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import opentype from 'opentype.js';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { fitTextInLines, loadLettering } from '../../pipeline/exports/lettering.ts';
import type { Page, ShareCard } from '../../pipeline/render/document/page.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import {
  BLANK_SIGN,
  CARD_INKS,
  CARD_SIZE,
  cardDrawingOf,
  LEADING,
  layOutCard,
  TEXT_BOXES,
} from '../../pipeline/write/share/card.ts';
import { shareImages } from '../../pipeline/write/share/images.ts';
import { createCardPainter } from '../../pipeline/write/share/painter.ts';
import { cacheFolderOf, copyOfProgram, listCacheEntries } from '../build/warm/programs.ts';
import { shippedContent } from '../content/shipped.ts';

const ROOT = join(import.meta.dirname, '../..');
const letters = await loadLettering(ROOT);
const NAME = 'Licencia PR';
const card = (title: string, section = 'Blog'): ShareCard => ({ title, section });
/** Height in pixels between the line of the section and the name of the site. */
const HEIGHT = TEXT_BOXES.title.bottom - TEXT_BOXES.title.top;
/** A drawing with more colours than a palette can have. */
const COLOURFUL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${Array.from(
  { length: 1600 },
  (_, at) =>
    `<rect x="${at % 40}" y="${Math.floor(at / 40)}" width="1" height="1" fill="rgb(${(at * 7) % 256} ${(at * 13) % 256} ${(at * 29) % 256})"/>`,
).join('')}</svg>`;

test.each([
  '',
  'Blog',
  'Señales de Tránsito: manual del conductor',
  'Proyecto 480: perder la licencia por pasar la luz roja por tercera vez',
  '¿«ñÑáéíóúü» y 123,456? —(100 %)',
])('the whole title «%s» fits into its box', (title) => {
  const { size, rows } = fitTextInLines(title, TEXT_BOXES.title, letters);
  expect(rows.join(' ')).toBe(title);
  expect(rows.length * size * LEADING).toBeLessThanOrEqual(HEIGHT);
  const lines = layOutCard(card(title, 'Guía de Estudio'), NAME, letters);
  expect(lines.map(({ text }) => text)).toEqual([
    'Guía de Estudio',
    ...rows,
    'Licencia PR · no oficial',
  ]);
});

test('the drawing of a place is above the words and within the sign', () => {
  const scene =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 220"><path d="M0 0"/></svg>';
  const postcard = { ...card('La lancha de Ceiba', 'Mirar y avisar'), scene };
  const { svg, x, y } = cardDrawingOf(postcard);
  const { width, height } = new Resvg(svg).render();
  expect(x + width).toBeLessThanOrEqual(CARD_SIZE.width - x);
  const lines = layOutCard(postcard, NAME, letters);
  expect(lines.map(({ text }) => text)).toEqual([
    'Mirar y avisar',
    'La lancha de Ceiba',
    'Licencia PR · no oficial',
  ]);
  for (const line of lines) expect(line.y - line.size).toBeGreaterThanOrEqual(y + height);
});

test('a large area keeps its colour below a sky of many shades', async () => {
  const sky = COLOURFUL.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 310"><g transform="translate(0 90)scale(18 2)">${sky}</g><path fill="#c2452f" d="M0 180h720v130H0z"/></svg>`;
  const png = (await createCardPainter(ROOT, NAME))({ ...card('El Morro'), scene });
  const shown = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}"><image href="data:image/png;base64,${Buffer.from(png).toString('base64')}" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}"/></svg>`,
  ).render().pixels;
  const { x, y } = cardDrawingOf({ ...card(''), scene });
  const at = ((y + 300) * CARD_SIZE.width + x + 300) * 4;
  expect([...shown.slice(at, at + 3)]).toEqual([0xc2, 0x45, 0x2f]);
});

test('wraps a title into lines of similar length', () => {
  const { size, rows } = fitTextInLines(
    'CESCO Sagrado Corazón (San Juan): dirección, horario y servicios',
    TEXT_BOXES.title,
    letters,
  );
  expect(rows).toHaveLength(3);
  const widths = rows.map((row) => letters.width(row, size));
  expect(Math.max(...widths) / Math.min(...widths)).toBeLessThan(1.5);
});

test.each([
  ['words', 'palabra '.repeat(60).trim(), 4],
  ['one endless word', 'A'.repeat(400), 1],
  [
    'an endless word among others',
    `Antes ${'A'.repeat(400)} y después, y otra vez después, y todavía más después, hasta que no cabe`,
    4,
  ],
])('a text that is too long ends in an ellipsis: %s', (_, title, count) => {
  const lines = layOutCard({ title, section: title }, title, letters);
  expect(lines).toHaveLength(count + 2);
  for (const { text, size } of lines)
    expect(letters.width(text, size)).toBeLessThanOrEqual(TEXT_BOXES.title.width);
  expect(letters.width(lines[0]!.text, lines[0]!.size)).toBeLessThanOrEqual(
    TEXT_BOXES.section.width,
  );
  for (const { text } of [lines[0]!, lines[count]!, lines.at(-1)!]) expect(text).toMatch(/…$/);
});

test('letter positions equal those of the font’s own shaping', () => {
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

test('a title beside a drawing is narrower', () => {
  const beside = layOutCard(
    { ...card('Señales de Tránsito: manual'), drawing: COLOURFUL },
    NAME,
    letters,
  );
  for (const { text, size } of beside.slice(1, -1))
    expect(letters.width(text, size)).toBeLessThanOrEqual(TEXT_BOXES.narrow.width);
});

test.each([
  ['words', card('¿Qué señal es? AVATAR', 'Guía')],
  ['a drawing', { ...card('Semáforos'), drawing: COLOURFUL }],
])('a composed picture equals a single drawing of all its parts: %s', async (_, wanted) => {
  const options = { font: { loadSystemFonts: false } };
  const outlines = layOutCard(wanted, NAME, letters).flatMap(({ text, x, y, size, ink }) =>
    letters
      .letters(text, size)
      .map(
        ({ letter, at }) =>
          `<path transform="translate(${Math.round(x + at)} ${Math.round(y)})" fill="${CARD_INKS[ink]}" d="${letters.outline(letter, size)?.path ?? ''}"/>`,
      ),
  );
  const { svg, x, y } = cardDrawingOf(wanted);
  const drawing = `<g transform="translate(${x} ${y})">${svg}</g>`;
  const whole = new Resvg(
    BLANK_SIGN.replace('</svg>', `${outlines.join('')}${drawing}</svg>`),
    options,
  ).render().pixels;
  const png = Buffer.from((await createCardPainter(ROOT, NAME))(wanted)).toString('base64');
  const shown = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}"><image href="data:image/png;base64,${png}" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}"/></svg>`,
    options,
  ).render().pixels;
  expect(shown).toHaveLength(whole.length);
  const apart = whole.map((value, at) => Math.abs(value - shown[at]!));
  // Colours are rounded to five bits, and a drawing with too many colours uses the nearest of the palette.
  const rough = 'drawing' in wanted ? 64 : 12;
  expect(apart.filter((distance) => distance > rough).length / apart.length).toBeLessThan(0.002);
});

/** The rows of a PNG's only data chunk. Verifies the checksum of every chunk; zlib verifies that of the data. */
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
  const paint = await createCardPainter(ROOT, NAME);
  const cards = [
    card('Señales de tránsito'),
    card('Señales de tránsito', 'Manual'),
    card('La zona escolar'),
    card(`${'ÑÁÉ'.repeat(40)} y más`, 'Manual'),
    card('La zona escolar'),
    { ...card('Semáforos'), drawing: COLOURFUL },
  ];
  const inTurn = cards.map((each) => paint(each));
  const alone = await Promise.all(
    cards.map(async (each) => (await createCardPainter(ROOT, NAME))(each)),
  );
  expect(inTurn.map((png) => rowsOf(png).equals(rowsOf(alone[inTurn.indexOf(png)]!)))).toEqual(
    cards.map(() => true),
  );
  expect(rowsOf(inTurn[0]!).length).toBe((CARD_SIZE.width + 1) * CARD_SIZE.height);
  expect(inTurn[2]).toEqual(inTurn[4]);
  expect(rowsOf(inTurn[0]!).equals(rowsOf(inTurn[1]!))).toBe(false);
});

test('pages with the same "share" title have one picture; other pages have their own', () => {
  const images = shareImages(ROOT, 'Licencia PR');
  const page = (title: string, shared?: string): Page => ({
    path: `/blog/${title}/`,
    kind: 'content',
    title: `${title} | Blog`,
    description: '',
    keywords: [],
    crumbs: [{ label: 'Blog', href: '/blog/' }, { label: title }],
    main: createElement('main'),
    jsonLd: [],
    ...(shared !== undefined && { share: { title: shared } }),
  });
  const [one, two, three, four] = [
    page('uno'),
    page('dos'),
    page('tres', 'Guías'),
    page('cuatro', 'Guías'),
  ].map((each) => images.of(each));
  expect(new Set([one, two, three].map((image) => image?.path)).size).toBe(3);
  expect(four).toEqual(three);
  // The picture of a category has no words from a single article.
  expect(four?.alt).toBe('Blog: Guías');
});

test('a damaged picture in the cache is redrawn even if its size and date match', async () => {
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
  for (const name of listCacheEntries(root)) {
    const file = join(cacheFolderOf(root), name);
    const { atime, mtime } = statSync(file);
    const bytes = readFileSync(file);
    bytes[bytes.length - 20]! ^= 255;
    writeFileSync(file, bytes);
    utimesSync(file, atime, mtime);
  }
  expect(await drawn()).toEqual(first);
});

test('the address of a picture changes with the code that draws it, not with comments', () => {
  const root = copyOfProgram();
  const card = join(root, 'pipeline/write/share/card.ts');
  const code = readFileSync(card, 'utf8');
  const address = (source: string) => {
    writeFileSync(card, source);
    const page = {
      path: '/',
      kind: 'content',
      title: 'uno',
      description: '',
      keywords: [],
    } as const;
    return shareImages(root, NAME).of(page).path;
  };
  const before = address(code);
  expect(address(`/** A new sentence. */\n${code}`)).toBe(before);
  expect(address(`${code}\nexport const COLOUR = '#fff';\n`)).not.toBe(before);
});

test('pages of facts use the ledger’s picture, because a figure would lack its source', () => {
  const { site, ledger } = shippedContent();
  const pages = [...renderPages(site!, ledger!, site!.newest).makers()]
    .filter(({ path }) => path.startsWith('/consistencia/'))
    .slice(0, 20)
    .map(({ make }) => make());
  expect(pages.length).toBeGreaterThan(2);
  const images = shareImages(ROOT, NAME);
  expect(new Set(pages.map((page) => images.of(page).path)).size).toBe(1);
});
