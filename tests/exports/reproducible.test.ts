/** The formats that are archives have the same bytes whatever the clock says. */
import { afterEach, expect, it, vi } from 'vitest';
import { sampleCanonical } from './canonical.ts';
import { makeExport } from './files.ts';

afterEach(() => {
  vi.useRealTimers();
});

it.each(['anki', 'clase', 'moodle', 'canvas'])(
  '%s has the same bytes at another time and with other random numbers',
  async (format) => {
    const canonical = sampleCanonical();
    const first = await makeExport(format, canonical);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-03T04:05:06Z') });
    vi.spyOn(Math, 'random').mockReturnValue(0.123);
    const second = await makeExport(format, structuredClone(canonical));
    expect(second.paths).toEqual(first.paths);
    for (const path of first.paths)
      expect(Buffer.from(second.bytes(path)).equals(Buffer.from(first.bytes(path))), path).toBe(
        true,
      );
    vi.restoreAllMocks();
  },
);
