/** The colours of tokens.css: the same as where no stylesheet reaches, and legible in each of the three schemes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BRAND } from '../../templates/brand.ts';

const ROOT = join(import.meta.dirname, '../..');
const CSS = readFileSync(join(ROOT, 'templates/styles/tokens.css'), 'utf8');

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

/** #fff → #ffffff */
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

/** WCAG 2, 1.4.3 and 1.4.11: text needs 4.5, the edge of a control 3. */
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

test('pictures, manifest and browsers have the colours of the stylesheet', () => {
  expect(BRAND).toEqual({ sign: light!.panel, paper: light!.paper, sun: light!.sun });
  for (const ink of [BRAND.paper, BRAND.sun])
    expect(ratio(ink, BRAND.sign)).toBeGreaterThanOrEqual(4.5);
});

test.each(['pipeline/render/document.ts', 'pipeline/exports/web-manifest.ts'])(
  '%s writes no colour of its own',
  (path) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).not.toMatch(/#[0-9a-f]{6}\b/i);
  },
);
