/** The log of outings: what is stored, what is refused, and what it comes to. */
import { expect, test } from 'vitest';
import {
  addOutings,
  readOutings,
  totalWords,
  writeOutings,
} from '../../../templates/islands/companion/outings.ts';
import { csvOf } from '../../../templates/islands/page/csv.ts';
import { OUTINGS_KEY } from '../../../templates/islands/storage/registry.ts';

const OUTING = { day: '2026-01-15', minutes: 40, where: 'El parque', what: 'Lluvia' };

function deviceWith(text?: string) {
  const values = new Map(text === undefined ? [] : [[OUTINGS_KEY, text]]);
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('keeps outings, the newest day first, and nothing where there are none', () => {
  const device = deviceWith();
  expect(writeOutings(() => device, [OUTING, { ...OUTING, day: '2026-02-01' }])).toBe(true);
  expect(readOutings(() => device).map(({ day }) => day)).toEqual(['2026-02-01', '2026-01-15']);
  writeOutings(() => device, []);
  expect(device.values.size).toBe(0);
});

test.each(['', '{', '{}', '[1]', '[{"day":"hoy","minutes":4,"where":"","what":""}]'])(
  'reads nothing of damaged text: %s',
  (text) => {
    expect(readOutings(() => deviceWith(text))).toEqual([]);
  },
);

test('blocked storage is no error', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(readOutings(blocked)).toEqual([]);
  expect(writeOutings(blocked, [OUTING])).toBe(false);
});

test('adds those of another device, each once, and nothing that is no outing', () => {
  const device = deviceWith(JSON.stringify([OUTING]));
  const other = { ...OUTING, day: '2026-02-01' };
  const brought = [
    OUTING,
    { ...other, more: 1 },
    { ...other, minutes: '40' },
    { ...other, minutes: 'x' },
    7,
  ];
  for (let i = 0; i < 2; i++) addOutings(() => device, brought);
  addOutings(() => device, 'nothing');
  expect(readOutings(() => device)).toEqual([other, OUTING]);
});

test('says hours and minutes', () => {
  expect(totalWords([OUTING])).toBe('1 salida, 0 h 40 min');
  expect(totalWords([OUTING, { ...OUTING, minutes: 81 }])).toBe('2 salidas, 2 h 1 min');
  expect(totalWords([{ ...OUTING, minutes: 60 }])).toBe('1 salida, 1 h 0 min');
});

test('a file for spreadsheets holds no live formula', () => {
  expect(csvOf([['=1+1', 'a,b']])).toBe('\ufeff\'=1+1,"a,b"\r\n');
});
