import { expect, test } from 'vitest';
import type { BrowserSearch } from './find.ts';
import { warmUpChromium } from './first-start.ts';

const found = (project: 'chromium-packaged' | 'chromium-newest' | 'firefox'): BrowserSearch => ({
  project,
  title: project,
  version: '1',
  path: `/${project}`,
  env: {},
});
const ALL = [found('chromium-packaged'), found('chromium-newest'), found('firefox')];
/** Returns a start function that crashes this many times and then succeeds. */
const crashing = (times: number) => async () => {
  if (times-- > 0) throw new Error('signal=SIGSEGV\nits log');
};

test('retries a crashed first start once and reports it in a note', async () => {
  expect(await warmUpChromium(ALL, crashing(0))).toEqual({ browsers: ALL, notes: [] });
  expect(await warmUpChromium(ALL, crashing(1))).toEqual({
    browsers: ALL,
    notes: ['chromium-packaged: its first start failed, the second did not: signal=SIGSEGV'],
  });
});

test('reports a Chromium that fails twice as missing and tries the next', async () => {
  const { browsers, notes } = await warmUpChromium(ALL, crashing(3));
  expect(browsers[0]).toMatchObject({ missing: 'it does not start: signal=SIGSEGV' });
  expect(browsers.slice(1)).toEqual(ALL.slice(1));
  expect(notes).toHaveLength(1);
});
