import { describe, expect, test } from 'vitest';
import { csvOf } from '../../../../templates/islands/model/csv.ts';
import { importBackup } from '../../../../templates/islands/store/import.ts';
import { OUTINGS, outingsTotalText } from '../../../../templates/islands/store/outings.ts';
import { CORRUPT_KEY, OUTINGS_KEY } from '../../../../templates/islands/store/registry.ts';
import { openStoredValue } from '../../../../templates/islands/store/stored.ts';
import { device } from './device.ts';

const OUTING = { day: '2026-01-15', minutes: 40, where: 'El parque', what: 'Lluvia' };
const OTHER = { ...OUTING, day: '2026-02-01' };
const deviceWith = (text?: string) => {
  const made = device();
  if (text !== undefined) made.values.set(OUTINGS_KEY, text);
  return { values: made.values, open: made.storage };
};
const textOf = (list: unknown, version = 1) => JSON.stringify({ version, list });

test('stores outings, and deletes the key of an empty list', () => {
  const { open, values } = deviceWith();
  const outings = openStoredValue(OUTINGS, open);
  outings.update(() => [OUTING, OTHER]);
  expect(openStoredValue(OUTINGS, open).read()).toEqual([OUTING, OTHER]);
  expect(outings.trouble()).toBeUndefined();
  outings.update(() => []);
  expect(values.size).toBe(0);
});

describe('a list', () => {
  test.each([
    ['no day', { ...OUTING, day: 'hoy' }],
    ['a day that no calendar has', { ...OUTING, day: '2026-02-30' }],
    ['minutes as text', { ...OUTING, minutes: '40' }],
    ['no minutes', { ...OUTING, minutes: 0 }],
    ['the minutes of a whole week', { ...OUTING, minutes: 10_080 }],
    ['no place', { ...OUTING, where: undefined }],
    ['a number', 7],
  ])('a list with an invalid entry, %s, shows the others and keeps a full copy', (_, wrong) => {
    const text = textOf([OUTING, wrong, OTHER]);
    const { open, values } = deviceWith(text);
    const outings = openStoredValue(OUTINGS, open);
    expect(outings.read()).toEqual([OUTING, OTHER]);
    expect(outings.trouble()).toBe('damaged');
    expect(values.get(CORRUPT_KEY)).toBe(text);
    // The damage is reported only once.
    expect(openStoredValue(OUTINGS, open).read()).toEqual([OUTING, OTHER]);
  });
});

test('an import adds only outings that the device lacks, even when repeated', () => {
  const [here, there] = [device().stores(), device()];
  here.outings.update(() => [OUTING, OUTING]);
  there.stores().outings.update(() => [OUTING, OTHER]);
  for (let i = 0; i < 2; i++) importBackup(here, there.exported(), 0);
  expect(here.outings.read()).toEqual([OTHER, OUTING, OUTING]);
});

test('formats the total in hours and minutes', () => {
  expect(outingsTotalText([OUTING])).toBe('1 salida, 0 h 40 min');
  expect(outingsTotalText([OUTING, { ...OUTING, minutes: 81 }])).toBe('2 salidas, 2 h 1 min');
  expect(outingsTotalText([{ ...OUTING, minutes: 60 }])).toBe('1 salida, 1 h 0 min');
});

test('a file for spreadsheets contains no live formula', () => {
  expect(csvOf([['=1+1', 'a,b']])).toBe('\ufeff\'=1+1,"a,b"\r\n');
  expect(csvOf([['-1', '+1', '@a', ' =1', 'a-1']])).toBe("\ufeff'-1,'+1,'@a,' =1,a-1\r\n");
});
