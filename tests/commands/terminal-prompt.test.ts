import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import * as output from '../../pipeline/commands/output.ts';
import { askInTerminal, printInPager } from '../../pipeline/commands/terminal.ts';
import { temporaryFolder } from '../run/temporary-folder.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const onCtrlC = () => process.listenerCount('SIGINT');

test('a hundred prompts leave no listeners behind, and each handles Ctrl-C', async () => {
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

test('long text opens in the pager, and Ctrl-C there does not end the review', () => {
  const file = join(temporaryFolder(), 'paged.txt');
  vi.stubEnv('PAGER', `cat > "${file}"`);
  vi.stubEnv('TERM', 'xterm');
  const before = onCtrlC();
  const on = vi.spyOn(process, 'on');
  const long = 'línea\n'.repeat(1000);
  printInPager(long);
  expect(readFileSync(file, 'utf8')).toBe(long);
  expect(on).toHaveBeenCalledWith('SIGINT', expect.any(Function));
  expect(onCtrlC()).toBe(before);
});
