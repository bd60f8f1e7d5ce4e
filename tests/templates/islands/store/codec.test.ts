import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { EMPTY_LEARNING } from '../../../../templates/islands/model/learning/types.ts';
import { EMPTY_PROGRESS } from '../../../../templates/islands/model/progress.ts';
import {
  type Codec,
  listCodec,
  rankedRecordCodec,
  recordCodec,
  tupleCodec,
} from '../../../../templates/islands/store/codec.ts';
import { backupCodec } from '../../../../templates/islands/store/export-file.ts';
import {
  COUNT_CODEC,
  FLAG_CODEC,
  NAME_CODEC,
} from '../../../../templates/islands/store/field-codecs.ts';
import { PRACTICE_AND_PLAN_CODEC } from '../../../../templates/islands/store/import.ts';
import { LINK_UNDO } from '../../../../templates/islands/store/link-changes.ts';
import { mergeStoredValues as mergeOf } from '../../../../templates/islands/store/merge.ts';
import { OUTINGS } from '../../../../templates/islands/store/outings.ts';
import { LEARNING_CODEC } from '../../../../templates/islands/store/plan.ts';
import { LEARNING_VERSION, PRACTICE_CODEC } from '../../../../templates/islands/store/practice.ts';
import { CORRUPT_KEY } from '../../../../templates/islands/store/registry.ts';
import {
  openStoredValue,
  parseStoredValue,
  serializeStoredValue,
} from '../../../../templates/islands/store/stored.ts';
import { TICKED_PAPERS } from '../../../../templates/islands/store/ticks.ts';
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
  of('papers', TICKED_PAPERS.codec, TICKED_PAPERS.empty, anyTicks),
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
        expect(parseStoredValue(thing, serializeStoredValue(thing, value))).toEqual({
          state: 'ok',
          value,
        });
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
        expect(parseStoredValue(thing, serializeStoredValue(thing, ab))).toEqual({
          state: 'ok',
          value: ab,
        });
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
        const whole = { whole: JSON.parse(serializeStoredValue(thing, value)) };
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
        const store = openStoredValue(thing, storage);
        const value = store.read();
        store.update((here) => here);
        if (store.trouble() === 'newer') {
          expect(values.get(thing.key)).toBe(text);
          return;
        }
        const kept = parseStoredValue(
          thing,
          values.get(thing.key) ?? serializeStoredValue(thing, thing.empty),
        );
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
  expect(serializeStoredValue(thing, progress)).toBe(
    serializeStoredValue(thing, { ...progress, log: [] }),
  );
  expect(packed).toBe(1);
});

describe('a field of the next version', () => {
  type First = { name: string };
  type Second = First & { isNew: boolean; note?: string };
  const first = recordCodec<First>({ name: { is: NAME_CODEC } });
  const second = recordCodec<Second>({
    name: { is: NAME_CODEC },
    isNew: { is: FLAG_CODEC, since: 2, instead: true },
    note: { is: NAME_CODEC, isOptional: true, since: 2 },
  });
  const listed = <T>(codec: Codec<T>) => ({
    codec: recordCodec<{ list: readonly T[] }>({ list: { is: listCodec(codec) } }),
    empty: { list: [] as readonly T[] },
  });

  it('raises the version of data that contains it, and has a default in older data', () => {
    const old = serializeStoredValue(listed(first), { list: [{ name: 'a' }] });
    expect(JSON.parse(old)).toEqual({ version: 1, list: [{ name: 'a' }] });
    const value = { list: [{ name: 'a', isNew: true }] };
    expect(parseStoredValue(listed(second), old)).toEqual({ state: 'ok', value });
    expect(JSON.parse(serializeStoredValue(listed(second), value))).toEqual({
      version: 2,
      ...value,
    });
  });

  it('gets its default in older data at the end of a tuple, too', () => {
    const pair = tupleCodec(
      recordCodec<Second>({
        name: { is: NAME_CODEC },
        isNew: { is: FLAG_CODEC, since: 2, instead: false },
        note: { is: NAME_CODEC, isOptional: true, since: 3 },
      }),
    );
    const old = serializeStoredValue(
      listed(tupleCodec(recordCodec<First>({ name: { is: NAME_CODEC } }))),
      {
        list: [{ name: 'a' }],
      },
    );
    expect(pair.version).toBe(3);
    expect(parseStoredValue(listed(pair), old)).toEqual({
      state: 'ok',
      value: { list: [{ name: 'a', isNew: false }] },
    });
  });

  it('is not overwritten by the previous release', () => {
    const text = serializeStoredValue(listed(second), { list: [{ name: 'a', isNew: false }] });
    expect(parseStoredValue(listed(first), text)).toEqual({ state: 'newer' });
    const { values, storage } = device();
    values.set('key', text);
    const store = openStoredValue({ key: 'key', ...listed(first) }, storage);
    store.update(() => ({ list: [{ name: 'b' }] }));
    expect(store.trouble()).toBe('newer');
    expect([...values]).toEqual([['key', text]]);
  });

  it('does not compile without a row, or without its default for older data', () => {
    recordCodec<Second>({
      name: { is: NAME_CODEC },
      note: { is: NAME_CODEC, isOptional: true },
      // @ts-expect-error: it has no default for text of an older version.
      isNew: { is: FLAG_CODEC, since: 2 },
    });
    // @ts-expect-error: `isNew` has no row.
    recordCodec<Second>({ name: { is: NAME_CODEC }, note: { is: NAME_CODEC, isOptional: true } });
    // @ts-expect-error: `note` may be absent, and its row does not say so.
    recordCodec<Pick<Second, 'note'>>({ note: { is: NAME_CODEC } });
    // @ts-expect-error: a flag is not a name.
    recordCodec<First>({ name: { is: FLAG_CODEC } });
  });
});

test('the types reject a field merge in a record that is merged as a whole', () => {
  type Two = { at: number; name: string };
  const rows = { at: { is: COUNT_CODEC }, name: { is: NAME_CODEC, merge: () => 'nobody' } };
  // @ts-expect-error: that merge would never be called
  const whole = rankedRecordCodec<Two>(rows, { rank: ({ at }) => [at] });
  expect(mergeOf(whole, { at: 1, name: 'a' }, { at: 2, name: 'b' }, NOW).name).toBe('b');
  // Without a rank the merge of the row is used.
  const merged = recordCodec<Two>(rows);
  expect(mergeOf(merged, { at: 1, name: 'a' }, { at: 2, name: 'b' }, NOW).name).toBe('nobody');
});
