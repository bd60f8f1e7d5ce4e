import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { EMPTY_LEARNING } from '../../../../templates/islands/model/learning/types.ts';
import { EMPTY_PROGRESS } from '../../../../templates/islands/model/progress.ts';
import {
  type Codec,
  listOf,
  rankedRecord,
  record,
  tuple,
} from '../../../../templates/islands/store/codec.ts';
import { backupCodec } from '../../../../templates/islands/store/export-file.ts';
import { COUNT, FLAG, NAME } from '../../../../templates/islands/store/field-codecs.ts';
import { PRACTICE_AND_PLAN_CODEC } from '../../../../templates/islands/store/import.ts';
import { LINK_UNDO } from '../../../../templates/islands/store/link-changes.ts';
import { mergeStored as mergeOf } from '../../../../templates/islands/store/merge.ts';
import { OUTINGS } from '../../../../templates/islands/store/outings.ts';
import { LEARNING_CODEC } from '../../../../templates/islands/store/plan.ts';
import { LEARNING_VERSION, PRACTICE_CODEC } from '../../../../templates/islands/store/practice.ts';
import { CORRUPT_KEY } from '../../../../templates/islands/store/registry.ts';
import { openStored, readStored, writeText } from '../../../../templates/islands/store/stored.ts';
import { TICKS } from '../../../../templates/islands/store/ticks.ts';
import { device } from './device.ts';
import {
  anyBefore,
  anyOutings,
  anyProgress,
  anyStoredLearning,
  anyTicks,
  NOW,
} from './random-values.ts';

type Case = {
  name: string;
  thing: { key: string; codec: Codec<unknown>; empty: unknown };
  any: fc.Arbitrary<unknown>;
};
const of = <T>(name: string, codec: Codec<T>, empty: T, any: fc.Arbitrary<T>): Case =>
  ({ name, thing: { key: name, codec, empty }, any }) as unknown as Case;
const EMPTY_FILE = { progress: EMPTY_PROGRESS, papers: [], outings: [] };
const CASES = [
  of('progress', PRACTICE_AND_PLAN_CODEC, EMPTY_PROGRESS, anyProgress),
  of('learning', LEARNING_CODEC, EMPTY_LEARNING, anyStoredLearning),
  of('papers', TICKS.codec, TICKS.empty, anyTicks),
  of('outings', OUTINGS.codec, OUTINGS.empty, anyOutings),
  of('before', LINK_UNDO.codec, LINK_UNDO.empty, anyBefore),
  of(
    'file',
    backupCodec(PRACTICE_AND_PLAN_CODEC),
    EMPTY_FILE,
    fc.record({ progress: anyProgress, papers: anyTicks, outings: anyOutings }),
  ),
];

describe.each(CASES)('$name', ({ thing, any }) => {
  it('round-trips in every field', () => {
    fc.assert(
      fc.property(any, (value) => {
        expect(readStored(thing, writeText(thing, value))).toEqual({ state: 'ok', value });
      }),
    );
  });

  it('merges to the same value in any order and however often', () => {
    const merge = (a: unknown, b: unknown) => mergeOf(thing.codec, a, b, NOW);
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        const ab = merge(a, b);
        expect(merge(b, a)).toEqual(ab);
        expect(merge(ab, b)).toEqual(ab);
        expect(merge(ab, ab)).toEqual(ab);
        expect(merge(ab, c)).toEqual(merge(a, merge(b, c)));
        expect(readStored(thing, writeText(thing, ab))).toEqual({ state: 'ok', value: ab });
      }),
      { numRuns: 500 },
    );
  });

  it('survives any damage: throws nothing, sets the text aside and stores valid data', () => {
    /** The paths of a value and of all its parts. */
    const places = (
      value: unknown,
      at: readonly (string | number)[] = [],
    ): (string | number)[][] => [
      [...at],
      ...(typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, part]) => places(part, [...at, key]))
        : []),
    ];
    const damaged = fc
      .tuple(
        any,
        fc.nat(),
        fc.oneof(fc.jsonValue(), fc.constantFrom(0, -1, 0.5, 1e9, 2 ** 53, 1e300, '')),
      )
      .map(([value, nth, junk]) => {
        const whole = { whole: JSON.parse(writeText(thing, value)) };
        const all = places(whole).slice(1);
        const place = all[nth % all.length]!;
        const last = place.pop()!;
        let part = whole as never as Record<string, unknown>;
        for (const key of place) part = part[key] as Record<string, unknown>;
        part[last] = junk;
        return JSON.stringify(whole.whole);
      });
    let refused = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 5, arbitrary: damaged }, fc.string(), fc.json()), (text) => {
        const { values, storage } = device();
        values.set(thing.key, text);
        const store = openStored(thing, storage);
        const value = store.read();
        store.update((here) => here);
        if (store.trouble() === 'newer') {
          expect(values.get(thing.key)).toBe(text);
          return;
        }
        const kept = readStored(thing, values.get(thing.key) ?? writeText(thing, thing.empty));
        expect(kept).toEqual({ state: 'ok', value });
        if (store.trouble() === 'damaged') {
          refused += 1;
          expect(values.get(CORRUPT_KEY)).toBe(text);
        }
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      }),
      { numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(100);
  });
});

test('pages without the plan write the same versions as pages with it', () => {
  expect([LEARNING_CODEC.version, PRACTICE_CODEC.version]).toEqual([
    LEARNING_VERSION,
    PRACTICE_AND_PLAN_CODEC.version,
  ]);
});

test('finished attempts are packed once, however often the progress is written', () => {
  const [attempt] = fc
    .sample(anyProgress, { numRuns: 50, seed: 1 })
    .flatMap(({ finished }) => finished);
  let packed = 0;
  const flagged = new Proxy(attempt!.flagged, {
    get: (list, name) => {
      if (name === 'map') packed += 1;
      return Reflect.get(list, name) as unknown;
    },
  });
  const progress = { ...EMPTY_PROGRESS, finished: [{ ...attempt!, flagged }] };
  const thing = { codec: PRACTICE_CODEC };
  expect(writeText(thing, progress)).toBe(writeText(thing, { ...progress, log: [] }));
  expect(packed).toBe(1);
});

describe('a field of the next version', () => {
  type First = { name: string };
  type Second = First & { isNew: boolean; note?: string };
  const first = record<First>({ name: { is: NAME } });
  const second = record<Second>({
    name: { is: NAME },
    isNew: { is: FLAG, since: 2, instead: true },
    note: { is: NAME, isOptional: true, since: 2 },
  });
  const listed = <T>(codec: Codec<T>) => ({
    codec: record<{ list: readonly T[] }>({ list: { is: listOf(codec) } }),
    empty: { list: [] as readonly T[] },
  });

  it('raises the version of data that contains it, and has a default in older data', () => {
    const old = writeText(listed(first), { list: [{ name: 'a' }] });
    expect(JSON.parse(old)).toEqual({ version: 1, list: [{ name: 'a' }] });
    const value = { list: [{ name: 'a', isNew: true }] };
    expect(readStored(listed(second), old)).toEqual({ state: 'ok', value });
    expect(JSON.parse(writeText(listed(second), value))).toEqual({ version: 2, ...value });
  });

  it('gets its default in older data at the end of a tuple, too', () => {
    const pair = tuple(
      record<Second>({
        name: { is: NAME },
        isNew: { is: FLAG, since: 2, instead: false },
        note: { is: NAME, isOptional: true, since: 3 },
      }),
    );
    const old = writeText(listed(tuple(record<First>({ name: { is: NAME } }))), {
      list: [{ name: 'a' }],
    });
    expect(pair.version).toBe(3);
    expect(readStored(listed(pair), old)).toEqual({
      state: 'ok',
      value: { list: [{ name: 'a', isNew: false }] },
    });
  });

  it('is not overwritten by the previous release', () => {
    const text = writeText(listed(second), { list: [{ name: 'a', isNew: false }] });
    expect(readStored(listed(first), text)).toEqual({ state: 'newer' });
    const { values, storage } = device();
    values.set('key', text);
    const store = openStored({ key: 'key', ...listed(first) }, storage);
    store.update(() => ({ list: [{ name: 'b' }] }));
    expect(store.trouble()).toBe('newer');
    expect([...values]).toEqual([['key', text]]);
  });

  it('does not compile without a row, or without its default for older data', () => {
    record<Second>({
      name: { is: NAME },
      note: { is: NAME, isOptional: true },
      // @ts-expect-error: it has no default for text of an older version.
      isNew: { is: FLAG, since: 2 },
    });
    // @ts-expect-error: `isNew` has no row.
    record<Second>({ name: { is: NAME }, note: { is: NAME, isOptional: true } });
    // @ts-expect-error: `note` may be absent, and its row does not say so.
    record<Pick<Second, 'note'>>({ note: { is: NAME } });
    // @ts-expect-error: a flag is not a name.
    record<First>({ name: { is: FLAG } });
  });
});

test('the types reject a field merge in a record that is merged as a whole', () => {
  type Two = { at: number; name: string };
  const rows = { at: { is: COUNT }, name: { is: NAME, merge: () => 'nobody' } };
  // @ts-expect-error: that merge would never be called
  const whole = rankedRecord<Two>(rows, { rank: ({ at }) => [at] });
  expect(mergeOf(whole, { at: 1, name: 'a' }, { at: 2, name: 'b' }, NOW).name).toBe('b');
  // Without a rank the merge of the row is used.
  const merged = record<Two>(rows);
  expect(mergeOf(merged, { at: 1, name: 'a' }, { at: 2, name: 'b' }, NOW).name).toBe('nobody');
});
