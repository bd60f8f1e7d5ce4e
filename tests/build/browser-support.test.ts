import { describe, expect, test } from 'vitest';
import { browserTargets, bundleAssets } from '../../pipeline/write/bundle.ts';
import { createSupportCheck } from './browser-support.ts';

const ROOT = process.cwd();
const check = createSupportCheck(ROOT);

test('the built scripts and styles use only supported features or listed exceptions', async () => {
  const { files, beforePaint, worker, killSwitch } = await bundleAssets(ROOT);
  const texts = [
    ...files
      .filter(({ path }) => /\.(js|css)$/.test(path))
      .map(({ path, bytes }) => [path, Buffer.from(bytes).toString()] as const),
    ['before-paint.js', beforePaint],
    ['worker.js', worker],
    ['kill-switch.js', killSwitch],
  ] as const;
  expect(texts.length).toBeGreaterThan(6);
  const found = await Promise.all(texts.map(([path, text]) => check(path, text)));
  expect(found.flat()).toEqual([]);
});

describe('a feature that a supported browser lacks', () => {
  test.each([
    ['syntax', 'x.js', 'const word = /[a--b]/v;', /Invalid regular expression flag/],
    ['a method from a later year', 'x.js', 'export const y = x.toSorted();', /tosorted/],
    ['a function from a later year', 'x.js', 'Promise.withResolvers();', /withresolvers/],
    ['an interface', 'x.js', 'new CompressionStream("gzip");', /CompressionStream/],
    ['a property', 'x.css', 'a { field-sizing: content }', /field-sizing/],
    ['a CSS function', 'x.css', 'a { color: light-dark(red, blue) }', /light-dark/],
    ['a selector', 'x.css', 'a { &:hover { color: red } }', /nesting/],
    ['an at-rule', 'x.css', '@scope (a) { b { color: red } }', /scope/],
  ])('is reported: %s', async (_, path, text, message) => {
    expect((await check(path, text)).join()).toMatch(message);
  });
});

test('lists each supported browser with its version, as esbuild expects', () => {
  const targets = browserTargets(ROOT);
  expect(targets.length).toBeGreaterThan(3);
  for (const target of targets)
    expect(target).toMatch(/^(chrome|edge|firefox|safari|ios)\d+(\.\d+)?$/);
});
