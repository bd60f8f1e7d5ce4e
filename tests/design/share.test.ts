/** Titles → the drawing of a share picture: every letter outlined, nothing outside the sign; and the pictures that are kept. */
import { linkSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawCard, LEADING, TITLE } from '../../pipeline/share/card.ts';
import { sweep } from '../../pipeline/share/images.ts';
import { fitted, lettering } from '../../pipeline/share/lettering.ts';
import { temporaryFolder } from '../project.ts';

const letters = await lettering(join(import.meta.dirname, '../..'));
/** Pixels between the section's line and the site's name. */
const HEIGHT = 240;

test.each(['Blog', 'Señales de Tránsito: manual del conductor', 'Proyecto 480: perder la licencia por pasar la luz roja por tercera vez', '¿«ñÑáéíóúü» y 123,456? —(100 %)'])('%s', (title) => {
  const { size, rows } = fitted(title, TITLE, letters);
  expect(rows.join(' ')).toBe(title);
  for (const row of rows) expect(letters.width(row, size)).toBeLessThanOrEqual(TITLE.width);
  expect(rows.length * size * LEADING).toBeLessThanOrEqual(HEIGHT);
  const svg = drawCard({ title, section: 'Guía de Estudio', name: 'Licencia PR' }, letters);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|font/);
});

test('a title that is too long ends in an ellipsis, and drawing twice gives the same', () => {
  const long = 'palabra '.repeat(60).trim();
  const { rows } = fitted(long, TITLE, letters);
  expect(rows).toHaveLength(3);
  expect(rows[2]).toMatch(/…$/);
  const card = { title: long, section: 'Blog', name: 'Licencia PR' };
  expect(drawCard(card, letters)).toBe(drawCard(card, letters));
});

test('a kept picture goes when nobody has wanted it for a day', () => {
  const root = temporaryFolder();
  const kept = join(root, 'share');
  mkdirSync(kept);
  for (const name of ['forgotten.png', 'wanted.png', 'published.png', 'readme.txt']) writeFileSync(join(kept, name), name);
  linkSync(join(kept, 'published.png'), join(root, 'published.png'));
  const wanted = new Set(['/compartir/wanted.png']);
  const made = statSync(join(kept, 'forgotten.png')).ctimeMs;
  const hour = 3_600_000;
  sweep(kept, wanted, made + 23 * hour);
  expect(readdirSync(kept)).toHaveLength(4);
  sweep(kept, wanted, made + 25 * hour);
  expect(readdirSync(kept).sort()).toEqual(['published.png', 'readme.txt', 'wanted.png']);
});
