/** The ticked papers: what is stored, what is set aside, and what two devices make of it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CORRUPT_KEY, PAPERS_KEY } from '../../../../templates/islands/store/registry.ts';
import { addTicks, openTicks, removeTicks } from '../../../../templates/islands/store/ticks.ts';
import { blocked, listDevice } from './list-device.ts';

const device = (text?: string) => listDevice(PAPERS_KEY, text);
const textOf = (list: unknown, version = 1) => JSON.stringify({ version, list });

describe('the ticked papers', () => {
  it('are read as they were written, and leave no key behind when none is ticked', () => {
    const { open, values } = device();
    addTicks(openTicks(open), ['curso', 'acta', 'acta']);
    expect(openTicks(open).read()).toEqual(['acta', 'curso']);
    removeTicks(openTicks(open), ['acta', 'curso', 'otro']);
    expect(values.size).toBe(0);
  });

  it.each(['{', '"acta"', '{"acta":true}', 'null', '["acta"]', textOf('acta')])(
    'of a damaged text are set aside before one is ticked: %s',
    (text) => {
      const { open, values } = device(text);
      const ticks = openTicks(open);
      expect(ticks.read()).toEqual([]);
      addTicks(ticks, ['curso']);
      expect(values.get(CORRUPT_KEY)).toBe(text);
      expect(openTicks(open).read()).toEqual(['curso']);
      expect(ticks.trouble()).toBe('damaged');
    },
  );

  it('stay where one of them is damaged, with a copy of all', () => {
    const text = textOf(['acta', 7, 'curso']);
    const { open, values } = device(text);
    expect(openTicks(open).read()).toEqual(['acta', 'curso']);
    expect(values.get(CORRUPT_KEY)).toBe(text);
  });

  it('of a newer version are not written over', () => {
    const { open, values } = device(textOf(['acta'], 2));
    const ticks = openTicks(open);
    addTicks(ticks, ['curso']);
    expect([ticks.read(), ticks.trouble()]).toEqual([[], 'newer']);
    expect(values.get(PAPERS_KEY)).toBe(textOf(['acta'], 2));
  });

  it('are none where storage is blocked, and a tick holds for the page', () => {
    const ticks = openTicks(blocked);
    expect(ticks.read()).toEqual([]);
    addTicks(ticks, ['acta']);
    expect([ticks.read(), ticks.trouble()]).toEqual([['acta'], 'blocked']);
  });

  it('of two devices come to the same, in any order and number of links', () => {
    const any = fc.uniqueArray(fc.constantFrom('acta', 'curso', 'foto', 'sello'));
    const merged = (a: readonly string[], b: readonly string[]) => {
      const ticks = openTicks(device(textOf(a)).open);
      addTicks(ticks, b);
      return [...ticks.read()].sort();
    };
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        const ab = merged(a, b);
        expect(merged(b, a)).toEqual(ab);
        expect(merged(ab, b)).toEqual(ab);
        expect(merged(ab, c)).toEqual(merged(a, merged(b, c)));
      }),
    );
  });
});
