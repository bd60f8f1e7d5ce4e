/** The scripts leave parts of ts-fsrs and of React out (trimmed-libraries.ts). What they keep must do what the libraries do. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import {
  TRIMMED_FSRS,
  TRIMMED_REACT,
  UNUSED_IN_REACT,
} from '../../pipeline/publish/trimmed-libraries.ts';
import * as whole from '../../templates/islands/plan/memory.ts';
import type { MemoryRow } from '../../templates/islands/plan/types.ts';
import { randomFrom } from '../../templates/islands/quiz/shuffle.ts';
import { temporaryFolder } from '../project.ts';

const ENTRY = join(import.meta.dirname, '../../templates/islands/plan/memory.ts');

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
      expect(memory.dueDay(row, 0.9)).toBe(whole.dueDay(row, 0.9));
    }
  }
});

test('React is trimmed of nothing that the islands import', () => {
  const folder = join(import.meta.dirname, '../../templates/islands');
  const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/import (.*?) from 'react'/gs),
    ])
    .filter(([, names]) => !names!.startsWith('type '))
    .flatMap(([, names]) => names!.replace(/[{}\s]/g, ' ').split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  expect(imported).toContain('useState');
  const trimmedNames = UNUSED_IN_REACT.split('|');
  // A whole import would hide which names are used.
  expect(
    imported.filter((name) => name.startsWith('*') || trimmedNames.includes(name.split(' ')[0]!)),
  ).toEqual([]);
});

test('React without its unused parts exports everything else', async () => {
  const bundled = await build({
    stdin: {
      contents: "import * as react from 'react'; export const names = Object.keys(react);",
      resolveDir: join(import.meta.dirname, '../..'),
    },
    bundle: true,
    format: 'esm',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [TRIMMED_REACT],
  });
  const file = join(temporaryFolder(), 'react.mjs');
  writeFileSync(file, bundled.outputFiles[0]!.contents);
  const { names } = (await import(pathToFileURL(file).href)) as { names: string[] };
  const left = Object.keys(await import('react')).filter(
    (name) =>
      !UNUSED_IN_REACT.split('|').includes(name) &&
      !/^(default|captureOwnerStack|act|module\.exports)$/.test(name),
  );
  expect(names.filter((name) => name !== 'default').sort()).toEqual(left.sort());
  expect(bundled.outputFiles[0]!.text).not.toContain('mapIntoArray');
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
