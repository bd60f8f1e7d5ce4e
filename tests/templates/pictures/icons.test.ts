/** The two icons as pixels show what templates/icons/favicon.svg draws; UPDATE_ICONS=1 draws them again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../templates/icons');
const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8');

test.each([
  ['favicon-32.png', 32, 'rgba(0,0,0,0)'],
  // A home screen rounds the corners itself and shows what is transparent as black.
  ['apple-touch-180.png', 180, '#00573f'],
])('%s shows what favicon.svg draws', (file, size, background) => {
  const png = new Resvg(svg, {
    fitTo: { mode: 'width', value: size },
    background,
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
  if (process.env.UPDATE_ICONS) writeFileSync(join(folder, file), png);
  expect(readFileSync(join(folder, file)).equals(png)).toBe(true);
});
