import { describe, expect, it } from 'vitest';
import { openStored } from '../../../../templates/islands/store/stored.ts';
import { addTicks, removeTicks, TICKS } from '../../../../templates/islands/store/ticks.ts';
import { device } from './device.ts';

describe('the ticked papers', () => {
  it('are read back as written, and leave no key behind when none is ticked', () => {
    const { storage, values } = device();
    addTicks(openStored(TICKS, storage), ['curso', 'acta', 'acta']);
    expect(openStored(TICKS, storage).read()).toEqual(['acta', 'curso']);
    removeTicks(openStored(TICKS, storage), ['acta', 'curso', 'otro']);
    expect(values.size).toBe(0);
  });
});
