/** The scripts leave parts of React and of ts-fsrs out (trimmed-libraries.ts). What they keep must be all that is used, and compute the same. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import {
  functionIn,
  TRIMMED_FSRS,
  TRIMMED_REACT,
  UNUSED_IN_REACT_DOM,
  USED_OF_REACT,
} from '../../pipeline/write/trimmed-libraries.ts';
import * as whole from '../../templates/islands/plan/memory.ts';
import type { MemoryRow } from '../../templates/islands/plan/types.ts';
import { randomFrom } from '../../templates/islands/quiz/shuffle.ts';
import { temporaryFolder } from '../project.ts';

const ENTRY = join(import.meta.dirname, '../../templates/islands/plan/memory.ts');
const REACT_DOM = join(import.meta.dirname, '../../node_modules/react-dom');

async function trimmed(): Promise<{ memory: typeof whole; bytes: number }> {
  const bundled = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    plugins: [TRIMMED_FSRS],
  });
  const file = join(temporaryFolder(), 'memory.mjs');
  writeFileSync(file, bundled.outputFiles[0]!.contents);
  const memory = (await import(pathToFileURL(file).href)) as typeof whole;
  return { memory, bytes: bundled.outputFiles[0]!.contents.length };
}

test('the trimmed library gives the same memory, recall and day for 300 random histories', async () => {
  const { memory } = await trimmed();
  const random = randomFrom(2026);
  for (let history = 0; history < 300; history++) {
    let row: MemoryRow | undefined;
    let day = 20_000;
    for (let ask = 0; ask < 12; ask++) {
      day += Math.floor(random() * 40);
      const asked = { id: 'senales-01', revision: 1, right: random() < 0.7, day };
      const expected: MemoryRow = whole.gradeRow(row, asked);
      expect(memory.gradeRow(row, asked)).toEqual(expected);
      row = expected;
      expect(memory.recallOn(row, day + 9)).toBe(whole.recallOn(row, day + 9));
    }
  }
});

test('every part to leave out is found in the library as it is installed', async () => {
  const untrimmed = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  expect((await trimmed()).bytes).toBeLessThan(untrimmed.outputFiles[0]!.contents.length * 0.55);
});

test('what the islands and react-dom use of React is in the script, and nothing else of it', async () => {
  const islands = join(import.meta.dirname, '../../templates/islands');
  const imported = readdirSync(islands, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(islands, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'react';/g)])
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim().split(' as ')[0]!)
    .filter((name) => name !== '' && !name.startsWith('type '));
  const dom = readFileSync(join(REACT_DOM, 'cjs/react-dom-client.production.js'), 'utf8');
  const ofDom = [...dom.matchAll(/\bReact\.(\w+)/g)].map(([, name]) => name!);
  expect([...new Set([...imported, ...ofDom])].sort()).toEqual([...USED_OF_REACT].sort());
  const bundled = await build({
    stdin: { contents: "export * as react from 'react';", resolveDir: islands },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [TRIMMED_REACT],
  });
  const file = join(temporaryFolder(), 'react.mjs');
  writeFileSync(file, bundled.outputFiles[0]!.contents);
  const { react } = (await import(pathToFileURL(file).href)) as { react: { default: object } };
  expect(Object.keys(react.default).sort()).toEqual([...USED_OF_REACT].sort());
});

test('every function to leave empty is in react-dom once', () => {
  const dom = readFileSync(join(REACT_DOM, 'cjs/react-dom-client.production.js'), 'utf8');
  const counts = UNUSED_IN_REACT_DOM.map((name) => [
    name,
    dom.match(new RegExp(functionIn(name), 'gm'))?.length,
  ]);
  expect(counts).toEqual(UNUSED_IN_REACT_DOM.map((name) => [name, 1]));
});

test('no island uses what is left out of react-dom', () => {
  const islands = join(import.meta.dirname, '../../templates/islands');
  const texts = readdirSync(islands, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(islands, file), 'utf8'))
    .join('\n');
  expect(texts).not.toMatch(
    /<(Suspense|Activity|ViewTransition|Fragment ref|title|meta|link|style|script|[a-z]+-[a-z-]+)\b/,
  );
  expect(texts).not.toMatch(/\b(lazy|use|startTransition)\(|createPortal|action=\{/);
});
