import fc from 'fast-check';
import { expect, it } from 'vitest';
import { optionOrder, shuffle } from '../../../../templates/islands/model/shuffle.ts';
import { question } from '../bank.ts';

const seed = fc.integer({ min: 0, max: 0xffffffff });

it('a shuffle is a permutation and is reproducible', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { maxLength: 60 }), seed, (items, s) => {
      const shuffled = shuffle(items, s);
      expect([...shuffled].sort()).toEqual([...items].sort());
      expect(shuffle(items, s)).toEqual(shuffled);
    }),
  );
});

it('seed 0 keeps the order of the bank', () => {
  expect(shuffle([3, 1, 2], 0)).toEqual([3, 1, 2]);
  expect(optionOrder(0, question(1))).toEqual([0, 1, 2, 3]);
});

it('ordered options keep their order, and shuffled ones contain every option once', () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 1, max: 500 }), fc.boolean(), (s, n, ordered) => {
      const order = optionOrder(s, question(n, { ordered }));
      expect([...order].sort()).toEqual([0, 1, 2, 3]);
      if (ordered) expect(order).toEqual([0, 1, 2, 3]);
    }),
  );
});

it('puts an option at each place about equally often', () => {
  const places = Array.from({ length: 4000 }, (_, i) => optionOrder(i + 1, question(1)).indexOf(0));
  for (const count of [0, 1, 2, 3].map((place) => places.filter((other) => other === place).length))
    expect(Math.abs(count - 1000)).toBeLessThan(150);
});
