import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteIcons } from '../../pipeline/write/icons.ts';
import { BRAND } from '../../templates/brand.ts';
import { COLOURS } from '../../templates/diagrams/colours.ts';

const ROOT = join(import.meta.dirname, '../..');
const CSS = readFileSync(join(ROOT, 'templates/styles/tokens.css'), 'utf8').replace(
  /brand\((\w+)\)/g,
  (_, name) => BRAND[name as keyof typeof BRAND],
);

/** The colours of each block of tokens: light, night, high contrast. */
const [light, night, contrast] = [...CSS.matchAll(/:root(?:\.high-contrast)? \{([^}]*)\}/g)].map(
  ([, block = '']) =>
    Object.fromEntries(
      [...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, colour]) => [
        name,
        whole(colour!),
      ]),
    ) as Record<string, string>,
);
const SCHEMES: [string, Record<string, string>][] = [
  ['light', light!],
  ['night', { ...light, ...night }],
  ['high contrast', { ...light, ...contrast }],
];

/** Expands a short colour, such as #fff, to six digits. */
function whole(colour: string): string {
  return colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
}

/** Relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function ratio(a: string, b: string): number {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright! + 0.05) / (dark! + 0.05);
}

/** WCAG 2: text needs a contrast of 4.5 (1.4.3), better 7 (1.4.6); the edge of a control needs 3 (1.4.11). */
const PAIRS: [front: string, back: string, least: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'bone', 7],
  ['ink', 'note', 7],
  ['ink-2', 'paper', 4.5],
  ['ink-2', 'bone', 4.5],
  ['link', 'paper', 4.5],
  ['link', 'bone', 4.5],
  ['visited', 'paper', 4.5],
  ['go-ink', 'go', 4.5],
  ['ok', 'ok-bg', 4.5],
  ['no', 'no-bg', 4.5],
  ['warn', 'note', 4.5],
  ['focus-ink', 'focus-fill', 4.5],
  ['control', 'paper', 3],
];

describe.each(SCHEMES)('in the scheme %s', (_, colours) => {
  test.each(PAIRS)('%s is legible on %s', (front, back, least) => {
    expect(ratio(colours[front]!, colours[back]!)).toBeGreaterThanOrEqual(least);
  });

  test('white is legible on the panel', () => {
    expect(ratio('#ffffff', colours.panel!)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the paper and sun colours are legible on the sign colour', () => {
  for (const ink of [BRAND.paper, BRAND.sun])
    expect(ratio(ink, BRAND.sign)).toBeGreaterThanOrEqual(4.5);
});

test('the green of signs is written in brand.ts only', () => {
  const sources = ['pipeline', 'templates']
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && /\.(?:css|svg|tsx?)$/.test(file.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const writing = sources.filter((file) =>
    readFileSync(file, 'utf8').toLowerCase().includes(BRAND.sign),
  );
  expect(writing).toEqual([join(ROOT, 'templates/brand.ts')]);
});

test('the SVG icon has the sign colour; the PNG icons are 32 and 180 pixels wide', async () => {
  const [svg, small, touch] = await siteIcons();
  expect(Buffer.from(svg!.bytes).toString()).toContain(`fill="${BRAND.sign}"`);
  const widthOf = (png: Uint8Array) => Buffer.from(png).readUInt32BE(16);
  expect([widthOf(small!.bytes), widthOf(touch!.bytes)]).toEqual([32, 180]);
});

test('on dark pages, roads stand out from the ground, and markings stand out from roads', () => {
  const { road, ground, block, grass, white, sun, blue, red } = COLOURS;
  for (const { dark } of [ground, block, grass]) {
    expect(ratio(dark, road.dark)).toBeGreaterThan(1.9);
    expect(ratio(dark, night!.bone!)).toBeGreaterThan(2);
  }
  for (const mark of [white.dark, sun.light, blue.light, red.light])
    expect(ratio(mark, road.dark)).toBeGreaterThan(3);
});
