import { describe, expect, it } from 'vitest';
import { openStoredValue } from '../../../../templates/islands/store/stored.ts';
import {
  addTickedPapers,
  removeTickedPapers,
  TICKED_PAPERS,
} from '../../../../templates/islands/store/ticks.ts';
import { device } from './device.ts';

describe('the ticked papers', () => {
  it('are read back sorted, without duplicates, and leave no key when none is ticked', () => {
    const { storage, values } = device();
    addTickedPapers(openStoredValue(TICKED_PAPERS, storage), ['curso', 'acta', 'acta']);
    expect(openStoredValue(TICKED_PAPERS, storage).read()).toEqual(['acta', 'curso']);
    removeTickedPapers(openStoredValue(TICKED_PAPERS, storage), ['acta', 'curso', 'otro']);
    expect(values.size).toBe(0);
  });
});
