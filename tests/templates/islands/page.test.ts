/** The parts of the page script that need no browser. */
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../../templates/islands/accessibility/settings.ts';
import { editDistance, nearest, plainSlug } from '../../../templates/islands/page/nearest.ts';
import { ratingOf } from '../../../templates/islands/performance-monitor.ts';
import { positionIn } from '../../../templates/islands/quiz/address.ts';

const CENTRES = [
  'san-juan',
  'bayamon',
  'carolina',
  'caguas',
  'humacao',
  'fajardo',
  'ponce',
  'guayama',
  'mayaguez',
  'aguadilla',
  'arecibo',
  'barranquitas',
];

describe('nearest spelling', () => {
  it.each([
    ['Bayamón', 'bayamon'],
    ['sanjuan', 'san-juan'],
    ['SAN JUAN', 'san-juan'],
    ['mayagues', 'mayaguez'],
    ['agudilla', 'aguadilla'],
    ['barranquita', 'barranquitas'],
  ])('the nearest spelling of %s is %s', (asked, expected) =>
    expect(nearest(asked, CENTRES)).toBe(expected),
  );

  it.each(['', '---', 'xyzxyzxyz', '<script>', 'a'.repeat(5000)])(
    '%s has no nearest spelling',
    (asked) => expect(nearest(asked, CENTRES)).toBeUndefined(),
  );

  it('counts single edits', () => {
    expect(editDistance('caguas', 'aguas')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
    expect(plainSlug(' Mayagüez ')).toBe('mayaguez');
  });
});

describe('the script before the first paint', () => {
  const source = readFileSync('templates/islands/before-paint.ts', 'utf8');

  it('knows the same keys and classes as the settings', () => {
    for (const { name, className } of SETTINGS) {
      expect(source).toContain(`saved.${name} `);
      expect(source).toContain(`'${className}'`);
    }
    expect(source).toContain("'accessibility-settings'");
  });

  it('is at most 950 bytes', () => {
    const built = buildSync({
      entryPoints: ['templates/islands/before-paint.ts'],
      bundle: true,
      minify: true,
      format: 'iife',
      write: false,
    });
    expect(built.outputFiles[0]?.contents.length).toBeLessThanOrEqual(950);
  });
});

it('load times have the four ratings of the specification', () => {
  expect([0, 999, 1000, 2499, 2500, 3999, 4000, 1e9].map(ratingOf)).toEqual([
    'Excelente',
    'Excelente',
    'Bueno',
    'Bueno',
    'Regular',
    'Regular',
    'Lento',
    'Lento',
  ]);
});

it.each([
  ['#p1', 0],
  ['#p1-final', 0],
  ['#p2-final', undefined],
  ['#p50', 49],
  ['#p0', undefined],
  ['#p1e3', undefined],
  ['#r=abc', undefined],
  ['', undefined],
])('%s names position %s', (hash, position) => expect(positionIn(hash)).toBe(position));
