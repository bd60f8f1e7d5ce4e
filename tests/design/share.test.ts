/** Titles → the drawing of a share picture: every letter outlined, nothing outside the sign. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawCard, LEADING, TITLE } from '../../pipeline/share/card.ts';
import { fitted, lettering } from '../../pipeline/share/lettering.ts';

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
