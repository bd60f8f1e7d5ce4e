/** The plan's script leaves parts of ts-fsrs out (bundle.ts). What it keeps must compute what the library computes. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { TRIMMED_FSRS } from '../../pipeline/publish/bundle.ts';
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
