/** The log of outings: what is stored, what is refused and set aside, what two devices make of it, and what it comes to. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf } from '../../../../templates/islands/model/csv.ts';
import { addOutings, mergeOutings } from '../../../../templates/islands/store/merge-outings.ts';
import {
  type Outing,
  openOutings,
  totalWords,
} from '../../../../templates/islands/store/outings.ts';
import { CORRUPT_KEY, OUTINGS_KEY } from '../../../../templates/islands/store/registry.ts';
import { blocked, listDevice } from './list-device.ts';

const OUTING = { day: '2026-01-15', minutes: 40, where: 'El parque', what: 'Lluvia' };
const OTHER = { ...OUTING, day: '2026-02-01' };
const deviceWith = (text?: string) => listDevice(OUTINGS_KEY, text);
const textOf = (list: unknown, version = 1) => JSON.stringify({ version, list });

test('keeps outings, and nothing where there are none', () => {
  const { open, values } = deviceWith();
  const outings = openOutings(open);
  outings.change(() => [OUTING, OTHER]);
  expect(openOutings(open).read()).toEqual([OUTING, OTHER]);
  expect(outings.trouble()).toBeUndefined();
  outings.change(() => []);
  expect(values.size).toBe(0);
});

describe('a list that cannot be read', () => {
  test.each([
    '',
    '{',
    '{}',
    '[1]',
    'null',
    `[${JSON.stringify(OUTING)}]`,
    textOf(7),
    textOf([], 0),
  ])('as a whole is set aside before an outing is noted: %s', (text) => {
    const { open, values } = deviceWith(text);
    const outings = openOutings(open);
    expect(outings.read()).toEqual([]);
    expect(outings.trouble()).toBe('damaged');
    outings.change((here) => [OTHER, ...here]);
    expect(values.get(CORRUPT_KEY)).toBe(text);
    expect(openOutings(open).read()).toEqual([OTHER]);
  });

  test.each([
    ['no day', { ...OUTING, day: 'hoy' }],
    ['a day that no calendar has', { ...OUTING, day: '2026-13-45' }],
    ['minutes as text', { ...OUTING, minutes: '40' }],
    ['no minutes', { ...OUTING, minutes: 0 }],
    ['minutes of a week', { ...OUTING, minutes: 10_080 }],
    ['no place', { ...OUTING, where: undefined }],
    ['no object', 7],
  ])('in one entry, %s, shows the others, and a copy has all of it', (_, wrong) => {
    const text = textOf([OUTING, wrong, OTHER]);
    const { open, values } = deviceWith(text);
    const outings = openOutings(open);
    expect(outings.read()).toEqual([OUTING, OTHER]);
    expect(outings.trouble()).toBe('damaged');
    expect(values.get(CORRUPT_KEY)).toBe(text);
    // Said once; what is left is sound.
    expect(openOutings(open).read()).toEqual([OUTING, OTHER]);
  });

  test('stays as it is where there is no room for a copy', () => {
    const text = textOf([OUTING, 7]);
    const { open, values, fill } = deviceWith(text);
    fill();
    const outings = openOutings(open);
    expect(outings.read()).toEqual([OUTING]);
    outings.change((here) => [OTHER, ...here]);
    expect(outings.read()).toEqual([OTHER, OUTING]);
    expect(outings.trouble()).toBe('full');
    expect([...values]).toEqual([[OUTINGS_KEY, text]]);
  });

  test('of a newer version stays as it is, and is said', () => {
    const text = textOf({ '2026': [1] }, 2);
    const { open, values } = deviceWith(text);
    const outings = openOutings(open);
    expect(outings.read()).toEqual([]);
    outings.change(() => [OUTING]);
    addOutings(outings, [OUTING]);
    expect(outings.read()).toEqual([]);
    expect(outings.trouble()).toBe('newer');
    expect([...values]).toEqual([[OUTINGS_KEY, text]]);
  });

  test('whatever the text, nothing throws, and what was there is in the list or in the copy', () => {
    const any = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.jsonValue()).map((l) => textOf(l)),
    );
    fc.assert(
      fc.property(any, (text) => {
        const { open, values } = deviceWith(text);
        const outings = openOutings(open);
        outings.read();
        outings.change((here) => [OTHER, ...here]);
        const state = outings.trouble();
        if (state === 'damaged') expect(values.get(CORRUPT_KEY)).toBe(text);
        else if (state === 'newer') expect(values.get(OUTINGS_KEY)).toBe(text);
        else expect(JSON.parse(text).list).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

test('two tabs lose nothing of each other', () => {
  const { open } = deviceWith();
  const [one, two] = [openOutings(open), openOutings(open)];
  one.read();
  two.change((here) => [OTHER, ...here]);
  one.change((here) => [OUTING, ...here]);
  expect(two.read()).toEqual([OUTING, OTHER]);
});

test('blocked and full storage is said, and holds until the page is closed', () => {
  const outings = openOutings(blocked);
  outings.change(() => [OUTING]);
  expect([outings.read(), outings.trouble()]).toEqual([[OUTING], 'blocked']);
  const { open, fill } = deviceWith();
  fill();
  const full = openOutings(open);
  full.change(() => [OUTING]);
  expect([full.read(), full.trouble()]).toEqual([[OUTING], 'full']);
});

const anyOutings: fc.Arbitrary<Outing[]> = fc.array(
  fc.record({
    day: fc.constantFrom('2026-01-15', '2026-02-01'),
    minutes: fc.constantFrom(30, 40),
    where: fc.constantFrom('El parque', 'La Marquesa'),
    what: fc.constant('Lluvia'),
  }),
);

test('two devices come to the same list in any order and number of imports, and none takes away', () => {
  fc.assert(
    fc.property(anyOutings, anyOutings, anyOutings, (a, b, c) => {
      const ab = mergeOutings(a, b);
      expect(mergeOutings(b, a)).toEqual(ab);
      expect(mergeOutings(ab, b)).toEqual(ab);
      expect(mergeOutings(ab, c)).toEqual(mergeOutings(a, mergeOutings(b, c)));
      expect(ab.length).toBeGreaterThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test('adds those of another device, each once, and nothing that is no outing', () => {
  const outings = openOutings(deviceWith(textOf([OUTING])).open);
  const brought = [OUTING, { ...OTHER, more: 1 }, { ...OTHER, minutes: 'x' }, 7];
  for (let i = 0; i < 2; i++) addOutings(outings, brought);
  addOutings(outings, 'nothing');
  expect(outings.read()).toEqual([OTHER, OUTING]);
});

test('says hours and minutes', () => {
  expect(totalWords([OUTING])).toBe('1 salida, 0 h 40 min');
  expect(totalWords([OUTING, { ...OUTING, minutes: 81 }])).toBe('2 salidas, 2 h 1 min');
  expect(totalWords([{ ...OUTING, minutes: 60 }])).toBe('1 salida, 1 h 0 min');
});

test('a file for spreadsheets holds no live formula', () => {
  expect(csvOf([['=1+1', 'a,b']])).toBe('\ufeff\'=1+1,"a,b"\r\n');
  expect(csvOf([['-1', '+1', '@a', ' =1', 'a-1']])).toBe("\ufeff'-1,'+1,'@a,' =1,a-1\r\n");
});
