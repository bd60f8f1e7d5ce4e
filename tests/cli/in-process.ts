/** Runs the command line in this process, for tests that need no separate process. */
import { join } from 'node:path';
import { vi } from 'vitest';
import { main } from '../../cli.ts';

/** @returns the exit code and the printed output */
export async function runInProcess(
  ...argv: string[]
): Promise<{ code: number; out: string; err: string }> {
  const printed = { out: '', err: '' };
  const spies = (['out', 'err'] as const).flatMap((name) => {
    const stream = process[`std${name}`];
    return [
      vi.spyOn(stream, 'on').mockReturnValue(stream),
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        printed[name] += text;
        return true;
      }),
    ];
  });
  try {
    return { code: await main(argv, join(import.meta.dirname, '../..')), ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
