/** A question in the terminal → the line that a person types, whatever number of them was asked before, and Ctrl-C; a long text → its pager. */
import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { askInTerminal, printPaged } from '../../pipeline/commands/ask.ts';
import * as output from '../../pipeline/commands/output.ts';

const paged = vi.hoisted(() => ({ text: '', listeners: 0 }));
vi.mock('node:child_process', () => ({
  spawnSync(_: string, { input }: { input: string }) {
    Object.assign(paged, { text: input, listeners: process.listenerCount('SIGINT') });
    return { status: 0 };
  },
}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const onCtrlC = () => process.listenerCount('SIGINT');

test('a hundred questions leave nothing on the input, so Node warns of nothing between two of them; each may be answered with Ctrl-C once it can be read', async () => {
  const input = new PassThrough();
  const shown: number[] = [];
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as never);
  vi.spyOn(output, 'print').mockImplementation(() => {
    shown.push(onCtrlC());
  });
  const counts = () => [input.listenerCount('end'), onCtrlC()];
  const before = counts();
  for (let count = 0; count < 100; count++) {
    const answer = askInTerminal('?');
    input.write(`y${count}\n`);
    expect(await answer).toBe(`y${count}`);
    expect(counts()).toEqual(before);
  }
  expect(new Set(shown)).toEqual(new Set([before[1]! + 1]));
});

test('Ctrl-C in a pager is the pager’s, and does not end the review above it', () => {
  vi.stubEnv('PAGER', 'less');
  vi.stubEnv('TERM', 'xterm');
  const before = onCtrlC();
  const long = 'línea\n'.repeat(1000);
  printPaged(long);
  expect(paged).toEqual({ text: long, listeners: before + 1 });
  expect(onCtrlC()).toBe(before);
});
